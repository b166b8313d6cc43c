// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/row_part.h"

namespace tessera::cpu {

// Rows of a plan for bytes whose weights are whole sixteenths: sums over W and H are exact, so W may come first.
class FixedPoint {
public:
    FixedPoint(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish() { }

    static bool serves(const TapsRun& run); // if run.pairs can be made, too

private:
    void sum(uint32_t n, uint32_t c, InputRange rows);
    void sumSome(const std::byte* in, uint32_t slot, uint32_t count);

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    const PairTable m_pairs;
    const uint64_t m_pitch; // from one row of sums to the next
    const uint32_t m_slots; // row h of the input is in slot h modulo so many
    const std::byte* const m_inEnd; // of the tensor
    uint32_t m_n = 0, m_c = 0;
    InputRange m_made = {0, 0}; // for output plane m_n, m_c
};

} // namespace tessera::cpu
