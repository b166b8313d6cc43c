// SPDX-License-Identifier: Apache-2.0
// Push constants, as text for both C++ and GLSL: a struct that is said once cannot disagree. At most 128 bytes each,
// which every Vulkan device has. Offsets and strides are elements of the bound buffers; outputs are dense.
#ifndef TESSERA_KERNEL_PARAMS_H
#define TESSERA_KERNEL_PARAMS_H

#ifdef __cplusplus
#include <cstdint>
namespace tessera::vulkan {
using uint = uint32_t;
#endif

// Invocations of a workgroup; each writes one vector of 16 bytes.
const uint kWorkgroup = 64;

struct StridedCopyParams {
    uint sizes[6]; // slowest first, as the output lies in memory
    uint inStrides[6];
    uint inBase; // the element that index 0 reads
    uint count; // elements to write
};

const uint kMostPlanes = 8;

// A tile is an access to each plane (of a set) where they are apart, and as many words where they alternate. Offsets and
// strides of each side are counted in its accesses.
struct InterleaveParams {
    uint sizes[4]; // the outer loops, fastest first
    uint inStrides[4];
    uint outStrides[4];
    uint inRowStride; // the loop over rows
    uint outRowStride;
    uint planeStride; // on the side where they are apart
    uint inBase;
    uint tiles; // of a row
    uint rows;
    uint stretch; // tiles of a workgroup
    uint stretches; // for all rows
    uint ones; // all bits
};

// Axes in the order N, C, H, W, which is that of the reduction. The table holds words; row starts begin at 0.
struct SeparableTapsParams {
    uint outSizes[4];
    uint outStrides[4]; // dense, in the output's memory order
    uint inStrides[4];
    uint first[4]; // words of the table: each output's first input
    uint rowStart[4]; // … where its weights begin and end
    uint weights[4]; // … and float32 bits
    uint inBase;
    uint count;
};

struct PartialSumsParams {
    uint count; // positions, each with an input of every tap: tap 0's first
    uint taps;
    uint begins; // 1: there are no sums so far
};

#ifdef __cplusplus
} // namespace tessera::vulkan
#endif

#endif
