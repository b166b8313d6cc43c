// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernel_sets.h"
#include "engine/compute/cpu/sets/streaming.h"

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#ifdef __x86_64__
#include <immintrin.h>

// From here on only, as in kernels_avx2.cpp.
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx2,f16c"))),       \
                             apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx2,f16c,prefer-vector-width=512")
#endif
#define TESSERA_AVX2
#define TESSERA_AVX512

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

using Floats = __m512;
constexpr unsigned kLanes = 16;
constexpr __mmask16 kAll = 0xffff;

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

inline Floats add(Floats a, Floats b)
{
    return _mm512_add_ps(a, b);
}

inline Floats broadcast(float value)
{
    return _mm512_set1_ps(value);
}

template <DataType type> inline Floats load(const std::byte* at)
{
    if constexpr (type == DataType::Float32)
        return loadFloats(at);
    else if constexpr (type == DataType::Float16)
        return _mm512_maskz_cvtph_ps(kAll, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at)));
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    return _mm512_maskz_cvtepi32_ps(kAll,
                                    type == DataType::UInt8 ? _mm512_maskz_cvtepu8_epi32(kAll, bytes)
                                                            : _mm512_maskz_cvtepi8_epi32(kAll, bytes));
}

inline __m256i halvesOf(Floats value)
{
    return _mm512_maskz_cvtps_ph(kAll, value, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

inline void storeHalves(Floats value, std::byte* at)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), halvesOf(value));
}

// Toward zero, clamped; of sums of bytes, which are far from what 32 bits cannot hold.
template <DataType type> inline __m128i bytesOf(Floats value)
{
    const __m512i integers = _mm512_maskz_cvttps_epi32(kAll, value);
    return type == DataType::Int8
        ? _mm512_maskz_cvtsepi32_epi8(kAll, integers)
        : _mm512_maskz_cvtusepi32_epi8(kAll, _mm512_maskz_max_epi32(kAll, integers, _mm512_setzero_si512()));
}

template <DataType type> inline void store(Floats value, std::byte* at)
{
    if constexpr (type == DataType::Float32)
        storeFloats(value, at);
    else if constexpr (type == DataType::Float16)
        storeHalves(value, at);
    else
        _mm_storeu_si128(reinterpret_cast<__m128i*>(at), bytesOf<type>(value));
}

template <DataType type> inline void stream(Floats value, std::byte* at)
{
    if constexpr (type == DataType::Float32)
        _mm512_stream_ps(reinterpret_cast<float*>(at), value);
    else if constexpr (type == DataType::Float16)
        _mm256_stream_si256(reinterpret_cast<__m256i*>(at), halvesOf(value));
    else
        _mm_stream_si128(reinterpret_cast<__m128i*>(at), bytesOf<type>(value));
}

struct Indices {
    __m512i lanes;
    __mmask16 pairs; // lanes whose bands have two weights
};

inline Indices indices(const uint8_t* index)
{
    // with a mask of all lanes, for g++ 12 warns of the undefined register in the forms without one
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(index));
    const __mmask16 singles = _mm_movepi8_mask(bytes); // kSingle is a byte's sign
    return {_mm512_maskz_cvtepu8_epi32(kAll, bytes), static_cast<__mmask16>(~singles)};
}

inline Indices following(Indices index)
{
    return {_mm512_add_epi32(index.lanes, _mm512_set1_epi32(1)), index.pairs};
}

template <unsigned vectors> inline Floats fromWindow(Floats low, Floats high, Indices index)
{
    return vectors == 1 ? _mm512_maskz_permutexvar_ps(kAll, index.lanes, low)
                        : _mm512_permutex2var_ps(low, index.lanes, high);
}

inline Floats addUnlessSingle(Floats a, Floats b, Indices index)
{
    return _mm512_mask_add_ps(a, index.pairs, a, b);
}

#include "engine/compute/cpu/sets/row_kernels.inc"

#include "engine/compute/cpu/sets/window_kernels.inc"

#include "engine/compute/cpu/sets/fixed_kernels.inc"

#include "engine/compute/cpu/sets/halve_kernels.inc"

#include "engine/compute/cpu/sets/double_kernels.inc"

#include "engine/compute/cpu/sets/kernel_table.inc"
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
