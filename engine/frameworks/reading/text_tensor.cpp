// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/text_tensor.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/block_operator.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/reading/einops_pattern.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace tessera {

namespace {

std::string listed(const std::vector<uint64_t>& sizes)
{
    return text(std::vector<uint32_t>(sizes.begin(), sizes.end()));
}

constexpr Text kOneOperator = say("reading", "a case is one operator, and here a second one follows");

} // namespace

void TextTensor::needMoving() const
{
    if (isResized())
        throw TextError(kOneOperator);
}

void TextTensor::reshape(const std::vector<int64_t>& sizes)
{
    const bool isStillMade = isMade() && isInput();
    m_moved.reshape(sizes);
    if (!isStillMade)
        return;
    m_shapes.push_back(m_inputSizes); // arange(12).reshape(1, 1, 3, 4)
    m_inputSizes.clear();
    for (const uint64_t size : m_moved.sizes())
        m_inputSizes.push_back(static_cast<uint32_t>(size));
    m_moved = IndexMap(m_inputSizes);
}

void TextTensor::permute(const std::vector<int64_t>& axes)
{
    m_moved.permute(axes);
    m_isMoved = true;
}

void TextTensor::repeat(int64_t axis, uint64_t times)
{
    needMoving();
    m_moved.repeat(axis, times);
    m_isMoved = true;
}

void TextTensor::tile(int64_t axis, uint64_t times)
{
    needMoving();
    m_moved.tile(axis, times);
    m_isMoved = true;
}

void TextTensor::insertOne(int64_t axis)
{
    const auto count = static_cast<int64_t>(rank());
    if (axis < -count - 1 || axis > count)
        throw TextError(say("reading", "expected one axis from %1 to %2")(-count - 1, count));
    const int64_t at = axis < 0 ? axis + count + 1 : axis;
    if (isMade() && isInput()) {
        std::vector<int64_t> longer(m_inputSizes.begin(), m_inputSizes.end());
        longer.insert(longer.begin() + at, 1);
        reshape(longer);
    } else {
        m_moved.insertOne(static_cast<size_t>(at));
        m_isMoved = true;
    }
}

void TextTensor::dropOne(int64_t axis)
{
    const size_t at = m_moved.axisAt(axis);
    if (sizes()[at] != 1)
        throw TextError(say("reading", "axis %1 has %2 elements; expected 1")(axis, sizes()[at]));
    if (isMade() && isInput() && rank() > 1) {
        std::vector<int64_t> shorter(m_inputSizes.begin(), m_inputSizes.end());
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(at));
        reshape(shorter);
    } else {
        m_moved.dropOne(at);
        m_isMoved = true;
    }
}

void TextTensor::take(int64_t axis, uint64_t first, uint64_t count, uint64_t step)
{
    const size_t at = m_moved.axisAt(axis);
    if (first == 0 && step == 1 && count == sizes()[at])
        return;
    needMoving();
    m_moved.take(at, first, count, step);
    m_isMoved = true;
    m_channels = {};
}

void TextTensor::slice(int64_t axis, std::optional<int64_t> begin, std::optional<int64_t> end, int64_t step)
{
    const size_t at = m_moved.axisAt(axis);
    const auto size = static_cast<int64_t>(sizes()[at]);
    if (step < 0)
        throw TextError(say("reading", "a step of %1 turns the axis round, which no operator of DirectML does")(step));
    if (step == 0)
        throw TextError(say("reading", "a step of 0 takes nothing; expected 1 or more"));
    const auto bounded = [&](int64_t place) { return std::clamp<int64_t>(place < 0 ? place + size : place, 0, size); };
    const int64_t first = bounded(begin.value_or(0)), last = bounded(end.value_or(size));
    if (first >= last)
        throw TextError(say("reading", "the part from %1 to %2 has no elements")(first, last));
    take(static_cast<int64_t>(at), static_cast<uint64_t>(first), static_cast<uint64_t>((last - first - 1) / step + 1),
         static_cast<uint64_t>(step));
}

void TextTensor::pick(int64_t axis, int64_t element)
{
    const size_t at = m_moved.axisAt(axis);
    const auto size = static_cast<int64_t>(sizes()[at]);
    const int64_t place = element + (element < 0 ? size : 0);
    if (place < 0 || place >= size)
        throw TextError(say("reading", "this is no place in a list of %1")(size));
    take(axis, static_cast<uint64_t>(place), 1, 1);
    dropOne(axis);
}

TextTensor TextTensor::concatenated(const std::vector<TextTensor>& parts, int64_t axis)
{
    TextTensor all = parts.front();
    if (parts.size() == 1)
        return all;
    std::vector<IndexMap> moved;
    for (const TextTensor& part : parts) {
        part.needMoving();
        if (part.isMade() != all.isMade() || part.m_inputSizes != all.m_inputSizes)
            throw TextError(say("reading", "parts of several tensors are joined, and a case has one input"));
        moved.push_back(part.m_moved);
    }
    all.m_moved = IndexMap::concatenated(moved, axis);
    all.m_isMoved = true;
    all.m_channels = {};
    return all;
}

// What was moved so far only made the input, which is this.
void TextTensor::rebase()
{
    m_shapes.clear();
    if (!isMade() || !m_isRebased || isInput() || isResized())
        return;
    std::vector<uint32_t> sizes;
    for (const uint64_t size : m_moved.sizes())
        sizes.push_back(static_cast<uint32_t>(size));
    const bool isAnyOrder = m_data->generator
        && (m_data->generator->pattern == Pattern::Random || m_data->generator->pattern == Pattern::Constant);
    if (!isAnyOrder) {
        const std::vector<uint64_t> sources = m_moved.sources(kMostWrittenValues);
        std::vector<double> values;
        for (const uint64_t source : sources)
            if (m_data->values && source < m_data->values->size())
                values.push_back((*m_data->values)[source]);
        const bool isKnown = !sources.empty() && values.size() == sources.size();
        m_data = TextData{.values = isKnown ? std::make_shared<const std::vector<double>>(values) : nullptr};
    }
    m_inputSizes = sizes;
    m_moved = IndexMap(sizes);
    m_isMoved = false;
}

std::optional<std::vector<double>> TextTensor::values() const
{
    const bool areKnown = m_data && m_data->values && isInput();
    return areKnown ? std::optional(*m_data->values) : std::nullopt;
}

std::optional<DataSource> TextTensor::data(const TensorDesc& input) const
{
    if (!m_data)
        return std::nullopt;
    const auto& generator = m_data->generator;
    if (generator && (!input.strides || generator->pattern != Pattern::Iota))
        return *generator;
    const uint64_t count = elementCount(input);
    if (!m_data->values || m_data->values->size() != count)
        return std::nullopt;
    Tensor tensor(input);
    std::vector<std::pair<uint64_t, uint64_t>> places; // the text's order is that of the memory
    for (uint64_t element = 0; element < count; ++element)
        places.emplace_back(offsetOf(input, element), element);
    std::ranges::sort(places);
    for (uint64_t i = 0; i < count; ++i)
        tensor.setBits(places[i].second, fromDouble(input.dataType, (*m_data->values)[i]));
    return FromValues{.tensor = std::move(tensor), .origin = {}};
}

void TextTensor::moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, ChannelPlace layout)
{
    const std::string channels = order == DepthSpaceOrder::DepthColumnRow ? "(r c d)" : "(d r c)";
    const bool isLast = layout == ChannelPlace::Last;
    std::string outer = isLast || rank() == 4 ? "n " : "";
    for (size_t i = 3; i < rank() && !isLast && rank() != 4; ++i)
        outer += "n" + std::to_string(i) + " ";
    const std::string deep = outer + (isLast ? "h w " + channels : channels + " h w");
    const std::string wide = outer + (isLast ? "(h r) (w c) d" : "d (h r) (w c)");
    *this = rearranged(std::move(*this), toSpace ? deep + " -> " + wide : wide + " -> " + deep,
                       {{"r", block}, {"c", block}}, false);
    m_channels = channelLetters(order);
}

// Whether a block goes with the axes: four of them or, with channels first, at least C, H, W.
static bool haveBlocks(const std::vector<uint64_t>& sizes, ChannelPlace layout, uint64_t block)
{
    return block >= 1 && block <= 65535 && (layout == ChannelPlace::Last ? sizes.size() == 4 : sizes.size() >= 3);
}

void TextTensor::blocksToSpace(uint64_t block, DepthSpaceOrder order, ChannelPlace layout)
{
    needMoving();
    rebase();
    const std::vector<uint64_t> now = sizes();
    if (!haveBlocks(now, layout, block)
        || now[layout == ChannelPlace::Last ? 3 : now.size() - 3] % (block * block) != 0)
        throw TextError(say("reading",
                            "depth to space by blocks of %1 does not go with %2; expected four axes, and channels "
                            "that are a multiple of %3")(block, listed(now), block * block));
    moveBlocks(true, block, order, layout);
}

void TextTensor::spaceToBlocks(uint64_t block, DepthSpaceOrder order, ChannelPlace layout)
{
    needMoving();
    rebase();
    const std::vector<uint64_t> now = sizes();
    const size_t rows = layout == ChannelPlace::Last ? 1 : now.size() - 2;
    if (!haveBlocks(now, layout, block) || now[rows] % block != 0 || now[rows + 1] % block != 0)
        throw TextError(say("reading",
                            "space to depth by blocks of %1 does not go with %2; expected four axes, and rows and "
                            "columns that are multiples of %3")(block, listed(now), block));
    moveBlocks(false, block, order, layout);
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
    needMoving();
    rebase();
    const std::vector<std::optional<size_t>> whole = axesToResize();
    SaidResize said{.convention = wish.convention,
                    .mode = wish.mode,
                    .rule = wish.rule,
                    .antialiased = wish.antialiased,
                    .isGradient = wish.isGradient,
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
        (wish.isGradient ? said.axes[*axis].inputs : said.axes[*axis].outputs) = each.outputs;
        said.axes[*axis].factor = each.factor;
        said.numbers[*axis] = each.numbers;
    }
    static_cast<void>(operatorOf(said, DataType::Float32)); // what cannot be said is refused here
    std::vector<uint32_t> sizes;
    for (const std::optional<size_t>& axis : m_axes)
        sizes.push_back(!axis ? 1 : wish.isGradient ? said.axes[*axis].inputs : said.axes[*axis].outputs);
    m_resized = std::move(said);
    m_moved = IndexMap(sizes);
    m_isMoved = false;
}

void TextTensor::become(const ReadOperator& read)
{
    needMoving();
    rebase();
    if (!isInput())
        throw TextError(kOneOperator);
    m_operator = read.op;
    m_isMoved = false;
    m_moved = IndexMap(read.outputSizes.empty() ? outputDesc(read.op).sizes : read.outputSizes);
    m_axes.resize(m_inputSizes.size());
    for (size_t i = 0; i < m_axes.size(); ++i)
        m_axes[i] = i;
    m_notes.insert(m_notes.end(), read.notes.begin(), read.notes.end());
}

// Axes that are left out, or new, have the length 1.
void TextTensor::needAxesInOrder() const
{
    const auto whole = m_moved.wholeAxes();
    if (!whole)
        throw TextError(kOneOperator);
    std::vector<size_t> order;
    for (const std::optional<size_t>& axis : *whole)
        if (axis && m_axes[*axis])
            order.push_back(*m_axes[*axis]);
    if (!std::ranges::is_sorted(order))
        throw TextError(
            say("reading", "the axes of the result are not in the order of the input's, which no operator changes"));
}

// Of a made input any shape that it had may be the one that the moves begin with: four axes come first.
Operator TextTensor::movedOperator(DataType type, ChannelPlace layout) const
{
    const MapHint hint{.input = isMade() && layout == ChannelPlace::First ? std::nullopt : std::optional(layout),
                       .channels = m_channels,
                       .mayStay = m_isMoved};
    const auto of = [&](const std::vector<uint32_t>& shape) {
        IndexMap map = m_moved;
        map.seeInputAs(shape);
        return operatorOf(map, type, hint);
    };
    std::vector<std::vector<uint32_t>> shapes{m_inputSizes};
    shapes.insert(shapes.end(), m_shapes.rbegin(), m_shapes.rend());
    const auto distance = [](const std::vector<uint32_t>& shape) {
        return shape.size() < 4 ? 4 - shape.size() : shape.size() - 4;
    };
    std::ranges::stable_sort(shapes, {}, distance);
    for (const std::vector<uint32_t>& shape : std::span(shapes).first(shapes.size() - 1)) {
        try {
            return of(shape);
        } catch (const TextError&) {
            continue;
        }
    }
    return of(shapes.back());
}

// Whether rows and columns are resized where channels are last, and nothing else.
static bool resizesLast(const SaidResize& said)
{
    const auto changes = [&](size_t i) { return said.axes[i].inputs != said.axes[i].outputs; };
    return said.axes.size() == 4 && changes(1) && changes(2) && !changes(0) && !changes(3);
}

Operator TextTensor::asOperator(DataType type, ChannelPlace layout) const
{
    if (isInput())
        throw TextError(say("reading", "the text does nothing to its input; expected a call that moves or resizes it"));
    if (layout == ChannelPlace::First && m_resized && resizesLast(*m_resized)) {
        if (!isMade())
            throw ChannelsAreLast{};
        layout = ChannelPlace::Last;
    }
    if (!isResized()) {
        Operator op = movedOperator(type, layout);
        if (layout == ChannelPlace::First && !isMade() && inputDesc(op).strides)
            throw ChannelsAreLast{};
        return op;
    }
    needAxesInOrder();
    if (m_operator)
        return *m_operator;
    if (layout == ChannelPlace::First)
        return operatorOf(*m_resized, type);
    if (m_inputSizes.size() != 4)
        throw TextError(say("reading", "channels that are last need four axes"));
    SaidResize said = *m_resized;
    for (size_t i = 0; i < said.axes.size(); ++i) {
        said.axes[i] = m_resized->axes[shapeAxis(i, layout)];
        said.numbers[i] = m_resized->numbers[shapeAxis(i, layout)];
    }
    Operator op = operatorOf(said, type);
    setField(op, inputField(op), descOf(type, m_inputSizes, layout));
    setField(op, outputField(op), descOf(type, shapeOf(outputDesc(op).sizes, layout), layout));
    return op;
}

} // namespace tessera
