// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/row_part.h"

namespace tessera::cpu {

// Rows of a plan that doubles the width at centres of pixels and whose bands over H have one or two weights.
class Doubling {
public:
    Doubling(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish() { }

    static bool serves(const TapsRun& run);

private:
    const TapsRun& m_run;
    const RowPart m_part;
};

} // namespace tessera::cpu
