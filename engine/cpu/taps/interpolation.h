// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/taps/slabs.h"

namespace tessera::cpu {

// Rows of a plan with arithmetic: N, C and H are reduced elementwise over whole rows, W last.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    // All rows of output plane (n, c) and of those after it. Returns the number of planes, at most `most`.
    uint32_t planes(uint32_t n, uint32_t c, uint32_t most);
    void finish(); // the rows that are staged

private:
    void make(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    template <class Work> void inSlabs(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, const Work& work);
    void combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch);
    void blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    void windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t readAhead) const;
    void narrowWindows(const std::byte* in, uint64_t inPitch, const BandTable& bands, std::byte* out) const;
    void reduceOverW(const float* row, std::byte* out) const;
    uint64_t pitch() const { return m_stages ? m_packedBytes : m_outBytes; } // of the rows that are made

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    Slabs m_slabs;
    const WindowTable m_windows;
    const bool m_isOutput; // the sums over H are the output
    const bool m_scatters; // outputs do not lie side by side
    const bool m_stages; // rows are made in a stage and copied
    const uint64_t m_outBytes, m_packedBytes; // from one row of the output, or of the stage, to the next
    const uint32_t m_most; // rows that are made at once
    uint32_t m_staged = 0; // rows
    std::byte* m_out = nullptr; // where the first staged row belongs
};

} // namespace tessera::cpu
