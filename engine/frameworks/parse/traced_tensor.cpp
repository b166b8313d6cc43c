// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/traced_tensor.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

constexpr Text kOneOperator = say("reading", "a case is one operator, and here a second one follows");

} // namespace

void TracedTensor::requireMoving() const
{
    refuseIf(isResized(), kOneOperator);
}

std::vector<int64_t> TracedTensor::sizes() const
{
    const std::vector<uint64_t> sizes = m_moved.sizes();
    return {sizes.begin(), sizes.end()};
}

bool TracedTensor::takeAsInput(bool wasInput)
{
    if (!isMade() || !wasInput)
        return false;
    m_shapes.push_back(m_moved.inputSizes());
    m_moved = IndexMap(shape());
    return true;
}

void TracedTensor::reshape(const std::vector<int64_t>& sizes)
{
    const bool wasInput = isInput();
    m_moved.reshape(sizes);
    takeAsInput(wasInput);
}

void TracedTensor::moveAxis(int64_t from, int64_t to)
{
    std::vector<int64_t> axes(rank());
    std::iota(axes.begin(), axes.end(), int64_t{0});
    axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(axisAt(from)));
    axes.insert(axes.begin() + static_cast<std::ptrdiff_t>(axisAt(to)), static_cast<int64_t>(axisAt(from)));
    permute(axes);
}

IndexMap& TracedTensor::moving()
{
    requireMoving();
    m_isMoved = true;
    return m_moved;
}

void TracedTensor::insertOne(int64_t axis)
{
    const auto count = static_cast<int64_t>(rank());
    refuseIf(axis < -count - 1 || axis > count, say("reading", "expected one axis from %1 to %2")(-count - 1, count));
    const bool wasInput = isInput();
    m_moved.insertOne(static_cast<size_t>(axis < 0 ? axis + count + 1 : axis));
    m_isMoved = !takeAsInput(wasInput);
}

void TracedTensor::dropOne(int64_t axis)
{
    refuseIf(size(axis) != 1, say("reading", "axis %1 has %2 elements; expected 1")(axis, size(axis)));
    const bool wasInput = isInput() && rank() > 1;
    m_moved.dropOne(axisAt(axis));
    m_isMoved = !takeAsInput(wasInput);
}

void TracedTensor::take(int64_t axis, uint64_t first, uint64_t count, uint64_t step)
{
    if (first == 0 && step == 1 && static_cast<int64_t>(count) == size(axis))
        return;
    moving().take(axisAt(axis), first, count, step);
    m_channels = {};
}

void TracedTensor::slice(int64_t axis, std::optional<int64_t> begin, std::optional<int64_t> end, int64_t step)
{
    const int64_t all = size(axis);
    refuseIf(step < 0, say("reading", "a step of %1 turns the axis round, which no operator of DirectML does")(step));
    refuseIf(step == 0, say("reading", "a step of 0 takes nothing; expected 1 or more"));
    const auto bounded = [&](int64_t place) { return std::clamp<int64_t>(place < 0 ? place + all : place, 0, all); };
    const int64_t first = bounded(begin.value_or(0)), last = bounded(end.value_or(all));
    refuseIf(first >= last, say("reading", "the part from %1 to %2 has no elements")(first, last));
    take(axis, static_cast<uint64_t>(first), static_cast<uint64_t>((last - first - 1) / step + 1),
         static_cast<uint64_t>(step));
}

void TracedTensor::pick(int64_t axis, int64_t element)
{
    const int64_t all = size(axis), place = element + (element < 0 ? all : 0);
    refuseIf(place < 0 || place >= all, say("reading", "this is no place in a list of %1")(all));
    take(axis, static_cast<uint64_t>(place), 1, 1);
    dropOne(axis);
}

void TracedTensor::choose(int64_t axis, const std::vector<int64_t>& elements)
{
    constexpr size_t kMostElements = 1024;
    refuseIf(elements.empty() || elements.size() > kMostElements, say("reading", "the list is too long"));
    std::vector<TracedTensor> parts(elements.size(), *this);
    for (size_t i = 0; i < elements.size(); ++i) {
        parts[i].pick(axis, elements[i]);
        parts[i].insertOne(axis < 0 ? axis + static_cast<int64_t>(rank()) : axis);
    }
    *this = concatenated(parts, axis);
}

TracedTensor TracedTensor::concatenated(const std::vector<TracedTensor>& parts, int64_t axis)
{
    TracedTensor all = parts.front();
    if (parts.size() == 1)
        return all;
    std::vector<IndexMap> moved;
    std::vector<double> joined; // lists of known values are one list
    bool isOne = true, areLists = true; // parts of one tensor
    for (const TracedTensor& part : parts) {
        part.requireMoving();
        isOne = isOne && part.isMade() == all.isMade() && part.m_moved.inputSizes() == all.m_moved.inputSizes()
            && (!all.isMade() || part.m_data->values == all.m_data->values);
        moved.push_back(part.m_moved);
        const auto own = part.rank() == 1 ? part.values() : std::nullopt;
        areLists = areLists && own && joined.size() + own->size() <= kMostWrittenValues;
        if (areLists)
            joined.insert(joined.end(), own->begin(), own->end());
    }
    try {
        refuseIf(!isOne, say("reading", "parts of several tensors are joined, and a case has one input"));
        all.moving() = IndexMap::concatenated(moved, axis);
    } catch (const TextError&) {
        if (!areLists)
            throw;
        const auto count = static_cast<uint32_t>(joined.size());
        return TracedTensor({count}, {.values = std::make_shared<const std::vector<double>>(std::move(joined))},
                            all.m_isRebased);
    }
    all.m_channels = {};
    return all;
}

// Takes the tensor as it is for the input, which the moves so far have only made.
void TracedTensor::rebase()
{
    m_shapes.clear();
    if (!isMade() || !m_isRebased || isInput() || isResized())
        return;
    const bool isAnyOrder = m_data->generator
        && (m_data->generator->pattern == Pattern::Random || m_data->generator->pattern == Pattern::Constant);
    if (const auto moved = values(); !isAnyOrder)
        m_data = TextData{.values = moved ? std::make_shared<const std::vector<double>>(*moved) : nullptr};
    m_moved = IndexMap(shape());
    m_isMoved = false;
}

std::optional<std::vector<double>> TracedTensor::values() const
{
    if (!m_data || !m_data->values || isResized())
        return std::nullopt;
    std::vector<double> values;
    for (const uint64_t source : m_moved.sources(kMostWrittenValues))
        if (source < m_data->values->size())
            values.push_back((*m_data->values)[source]);
    return values.size() == m_moved.count() ? std::optional(values) : std::nullopt;
}

std::optional<DataSource> TracedTensor::data(const TensorDesc& input) const
{
    if (!m_data)
        return std::nullopt;
    const auto& generator = m_data->generator;
    if (generator && (!input.strides || generator->pattern != Pattern::Iota))
        return *generator;
    const uint64_t count = elementCount(input);
    if (!m_data->values || m_data->values->size() != count)
        return std::nullopt;
    Tensor tensor(input), flat(TensorDesc{.dataType = input.dataType, .sizes = {static_cast<uint32_t>(count)}});
    for (uint64_t i = 0; i < count; ++i) // the text's order is the memory's
        flat.setBits(i, fromDouble(input.dataType, (*m_data->values)[i]));
    std::ranges::copy(flat.bytes(), tensor.writableBytes().begin());
    return FromValues{.tensor = std::move(tensor), .origin = {}};
}

void TracedTensor::moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, ChannelPlace layout)
{
    requireMoving();
    rebase();
    const std::string channels = order == DepthSpaceOrder::DepthColumnRow ? "(r c d)" : "(d r c)";
    const bool isLast = layout == ChannelPlace::Last;
    const std::string deep = isLast ? "n h w " + channels : "... " + channels + " h w";
    const std::string wide = isLast ? "n (h r) (w c) d" : "... d (h r) (w c)";
    const std::string shape = text(shapeOf(m_moved));
    try {
        *this = rearranged(std::move(*this), toSpace ? deep + " -> " + wide : wide + " -> " + deep,
                           {{"r", block}, {"c", block}}, false);
    } catch (const TextError&) {
        throw TextError(toSpace ? say("reading",
                                      "depth to space by blocks of %1 does not go with %2; expected four axes, and "
                                      "channels that are a multiple of %3")(block, shape, block * block)
                                : say("reading",
                                      "space to depth by blocks of %1 does not go with %2; expected four axes, and "
                                      "rows and columns that are multiples of %3")(block, shape, block));
    }
    m_channels = channelLetters(order);
}

TracedTensor::WholeAxes TracedTensor::wholeAxes() const
{
    const auto whole = m_moved.wholeAxes();
    refuseIf(!whole, kOneOperator);
    return *whole;
}

void TracedTensor::take(const Operator& op, const std::vector<uint32_t>& sizes, WholeAxes axes)
{
    m_operator = op;
    m_isMoved = false;
    m_moved = IndexMap(sizes);
    m_axes = std::move(axes);
}

// Whether just H and W are resized if the axes are N, H, W, C.
static bool resizesLast(const ResizeWords& said)
{
    const auto changes = [&](size_t i) { return said.axes[i].inputs != said.axes[i].outputs; };
    return said.axes.size() == 4 && changes(1) && changes(2) && !changes(0) && !changes(3);
}

void TracedTensor::resize(const ResizeWords& said, ChannelPlace layout, bool mayBeLast)
{
    requireMoving();
    rebase();
    const WholeAxes axes = wholeAxes();
    ResizeWords whole = said; // of all axes of the input; those that the tensor does not have are copied
    whole.axes.clear();
    for (const uint32_t size : m_moved.inputSizes())
        whole.axes.push_back({.inputs = size, .outputs = size, .numbers = AxisNumbers{}});
    std::vector<uint32_t> sizes;
    for (size_t i = 0; i < said.axes.size(); ++i) {
        const ResizedAxis& axis = said.axes[i];
        refuseIf(!axes[i] && axis.inputs != axis.outputs,
                 say("reading", "an axis that is no axis of the input is resized"));
        sizes.push_back(said.isGradient ? axis.inputs : axis.outputs);
        if (axes[i])
            whole.axes[*axes[i]] = axis;
    }
    if (mayBeLast && layout == ChannelPlace::First && resizesLast(whole)) {
        if (!isMade())
            throw ChannelsAreLast{};
        layout = ChannelPlace::Last;
    }
    refuseIf(layout == ChannelPlace::Last && m_moved.inputSizes().size() != 4,
             say("reading", "channels that are last need four axes"));
    take(operatorOf(whole, m_type.value_or(DataType::Float32), layout), sizes, axes);
}

void TracedTensor::become(const ReadOperator& read)
{
    requireMoving();
    rebase();
    refuseIf(!isInput(), kOneOperator);
    take(read.op, read.outputSizes.empty() ? read.op.output.sizes : read.outputSizes, wholeAxes());
    m_notes.insert(m_notes.end(), read.notes.begin(), read.notes.end());
}

// Axes of length 1 may be dropped or new.
void TracedTensor::requireAxesInOrder() const
{
    std::vector<size_t> order;
    for (const std::optional<size_t>& axis : wholeAxes())
        if (axis && m_axes[*axis])
            order.push_back(*m_axes[*axis]);
    refuseIf(!std::ranges::is_sorted(order),
             say("reading", "the axes of the result are not in the order of the input's, which no operator changes"));
}

// The moves of a made input may begin at any of its shapes: those of four axes are tried first.
Operator TracedTensor::movedOperator(DataType type, ChannelPlace layout) const
{
    const MapHint hint{.input = isMade() && layout == ChannelPlace::First ? std::nullopt : std::optional(layout),
                       .channels = m_channels,
                       .mayStay = m_isMoved};
    std::vector<std::vector<uint32_t>> shapes{m_moved.inputSizes()};
    shapes.insert(shapes.end(), m_shapes.rbegin(), m_shapes.rend());
    std::ranges::stable_sort(shapes, {},
                             [](const auto& shape) { return std::abs(static_cast<int>(shape.size()) - 4); });
    IndexMap map = m_moved;
    for (size_t i = 0; true; ++i)
        try {
            map.seeInputAs(shapes[i]);
            return operatorOf(map, type, hint);
        } catch (const TextError&) {
            if (i + 1 == shapes.size())
                throw;
        }
}

Operator TracedTensor::asOperator(DataType type, ChannelPlace layout) const
{
    refuseIf(isInput(), say("reading", "the text does nothing to its input; expected a call that moves or resizes it"));
    if (!isResized()) {
        Operator op = movedOperator(type, layout);
        if (layout == ChannelPlace::First && !isMade() && op.input.strides)
            throw ChannelsAreLast{};
        return op;
    }
    requireAxesInOrder();
    Operator op = *m_operator;
    if (op.input.dataType != type)
        op.input.dataType = op.output.dataType = type;
    return op;
}

} // namespace tessera
