// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/slabs.h"

namespace tessera::cpu {

// Rows of a plan with arithmetic: N, C and H are reduced elementwise over whole rows, W last.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish(); // the rows that wait for others to go through the table with

private:
    void combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch);
    bool beginLines() const;
    bool areLong() const;
    void blend(std::byte* out, uint64_t pitch) const;
    void reduceOverW(const float* row, std::byte* out) const;

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    Slabs m_slabs;
    const WindowTable m_windows;
    const bool m_inPlace; // the sums over H are the output
    const uint64_t m_outBytes; // from one row of the output to the next
    uint32_t m_most; // rows that wait
    uint32_t m_waiting = 0;
    float* m_sums = nullptr; // over H, of the rows that wait
    std::byte* m_out = nullptr; // where the first of them belongs
};

} // namespace tessera::cpu
