// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <tbb/cache_aligned_allocator.h>
#include <vector>

namespace tessera::cpu {

// Memory that begins a cache line, so that aligned vectors never cross two lines.
template <class T> using AlignedVector = std::vector<T, tbb::cache_aligned_allocator<T>>;

// What a table was made of that is kept between runs.
struct TableKey {
    AxisTaps axis;
    unsigned lanes = 0;

    bool is(const AxisTaps& axis, unsigned lanes); // whether the table is the axis's; else the axis is the new key
};

// The memory of a window table, and what it was made of. It is kept, so a second run of a plan finds its table.
struct WindowStorage {
    std::vector<uint32_t> first, base;
    AlignedVector<uint8_t> index;
    AlignedVector<float> weight0, weight1;
    TableKey key;
    WindowTable table;
};

// The axis prepared for vectors of `lanes`; `vectors` is 0 where it does not fit: more than two weights or none in a
// band, or neighbours too far apart. No window reaches beyond inputs [0, max(axis.inputs, lanes·vectors)). The table is
// valid until the storage changes.
WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage);

// The table's outputs [begin, end), for rows that begin with input `origin`. `begin` is a multiple of the lanes. `end`
// is one too, or is the axis's end and, unless `begin` is 0, at least the lanes beyond `begin`.
WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin);

// Whether every band is one weight 1, or two whole sixteenths that sum to 1.
bool isWholeSixteenths(const AxisTaps& axis);

// One run of separable taps, as its slices see it.
struct TapsRun {
    const SeparableTaps& work;
    DataType type;
    uint32_t elementBytes;
    const std::byte* in;
    std::byte* out;
    const Kernels& kernels;
    bool streams = false; // the output is written by non-temporal stores
    bool prefetches = false; // the input lies outside this core's own cache, and is prefetched
    uint32_t step = 0; // s where output i along W is the input first[0] + i·s, else 0
    uint32_t repeats = 0; // s where each input along W is copied to s adjacent outputs, else 0
    bool halves = false; // each output weighs two by two adjacent inputs, with the same weights everywhere
    bool doubles = false; // the width is doubled at pixel centres
    WindowTable windows = {}; // the windows of the axis W
    bool sumsWindows = false; // windows also sum over H, since each band over H has one or two weights

    const std::byte* input(uint64_t n, uint64_t c, uint64_t h, uint64_t w) const
    {
        const auto& stride = work.inStrides;
        return in + (n * stride[0] + c * stride[1] + h * stride[2] + w * stride[3]) * elementBytes;
    }
    const std::byte* inEnd() const // the end of the tensor
    {
        const auto& axes = work.axes;
        return input(axes[0].inputs - 1, axes[1].inputs - 1, axes[2].inputs - 1, axes[3].inputs - 1) + elementBytes;
    }
    std::byte* output(uint64_t n, uint64_t c, uint64_t h, uint64_t w) const
    {
        const auto& stride = work.outStrides;
        return out + (n * stride[0] + c * stride[1] + h * stride[2] + w * stride[3]) * elementBytes;
    }
};

// The part of each row that a slice makes: outputs [begin, end) along W, which read inputs [low, high). Windows begin
// at low or later. They may read past high, into the rest of the input's row or a buffer's slack.
struct RowPart {
    uint32_t begin, end;
    uint32_t low, high;

    RowPart(const TapsRun& run, uint32_t partBegin, uint32_t partEnd);
    uint64_t outputs() const { return end - begin; }
    uint64_t inputs() const { return high - low; }
};

uint32_t stepOf(const AxisTaps& axis); // as TapsRun::step and repeats
uint32_t repeatsOf(const AxisTaps& axis);
bool hasPairs(const AxisTaps& axis); // every band has one or two weights

// The bands of outputs [begin, end).
BandTable bandsOf(const AxisTaps& axis, uint32_t begin, uint32_t end, uint32_t origin);

// The inputs from the first to the last that outputs [begin, end) read.
struct InputRange {
    uint32_t begin, end;

    uint32_t count() const { return end - begin; }
};
InputRange inputsOf(const AxisTaps& axis, uint32_t begin, uint32_t end);

// Memory of a thread, kept between runs so that a small run allocates nothing.
struct Scratch {
    static constexpr uint64_t kSlack = 32; // floats after the rows that windows read: two vectors of any set

    struct Kept {
        struct Key {
            uint32_t n, c; // the output's batch entry, the input's channel
            uint32_t begin, end; // rows
            bool operator==(const Key&) const = default;
        };
        bool valid = false;
        Key key = {};
        AlignedVector<float> floats;
    };
    std::vector<Kept> overN;
    AlignedVector<float> overC, overH, overW;
    AlignedVector<std::byte> packedInput, packedOutput;
    std::array<std::vector<const std::byte*>, 3> rows; // the rows that bands over N, C and H read
    WindowStorage windows;
};

template <class T> T* grown(AlignedVector<T>& buffer, uint64_t size)
{
    if (buffer.size() < size)
        buffer.resize(size);
    return buffer.data();
}

Scratch& threadScratch();

// Copies rows of elements; strides in elements.
void copyStrided(const TapsRun& run, const std::byte* in, std::byte* out, const CopyAxis& rows, const CopyAxis& x);

// The ways to make the rows of a run follow. separable_taps.cpp chooses one.

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
    CopyKernel m_kernel = nullptr; // m_tile's, where the run is a strided copy
    CopyTile m_tile = {};
    bool m_repeats = false; // each element m_run.repeats times
    bool m_gathers = false; // the row has to be packed first
    uint64_t m_window = 0; // bytes that are read although the row may have fewer
    const std::byte* const m_inEnd; // the end of the tensor
    bool m_scatters = false; // whether the row must be spread afterwards
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
    uint32_t begin, end; // the rows of the input

    const std::byte* row(uint32_t h) const { return first + (h - begin) * rowBytes; }
};

// The input reduced over N, then over C, elementwise. Many rows are made at a time, and several small planes together.
// What was made for one plane is kept for the next ones.
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
    Slab m_made = {}; // of the first of m_planes in batch entry m_n; the other planes follow it
    uint32_t m_n = 0;
    InputRange m_planes = {0, 0};
};

// Rows with arithmetic: N, C and H are reduced elementwise over whole rows, then W.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void rows(uint32_t n, uint32_t c, uint32_t begin, uint32_t end);

private:
    void make(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    template <class Work> void inSlabs(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, const Work& work);
    void combine(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, float* to, uint64_t pitch);
    void blend(uint32_t n, uint32_t c, uint32_t begin, uint32_t end, std::byte* out);
    void windows(const Slab& slab, const BandTable& bands, std::byte* out, uint64_t ahead) const;
    void reduceOverW(const float* row, std::byte* out) const;

    const TapsRun& m_run;
    const RowPart m_part;
    Scratch& m_scratch;
    Slabs m_slabs;
    const WindowTable m_windows;
    const bool m_isOutput; // sums over H are the output already
    const bool m_scatters; // outputs do not lie side by side: rows are made in a stage, then moved
    const bool m_streams; // by non-temporal stores
    const uint64_t m_pitch; // bytes from one row of the output, or of the stage, to the next
    const uint32_t m_most; // rows that are made at once
};

} // namespace tessera::cpu
