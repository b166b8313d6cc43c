// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/sets/kernel_sets.h"

#include <vector>

#ifdef __x86_64__
#include <cpuid.h>
#endif

namespace tessera::cpu {
namespace {

#ifdef __x86_64__
// clang 14's __builtin_cpu_supports does not know this feature.
bool hasF16c()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) != 0 && (ecx & bit_F16C) != 0;
}
#endif

} // namespace

std::span<const Kernels> kernelSets()
{
    static const std::vector<Kernels> sets = [] {
        std::vector<Kernels> found;
#ifdef __x86_64__
        const bool avx2 = __builtin_cpu_supports("avx2") && hasF16c();
        const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
            && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
            && __builtin_cpu_supports("avx512vbmi");
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
