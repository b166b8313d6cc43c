// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/moved_tensor.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

namespace tessera {

namespace {

constexpr size_t kMostAxes = 64;
constexpr uint64_t kMostSize = std::numeric_limits<uint32_t>::max();

// For each axis of N, C, H, W its place in N, H, W, C.
constexpr size_t kLastAxes[] = {0, 3, 1, 2};

template <class Number> std::string listed(const std::vector<Number>& numbers)
{
    std::string text;
    for (const Number number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return "{" + text + "}";
}

uint64_t product(const std::vector<uint64_t>& sizes)
{
    uint64_t all = 1;
    for (const uint64_t size : sizes)
        if (__builtin_mul_overflow(all, size, &all))
            throw TextError(say("reading", "%1 are more elements than can be counted")(listed(sizes)));
    return all;
}

// What stands for −1.
std::vector<uint64_t> wholeSizes(const std::vector<int64_t>& sizes, uint64_t count)
{
    std::vector<uint64_t> whole;
    uint64_t known = 1;
    size_t open = sizes.size();
    for (size_t i = 0; i < sizes.size(); ++i) {
        if (sizes[i] == -1 && open == sizes.size())
            open = i;
        else if (sizes[i] < 1 || __builtin_mul_overflow(known, static_cast<uint64_t>(sizes[i]), &known))
            throw TextError(say("reading", "%1 is no shape; expected sizes from 1, and one -1")(listed(sizes)));
        whole.push_back(static_cast<uint64_t>(std::max<int64_t>(sizes[i], 1)));
    }
    if (open < sizes.size() && count % known == 0)
        whole[open] = count / known;
    return whole;
}

} // namespace

size_t textAxis(size_t axis, TextLayout layout)
{
    return layout == TextLayout::ChannelsFirst ? axis : kLastAxes[axis];
}

std::vector<uint32_t> textSizes(const std::vector<uint32_t>& sizes, TextLayout layout)
{
    std::vector<uint32_t> seen = sizes;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        seen[textAxis(axis, layout)] = sizes[axis];
    return seen;
}

TensorDesc caseDesc(DataType type, const std::vector<uint32_t>& textSizes, TextLayout layout)
{
    TensorDesc desc{.dataType = type, .sizes = textSizes};
    if (layout == TextLayout::ChannelsFirst)
        return desc;
    const std::vector<uint64_t> packed = packedStrides(textSizes);
    desc.strides.emplace(textSizes.size());
    for (size_t axis = 0; axis < textSizes.size(); ++axis) {
        const size_t seen = textAxis(axis, layout);
        desc.sizes[axis] = textSizes[seen];
        if (packed[seen] > kMostSize)
            throw TextError(say("reading", "the tensor %1 is too large for strides of 32 bits")(text(textSizes)));
        (*desc.strides)[axis] = static_cast<uint32_t>(packed[seen]);
    }
    return desc;
}

MovedTensor::MovedTensor(const std::vector<uint32_t>& sizes)
    : m_inputSizes(sizes)
{
    product({sizes.begin(), sizes.end()});
    const std::vector<uint64_t> strides = packedStrides(sizes);
    for (size_t i = 0; i < sizes.size(); ++i)
        m_axes.push_back(sizes[i] == 1 ? Axis{} : Axis{{sizes[i], strides[i]}});
    for (size_t i = 0; i < sizes.size(); ++i)
        m_ones.push_back(sizes[i] == 1 ? std::optional(i) : std::nullopt);
}

std::vector<uint64_t> MovedTensor::sizes() const
{
    std::vector<uint64_t> all;
    for (const Axis& axis : m_axes) {
        uint64_t size = 1;
        for (const Factor& factor : axis)
            size *= factor.size;
        all.push_back(size);
    }
    return all;
}

size_t MovedTensor::axisAt(int64_t axis) const
{
    const auto count = static_cast<int64_t>(rank());
    if (axis < -count || axis >= count)
        throw TextError(say("reading", "axis %1 is none of %2")(axis, listed(sizes())) + "; "
                        + say("reading", "expected %1 to %2")(-count, count - 1));
    return static_cast<size_t>(axis < 0 ? axis + count : axis);
}

void MovedTensor::reshape(std::vector<int64_t> sizes)
{
    const std::vector<uint64_t> before = this->sizes();
    const std::vector<uint64_t> after = wholeSizes(sizes, product(before));
    if (product(after) != product(before) || after.size() > kMostAxes)
        throw TextError(say("reading", "reshape of %1 to %2: the elements are %3, and not %4")(
            listed(before), listed(sizes), product(before), product(after)));
    Axis open; // the factors that are not yet used, the outermost last
    for (const Axis& axis : m_axes)
        open.insert(open.end(), axis.begin(), axis.end());
    std::ranges::reverse(open);
    m_axes.clear();
    for (uint64_t left : after) {
        Axis& axis = m_axes.emplace_back();
        while (left > 1) {
            Factor& factor = open.back();
            if (left % factor.size == 0) {
                left /= factor.size;
                axis.push_back(factor);
                open.pop_back();
            } else if (factor.size % left == 0) {
                factor.size /= left;
                axis.push_back({left, factor.stride * factor.size});
                left = 1;
            } else {
                throw TextError(
                    say("reading",
                        "reshape of %1 to %2 cuts across an axis, which none of DirectML's layout operators does")(
                        listed(before), listed(sizes)));
            }
        }
    }
    reshapeOnes(before, after);
    m_isInput = m_isInput && after == before;
}

// Between the same longer axes the axes of length 1 are the same, counted from the back; others are new.
void MovedTensor::reshapeOnes(const std::vector<uint64_t>& before, const std::vector<uint64_t>& after)
{
    const auto longer = [](std::vector<uint64_t> sizes) {
        std::erase(sizes, 1u);
        return sizes;
    };
    const std::vector<std::optional<size_t>> old =
        std::exchange(m_ones, std::vector<std::optional<size_t>>(after.size()));
    if (longer(before) != longer(after))
        return;
    size_t i = before.size();
    for (size_t j = after.size(); j > 0; --j) {
        if (after[j - 1] == 1) {
            if (i > 0 && before[i - 1] == 1)
                m_ones[j - 1] = old[--i];
            continue;
        }
        while (before[i - 1] == 1)
            --i;
        --i;
    }
}

void MovedTensor::permute(const std::vector<int64_t>& axes)
{
    std::vector<Axis> next;
    std::vector<std::optional<size_t>> ones;
    std::vector<bool> taken(rank());
    for (const int64_t axis : axes) {
        const size_t i = axisAt(axis);
        if (taken[i])
            throw TextError(say("reading", "axis %1 is there twice; expected each once")(axis));
        taken[i] = true;
        next.push_back(m_axes[i]);
        ones.push_back(m_ones[i]);
    }
    if (next.size() != m_axes.size())
        throw TextError(
            say("reading", "%1 axes of the %2 of %3 are named; expected all")(axes.size(), rank(), listed(sizes())));
    m_axes = std::move(next);
    m_ones = std::move(ones);
    m_isInput = false;
}

void MovedTensor::repeat(int64_t axis, uint64_t times)
{
    Axis& repeated = m_axes[axisAt(axis)];
    const uint64_t count = product(sizes());
    uint64_t all = 0;
    if (times == 0 || __builtin_mul_overflow(count, times, &all))
        throw TextError(say("reading", "repeating %1 times gives no size")(times));
    if (times > 1)
        repeated.push_back({times, 0});
    m_isInput = false;
}

void MovedTensor::blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    const auto b = static_cast<int64_t>(block);
    const auto at = [&](size_t axis) { return static_cast<int64_t>(now[textAxis(axis, layout)]); };
    if (rank() != 4 || b < 1 || b > 65535 || at(1) % (b * b) != 0)
        throw TextError(say("reading",
                            "depth to space by blocks of %1 does not go with %2; expected four axes, and channels "
                            "that are a multiple of %3")(b, listed(now), b * b));
    const int64_t c = at(1) / (b * b);
    const bool depthFirst = order == DepthSpaceOrder::DepthColumnRow;
    if (layout == TextLayout::ChannelsFirst) {
        reshape(depthFirst ? std::vector<int64_t>{at(0), b, b, c, at(2), at(3)}
                           : std::vector<int64_t>{at(0), c, b, b, at(2), at(3)});
        permute(depthFirst ? std::vector<int64_t>{0, 3, 4, 1, 5, 2} : std::vector<int64_t>{0, 1, 4, 2, 5, 3});
        reshape({at(0), c, at(2) * b, at(3) * b});
    } else {
        reshape(depthFirst ? std::vector<int64_t>{at(0), at(2), at(3), b, b, c}
                           : std::vector<int64_t>{at(0), at(2), at(3), c, b, b});
        permute(depthFirst ? std::vector<int64_t>{0, 1, 3, 2, 4, 5} : std::vector<int64_t>{0, 1, 4, 2, 5, 3});
        reshape({at(0), at(2) * b, at(3) * b, c});
    }
    m_order = order;
}

void MovedTensor::spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout)
{
    const std::vector<uint64_t> now = sizes();
    const auto b = static_cast<int64_t>(block);
    const auto at = [&](size_t axis) { return static_cast<int64_t>(now[textAxis(axis, layout)]); };
    if (rank() != 4 || b < 1 || b > 65535 || at(2) % b != 0 || at(3) % b != 0)
        throw TextError(say("reading",
                            "space to depth by blocks of %1 does not go with %2; expected four axes, and rows and "
                            "columns that are multiples of %3")(b, listed(now), b));
    const int64_t h = at(2) / b, w = at(3) / b;
    const bool depthFirst = order == DepthSpaceOrder::DepthColumnRow;
    if (layout == TextLayout::ChannelsFirst) {
        reshape({at(0), at(1), h, b, w, b});
        permute(depthFirst ? std::vector<int64_t>{0, 3, 5, 1, 2, 4} : std::vector<int64_t>{0, 1, 3, 5, 2, 4});
        reshape({at(0), at(1) * b * b, h, w});
    } else {
        reshape({at(0), h, b, w, b, at(1)});
        permute(depthFirst ? std::vector<int64_t>{0, 1, 3, 2, 4, 5} : std::vector<int64_t>{0, 1, 3, 5, 2, 4});
        reshape({at(0), h, w, at(1) * b * b});
    }
    m_order = order;
}

std::optional<std::vector<std::optional<size_t>>> MovedTensor::wholeAxes() const
{
    const std::vector<uint64_t> strides = packedStrides(m_inputSizes);
    std::vector<std::optional<size_t>> whole;
    for (size_t at = 0; at < m_axes.size(); ++at) {
        const Axis& axis = m_axes[at];
        whole.push_back(m_ones[at]);
        if (axis.empty())
            continue;
        for (size_t i = 0; i < m_inputSizes.size(); ++i)
            if (axis == Axis{{m_inputSizes[i], strides[i]}})
                whole.back() = i;
        if (!whole.back())
            return std::nullopt;
    }
    return whole;
}

namespace {

std::string shapeText(const std::vector<uint64_t>& sizes)
{
    std::string text;
    for (const uint64_t size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "{" + text + "}";
}

} // namespace

// All factors in the order of the elements; neighbours that run on are one.
std::vector<MovedTensor::Factor> MovedTensor::joined(const std::vector<Axis>& axes)
{
    std::vector<Factor> all;
    for (const Axis& axis : axes)
        for (const Factor& factor : axis) {
            if (factor.size == 1)
                continue;
            if (!all.empty() && all.back().stride == factor.stride * factor.size)
                all.back() = {all.back().size * factor.size, factor.stride};
            else
                all.push_back(factor);
        }
    return all;
}

std::optional<Operator> MovedTensor::asDepthSpace(const TensorDesc& input, const std::vector<Axis>& axes) const
{
    using enum DepthSpaceOrder;
    const std::vector<Factor> wanted = joined(axes);
    const std::vector<uint64_t> sizes = MovedTensor::sizes();
    if (input.sizes.size() != 4 || axes.size() != 4)
        return std::nullopt;
    uint64_t rows = 1;
    for (const Factor& factor : axes[2])
        rows *= factor.size;
    const bool toSpace = rows >= input.sizes[2];
    const uint64_t block = toSpace ? rows / input.sizes[2] : input.sizes[2] / rows;
    const DepthSpaceOrder first = m_order.value_or(DepthColumnRow);
    for (const DepthSpaceOrder order : {first, first == DepthColumnRow ? ColumnRowDepth : DepthColumnRow}) {
        Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
        setInput(op, input.dataType, input.sizes);
        setField(op, inputField(op), input);
        setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
        changeField(op, "BlockSize", static_cast<uint32_t>(block));
        if (!tessera::validate(op).empty())
            continue;
        const Plan plan = makePlan(op);
        const auto& work = std::get<StridedCopy>(plan.work);
        Axis factors;
        for (size_t i = 0; i < work.sizes.size(); ++i)
            factors.push_back({work.sizes[i], work.inStrides[i]});
        if (joined({factors}) == wanted)
            return op;
    }
    return std::nullopt;
}

// Each element several times: nearest by whole factors.
std::optional<Operator> MovedTensor::asRepeated(const TensorDesc& input, const std::vector<Axis>& axes) const
{
    if (axes.size() != input.sizes.size() || axes.size() > 4)
        return std::nullopt;
    const std::vector<uint64_t> strides = effectiveStrides(input);
    std::vector<float> scales;
    for (size_t i = 0; i < axes.size(); ++i) {
        const std::vector<Factor> factors = joined({axes[i]});
        Axis own = input.sizes[i] == 1 ? Axis{} : Axis{{input.sizes[i], strides[i]}};
        const uint64_t times = factors.empty() || factors.back().stride != 0 ? 1 : factors.back().size;
        if (times > 1)
            own.push_back({times, 0});
        if (factors != own)
            return std::nullopt;
        scales.push_back(static_cast<float>(times));
    }
    Operator op = *operatorFromName("RESAMPLE");
    setInput(op, input.dataType, input.sizes);
    setField(op, inputField(op), input);
    changeField(op, "Scales", scales);
    return op;
}

Operator MovedTensor::asOperator(DataType type, TextLayout layout) const
{
    if (layout == TextLayout::ChannelsLast && (rank() != 4 || m_inputSizes.size() != 4))
        throw TextError(say("reading", "channels that are last need four axes"));
    const TensorDesc input = caseDesc(type, m_inputSizes, layout);
    std::vector<Axis> axes;
    std::vector<uint32_t> outputSizes;
    for (size_t i = 0; i < rank(); ++i)
        axes.push_back(m_axes[textAxis(i, layout)]);
    std::optional<Operator> op = asDepthSpace(input, axes);
    if (!op)
        op = asRepeated(input, axes);
    if (!op)
        throw TextError(
            say("reading", "the elements of %1 end up in %2 as none of DirectML's layout operators moves them")(
                text(m_inputSizes), shapeText(sizes())));
    for (const uint64_t size : sizes())
        outputSizes.push_back(static_cast<uint32_t>(size));
    setField(*op, outputField(*op), caseDesc(type, outputSizes, layout));
    if (const Issues issues = tessera::validate(*op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return *op;
}

} // namespace tessera
