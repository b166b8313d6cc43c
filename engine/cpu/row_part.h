// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/window_table.h"
#include "engine/plan.h"

#include <array>
#include <vector>

namespace tessera::cpu {

// One run of separable taps, as its slices see it.
struct TapsRun {
    const SeparableTaps& work;
    DataType type;
    uint32_t elementBytes;
    const std::byte* in;
    std::byte* out;
    const Kernels& kernels;
    bool streams = false; // the output is written around the caches
    uint32_t step = 0; // s where output i reads just input first[0] + i·s along W, without arithmetic, else 0
    uint32_t repeats = 0; // s where s outputs in turn copy the same input, each input once, and s divides their count
    WindowTable windows = {}; // of the axis W

    const std::byte* input(uint64_t n, uint64_t c, uint64_t h, uint64_t w) const
    {
        const auto& stride = work.inStrides;
        return in + (n * stride[0] + c * stride[1] + h * stride[2] + w * stride[3]) * elementBytes;
    }
    std::byte* output(uint64_t n, uint64_t c, uint64_t h, uint64_t w) const
    {
        const auto& stride = work.outStrides;
        return out + (n * stride[0] + c * stride[1] + h * stride[2] + w * stride[3]) * elementBytes;
    }
};

// The part of the rows that a slice works on: outputs [begin, end) along W, which read the inputs [low, high);
// windows begin at low or later and may read on behind high, in the input's row or in the slack of a buffer.
struct RowPart {
    uint32_t begin, end;
    uint32_t low, high;

    RowPart(const TapsRun& run, uint32_t partBegin, uint32_t partEnd);
    uint64_t outputs() const { return end - begin; }
    uint64_t inputs() const { return high - low; }
    BandTable bands(const AxisTaps& axis) const;
};

uint32_t stepOf(const AxisTaps& axis); // as TapsRun::step and repeats
uint32_t repeatsOf(const AxisTaps& axis);

// Memory of a thread, kept between runs so that a small run allocates nothing.
struct Scratch {
    static constexpr unsigned kBuffers = 3 * kRowsAtOnce + 3;
    static constexpr uint64_t kSlack = 32; // behind every row of floats: two vectors of any set

    std::array<std::vector<float>, kBuffers> floats;
    std::array<std::vector<std::byte>, 2> elements;
    WindowStorage windows;

    float* floatBuffer(unsigned index, uint64_t count);
    std::byte* elementBuffer(unsigned index, uint64_t bytes);
};

Scratch& threadScratch();

// elements [0, count) of memory that are inStride and outStride elements apart.
void copyStrided(const TapsRun& run, const std::byte* in, uint64_t inStride, std::byte* out, uint64_t outStride,
                 uint64_t count);

// Rows of a plan without arithmetic: bits pass through. Rows of the output that come from the same row of the input
// wait for each other; finish() when there are no more.
class Selection {
public:
    Selection(const TapsRun& run, const RowPart& part);
    void row(uint32_t n, uint32_t c, uint32_t h);
    void finish();

private:
    void select(const std::byte* in, const AlikeRows& rows) const;
    void scatter(const std::byte* in) const;

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    const WindowTable m_windows;
    CopyKernel m_kernel = nullptr; // where the selection is a strided copy, m_tile
    CopyTile m_tile = {};
    bool m_repeats = false; // each element m_run.repeats times
    bool m_gathers = false; // the row has to be packed first
    bool m_scatters = false; // and the result spread
    const std::byte* m_in = nullptr; // of the rows that wait
    AlikeRows m_rows; // which these are
};

// Rows of a plan with arithmetic: N, C and H are reduced elementwise over whole rows, W last.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part);
    void row(uint32_t n, uint32_t c, uint32_t h);
    void finish(); // the rows that wait for others to go through the table with

private:
    static constexpr unsigned kMostWaiting = 8;

    struct Kept {
        bool valid = false;
        uint32_t h = 0;
        const float* row = nullptr;
    };

    template <class Row>
    const float* reduce(const AxisTaps& axis, uint32_t output, unsigned buffers, float* to, const Row& row);
    float* buffer(unsigned index);
    const float* load(uint32_t n, uint32_t c, uint32_t h, float* to);
    const float* overN(uint32_t n, uint32_t c, uint32_t h, float* to);
    const float* overC(uint32_t n, uint32_t c, uint32_t h);
    void beginPlane(uint32_t n, uint32_t c);
    const float* overH(uint32_t n, uint32_t c, uint32_t h, float* to);
    BlendRow& waiting(DataType type, std::byte* out);
    void store(const float* row, std::byte* out);

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    Scratch& m_scratch;
    std::array<float*, Scratch::kBuffers> m_buffers = {}; // the scratch's that have been asked for
    const WindowTable m_windows;
    bool m_direct; // input rows are used where they lie
    DataType m_waitingType = DataType::Float32; // of the rows that wait: the run's, or floats
    unsigned m_waitingCount = 0;
    std::array<BlendRow, kMostWaiting> m_waiting; // to go through the table together
    std::array<std::byte*, kMostWaiting> m_waitingOut = {};
    std::array<Kept, kRowsAtOnce> m_kept; // rows over N and C of the current output plane, by h modulo their number
    uint32_t m_keptFrom = 0; // the first of the rows over C that those which wait are made of
    bool m_begun = false; // the output plane m_n, m_c
    uint32_t m_n = 0, m_c = 0;
    const std::byte* m_plane = nullptr; // the input plane that it is made of alone, if its rows are used where they lie
    uint64_t m_rowBytes; // from one of its rows to the next
};

} // namespace tessera::cpu
