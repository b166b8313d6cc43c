// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare_taps.h"
#include "engine/core/message/message.h"
#include "engine/core/plan/index_map.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/fit/located.h"
#include "engine/detect/identify/diagnosis.h"

#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera {

inline constexpr uint64_t kOutside = ~uint64_t{0}; // no element of the input; its value is 0

using Place = std::array<uint32_t, 4>; // rows of a grid, by axis

struct Element { // of a grid
    uint64_t number = 0;
    Place at = {};
    uint64_t bits = 0;
};

// Elements of an output: every combination of some coordinates of N, C, H, W, or all. Numbered in logical order. The
// tensor is packed and outlives the grid.
class Grid {
public:
    // These coordinates of each axis; none given: all.
    explicit Grid(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows = {});
    // At most `most` elements, with the first and last coordinate of every axis; the same for the same sizes.
    static Grid sample(const Tensor& output, uint64_t most);

    uint64_t count() const { return m_count; }
    bool isAll() const { return m_isAll; }
    // The coordinates on an axis; empty: all.
    std::span<const uint32_t> rows(size_t axis) const { return m_rows[axis]; }
    const PaddedSizes& sizes() const { return m_sizes; } // of the output
    const Place& counts() const { return m_counts; } // of rows
    DataType type() const { return m_type; }

    Element element(uint64_t number) const
    {
        Element e{.number = number};
        for (size_t axis = 4; axis-- > 0; number /= m_counts[axis])
            e.at[axis] = static_cast<uint32_t>(number % m_counts[axis]);
        e.bits = bits(e.at);
        return e;
    }
    uint64_t outputElement(const Place& at) const
    {
        uint64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis)
            element += m_offsets[axis][at[axis]];
        return element;
    }
    uint64_t bits(const Place& at) const // of the output
    {
        uint64_t bits = 0; // hosts are little-endian
        std::memcpy(&bits, m_memory + outputElement(at) * m_bytes, m_bytes);
        return bits;
    }

    // Whether holds(element) of each; stops at the first that does not.
    template <class Holds> bool allOf(Holds&& holds) const
    {
        for (Element e; e.number < m_count; ++e.number) {
            e.bits = bits(e.at);
            if (!holds(e))
                return false;
            for (size_t axis = 4; axis-- > 0; e.at[axis] = 0)
                if (++e.at[axis] < m_counts[axis])
                    break;
        }
        return true;
    }
    template <class Visit> void forEach(Visit&& visit) const
    {
        allOf([&](const Element& e) {
            visit(e);
            return true;
        });
    }

private:
    std::array<std::vector<uint32_t>, 4> m_rows;
    std::array<std::vector<uint64_t>, 4> m_offsets; // in elements
    PaddedSizes m_sizes;
    Place m_counts{};
    uint64_t m_count = 1;
    bool m_isAll;
    DataType m_type;
    const std::byte* m_memory;
    uint32_t m_bytes; // of an element
};

// What a hypothesis predicts of the elements of a grid.
class Prediction {
public:
    virtual ~Prediction() = default;

    virtual bool explains(const Element& e, uint64_t bits) const = 0; // whether it may hold these bits
    bool explains(const Element& e) const { return explains(e, e.bits); }
    virtual uint64_t expected(const Element& e) const = 0; // bits
    virtual double value(const Element& e) const = 0; // before it is rounded to the type
    // The input element, in memory, that is copied there; none: it is computed.
    virtual std::optional<uint64_t> source(const Element& e) const = 0;
};

// How the sums of a resampling are computed.
enum class Sums : uint8_t {
    Right, // float32
    AnyCoordinates, // linear: coordinates in any precision
    Half, // products and sums in FLOAT16
    // NaN and infinities spread to elements in which they weigh nothing.
    WithWeightZero, // neighbours of weight 0 are added: 0·NaN and 0·∞ are NaN
    WholePlanes, // all elements of H and W are added
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

// Copies by any map of logical elements.
using SourceOf = std::function<uint64_t(uint64_t output)>;
std::unique_ptr<Prediction> movedPrediction(const Grid& grid, const Tensor& input, SourceOf source);

// A prediction through a tensor of these sizes, which `make` predicts. Each output is its element `source`; empty: the
// element at the same place in memory.
std::unique_ptr<Prediction>
reshapedPrediction(const Grid& grid, const Tensor& output, const PaddedSizes& sizes, SourceOf source,
                   const std::function<std::unique_ptr<Prediction>(const Grid& inner)>& make);

// Taps of the grid's rows over the packed input. Element i of the input came from `origin`(i); empty: none was moved.
std::unique_ptr<Prediction> tapsPrediction(const Tensor& input, SeparableTaps taps, const Summing& summing,
                                           SourceOf origin = {});

// An element of the output, with its bits and the right ones.
struct HeldElement {
    uint64_t number = 0, bits = 0, expected = 0;
};

// What a prediction leaves unexplained.
struct Residue {
    uint64_t explained = 0, of = 0;
    HeldElement first = {}, farthest = {}; // the first unexplained one; the one that differs most
    double largest = 0; // finite difference; 0: there is none
    std::optional<TensorPart> part = {}; // the part with all of them; none: they are scattered
    std::optional<Message> region = {}; // the part in words: "the last row", "C 0 to 2"
    uint64_t nans = 0, infinities = 0; // elements that are or should be one
    bool isUnwritten = false; // the part looks like memory that was never written

    uint64_t left() const { return of - explained; }
};

inline constexpr uint64_t kEnoughAlike = 4; // so many equal elements are no chance
bool isOneValue(const Grid& grid);
bool isFilled(const Grid& grid); // one value that unwritten memory has

Residue residueOf(const Prediction& prediction, const Grid& all);

// Both take packed tensors, and throw Cancelled.
bool haveSameValues(const Tensor& a, const Tensor& b, const std::stop_token& stop); // in any order
bool areUnique(const Tensor& tensor, const std::stop_token& stop); // no two elements have the same bits

uint64_t countExplained(const Prediction& prediction, const Grid& grid); // elements
bool explainsAll(const Prediction& prediction, const Grid& grid);
bool isPlane(const Grid& grid); // values grow evenly along every axis, or not at all

// Chooses at most 4096 elements as evidence among those that `isTaken` accepts, and returns their numbers. Without
// `isTaken` it chooses among all.
using Numbers = std::vector<uint64_t>;
Numbers numbersOf(const Grid& grid, const std::function<bool(const Element& e)>& isTaken = {});
// Bits of evidence that all these values are in their places: log2 of the number of their orders.
double information(const Grid& grid, const Numbers& of);
// The same for a prediction that may also accept values of other places.
double information(const Grid& grid, const Prediction& prediction, const Numbers& of);
// The same for computed values. Each distinct value counts the bits that select it between the least and the largest,
// as finely as the prediction separates values. A few reals are much evidence, many zeros are none.
double informationOfValues(const Grid& grid, const Prediction& prediction, const Numbers& of);
// The permutation of digits from the input to the output: read off from unique values on the lines through the first
// element, then verified on every element. None: there is none, or values repeat. Throws Cancelled.
std::optional<IndexMap> digitsOfValues(const Tensor& input, const Tensor& output, const std::stop_token& stop);

} // namespace tessera
