// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cache.h"
#include "engine/cpu/kernel_sets.h"

#include <cstring>

#ifdef __x86_64__
#include <immintrin.h>

// From here on only, as in kernels_avx2.cpp.
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,f16c"))),                  \
                             apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,f16c")
#endif
#define TESSERA_AVX2

namespace tessera::cpu {
namespace {
#include "engine/cpu/stream_kernels.inc"

#include "engine/cpu/copy_kernels.inc"

#include "engine/cpu/row_kernels.inc"

using Floats = __m512;
constexpr unsigned kLanes = 16;

inline Floats loadFloats(const void* at)
{
    return _mm512_loadu_ps(at);
}

inline void storeFloats(Floats value, void* at)
{
    _mm512_storeu_ps(at, value);
}

inline Floats multiply(Floats a, Floats b)
{
    return _mm512_mul_ps(a, b);
}

inline __m128i indexBytes(const uint8_t* index)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(index));
}

template <unsigned vectors> inline Floats fromWindow(Floats low, Floats high, const uint8_t* index)
{
    // with a mask of all lanes, for g++ 12 warns of the undefined register in the forms without one
    constexpr __mmask16 kAll = 0xffff;
    const __m512i lanes = _mm512_maskz_cvtepu8_epi32(kAll, indexBytes(index));
    return vectors == 1 ? _mm512_maskz_permutexvar_ps(kAll, lanes, low) : _mm512_permutex2var_ps(low, lanes, high);
}

inline Floats addUnlessSingle(Floats a, Floats b, const uint8_t* index)
{
    const __mmask16 single = _mm_movepi8_mask(indexBytes(index)); // kSingle is a byte's sign
    return _mm512_mask_add_ps(a, static_cast<__mmask16>(~single), a, b);
}

#include "engine/cpu/window_kernels.inc"

#include "engine/cpu/kernel_table.inc"
} // namespace

Kernels avx512Kernels()
{
    return kernelTable("AVX-512", kLanes, windows, pickWindows);
}

} // namespace tessera::cpu
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
