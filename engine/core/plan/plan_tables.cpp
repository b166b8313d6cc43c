// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/plan_tables.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <span>
#include <unordered_map>

namespace tessera {

namespace {

using Sizes = PaddedSizes;
using Weights = std::array<uint64_t, 4>; // of the axes

// number(axis, coordinate) for every coordinate of every axis.
template <class Number> AxisSums tabulated(const Sizes& sizes, Number&& number)
{
    AxisSums sums;
    for (size_t axis = 0; axis < 4; ++axis) {
        sums.axes[axis].resize(sizes[axis]);
        for (uint32_t i = 0; i < sizes[axis]; ++i)
            sums.axes[axis][i] = static_cast<int64_t>(number(axis, i));
    }
    return sums;
}

// The coordinate of a band's first heaviest weight; that of an empty band lies where it would begin.
uint32_t heaviest(const AxisTaps& taps, uint32_t output)
{
    const std::span<const float> weights = taps.band(output);
    const auto offset = weights.empty() ? 0 : std::ranges::max_element(weights) - weights.begin();
    return std::min(taps.first[output] + static_cast<uint32_t>(offset), taps.inputs - 1);
}

// The only partner of an element that a permutation moves.
uint64_t partnerOf(const Plan& plan, Side side, uint64_t element)
{
    return (side == Side::Input ? targets(plan, element) : sources(plan, element)).list.front().element;
}

// What a coordinate of one axis of the output contributes to each coordinate of the input. The contributions of a
// permutation add up without carries, since its strides nest.
Sizes sourceOf(const Plan& plan, const Sizes& inputSizes, const Weights& outputStrides, size_t axis,
               uint32_t coordinate)
{
    if (const auto* taps = std::get_if<SeparableTaps>(&plan.work)) {
        Sizes at = {};
        at[axis] = heaviest(taps->axes[axis], coordinate);
        return at;
    }
    return paddedCoordinates(inputSizes, partnerOf(plan, Side::Output, coordinate * outputStrides[axis]));
}

struct ColorKeyRow {
    std::string_view name;
    int axis = -1;
    std::string_view factor = {}; // of a permutation of blocks, that counts it; empty: the coordinates do
};
constexpr ColorKeyRow kColorKeyRows[] = {
    {"n", 0},  {"c", 1},    {"y", 2}, {"x", 3}, {"c'", 1, "c"}, {"by", 2, "by"}, {"bx", 3, "bx"}, {"by, bx", -1, "bx"},
    {"pixel"}, {"address"},
};
static_assert(std::size(kColorKeyRows) == kColorKeys);

const ColorKeyRow& rowOf(ColorKey colorKey)
{
    return kColorKeyRows[static_cast<size_t>(colorKey)];
}

// The weights that make one number of the input's coordinates, and how many numbers there are.
std::pair<Weights, uint64_t> weightsOf(ColorKey colorKey, const Sizes& sizes)
{
    const uint32_t pitch = (sizes[3] + 4) / 8 * 8 + 3; // 3 more than a multiple of 8, and no less than a row
    if (colorKey == ColorKey::Pixel)
        return {{0, 0, pitch, 1}, uint64_t{pitch} * sizes[2]};
    if (colorKey == ColorKey::Address)
        return {packedStridesOf(sizes), packedStridesOf(sizes)[0] * sizes[0]};
    Weights weights = {};
    const auto axis = static_cast<size_t>(axisOf(colorKey));
    weights[axis] = 1;
    return {weights, sizes[axis]};
}

ColorKeyTable ofCoordinates(const Plan& plan, ColorKey colorKey)
{
    const Sizes in = paddedSizes(plan.input), out = paddedSizes(plan.output);
    const Weights outStrides = packedStridesOf(out);
    const auto found = weightsOf(colorKey, in); // clang 14 cannot capture the names of a binding
    const Weights& weights = found.first;
    const auto weighted = [&weights](const Sizes& at) {
        uint64_t sum = 0;
        for (size_t i = 0; i < 4; ++i)
            sum += at[i] * weights[i];
        return sum;
    };
    return {found.second, tabulated(in, [&](size_t axis, uint32_t i) { return i * weights[axis]; }),
            tabulated(out, [&](size_t axis, uint32_t i) { return weighted(sourceOf(plan, in, outStrides, axis, i)); })};
}

bool isOfBlocks(ColorKey colorKey)
{
    return !rowOf(colorKey).factor.empty();
}

// Which factor of a permutation counts the colour key; none: there is none.
std::optional<size_t> factorOf(const Plan& plan, ColorKey colorKey)
{
    const auto* work = std::get_if<StridedCopy>(&plan.work);
    const auto placeOf = [&](std::string_view factor) {
        return std::ranges::find(work->factors, factor, &AxisFactor::name) - work->factors.begin();
    };
    if (!work || placeOf("by") == std::ssize(work->factors))
        return {};
    return static_cast<size_t>(placeOf(rowOf(colorKey).factor));
}

ColorKeyTable ofBlocks(const Plan& plan, size_t factor)
{
    const auto* work = std::get_if<StridedCopy>(&plan.work);
    const auto sums = [&](const TensorDesc& desc, const std::array<uint64_t, 6>& logical) {
        const Sizes sizes = paddedSizes(desc);
        const Weights strides = packedStridesOf(sizes);
        return tabulated(
            sizes, [&](size_t axis, uint32_t i) { return i * strides[axis] / logical[factor] % work->sizes[factor]; });
    };
    return ColorKeyTable{work->sizes[factor], sums(plan.input, work->inLogical), sums(plan.output, work->outLogical)};
}

// Row by row: by · b + bx.
ColorKeyTable ofBlockPlaces(const Plan& plan)
{
    const ColorKeyTable rows = ofBlocks(plan, *factorOf(plan, ColorKey::BlockRow));
    ColorKeyTable places = ofBlocks(plan, *factorOf(plan, ColorKey::BlockColumn));
    const auto columns = static_cast<int64_t>(places.count);
    for (const auto side : {&ColorKeyTable::input, &ColorKeyTable::output})
        for (size_t axis = 0; axis < 4; ++axis)
            for (size_t i = 0; i < (places.*side).axes[axis].size(); ++i)
                (places.*side).axes[axis][i] += (rows.*side).axes[axis][i] * columns;
    places.count *= rows.count;
    return places;
}

// Marks which elements of a forward operator's input no output reads: its inputs are the table's outputs where that is
// a gradient's.
void markUnread(const AxisTaps& taps, bool isGradient, std::vector<uint8_t>& marks)
{
    std::vector<bool> read(marks.size());
    for (uint32_t output = 0; output < taps.outputs; ++output)
        if (isGradient)
            read[output] = taps.taps(output) != 0;
        else
            std::fill_n(read.begin() + taps.first[output], taps.taps(output), true);
    const auto [begin, end] =
        inputsCovered(taps.x.front(), taps.x.back(), taps.step, static_cast<uint32_t>(read.size()));
    for (uint32_t i = 0; i < read.size(); ++i)
        if (!read[i])
            marks[i] |= i < begin || i >= end ? MarkCropped : MarkSkipped;
}

// How often each number occurs on an axis.
std::unordered_map<int64_t, uint64_t> histogram(const std::vector<int64_t>& numbers)
{
    std::unordered_map<int64_t, uint64_t> counts;
    for (const int64_t number : numbers)
        ++counts[number];
    return counts;
}

} // namespace

std::pair<uint32_t, uint32_t> inputsCovered(double first, double last, double step, uint32_t inputs)
{
    const auto bounded = [&](double end) {
        return static_cast<uint32_t>(std::clamp(end, 0.0, static_cast<double>(inputs)));
    };
    const uint32_t begin = bounded(std::ceil(first - step / 2));
    return {begin, std::max(begin, bounded(std::floor(last + step / 2) + 1))};
}

int64_t AxisSums::at(const std::array<uint32_t, 4>& coordinates) const
{
    int64_t sum = 0;
    for (size_t axis = 0; axis < 4; ++axis)
        sum += axes[axis][coordinates[axis]];
    return sum;
}

uint64_t AxisSums::countNonZero() const
{
    // Sums of all axes but the one with the most numbers; what that one has to add to zero is looked up.
    std::vector<std::unordered_map<int64_t, uint64_t>> each;
    uint64_t all = 1;
    for (const auto& axis : axes) {
        each.push_back(histogram(axis));
        all *= axis.size();
    }
    std::ranges::sort(each, {}, [](const auto& counts) { return counts.size(); });
    std::unordered_map<int64_t, uint64_t> sums = {{0, 1}};
    for (size_t i = 0; i + 1 < each.size(); ++i) {
        std::unordered_map<int64_t, uint64_t> next;
        for (const auto& [sum, count] : sums)
            for (const auto& [number, times] : each[i])
                next[sum + number] += count * times;
        sums = std::move(next);
    }
    uint64_t zeros = 0;
    for (const auto& [sum, count] : sums)
        if (const auto found = each.back().find(-sum); found != each.back().end())
            zeros += count * found->second;
    return all - zeros;
}

std::string_view name(ColorKey colorKey)
{
    return rowOf(colorKey).name;
}

int axisOf(ColorKey colorKey)
{
    return rowOf(colorKey).axis;
}

bool hasColorKey(const Plan& plan, ColorKey colorKey)
{
    return !isOfBlocks(colorKey) || factorOf(plan, colorKey).has_value();
}

std::optional<ColorKeyTable> colorKeyTable(const Plan& plan, ColorKey colorKey)
{
    if (!hasColorKey(plan, colorKey))
        return {};
    if (colorKey == ColorKey::BlockPlace)
        return ofBlockPlaces(plan);
    return isOfBlocks(colorKey) ? ofBlocks(plan, *factorOf(plan, colorKey)) : ofCoordinates(plan, colorKey);
}

uint8_t AxisMarks::at(const std::array<uint32_t, 4>& coordinates) const
{
    uint8_t marks = 0;
    for (size_t axis = 0; axis < 4; ++axis)
        marks |= axes[axis][coordinates[axis]];
    return marks;
}

uint64_t AxisMarks::count(Mark mark) const
{
    uint64_t all = 1, without = 1;
    for (const auto& axis : axes) {
        all *= axis.size();
        without *=
            static_cast<uint64_t>(std::ranges::count_if(axis, [&](uint8_t marks) { return (marks & mark) == 0; }));
    }
    return all - without;
}

AxisMarks marks(const Plan& plan, Side side)
{
    AxisMarks marks;
    const Sizes sizes = paddedSizes(side == Side::Input ? plan.input : plan.output);
    for (size_t axis = 0; axis < 4; ++axis)
        marks.axes[axis].resize(sizes[axis]);
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (work == nullptr)
        return marks;
    const bool isForwardOutput = (side == Side::Input) == work->transposed;
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = work->axes[axis];
        if (isForwardOutput)
            std::ranges::copy(taps.flags, marks.axes[axis].begin());
        else
            markUnread(taps, work->transposed, marks.axes[axis]);
    }
    return marks;
}

AxisSums partnerShift(const Plan& a, const Plan& b, Side side)
{
    assert(a.input.sizes == b.input.sizes && a.output.sizes == b.output.sizes);
    const Sizes sizes = paddedSizes(side == Side::Input ? a.input : a.output);
    const Weights strides = packedStridesOf(sizes);
    return tabulated(sizes, [&](size_t axis, uint32_t i) {
        const uint64_t element = i * strides[axis];
        return static_cast<int64_t>(partnerOf(a, side, element)) - static_cast<int64_t>(partnerOf(b, side, element));
    });
}

bool ElementBox::contains(const std::array<uint32_t, 4>& at) const
{
    return intersects({at, at});
}

bool ElementBox::intersects(const ElementBox& other) const
{
    bool meets = true;
    for (size_t axis = 0; axis < 4; ++axis)
        meets = meets && first[axis] <= other.last[axis] && other.first[axis] <= last[axis];
    return meets;
}

ElementBox ElementBox::united(const ElementBox& other) const
{
    ElementBox box;
    for (size_t axis = 0; axis < 4; ++axis) {
        box.first[axis] = std::min(first[axis], other.first[axis]);
        box.last[axis] = std::max(last[axis], other.last[axis]);
    }
    return box;
}

uint64_t ElementBox::count() const
{
    uint64_t count = 1;
    for (size_t axis = 0; axis < 4; ++axis)
        count *= last[axis] - first[axis] + 1;
    return count;
}

ElementBox ElementBox::of(const TensorDesc& desc)
{
    ElementBox box;
    const Sizes sizes = paddedSizes(desc);
    for (size_t axis = 0; axis < 4; ++axis)
        box.last[axis] = sizes[axis] - 1;
    return box;
}

PartnerBoxes::PartnerBoxes(const Plan& plan, Side side)
    : m_permutes(std::holds_alternative<StridedCopy>(plan.work))
{
    const bool isInput = side == Side::Input;
    const Sizes sizes = paddedSizes(isInput ? plan.input : plan.output);
    const Sizes others = paddedSizes(isInput ? plan.output : plan.input);
    const Weights strides = packedStridesOf(sizes);
    if (m_permutes) {
        for (size_t other = 0; other < 4; ++other)
            m_coordinates[other] = tabulated(sizes, [&](size_t axis, uint32_t i) {
                const uint64_t partner = partnerOf(plan, side, i * strides[axis]);
                return paddedCoordinates(others, partner)[other];
            });
        return;
    }
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = std::get<SeparableTaps>(plan.work).axes[axis];
        m_ranges[axis].assign(sizes[axis], {0, 0});
        for (uint32_t output = 0; output < taps.outputs; ++output) {
            if (!isInput) {
                m_ranges[axis][output] = {taps.first[output], taps.taps(output)};
                continue;
            }
            for (uint32_t input = taps.first[output]; input < taps.first[output] + taps.taps(output); ++input) {
                Range& range = m_ranges[axis][input];
                if (range.count == 0)
                    range.first = output;
                range.count = output - range.first + 1;
            }
        }
    }
}

std::optional<ElementBox> PartnerBoxes::of(const std::array<uint32_t, 4>& at) const
{
    ElementBox box;
    for (size_t axis = 0; axis < 4; ++axis) {
        if (m_permutes) {
            box.first[axis] = box.last[axis] = static_cast<uint32_t>(m_coordinates[axis].at(at));
            continue;
        }
        const Range& range = m_ranges[axis][at[axis]];
        if (range.count == 0)
            return {};
        box.first[axis] = range.first;
        box.last[axis] = range.first + range.count - 1;
    }
    return box;
}

} // namespace tessera
