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
    bool copiesAlongW; // no arithmetic on that axis

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

// The part of the rows that a slice works on: outputs [begin, end) along W, which read the inputs [low, high).
struct RowPart {
    uint32_t begin, end;
    uint32_t low, high;

    RowPart(const AxisTaps& axis, uint32_t partBegin, uint32_t partEnd);
    uint64_t outputs() const { return end - begin; }
    uint64_t inputs() const { return high - low; }
    BandTable bands(const AxisTaps& axis) const;
    // s where output i of the part reads input low + i·s for every i, else 0.
    uint32_t step(const AxisTaps& axis) const;
    // s where s outputs in turn read the same input, each input once, and s divides their count, else 0.
    uint32_t repeats(const AxisTaps& axis) const;
};

// Memory of a thread, kept between runs so that a small run allocates nothing.
struct Scratch {
    static constexpr unsigned kBuffers = 3 * kRowsAtOnce + 2;
    static constexpr uint64_t kReadable = 32; // of every float buffer, however short its row: two vectors of any set

    std::array<std::vector<float>, kBuffers> floats;
    std::array<std::vector<std::byte>, 2> elements;
    WindowStorage windows;

    float* floatBuffer(unsigned index, uint64_t count);
    std::byte* elementBuffer(unsigned index, uint64_t bytes);
};

Scratch& threadScratch();

inline constexpr uint64_t kRowsWorthTable = 4; // rows that make up for preparing a window table

// elements [0, count) of memory that are inStride and outStride elements apart.
void copyStrided(const TapsRun& run, const std::byte* in, uint64_t inStride, std::byte* out, uint64_t outStride,
                 uint64_t count);

// Rows of a plan without arithmetic: bits pass through.
class Selection {
public:
    Selection(const TapsRun& run, const RowPart& part, uint64_t rows);
    void row(uint32_t n, uint32_t c, uint32_t h);

private:
    void select(const std::byte* in, std::byte* out) const;

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    CopyKernel m_kernel = nullptr; // where the selection is a strided copy, m_tile
    CopyTile m_tile = {};
    bool m_gathers = false; // the row has to be packed first
    bool m_scatters = false; // and the result spread
    WindowTable m_windows;
    const std::byte* m_lastIn = nullptr;
    const std::byte* m_lastOut = nullptr;
};

// Rows of a plan with arithmetic: N, C and H are reduced elementwise over whole rows, W last.
class Interpolation {
public:
    Interpolation(const TapsRun& run, const RowPart& part, uint64_t rows);
    void row(uint32_t n, uint32_t c, uint32_t h);

private:
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
    const float* overH(uint32_t n, uint32_t c, uint32_t h, float* to);
    void alongW(const float* row, float* out) const;

    const TapsRun& m_run;
    const RowPart m_part;
    const BandTable m_bands;
    Scratch& m_scratch;
    std::array<float*, Scratch::kBuffers> m_buffers = {}; // the scratch's that have been asked for
    bool m_direct; // input rows are used where they lie
    bool m_passesW; // output i of the part is input i of the part
    WindowTable m_windows;
    std::array<Kept, kRowsAtOnce> m_kept; // rows over N and C of the current output plane, by h modulo their number
    uint32_t m_n = 0, m_c = 0;
};

} // namespace tessera::cpu
