// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/row_part.h"

namespace tessera::cpu {

// The ways to make the rows of a run; separable_taps.cpp chooses one.

// Rows of a plan without arithmetic: bits pass through.
class RowCopy {
public:
    RowCopy(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);

private:
    void copy(SelectedRows rows);
    void make(const SelectedRows& rows) const;
    void select(const SelectedRows& rows) const;
    void scatter(const SelectedRows& rows) const;

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    const WindowTable m_windows;
    CopyKernel m_kernel = nullptr; // where the run is a strided copy, that of m_tile
    CopyTile m_tile = {};
    bool m_repeats = false; // each element m_run.repeats times
    bool m_gathers = false; // the row has to be packed first
    uint64_t m_window = 0; // bytes that are read of a row that has fewer
    const std::byte* const m_inEnd; // the end of the tensor
    bool m_scatters = false; // whether the result is spread as well
};

// Rows of half the size: each output weighs two neighbours over H and two over W, with the same weights everywhere.
// Pairs along W follow each other.
struct Halving {
    const TapsRun& run;
    const RowPart part;

    static bool serves(const TapsRun& run);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const;
};

// Rows of twice the width at pixel centres, with one or two weights over H.
struct Doubling {
    const TapsRun& run;
    const RowPart part;

    static bool serves(const TapsRun& run);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end) const;
};

// Consecutive rows of a plane: its elements, or floats made from them.
struct Slab {
    DataType type;
    const std::byte* first;
    uint64_t rowBytes; // from one row to the next
    uint32_t begin, end; // which rows of the input these are

    const std::byte* row(uint32_t h) const { return first + (h - begin) * rowBytes; }
};

// The input reduced over N, then over C, elementwise and many rows at a time; several small planes together. What was
// made for one plane is kept for the next ones.
class Slabs {
public:
    Slabs(const TapsRun& run, const RowPart& part);

    bool areInput(uint32_t n, uint32_t c) const; // output plane (n, c) reads the input itself
    uint32_t most() const { return m_most; } // rows that are best made at once
    // At least the rows [begin, end) for output plane (n, c). Valid until the next call.
    Slab of(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);

private:
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
    Slab m_made = {}; // of the first plane of m_planes in batch entry m_n; the other planes' follow
    uint32_t m_n = 0;
    InputRange m_planes = {0, 0};
};

// Rows with arithmetic: N, C and H are reduced elementwise over whole rows, then W.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);
    void finish(); // writes the staged rows

private:
    void make(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    template <class Work> void inSlabs(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, const Work& work);
    void combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch);
    void blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    void windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t ahead) const;
    void reduceOverW(const float* row, std::byte* out) const;
    uint64_t pitch() const { return m_stages ? m_packedBytes : m_outBytes; } // the pitch of the rows that are made

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    Slabs m_slabs;
    const WindowTable m_windows;
    const bool m_isOutput; // sums over H are the output already
    const bool m_scatters; // outputs do not lie side by side
    const bool m_stages; // rows are made in a stage, then moved
    const uint64_t m_outBytes, m_packedBytes; // from one row of the output, or of the stage, to the next
    const uint32_t m_most; // rows that are made at once
    uint32_t m_staged = 0; // rows
    std::byte* m_out = nullptr; // where the first of them belongs
};

} // namespace tessera::cpu
