// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/kernel_sets.h"

#include <vector>

namespace tessera::cpu {

std::span<const Kernels> kernelSets()
{
    static const std::vector<Kernels> sets = [] {
        std::vector<Kernels> found;
#ifdef __x86_64__
        const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
        const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
            && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
        if (avx2 && avx512)
            found.push_back(avx512Kernels());
        if (avx2)
            found.push_back(avx2Kernels());
#endif
        found.push_back(plainKernels());
        return found;
    }();
    return sets;
}

} // namespace tessera::cpu
