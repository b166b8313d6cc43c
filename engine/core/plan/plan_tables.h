// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"

#include <optional>
#include <string_view>
#include <utility>

namespace tessera {

// What a plan says of every element of a tensor, in one short table for each axis N, C, H, W (lower ranks padded in
// front). Views ask the tables for what is visible, a row at a time.

// Gives every element a number: the sum of its coordinates' numbers.
struct AxisSums {
    std::array<std::vector<int64_t>, 4> axes;

    int64_t at(const std::array<uint32_t, 4>& coordinates) const;
    uint64_t countNonZero() const; // how many of all elements are not 0
};

// What cells can be coloured by. An output element has the number of the input element that it comes from (the first of
// its sources that weighs most).
enum class ColorKey : uint8_t { Batch, Channel, Row, Column, Group, BlockRow, BlockColumn, BlockPlace, Pixel, Address };
inline constexpr size_t kColorKeys = static_cast<size_t>(ColorKey::Address) + 1;
std::string_view name(ColorKey colorKey); // "c", "by"
int axisOf(ColorKey colorKey); // 0 … 3 = N, C, H, W; −1 = of none

struct ColorKeyTable {
    uint64_t count = 0; // numbers are below it
    AxisSums input, output;
};
bool hasColorKey(const Plan& plan, ColorKey colorKey);
std::optional<ColorKeyTable> colorKeyTable(const Plan& plan, ColorKey colorKey); // none: it has no such colour key

// What is worth marking. An element has the marks of all its coordinates.
enum Mark : uint8_t {
    MarkTie = 1, // on a rounding boundary
    MarkClamped = 2, // outside the input: the edge is repeated
    MarkCropped = 4, // no output reads it: it lies beyond what the outputs stand for
    MarkSkipped = 8, // no output reads it: it lies between those that are read, or is rounded away from
};

// The inputs [begin, end) of an axis that its outputs cover. Their coordinates run from `first` to `last`, `step`
// apart; each output covers half a step on either side.
std::pair<uint32_t, uint32_t> inputsCovered(double first, double last, double step, uint32_t inputs);

struct AxisMarks {
    std::array<std::vector<uint8_t>, 4> axes;

    uint8_t at(const std::array<uint32_t, 4>& coordinates) const;
    uint64_t count(Mark mark) const; // how many elements have the mark
};
// Ties and clamped elements are marked on the output, the others on the input. A gradient has them the other way round.
AxisMarks marks(const Plan& plan, Side side);

// How far apart an element's partners are in two permutations of the same tensors; 0: it is the same.
AxisSums partnerShift(const Plan& a, const Plan& b, Side side);

// A box of elements, both ends included: N, C, H, W.
struct ElementBox {
    std::array<uint32_t, 4> first = {}, last = {};

    bool operator==(const ElementBox&) const = default;
    bool contains(const std::array<uint32_t, 4>& at) const;
    bool intersects(const ElementBox& other) const;
    ElementBox united(const ElementBox& other) const; // the smallest box that holds both
    uint64_t count() const;
    static ElementBox of(const TensorDesc& desc); // all of a tensor
};

// The partners of any element of `side`'s tensor: always a box of the other one, or none.
class PartnerBoxes {
public:
    PartnerBoxes(const Plan& plan, Side side);
    std::optional<ElementBox> of(const std::array<uint32_t, 4>& at) const;

private:
    struct Range {
        uint32_t first, count;
    };
    std::array<AxisSums, 4> m_coordinates; // a permutation's: the partner's
    std::array<std::vector<Range>, 4> m_ranges; // else, by this tensor's coordinate
    bool m_permutes;
};

} // namespace tessera
