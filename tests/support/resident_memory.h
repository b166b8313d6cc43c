// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <fstream>
#include <string>

namespace tessera {

// A figure of /proc/self/status in bytes: VmRSS is what is resident, VmHWM the most since forgetPeak().
inline uint64_t residentBytes(const std::string& figure)
{
    std::ifstream status("/proc/self/status");
    for (std::string name; status >> name; status.ignore(1 << 16, '\n'))
        if (uint64_t kibibytes = 0; name == figure + ":" && status >> kibibytes)
            return kibibytes * 1024;
    return 0;
}

inline void forgetPeak()
{
    std::ofstream("/proc/self/clear_refs") << 5;
}

} // namespace tessera
