// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/kernels.h"

namespace tessera::cpu {

// Each is compiled for its instruction set alone; ask kernelSets() for those that this processor runs.
Kernels plainKernels();
#ifdef __x86_64__
Kernels avx2Kernels(); // with F16C
Kernels avx512Kernels(); // with BW, DQ, VL and VBMI
#endif

} // namespace tessera::cpu
