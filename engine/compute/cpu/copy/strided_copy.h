// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/threads/slices.h"
#include "engine/core/plan/plan.h"

namespace tessera::cpu {

void execute(const StridedCopy& work, uint32_t elementBytes, const std::byte* in, std::byte* out,
             const Kernels& kernels, const Slices& slices);

} // namespace tessera::cpu
