// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernel_sets.h"
#include "engine/compute/cpu/sets/streaming.h"

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace tessera::cpu {
namespace {
#include "engine/compute/cpu/sets/stream_kernels.inc"

#include "engine/compute/cpu/sets/shuffle_kernels.inc"

#include "engine/compute/cpu/sets/copy_kernels.inc"

#include "engine/compute/cpu/sets/interleave_kernels.inc"

#include "engine/compute/cpu/sets/deinterleave_kernels.inc"

#include "engine/compute/cpu/sets/regroup_kernels.inc"

#include "engine/compute/cpu/sets/repeat_kernels.inc"

#include "engine/compute/cpu/sets/transpose_kernels.inc"

#include "engine/compute/cpu/sets/general_kernels.inc"

#include "engine/compute/cpu/sets/element_kernels.inc"

typedef float Floats __attribute__((vector_size(16)));
constexpr unsigned kLanes = 4;

inline Floats loadFloats(const void* at)
{
    return loadVector<Floats>(at);
}

inline void storeFloats(Floats value, void* at)
{
    storeVector(at, value);
}

inline Floats multiply(Floats a, Floats b)
{
    return a * b;
}

inline Floats add(Floats a, Floats b)
{
    return a + b;
}

inline Floats broadcast(float value)
{
    return Floats{value, value, value, value};
}

template <DataType type> inline Floats load(const std::byte* at)
{
    if constexpr (type == DataType::Float32)
        return loadFloats(at);
    Floats value;
    for (unsigned i = 0; i < kLanes; ++i)
        value[i] = elementOf<type>(at, i);
    return value;
}

inline void storeHalves(Floats value, std::byte* at)
{
    for (unsigned i = 0; i < kLanes; ++i)
        storeVector(at + i * sizeof(uint16_t), narrowHalf(value[i]));
}

#include "engine/compute/cpu/sets/row_kernels.inc"

#include "engine/compute/cpu/sets/fixed_kernels.inc"

#include "engine/compute/cpu/sets/halve_kernels.inc"

#include "engine/compute/cpu/sets/double_kernels.inc"

#include "engine/compute/cpu/sets/kernel_table.inc"
} // namespace

Kernels plainKernels()
{
    return kernelTable("plain", 0, nullptr, nullptr);
}

} // namespace tessera::cpu
