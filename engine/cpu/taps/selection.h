// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/taps/row_part.h"

namespace tessera::cpu {

// Rows of a plan without arithmetic: bits pass through.
class Selection {
public:
    Selection(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish(); // the rows that are staged

private:
    void copyEven(SelectedRows rows) const;
    void make(const SelectedRows& rows) const;
    void select(const SelectedRows& rows) const;
    void scatter(const SelectedRows& rows) const;
    void stage(SelectedRows rows);

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    const WindowTable m_windows;
    bool m_isEven = false; // a row's inputs are evenly apart, and m_take is not set
    SelectKernel m_take = nullptr; // every m_run.step-th element
    SelectKernel m_repeat = nullptr; // each element m_run.repeats times
    bool m_gathers = false; // a row's inputs do not lie side by side
    uint64_t m_window = 0; // bytes that a window reads of a row that has fewer; 0 = rows are long enough
    const std::byte* const m_inEnd; // of the tensor
    bool m_scatters = false; // a row's outputs do not lie side by side
    uint64_t m_stageBytes = 0; // where rows begin no cache lines: of a stage that collects several of them
    std::byte* m_out = nullptr; // where the stage belongs
    uint64_t m_staged = 0; // bytes
};

} // namespace tessera::cpu
