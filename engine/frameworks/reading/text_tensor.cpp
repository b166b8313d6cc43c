// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/text_tensor.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

constexpr Text kOneOperator = say("reading", "a case is one operator, and here a second one follows");

} // namespace

std::vector<uint64_t> TextTensor::sizes() const
{
    if (!isResized())
        return m_moved.sizes();
    std::vector<uint64_t> all;
    for (const std::optional<size_t>& axis : m_axes)
        all.push_back(axis ? outputsOf(*axis) : 1);
    return all;
}

uint32_t TextTensor::outputsOf(size_t axis) const
{
    return m_resized ? m_resized->axes[axis].outputs : m_operatorSizes[axis];
}

void TextTensor::needMoving() const
{
    if (isResized())
        throw TextError(kOneOperator);
}

void TextTensor::reshape(const std::vector<int64_t>& sizes)
{
    if (!isResized())
        return m_moved.reshape(sizes);
    // Axes of length 1 come and go.
    std::vector<std::optional<size_t>> left;
    const std::vector<uint64_t> now = this->sizes();
    for (size_t i = 0; i < now.size(); ++i)
        if (now[i] != 1)
            left.push_back(m_axes[i]);
    std::vector<std::optional<size_t>> next;
    size_t used = 0;
    for (const int64_t size : sizes) {
        const bool isOne = size == 1;
        if (!isOne && (used == left.size() || (size != -1 && size != static_cast<int64_t>(outputsOf(*left[used])))))
            throw TextError(kOneOperator);
        next.push_back(isOne ? std::nullopt : left[used++]);
    }
    if (used != left.size())
        throw TextError(kOneOperator);
    m_axes = next;
}

void TextTensor::permute(const std::vector<int64_t>& axes)
{
    if (!isResized())
        return m_moved.permute(axes);
    std::vector<std::optional<size_t>> next;
    std::vector<int64_t> sorted = axes;
    for (int64_t& axis : sorted)
        axis += axis < 0 ? static_cast<int64_t>(m_axes.size()) : 0;
    for (const int64_t axis : sorted) {
        if (axis < 0 || axis >= static_cast<int64_t>(m_axes.size()))
            throw TextError(say("reading", "axis %1 is none of %2")(axis, m_axes.size()));
        next.push_back(m_axes[static_cast<size_t>(axis)]);
    }
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end() || sorted.size() != m_axes.size())
        throw TextError(say("reading", "expected each of the %1 axes once")(m_axes.size()));
    m_axes = next;
}

void TextTensor::repeat(int64_t axis, uint64_t times)
{
    needMoving();
    m_moved.repeat(axis, times);
}

void TextTensor::blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    needMoving();
    m_moved.blocksToSpace(block, order, layout);
}

void TextTensor::spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    needMoving();
    m_moved.spaceToBlocks(block, order, layout);
}

std::vector<std::optional<size_t>> TextTensor::axesToResize() const
{
    needMoving();
    const auto whole = m_moved.wholeAxes();
    if (!whole)
        throw TextError(kOneOperator);
    return *whole;
}

void TextTensor::resize(const ResizeWish& wish)
{
    const std::vector<std::optional<size_t>> whole = axesToResize();
    if (m_inputSizes.size() > 4)
        throw TextError(
            say("reading", "the input %1 has more than the four dimensions of RESAMPLE")(text(m_inputSizes)));
    SaidResize said{.convention = wish.convention,
                    .mode = wish.mode,
                    .rule = wish.rule,
                    .antialiased = wish.antialiased,
                    .axes = {}};
    for (const uint32_t size : m_inputSizes)
        said.axes.push_back({size, size});
    said.numbers.assign(said.axes.size(), AxisNumbers{1, 0.5f, -0.5f}); // no convention moves an axis that is not named
    m_axes = whole;
    for (const AxisWish& each : wish.axes) {
        const std::optional<size_t> axis = m_axes.at(each.axis);
        if (!axis && each.outputs != 1)
            throw TextError(say("reading", "an axis that is no axis of the input is resized"));
        if (!axis)
            continue;
        said.axes[*axis].outputs = each.outputs;
        said.axes[*axis].factor = each.factor;
        said.numbers[*axis] = each.numbers;
    }
    static_cast<void>(operatorOf(said, DataType::Float32)); // what cannot be said is refused here
    m_resized = std::move(said);
}

void TextTensor::become(const ReadOperator& read)
{
    if (!isInput())
        throw TextError(kOneOperator);
    m_operator = read.op;
    m_operatorSizes = read.outputSizes.empty() ? outputDesc(read.op).sizes : read.outputSizes;
    m_axes.resize(m_inputSizes.size());
    for (size_t i = 0; i < m_axes.size(); ++i)
        m_axes[i] = i;
    m_notes.insert(m_notes.end(), read.notes.begin(), read.notes.end());
}

// Axes that are left out, or new, have the length 1.
void TextTensor::needAxesInOrder() const
{
    std::vector<size_t> order;
    for (const std::optional<size_t>& axis : m_axes)
        if (axis)
            order.push_back(*axis);
    if (!std::ranges::is_sorted(order))
        throw TextError(
            say("reading", "the axes of the result are not in the order of the input's, which no operator changes"));
}

Operator TextTensor::asOperator(DataType type, TextLayout layout) const
{
    if (isInput())
        throw TextError(say("reading", "the text does nothing to its input; expected a call that moves or resizes it"));
    if (!isResized())
        return m_moved.asOperator(type, layout);
    needAxesInOrder();
    if (m_operator)
        return *m_operator;
    if (layout == TextLayout::ChannelsFirst)
        return operatorOf(*m_resized, type);
    if (m_inputSizes.size() != 4)
        throw TextError(say("reading", "channels that are last need four axes"));
    SaidResize said = *m_resized;
    for (size_t i = 0; i < said.axes.size(); ++i) {
        said.axes[i] = m_resized->axes[textAxis(i, layout)];
        said.numbers[i] = m_resized->numbers[textAxis(i, layout)];
    }
    Operator op = operatorOf(said, type);
    setField(op, inputField(op), caseDesc(type, m_inputSizes, layout));
    setField(op, outputField(op), caseDesc(type, textSizes(outputDesc(op).sizes, layout), layout));
    return op;
}

} // namespace tessera
