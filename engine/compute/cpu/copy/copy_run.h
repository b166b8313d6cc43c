// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/copy/copy_choice.h"

namespace tessera::cpu {

// A copy by one kernel. Its unit of work is a row of the kernel or, where rows are long, a part of one.
class CopyRun {
public:
    CopyRun(const NormalCopy& copy, bool streams, const Kernels& kernels);

    uint64_t units() const { return m_units; }
    uint64_t unitBytes() const { return m_unitBytes; } // of output
    // The units [begin, end). inEnd: of what may be read.
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out) const { run(in, inEnd, out, 0, m_units); }

private:
    CopyChoice m_choice;
    uint32_t m_elementBytes;
    uint64_t m_units, m_unitBytes = 0;
    uint64_t m_partWidth = 0, m_parts = 0; // of x
};

} // namespace tessera::cpu
