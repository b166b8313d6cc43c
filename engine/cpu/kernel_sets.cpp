// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/kernel_sets.h"

#include <vector>

namespace tessera::cpu {

std::span<const Kernels* const> kernelSets()
{
    static const std::vector<const Kernels*> sets = [] {
        std::vector<const Kernels*> found;
#ifdef __x86_64__
        const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
        const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
            && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
        if (avx2 && avx512)
            found.push_back(&kAvx512Kernels);
        if (avx2)
            found.push_back(&kAvx2Kernels);
#endif
        found.push_back(&kPlainKernels);
        return found;
    }();
    return sets;
}

} // namespace tessera::cpu
