// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#ifdef __x86_64__
#include <immintrin.h>

// The target holds only from here on, and nothing below uses the library's templates. An inline function of a header
// must run on any processor, because the linker may keep any of its copies.
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,f16c"))), apply_to = function)
#else
#pragma GCC target("avx2,f16c")
#endif
#define TESSERA_AVX2

namespace tessera::cpu {
namespace {
#include "engine/compute/cpu/sets/all_kernels.inc"
} // namespace

Kernels avx2Kernels()
{
    return kernelTable("AVX2");
}

} // namespace tessera::cpu
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
