// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/kernel_sets.h"

#include <cstring>

namespace tessera::cpu {
namespace {
#include "engine/cpu/copy_kernels.inc"

#include "engine/cpu/row_kernels.inc"
} // namespace

const Kernels kPlainKernels = {.name = "plain",
                               .copy = copy,
                               .pick = pick,
                               .widen = widen,
                               .narrow = narrow,
                               .combine = combine,
                               .bands = bands,
                               .lanes = 0,
                               .windows = nullptr,
                               .pickWindows = nullptr};

} // namespace tessera::cpu
