// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/player.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <limits>
#include <utility>

namespace tessera {

namespace {

enum Axis : uint8_t { kChannel = 1, kHeight = 2, kWidth = 3 };

uint32_t dividedUp(uint32_t value, uint32_t by)
{
    return value / by + (value % by == 0 ? 0 : 1);
}

// Whether a step of this unit takes the whole axis.
bool takesAll(StepUnit unit, uint8_t axis)
{
    return (unit == StepUnit::Row && axis == kWidth) || (unit == StepUnit::Channel && axis >= kHeight);
}

// Sorts the outermost axis in memory first. The stride of an axis of size 1 does not matter.
template <class Order, class Strides, class Sizes>
void sortByAddress(Order& order, const Strides& strides, const Sizes& sizes)
{
    const auto distance = [&](uint8_t i) { return sizes(i) == 1 ? std::numeric_limits<uint64_t>::max() : strides[i]; };
    std::ranges::stable_sort(order, std::greater{}, distance);
}

std::array<StepAxis, 6> stepAxes(const StridedCopy& work, Stepping stepping)
{
    std::array<uint8_t, 6> order = {0, 1, 2, 3, 4, 5};
    if (stepping.order == StepOrder::Input)
        order = work.inputOrder;
    if (stepping.order == StepOrder::Memory)
        sortByAddress(order, work.outStrides, [&](uint8_t i) { return work.sizes[i]; });
    std::array<StepAxis, 6> axes;
    for (size_t i = 0; i < axes.size(); ++i) {
        const uint8_t factor = order[i];
        const AxisFactor& about = work.factors[factor];
        const bool isInside = stepping.unit == StepUnit::Block
            ? about.name == "by" || about.name == "bx"
            : takesAll(stepping.unit, stepping.order == StepOrder::Input ? about.inputAxis : about.outputAxis);
        const auto size = static_cast<uint32_t>(work.sizes[factor]);
        axes[i] = {.outputs = size,
                   .inputs = size,
                   .outputStride = work.outLogical[factor],
                   .inputStride = work.inLogical[factor],
                   .width = isInside ? size : 1};
    }
    return axes;
}

// How many elements of the followed tensor a step takes along the axis.
uint32_t partWidth(StepUnit unit, uint8_t axis, uint32_t followed, uint32_t other)
{
    if (takesAll(unit, axis))
        return followed;
    return unit == StepUnit::Block && axis >= kHeight ? dividedUp(followed, other) : 1;
}

std::array<StepAxis, 6> stepAxes(const SeparableTaps& work, Stepping stepping)
{
    std::array<uint8_t, 4> order = {0, 1, 2, 3};
    if (stepping.order == StepOrder::Memory)
        sortByAddress(order, work.outStrides, [&](uint8_t i) { return work.axes[i].outputs; });
    std::array<uint64_t, 4> outputStrides{}, inputStrides{};
    uint64_t outputStride = 1, inputStride = 1;
    for (size_t axis = 4; axis-- > 0;) {
        outputStrides[axis] = std::exchange(outputStride, outputStride * work.axes[axis].outputs);
        inputStrides[axis] = std::exchange(inputStride, inputStride * work.axes[axis].inputs);
    }
    const bool followsInput = stepping.order == StepOrder::Input;
    std::array<StepAxis, 6> axes; // the first two are of size 1
    for (size_t i = 0; i < order.size(); ++i) {
        const uint8_t axis = order[i];
        const AxisTaps& taps = work.axes[axis];
        const auto [followed, other] =
            followsInput ? std::pair(taps.inputs, taps.outputs) : std::pair(taps.outputs, taps.inputs);
        axes[i + 2] = {.outputs = taps.outputs,
                       .inputs = taps.inputs,
                       .outputStride = outputStrides[axis],
                       .inputStride = inputStrides[axis],
                       .width = partWidth(stepping.unit, axis, followed, other),
                       .taps = followsInput ? &taps : nullptr};
    }
    return axes;
}

// The last input that the output reads. Where it reads none: an input that keeps the sequence sorted.
uint32_t lastInput(const AxisTaps& taps, uint32_t output)
{
    return std::min(std::max(taps.first[output] + taps.taps(output), 1U) - 1, taps.inputs - 1);
}

} // namespace

std::string_view name(StepOrder order)
{
    return kStepOrders[static_cast<size_t>(order)];
}

std::string_view name(StepUnit unit)
{
    return kStepUnits[static_cast<size_t>(unit)];
}

size_t choiceFrom(std::string_view text, std::span<const std::string_view> names, std::string_view field)
{
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        throw TextError(std::string(field) + (field.empty() ? "" : " ")
                        + say("lesson", "\"%1\": expected %2")(text, anyOf({names.begin(), names.end()})));
    return static_cast<size_t>(found - names.begin());
}

uint64_t Places::count() const
{
    uint64_t count = 1;
    for (const Range& range : ranges)
        count *= range.count;
    return count;
}

uint64_t Places::at(uint64_t i) const
{
    assert(i < count());
    uint64_t element = 0;
    for (size_t k = ranges.size(); k-- > 0; i /= ranges[k].count)
        element += (ranges[k].first + i % ranges[k].count) * ranges[k].stride;
    return element;
}

uint32_t StepAxis::parts() const
{
    return dividedUp(taps ? inputs : outputs, width);
}

uint32_t StepAxis::firstOutput(uint32_t part) const
{
    const auto begin = static_cast<uint32_t>(std::min<uint64_t>(uint64_t{part} * width, taps ? inputs : outputs));
    if (!taps)
        return begin;
    uint32_t low = 0, high = outputs; // lastInput() is sorted
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (lastInput(*taps, middle) >= begin)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

uint32_t StepAxis::partOf(uint32_t output) const
{
    return (taps ? lastInput(*taps, output) : output) / width;
}

Player::Player(const Plan& plan, Stepping stepping)
    : m_stepping(stepping)
    , m_axes(std::visit([&](const auto& work) { return stepAxes(work, stepping); }, plan.work))
{
}

uint64_t Player::steps() const
{
    uint64_t steps = 1;
    for (const StepAxis& axis : m_axes)
        steps *= axis.parts();
    return steps;
}

std::array<uint32_t, 6> Player::partsOf(uint64_t step) const
{
    assert(step < steps());
    std::array<uint32_t, 6> parts{};
    for (size_t i = m_axes.size(); i-- > 0; step /= m_axes[i].parts())
        parts[i] = static_cast<uint32_t>(step % m_axes[i].parts());
    return parts;
}

Places Player::places(uint64_t step) const
{
    const std::array<uint32_t, 6> parts = partsOf(step);
    Places places;
    for (size_t i = 0; i < m_axes.size(); ++i) {
        const uint32_t first = m_axes[i].firstOutput(parts[i]), end = m_axes[i].firstOutput(parts[i] + 1);
        places.ranges[i] = {first, end - first, m_axes[i].outputStride};
    }
    return places;
}

Places Player::turn(uint64_t step) const
{
    assert(m_stepping.order == StepOrder::Input);
    const std::array<uint32_t, 6> parts = partsOf(step);
    Places places;
    for (size_t i = 0; i < m_axes.size(); ++i) {
        const StepAxis& axis = m_axes[i];
        const uint32_t first = parts[i] * axis.width;
        places.ranges[i] = {first, std::min(axis.width, axis.inputs - first), axis.inputStride};
    }
    return places;
}

uint64_t Player::stepOf(uint64_t output) const
{
    uint64_t step = 0;
    for (const StepAxis& axis : m_axes) {
        const auto at = axis.outputs == 1 ? 0 : static_cast<uint32_t>(output / axis.outputStride % axis.outputs);
        step = step * axis.parts() + axis.partOf(at);
    }
    return step;
}

namespace {

// "from (0,0,0,0) to (0,0,1,1)", or one element: "(0,0,1,1)". There is at least one.
Message placesText(const Places& places, std::span<const uint32_t> sizes)
{
    const std::string first = elementText(sizes, places.at(0));
    return places.count() == 1
        ? Message(first)
        : say("player", "from %1 to %2")(first, elementText(sizes, places.at(places.count() - 1)));
}

// For a step of the input's order that fills nothing.
Message emptySentence(const Plan& plan, const Places& turn)
{
    const Message read = placesText(turn, plan.input.sizes);
    uint64_t readers = 0;
    for (uint64_t i = 0; i < std::min<uint64_t>(turn.count(), 64) && readers == 0; ++i)
        readers = targets(plan, turn.at(i), 1).count;
    return readers == 0 ? say("player", "Input %1 is read by no output: nothing is filled.")(read)
                        : say("player", "Input %1 waits: the outputs that read it read a later element as well.")(read);
}

} // namespace

StepWords wordsAfter(const Operator& op, const Plan& plan, const Player& player, uint64_t stepsDone)
{
    if (stepsDone == 0)
        return {{}, say("player", "Nothing is filled yet.")};
    const Places places = player.places(stepsDone - 1);
    if (places.count() == 0)
        return {{}, emptySentence(plan, player.turn(stepsDone - 1))};
    Explanation first = explain(op, plan, places.at(0));
    if (places.count() == 1)
        return {std::move(first.formula), std::move(first.sentence)};
    return {std::move(first.formula),
            say("player", "Fills %1 elements %2. The first: %3")(places.count(), placesText(places, plan.output.sizes),
                                                                 std::move(first.sentence))};
}

} // namespace tessera
