// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/cache.h"
#include "engine/cpu/kernel_sets.h"

#include <cstring>
#include <type_traits>
#include <utility>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace tessera::cpu {
namespace {
#include "engine/cpu/stream_kernels.inc"

#include "engine/cpu/shuffle_kernels.inc"

#include "engine/cpu/copy_kernels.inc"

#include "engine/cpu/transpose_kernels.inc"

#include "engine/cpu/general_kernels.inc"

#include "engine/cpu/row_kernels.inc"

#include "engine/cpu/kernel_table.inc"
} // namespace

Kernels plainKernels()
{
    return kernelTable("plain", 0, nullptr, nullptr);
}

} // namespace tessera::cpu
