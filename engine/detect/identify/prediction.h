// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare_taps.h"
#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/fit/located.h"
#include "engine/detect/identify/reading.h"

#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

using Place = std::array<uint32_t, 4>; // by axis: which of the grid's rows

// The elements of an output that are looked at: every combination of some coordinates of its axes N, C, H, W, or all.
// Numbered in logical order. The tensor is packed and outlives the grid.
class Grid {
public:
    static Grid of(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows); // these coordinates of each axis
    static Grid all(const Tensor& output);
    // At most `most`, and of every axis its first and last coordinate; the same for the same sizes.
    static Grid sample(const Tensor& output, uint64_t most);

    uint64_t count() const { return m_count; }
    bool isAll() const { return m_isAll; }
    // The coordinates of an axis; empty: all of them.
    std::span<const uint32_t> rows(size_t axis) const { return m_rows[axis]; }
    const PaddedSizes& sizes() const { return m_sizes; } // the sizes of the output
    const Place& counts() const { return m_counts; } // the numbers of rows
    DataType type() const { return m_type; }

    Place place(uint64_t number) const
    {
        Place at;
        for (size_t axis = 4; axis-- > 0; number /= m_counts[axis])
            at[axis] = static_cast<uint32_t>(number % m_counts[axis]);
        return at;
    }
    uint64_t element(const Place& at) const // of the output
    {
        uint64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis)
            element += m_offsets[axis][at[axis]];
        return element;
    }
    uint64_t bits(const Place& at) const // that were observed there
    {
        uint64_t bits = 0; // filled from the lowest byte on: our hosts are little-endian
        std::memcpy(&bits, m_memory + element(at) * m_bytes, m_bytes);
        return bits;
    }

    // Whether holds(number, place) says so of each in turn; the first that does not is the last that is asked.
    template <class Holds> bool allOf(Holds&& holds) const
    {
        Place at{};
        for (uint64_t number = 0; number < m_count; ++number) {
            if (!holds(number, at))
                return false;
            for (size_t axis = 4; axis-- > 0; at[axis] = 0)
                if (++at[axis] < m_counts[axis])
                    break;
        }
        return true;
    }
    template <class Visit> void forEach(Visit&& visit) const
    {
        allOf([&](uint64_t number, const Place& at) {
            visit(number, at);
            return true;
        });
    }

private:
    Grid(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows, bool isAll);

    std::array<std::vector<uint32_t>, 4> m_rows;
    std::array<std::vector<uint64_t>, 4> m_offsets; // in elements
    PaddedSizes m_sizes;
    Place m_counts{};
    uint64_t m_count = 1;
    bool m_isAll;
    DataType m_type;
    const std::byte* m_memory;
    uint32_t m_bytes; // the bytes of an element
};

// What a hypothesis says of the elements of a grid.
class Prediction {
public:
    virtual ~Prediction() = default;

    // Whether the element may hold these bits. `number` is the grid's, `at` its place.
    virtual bool explains(uint64_t number, const Place& at, uint64_t bits) const = 0;
    virtual uint64_t expected(uint64_t number, const Place& at) const = 0; // bits, as near as they can be said
    virtual double value(uint64_t number, const Place& at) const = 0; // the same before it is rounded to the type
    // The one input element that is copied there, in the order of the input's memory; none: it is computed.
    virtual std::optional<uint64_t> source(uint64_t number, const Place& at) const = 0;
};

// What is done to the sums of a resampling.
enum class Sums : uint8_t {
    Right, // float32
    AnyCoordinates, // linear: coordinates as far off as ties may be
    Half, // products and sums in FLOAT16
    // What is NaN or infinite in the input shows in more elements than it weighs in.
    WithWeightZero, // neighbours of weight 0 are added all the same: 0·NaN and 0·∞ are NaN
    WholePlanes, // all elements of H and W are, with weight 0 or another
    WholeColumns, // all of H
    WholeRows, // all of W
};

bool spreadsSpecials(Sums sums); // one of the last four

// When sums are rounded to integers.
enum class RoundedAfter : uint8_t {
    AllAxes, // once, at the end
    EachFromW, // after each axis, W first
    EachFromH,
};

struct Summing {
    Sums sums = Sums::Right;
    IntegerRounding rounding = IntegerRounding::Truncate;
    RoundedAfter after = RoundedAfter::AllAxes;

    bool isRight() const { return sums == Sums::Right && rounding == IntegerRounding::Truncate; }
    bool operator==(const Summing&) const = default;
};

// Copies by any map; the function takes and gives logical elements of packed tensors.
using SourceOf = std::function<uint64_t(uint64_t output)>;
std::unique_ptr<Prediction> movedPrediction(const Grid& grid, const Tensor& input, SourceOf source);

// What `make` predicts of a tensor of these sizes: `source` says which of its elements each output is; empty: the one
// at its place in memory.
std::unique_ptr<Prediction>
reshapedPrediction(const Grid& grid, const Tensor& output, const PaddedSizes& sizes, SourceOf source,
                   const std::function<std::unique_ptr<Prediction>(const Grid& inner)>& make);

// Bands along the axes: their rows are the grid's. The input is packed; the taps say how it is read.
std::unique_ptr<Prediction> tapsPrediction(const Tensor& input, SeparableTaps taps, const Summing& summing);

// An element of the output, what it holds and what it should hold.
struct HeldElement {
    uint64_t number = 0, bits = 0, expected = 0;
};

// What a prediction leaves unexplained.
struct Residue {
    uint64_t explained = 0, of = 0;
    HeldElement first = {}, farthest = {}; // the first not to be explained; the one with the largest difference
    double largest = 0; // finite difference of two numbers; 0: there is none
    std::optional<TensorPart> part = {}; // the smallest that holds all of them; none: they are scattered
    std::optional<Message> region = {}; // the part in words: "the last row", "C 0 to 2"
    uint64_t nans = 0, infinities = 0; // elements that hold NaN, and an infinity, or should
    bool isUnwritten = false; // whether the part looks like memory that nobody wrote

    uint64_t left() const { return of - explained; }
};

inline constexpr uint64_t kEnoughAlike = 4; // elements of one value that are no accident
bool isOneValue(const Grid& grid);
bool isFilled(const Grid& grid); // one value everywhere that looks like memory nobody wrote

// The grid is that of all elements.
Residue residueOf(const Prediction& prediction, const Grid& grid);

} // namespace tessera
