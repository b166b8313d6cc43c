// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/kernels.h"

namespace tessera::cpu {

extern const Kernels kPlainKernels;
#ifdef __x86_64__
extern const Kernels kAvx2Kernels; // with F16C
extern const Kernels kAvx512Kernels; // with BW, DQ and VL
#endif

} // namespace tessera::cpu
