// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/row_part.h"

namespace tessera::cpu {

// Rows of a plan whose bands over H and over W weigh two neighbours, all bands of an axis alike, over W one pair after
// the other: half the size, at centres of pixels by their means.
class Halving {
public:
    Halving(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish() { }

    static bool serves(const TapsRun& run);

private:
    const TapsRun& m_run;
    const RowPart m_part;
    const SquareWeights m_weights;
};

} // namespace tessera::cpu
