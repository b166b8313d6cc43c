// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/slabs.h"

namespace tessera::cpu {

// Rows of a plan with arithmetic: N, C and H are reduced elementwise over whole rows, W last.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    // All rows of output planes (n, c) and those after it, at most `most`; returns of how many.
    uint32_t planes(uint32_t n, uint32_t c, uint32_t most);
    void finish(); // the rows that are staged

private:
    void make(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    template <class Work> void inSlabs(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, const Work& work);
    void combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch);
    void blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    void windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t ahead) const;
    void reduceOverW(const float* row, std::byte* out) const;
    uint64_t pitch() const { return m_stages ? m_packedBytes : m_outBytes; } // of the rows that are made

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    Slabs m_slabs;
    const WindowTable m_windows;
    const bool m_isOutput; // the sums over H are the output
    const bool m_scatters; // outputs do not lie side by side
    const bool m_stages; // rows are not made where they belong
    const uint64_t m_outBytes, m_packedBytes; // from one row of the output, or of the stage, to the next
    const uint32_t m_most; // rows that are made at once
    uint32_t m_staged = 0; // rows
    std::byte* m_out = nullptr; // where the first of them belongs
};

} // namespace tessera::cpu
