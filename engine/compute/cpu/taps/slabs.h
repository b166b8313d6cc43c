// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/row_part.h"

namespace tessera::cpu {

// Consecutive rows of a plane: elements, or floats that were made of them.
struct Slab {
    DataType type;
    const std::byte* first;
    uint64_t rowBytes; // from one row to the next
    uint32_t begin, end; // which rows of the input these are
    uint32_t planes = 1; // those of so many output planes, one after the other
    uint64_t planeBytes = 0; // from one of them to the next

    const std::byte* row(uint32_t h) const { return first + (h - begin) * rowBytes; }
};

// The input as the output's planes see it: reduced over N, then over C, elementwise and many rows at a time, of small
// planes several together. What was made for a plane is kept for those after it.
class Slabs {
public:
    Slabs(const TapsRun& run, const RowPart& part);

    bool areInput(uint32_t n, uint32_t c) const; // nothing is made for output plane (n, c)
    uint32_t most() const { return m_most; } // rows that are best made at once
    // At least the rows [begin, end) for output plane (n, c), and for those after it, at most `planes` and where it
    // takes nothing more, until it is called again.
    Slab of(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, uint32_t planes = 1);

private:
    uint32_t inputPlanes(uint32_t n, uint32_t c, uint32_t most) const;
    Slab input(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const;
    Slab overN(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    Slab overC(uint32_t n, InputRange planes, uint32_t begin, uint32_t end);
    Slab sum(const BandTable& bands, const Slab& like, std::vector<const std::byte*>& slabs,
             AlignedVector<float>& to) const;
    Slab packed(const Slab& slab, std::byte* to) const;
    Slab floats(const AlignedVector<float>& rows, uint32_t begin, uint32_t end) const;

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    const uint32_t m_most;
    const bool m_sumsOverC;
    Slab m_made = {}; // for the first of output planes m_planes of m_n, the others' follow
    uint32_t m_n = 0;
    InputRange m_planes = {0, 0};
};

} // namespace tessera::cpu
