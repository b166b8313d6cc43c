// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/taps/pair_table.h"
#include "engine/cpu/taps/window_table.h"
#include "engine/plan/plan.h"

#include <array>
#include <vector>

namespace tessera::cpu {

// One run of separable taps; all of its slices share it.
struct TapsRun {
    const SeparableTaps& work;
    DataType type;
    uint32_t elementBytes;
    const std::byte* in;
    std::byte* out;
    const Kernels& kernels;
    bool nonTemporal = false; // the output is written with non-temporal stores, where cache lines allow it
    bool prefetches = false; // input and output will not be in this core's own cache
    uint32_t step = 0; // s where output i copies input first[0] + i·s along W; else 0
    uint32_t repeats = 0; // s where outputs [i·s, (i + 1)·s) copy input first[0] + i; else 0
    WindowTable windows = {}; // of the axis W
    bool sumsWindows = false; // bands over H, of one or two weights, are summed in windows
    PairTable pairs = {}; // of the axis W, where sums in integers are exact

    const std::byte* input(uint64_t n, uint64_t c, uint64_t h, uint64_t w) const
    {
        const auto& stride = work.inStrides;
        return in + (n * stride[0] + c * stride[1] + h * stride[2] + w * stride[3]) * elementBytes;
    }
    const std::byte* inEnd() const // of the tensor
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

// The part of the rows that a slice works on: outputs [begin, end) along W, which read the inputs [low, high). Windows
// begin at low or later. They may read behind high, in the input's row or in the slack of a buffer.
struct RowPart {
    uint32_t begin, end;
    uint32_t low, high;

    RowPart(const TapsRun& run, uint32_t partBegin, uint32_t partEnd);
    uint64_t outputs() const { return end - begin; }
    uint64_t inputs() const { return high - low; }
};

uint32_t stepOf(const AxisTaps& axis); // as TapsRun::step and repeats
uint32_t repeatsOf(const AxisTaps& axis);

// The bands of outputs [begin, end).
BandTable bandsOf(const AxisTaps& axis, uint32_t begin, uint32_t end, uint32_t origin);

// The inputs that outputs [begin, end) read, and those between.
struct InputRange {
    uint32_t begin, end;

    uint32_t count() const { return end - begin; }
};
InputRange inputsOf(const AxisTaps& axis, uint32_t begin, uint32_t end);

// Memory of a thread. It is kept between runs, so that a small run allocates nothing.
struct Scratch {
    static constexpr uint64_t kSlack = 32; // floats behind rows that windows read: two vectors of any set

    struct Kept {
        struct Key {
            uint32_t n, c; // of the output, of the input
            uint32_t begin, end; // rows
            bool operator==(const Key&) const = default;
        };
        bool valid = false;
        Key key = {};
        AlignedVector<float> floats;
    };
    std::vector<Kept> overN;
    AlignedVector<float> overC, overH, overW;
    AlignedVector<float> wideOutput; // rows of the output before they are narrowed
    std::vector<uint32_t> numbers; // 0, 1, 2, …
    std::vector<float> ones;
    AlignedVector<std::byte> packedInput, packedOutput;
    AlignedVector<uint16_t> sums; // over W, in sixteenths
    std::vector<const uint16_t*> rowsOfSums;
    std::array<std::vector<const std::byte*>, 3> rows; // that bands over N, C and H read
    WindowStorage windows;
    PairStorage pairs;
};

template <class T> T* grown(AlignedVector<T>& buffer, uint64_t size)
{
    if (buffer.size() < size)
        buffer.resize(size);
    return buffer.data();
}

Scratch& threadScratch();

// The bands that pass each of so many rows as it is. They live until this thread asks for more rows.
BandTable eachRow(uint32_t count);

// Rows of elements.
void copyStrided(const TapsRun& run, const std::byte* in, std::byte* out, const LoopAxis& rows, const LoopAxis& x);

// out[0, bytes) = in[0, bytes), whole cache lines with non-temporal stores.
void copyNonTemporal(const TapsRun& run, const std::byte* in, std::byte* out, uint64_t bytes);

} // namespace tessera::cpu
