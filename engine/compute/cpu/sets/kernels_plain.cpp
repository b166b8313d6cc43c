// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace tessera::cpu {
namespace {
#include "engine/compute/cpu/sets/all_kernels.inc"
} // namespace

Kernels plainKernels()
{
    return kernelTable("plain");
}

} // namespace tessera::cpu
