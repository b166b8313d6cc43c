// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifdef __x86_64__
#include <cpuid.h>
#endif

// Which instructions this processor runs. The build compiles this file before all others, so it includes none of ours.

namespace tessera::cpu {

#ifdef __x86_64__
inline bool runsAvx2() // with F16C
{
    // clang 14's __builtin_cpu_supports does not know F16C.
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    const bool hasF16c = __get_cpuid(1, &eax, &ebx, &ecx, &edx) != 0 && (ecx & bit_F16C) != 0;
    return hasF16c && __builtin_cpu_supports("avx2");
}

inline bool runsAvx512() // with BW, DQ, VL and VBMI
{
    return runsAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512vbmi");
}
#else
inline bool runsAvx2()
{
    return false;
}
inline bool runsAvx512()
{
    return false;
}
#endif

} // namespace tessera::cpu
