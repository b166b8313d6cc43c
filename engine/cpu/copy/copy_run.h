// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/copy/copy_choice.h"

namespace tessera::cpu {

// A copy by one kernel. A unit of work is a row of the kernel. A long row is several units.
class CopyRun {
public:
    CopyRun(const NormalCopy& copy, bool nonTemporal, const Kernels& kernels);

    uint64_t units() const { return m_units; }
    uint64_t unitBytes() const { return m_unitBytes; } // of output
    // Copies the units [begin, end). inEnd: the end of the readable memory.
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out) const { run(in, inEnd, out, 0, m_units); }

private:
    CopyChoice m_choice;
    const Kernels& m_kernels;
    uint32_t m_elementBytes;
    uint64_t m_units, m_unitBytes = 0;
    uint64_t m_partWidth = 0, m_parts = 0; // of x
};

} // namespace tessera::cpu
