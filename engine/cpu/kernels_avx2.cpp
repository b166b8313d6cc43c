// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cache.h"
#include "engine/cpu/kernel_sets.h"

#include <cstring>

#ifdef __x86_64__
#include <immintrin.h>

// Only from here on, and nothing of the library's templates below: an inline function of a header must stay fit for any
// processor, whichever of its copies the linker keeps.
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,f16c"))), apply_to = function)
#else
#pragma GCC target("avx2,f16c")
#endif
#define TESSERA_AVX2

namespace tessera::cpu {
namespace {
#include "engine/cpu/stream_kernels.inc"

#include "engine/cpu/copy_kernels.inc"

#include "engine/cpu/row_kernels.inc"

using Floats = __m256;
constexpr unsigned kLanes = 8;

inline Floats loadFloats(const void* at)
{
    return _mm256_castsi256_ps(_mm256_loadu_si256(static_cast<const __m256i*>(at)));
}

inline void storeFloats(Floats value, void* at)
{
    _mm256_storeu_si256(static_cast<__m256i*>(at), _mm256_castps_si256(value));
}

inline Floats multiply(Floats a, Floats b)
{
    return _mm256_mul_ps(a, b);
}

inline __m256i indices(const uint8_t* index)
{
    return _mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(index)));
}

template <unsigned vectors> inline Floats fromWindow(Floats low, Floats high, const uint8_t* index)
{
    const __m256i lanes = indices(index);
    const Floats lower = _mm256_permutevar8x32_ps(low, lanes);
    if constexpr (vectors == 1)
        return lower;
    const Floats upper = _mm256_permutevar8x32_ps(high, lanes);
    return _mm256_blendv_ps(lower, upper, _mm256_castsi256_ps(_mm256_slli_epi32(lanes, 28))); // bit 3 becomes the sign
}

inline Floats addUnlessSingle(Floats a, Floats b, const uint8_t* index)
{
    return _mm256_blendv_ps(_mm256_add_ps(a, b), a, _mm256_castsi256_ps(indices(index))); // kSingle is the sign
}

#include "engine/cpu/window_kernels.inc"

#include "engine/cpu/kernel_table.inc"
} // namespace

Kernels avx2Kernels()
{
    return kernelTable("AVX2", kLanes, windows, pickWindows);
}

} // namespace tessera::cpu
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
