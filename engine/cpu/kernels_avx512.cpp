// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/kernel_sets.h"

#include <cstring>

#ifdef __x86_64__
#include <immintrin.h>

// Only from here on, and nothing of the library's templates below: an inline function of a header must stay fit for any
// processor, whichever of its copies the linker keeps.
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,f16c")
#define TESSERA_AVX2

namespace tessera::cpu {
namespace {
#include "engine/cpu/copy_kernels.inc"

#include "engine/cpu/row_kernels.inc"

#include "engine/cpu/window_kernels_avx512.inc"
} // namespace

const Kernels kAvx512Kernels = {.name = "AVX-512",
                                .copy = copy,
                                .pick = pick,
                                .widen = widen,
                                .narrow = narrow,
                                .combine = combine,
                                .bands = bands,
                                .lanes = 16,
                                .windows = windows,
                                .pickWindows = pickWindows};

} // namespace tessera::cpu
#endif
