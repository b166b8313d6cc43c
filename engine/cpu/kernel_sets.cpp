// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/kernel_sets.h"

#include <vector>

namespace tessera::cpu {

std::span<const Kernels* const> kernelSets()
{
    static const std::vector<const Kernels*> sets = [] {
        std::vector<const Kernels*> found;
#ifdef __x86_64__
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c"))
            found.push_back(&kAvx2Kernels);
#endif
        found.push_back(&kPlainKernels);
        return found;
    }();
    return sets;
}

} // namespace tessera::cpu
