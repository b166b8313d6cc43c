// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <tbb/cache_aligned_allocator.h>
#include <vector>

namespace tessera::cpu {

// Begins a line, so that vectors at its multiples do not lie across two.
template <class T> using AlignedVector = std::vector<T, tbb::cache_aligned_allocator<T>>;

// What a table that is kept between runs was made of.
struct TableKey {
    AxisTaps axis;
    unsigned lanes = 0;

    bool is(const AxisTaps& axis, unsigned lanes); // whether the table is that of the axis; else it is made
};

// The memory of a window table, kept between runs, and what it was made of: runs of the same plan find it made.
struct WindowStorage {
    std::vector<uint32_t> first, base;
    AlignedVector<uint8_t> index;
    AlignedVector<float> weight0, weight1;
    TableKey key;
    WindowTable table;
};

// The axis prepared for vectors of `lanes`; `vectors` is 0 where it does not fit: more than two weights or none in a
// band, or neighbours too far apart. No window reaches beyond inputs [0, max(axis.inputs, lanes·vectors)). It lives as
// long as the storage stays as it is.
WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage);

// Its outputs [begin, end) for rows that begin with input `origin`; begin is a multiple of the lanes, and end as well,
// or that of the axis and no fewer than the lanes from begin, unless that is 0.
WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin);

// Is every band one weight 1, or two whole sixteenths that sum to it?
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
    bool prefetches = false; // the input is prefetched: it lies outside this core's own cache
    uint32_t step = 0; // s where output i along W is the input first[0] + i·s, else 0
    uint32_t repeats = 0; // s where each input along W is copied to s adjacent outputs, else 0
    bool halves = false; // each output weighs two by two adjacent inputs, with the same weights everywhere
    bool doubles = false; // doubles the width at pixel centres
    WindowTable windows = {}; // the windows of the axis W
    bool sumsWindows = false; // windows sum over H as they read: each band over H has one or two weights

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
// at or behind low, and may read past high: more of the input's row, or a buffer's slack.
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

// The inputs that they read, and those between.
struct InputRange {
    uint32_t begin, end;

    uint32_t count() const { return end - begin; }
};
InputRange inputsOf(const AxisTaps& axis, uint32_t begin, uint32_t end);

// Memory of a thread, kept between runs so that a small run allocates nothing.
struct Scratch {
    static constexpr uint64_t kSlack = 32; // floats behind rows that windows read: two vectors of any set

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
    std::array<std::vector<const std::byte*>, 3> rows; // that bands over N, C and H read
    WindowStorage windows;
};

template <class T> T* grown(AlignedVector<T>& buffer, uint64_t size)
{
    if (buffer.size() < size)
        buffer.resize(size);
    return buffer.data();
}

Scratch& threadScratch();

// Elements of memory, rows of them; strides in elements.
void copyStrided(const TapsRun& run, const std::byte* in, std::byte* out, const CopyAxis& rows, const CopyAxis& x);

// out[0, bytes) = in[0, bytes), its whole lines by non-temporal stores.
void streamRun(const TapsRun& run, const std::byte* in, std::byte* out, uint64_t bytes);

} // namespace tessera::cpu
