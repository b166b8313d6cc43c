// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

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
#include "engine/compute/cpu/sets/all_kernels.inc"
} // namespace

Kernels avx512Kernels()
{
    return kernelTable("AVX-512");
}

} // namespace tessera::cpu
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
