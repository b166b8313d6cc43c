/* SPDX-License-Identifier: Apache-2.0 */
/* What a shared library offers so that Tessera can call it as an engine: `--engine lib:./libmine.so`.
 *
 * C99 and C++. A library exports tessera_engine_abi and tessera_engine_run, and may export tessera_engine_describe. It
 * links nothing of Tessera. It is called in a process of its own, by one thread, one call after the other. Nothing is
 * allocated on one side and freed on the other; pointers are valid until the call returns.
 *
 * Every structure begins with its size in bytes, as the caller knows it. A later version only appends members: read
 * none that lies beyond `size`. */
#ifndef TESSERA_ENGINE_H
#define TESSERA_ENGINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TESSERA_ENGINE_ABI 1u

#if defined(_WIN32)
#define TESSERA_ENGINE_EXPORT __declspec(dllexport)
#else
#define TESSERA_ENGINE_EXPORT __attribute__((visibility("default")))
#endif

/* What tessera_engine_run returns; any other value: it failed. */
#define TESSERA_ENGINE_RAN 0
#define TESSERA_ENGINE_UNSUPPORTED 77

/* DML_TENSOR_DATA_TYPE */
enum tessera_engine_data_type {
    TESSERA_ENGINE_FLOAT32 = 1,
    TESSERA_ENGINE_FLOAT16 = 2,
    TESSERA_ENGINE_UINT32 = 3,
    TESSERA_ENGINE_UINT16 = 4,
    TESSERA_ENGINE_UINT8 = 5,
    TESSERA_ENGINE_INT32 = 6,
    TESSERA_ENGINE_INT16 = 7,
    TESSERA_ENGINE_INT8 = 8,
    TESSERA_ENGINE_FLOAT64 = 9,
    TESSERA_ENGINE_UINT64 = 10,
    TESSERA_ENGINE_INT64 = 11
};

/* DML_DEPTH_SPACE_ORDER, DML_INTERPOLATION_MODE, DML_AXIS_DIRECTION */
enum tessera_engine_order { TESSERA_ENGINE_DEPTH_COLUMN_ROW = 0, TESSERA_ENGINE_COLUMN_ROW_DEPTH = 1 };
enum tessera_engine_mode { TESSERA_ENGINE_NEAREST_NEIGHBOR = 0, TESSERA_ENGINE_LINEAR = 1 };
/* The filters of antialiased: DirectML's own, which halves below a scale of 1/2, or ONNX's stretched triangle. */
enum tessera_engine_antialias_filter { TESSERA_ENGINE_HALVING = 0, TESSERA_ENGINE_TRIANGLE = 1 };
enum tessera_engine_direction { TESSERA_ENGINE_INCREASING = 0, TESSERA_ENGINE_DECREASING = 1 };

/* A tensor, padded in front to four dimensions: N, C, H, W. */
typedef struct tessera_engine_tensor {
    uint32_t size;
    uint32_t data_type; /* tessera_engine_data_type */
    uint32_t rank; /* that the case has: 1 to 4 */
    uint32_t sizes[4]; /* in elements */
    uint32_t strides[4]; /* in elements; 0: of an axis that repeats, or that was padded */
    uint64_t bytes; /* the size of the buffer, which begins at a multiple of 16 */
} tessera_engine_tensor;

/* A case. Members that its operator does not have are what it is defined by: RESAMPLE has offsets of 0.5 and -0.5. */
typedef struct tessera_engine_case {
    uint32_t size;
    uint32_t block_size; /* 0: the operator has none */
    const char* op; /* "DEPTH_TO_SPACE1" */
    const char* line; /* the case as one line: the arguments of `tessera run` */
    const tessera_engine_tensor* input;
    const tessera_engine_tensor* output;
    uint32_t order; /* tessera_engine_order */
    uint32_t mode; /* tessera_engine_mode */
    uint32_t direction; /* tessera_engine_direction */
    uint32_t antialiased; /* 0 or 1 */
    uint32_t is_gradient; /* 1: the input tensor is the gradient of the forward operator's output: its offsets are
                             those that the forward operator has for its output */
    uint32_t has_direction; /* 0: nearest rounds ties up */
    float scales[4]; /* padded in front by 1 */
    float input_pixel_offsets[4]; /* padded in front by 0.5, of a gradient by -0.5 */
    float output_pixel_offsets[4]; /* padded in front by -0.5, of a gradient by 0.5 */
    uint32_t antialias_filter; /* tessera_engine_antialias_filter; 0 without antialiased */
} tessera_engine_case;

typedef struct tessera_engine_call {
    uint32_t size;
    uint32_t message_bytes; /* the size of the buffer below */
    const tessera_engine_case* c;
    const void* input; /* to read only */
    void* output; /* write the elements, and nothing between them */
    char* message; /* where the reason goes, with a 0 at its end, when the call returns something else than RAN */
} tessera_engine_call;

typedef struct tessera_engine_info {
    uint32_t size;
    uint32_t text_bytes; /* the size of each of the buffers below, which hold 0 */
    char* name;
    char* version;
    char* device;
} tessera_engine_info;

/* TESSERA_ENGINE_ABI, as the library was compiled with. */
TESSERA_ENGINE_EXPORT uint32_t tessera_engine_abi(void);
TESSERA_ENGINE_EXPORT int32_t tessera_engine_run(const tessera_engine_call* call);
/* Optional. */
TESSERA_ENGINE_EXPORT void tessera_engine_describe(const tessera_engine_info* info);

#ifdef __cplusplus
}
#endif

#endif
