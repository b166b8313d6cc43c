// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"

namespace tessera::cpu {

// Each is compiled for its instruction set alone (cpu_features.h), where the build has it; ask kernelSets() for those
// that this processor runs.
Kernels plainKernels();
Kernels avx2Kernels();
Kernels avx512Kernels();

} // namespace tessera::cpu
