// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernel_sets.h"
#include "engine/compute/cpu/sets/streaming.h"

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

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

inline Floats add(Floats a, Floats b)
{
    return _mm256_add_ps(a, b);
}

inline Floats broadcast(float value)
{
    return _mm256_set1_ps(value);
}

template <DataType type> inline Floats load(const std::byte* at)
{
    if constexpr (type == DataType::Float32)
        return loadFloats(at);
    else if constexpr (type == DataType::Float16)
        return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(at)));
    const __m128i bytes = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(at));
    return _mm256_cvtepi32_ps(type == DataType::UInt8 ? _mm256_cvtepu8_epi32(bytes) : _mm256_cvtepi8_epi32(bytes));
}

inline __m128i halvesOf(Floats value)
{
    return _mm256_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

inline void storeHalves(Floats value, std::byte* at)
{
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), halvesOf(value));
}

// In the low half.
template <DataType type> inline __m128i bytesOf(Floats value)
{
    const __m256i integers =
        truncatedToIntegers<type == DataType::Int8>(value, broadcast(type == DataType::Int8 ? 127 : 255));
    const __m128i words = _mm_packs_epi32(_mm256_castsi256_si128(integers), _mm256_extracti128_si256(integers, 1));
    return type == DataType::Int8 ? _mm_packs_epi16(words, words) : _mm_packus_epi16(words, words);
}

template <DataType type> inline void store(Floats value, std::byte* at)
{
    if constexpr (type == DataType::Float32)
        storeFloats(value, at);
    else if constexpr (type == DataType::Float16)
        storeHalves(value, at);
    else
        _mm_storel_epi64(reinterpret_cast<__m128i*>(at), bytesOf<type>(value));
}

template <DataType type> inline void stream(Floats value, std::byte* at)
{
    if constexpr (type == DataType::Float32)
        _mm256_stream_ps(reinterpret_cast<float*>(at), value);
    else if constexpr (type == DataType::Float16)
        _mm_stream_si128(reinterpret_cast<__m128i*>(at), halvesOf(value));
    else
        _mm_stream_si64(reinterpret_cast<long long*>(at), _mm_cvtsi128_si64(bytesOf<type>(value)));
}

using Indices = __m256i;

inline Indices indices(const uint8_t* index)
{
    return _mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(index)));
}

inline Indices following(Indices index)
{
    return _mm256_add_epi32(index, _mm256_set1_epi32(1));
}

template <unsigned vectors> inline Floats fromWindow(Floats low, Floats high, Indices index)
{
    const Floats lower = _mm256_permutevar8x32_ps(low, index);
    if constexpr (vectors == 1)
        return lower;
    const Floats upper = _mm256_permutevar8x32_ps(high, index);
    return _mm256_blendv_ps(lower, upper, _mm256_castsi256_ps(_mm256_slli_epi32(index, 28))); // bit 3 becomes the sign
}

inline Floats addUnlessSingle(Floats a, Floats b, Indices index)
{
    return _mm256_blendv_ps(_mm256_add_ps(a, b), a, _mm256_castsi256_ps(index)); // kSingle is the sign
}

#include "engine/compute/cpu/sets/row_kernels.inc"

#include "engine/compute/cpu/sets/window_kernels.inc"

#include "engine/compute/cpu/sets/fixed_kernels.inc"

#include "engine/compute/cpu/sets/halve_kernels.inc"

#include "engine/compute/cpu/sets/double_kernels.inc"

#include "engine/compute/cpu/sets/kernel_table.inc"
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
