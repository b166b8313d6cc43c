// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/compute/cpu/slices.h"
#include "engine/core/plan/plan.h"

namespace tessera::cpu {

// Executes a plan's work from `in` to `out` with the loops of `kernels`, in slices.

void execute(const StridedCopy& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices);

// type: any where the work copies, else FLOAT32, FLOAT16, INT8 or UINT8.
void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices);

} // namespace tessera::cpu
