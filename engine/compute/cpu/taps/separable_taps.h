// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/threads/slices.h"
#include "engine/core/plan/plan.h"

namespace tessera::cpu {

// type: any where the work copies, else FLOAT32, FLOAT16, INT8 or UINT8.
void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices);

} // namespace tessera::cpu
