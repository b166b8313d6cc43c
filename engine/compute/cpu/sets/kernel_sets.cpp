// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/sets/kernels.h"

#include "engine/compute/cpu/sets/cpu_features.h"

#include <vector>

namespace tessera::cpu {

std::span<const Kernels> kernelSets()
{
    static const std::vector<Kernels> sets = [] {
        std::vector<Kernels> found;
#if defined __x86_64__ && !defined TESSERA_WITHOUT_AVX512
        if (runsAvx512())
            found.push_back(avx512Kernels());
#endif
#if defined __x86_64__ && !defined TESSERA_WITHOUT_AVX2
        if (runsAvx2())
            found.push_back(avx2Kernels());
#endif
#ifndef TESSERA_WITHOUT_PLAIN
        found.push_back(plainKernels());
#endif
        return found;
    }();
    return sets;
}

} // namespace tessera::cpu
