// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/resize_convention.h"
#include "engine/frameworks/reading/moved_tensor.h"

#include <algorithm>
#include <limits>
#include <variant>

// The operators of DirectML that a moved tensor is.
namespace tessera {

namespace {

constexpr uint64_t kMostLength = std::numeric_limits<uint32_t>::max();

std::string shapeText(const std::vector<uint64_t>& sizes)
{
    std::string text;
    for (const uint64_t size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "{" + text + "}";
}

// Sizes in four axes: those before the last three are one.
std::vector<uint32_t> inFour(const std::vector<uint32_t>& sizes)
{
    std::vector<uint32_t> four(sizes.end() - static_cast<std::ptrdiff_t>(std::min<size_t>(sizes.size(), 3)),
                               sizes.end());
    uint64_t outer = 1;
    for (size_t i = 0; i + 3 < sizes.size(); ++i)
        outer *= sizes[i];
    if (outer > kMostLength)
        throw TextError(say("reading", "%1 are more elements than can be counted")(text(sizes)));
    four.insert(four.begin(), 4 - four.size(), 1);
    four.front() = static_cast<uint32_t>(outer);
    return four;
}

} // namespace

// The sides that a block may have: what the rows say, where there are four axes, and what the moves have as a factor.
std::vector<uint64_t> MovedTensor::blocksFor(const std::vector<uint32_t>& sizes, const std::vector<Axis>& axes)
{
    std::vector<uint64_t> blocks;
    const auto add = [&](uint64_t block) {
        if (block >= 1 && block <= 65535 && std::ranges::find(blocks, block) == blocks.end())
            blocks.push_back(block);
    };
    if (axes.size() >= 2) {
        const uint64_t rows = sizeOf(axes[axes.size() - 2]);
        add(rows >= sizes[2] ? rows / sizes[2] : sizes[2] / rows);
    }
    for (const Axis& axis : axes)
        for (const Factor& factor : axis)
            add(factor.size);
    return blocks;
}

std::optional<Operator> MovedTensor::asDepthSpace(const TensorDesc& input, const std::vector<Axis>& axes) const
{
    using enum DepthSpaceOrder;
    const std::vector<Factor> wanted = joined(axes);
    if (!readsAll())
        return std::nullopt;
    TensorDesc four = input;
    if (input.sizes.size() != 4)
        four.sizes = inFour(input.sizes);
    const DepthSpaceOrder first = m_order.value_or(DepthColumnRow);
    const bool keepsRank = input.sizes.size() == 4 && axes.size() == 4;
    const bool grows = axes.size() >= 2 && sizeOf(axes[axes.size() - 2]) >= four.sizes[2];
    for (const uint64_t block : blocksFor(four.sizes, axes))
        for (const bool toSpace : {grows, !grows})
            for (const DepthSpaceOrder order : {first, first == DepthColumnRow ? ColumnRowDepth : DepthColumnRow}) {
                Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
                setInput(op, four.dataType, four.sizes);
                setField(op, inputField(op), four);
                setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
                changeField(op, "BlockSize", static_cast<uint32_t>(block));
                if (!tessera::validate(op).empty())
                    continue;
                const Plan plan = makePlan(op);
                const auto& work = std::get<StridedCopy>(plan.work);
                Axis factors;
                for (size_t i = 0; i < work.sizes.size(); ++i)
                    factors.push_back({work.sizes[i], work.inStrides[i]});
                const std::vector<uint32_t>& made = outputDesc(op).sizes;
                const auto isSame = [&](const Axis& axis) {
                    return sizeOf(axis) == made[static_cast<size_t>(&axis - axes.data())];
                };
                if (joined({factors}) == wanted && (!keepsRank || std::ranges::all_of(axes, isSame)))
                    return op;
            }
    return std::nullopt;
}

// Each element several times, or every so many of them from one on: nearest, axis by axis.
std::optional<Operator> MovedTensor::asSampled(const TensorDesc& input, const std::vector<Axis>& axes) const
{
    constexpr uint64_t kMostChecked = 1 << 16;
    if (axes.size() != input.sizes.size() || axes.size() > 4)
        return std::nullopt;
    const std::vector<uint64_t> strides = effectiveStrides(input);
    Operator op = *operatorFromName("RESAMPLE");
    setInput(op, input.dataType, input.sizes);
    setField(op, inputField(op), input);
    TensorDesc output{.dataType = input.dataType, .sizes = {}};
    std::vector<AxisNumbers> numbers;
    bool isPlain = true; // only repeated
    for (size_t i = 0; i < axes.size(); ++i) {
        const std::vector<Factor> factors = joined({axes[i]});
        uint64_t count = 1, step = 1, times = 1;
        for (const Factor& factor : factors)
            (factor.stride == 0 ? times : count) *= factor.size;
        const bool isRepeated = !factors.empty() && factors.back().stride == 0;
        const size_t own = factors.size() - (isRepeated ? 1 : 0);
        if (own > 1 || (own == 1 && factors.front().stride % strides[i] != 0))
            return std::nullopt;
        if (own == 1)
            step = factors.front().stride / strides[i];
        const uint64_t first = m_first / strides[i] % input.sizes[i];
        if (first + (count - 1) * step >= input.sizes[i] || (times > 1 && step > 1) || count * times > kMostLength)
            return std::nullopt;
        isPlain = isPlain && count == input.sizes[i];
        output.sizes.push_back(static_cast<uint32_t>(count * times));
        const float start = first == 0 ? 0 : -static_cast<float>(first);
        numbers.push_back(step > 1 ? AxisNumbers{static_cast<float>(1.0 / static_cast<double>(step)), start, 0}
                                   : AxisNumbers{static_cast<float>(times), 0.5f + start, -0.5f});
    }
    setField(op, outputField(op), output);
    if (isPlain) {
        std::vector<float> scales;
        for (const AxisNumbers& each : numbers)
            scales.push_back(each.scale);
        changeField(op, "Scales", scales);
        return op;
    }
    op = withNumbers(op, numbers);
    if (!tessera::validate(op).empty()
        || std::ranges::any_of(output.sizes, [](uint32_t m) { return m > kMostChecked; }))
        return std::nullopt;
    for (size_t i = 0; i < axes.size(); ++i) { // a scale of 1/3 is no float32: it must not matter
        const AxisTaps taps = makeTaps(axisMaps(op)[i]);
        const auto first = static_cast<uint32_t>(m_first / strides[i] % input.sizes[i]);
        const std::vector<Factor> factors = joined({axes[i]});
        const bool isStepped = !factors.empty() && factors.front().stride != 0;
        const auto step = static_cast<uint32_t>(isStepped ? factors.front().stride / strides[i] : 0);
        const auto times = static_cast<uint32_t>(numbers[i].scale >= 1 ? numbers[i].scale : 1);
        for (uint32_t o = 0; o < output.sizes[i]; ++o)
            if (taps.first[o] != first + o / times * step)
                return std::nullopt;
    }
    return op;
}

// Says what the moves are, since no operator says them.
void MovedTensor::failUnmoved(const TensorDesc& input, const std::vector<Axis>& axes) const
{
    using enum DepthSpaceOrder;
    const std::vector<Factor> wanted = joined(axes);
    const std::vector<uint32_t> four = inFour(input.sizes);
    for (const uint64_t block : blocksFor(four, axes))
        for (const bool toSpace : {true, false})
            for (const DepthSpaceOrder order : {DepthColumnRow, ColumnRowDepth}) {
                MovedTensor turned(four);
                try {
                    turned.moveBlocks(toSpace, block, order, TextLayout::ChannelsFirst, true);
                } catch (const TextError&) {
                    continue;
                }
                if (block > 1 && m_first == 0 && joined(turned.m_axes) == wanted)
                    throw TextError(say("reading",
                                        "the block is column by column (as in Focus): no operator of DirectML orders "
                                        "it so; nearest is %1 with BlockSize %2 and Order %3, row by row")(
                        toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1", block,
                        order == DepthColumnRow ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH"));
            }
    if (const auto whole = wholeAxes(); whole && rank() > 1)
        throw TextError(say("reading",
                            "the axes of %1 end up in another order, %2: a transposition, which DirectML says by "
                            "strides and by no operator")(text(m_inputSizes), shapeText(sizes())));
    if (!readsAll())
        throw TextError(
            say("reading", "only a part of %1 is left, %2, as none of DirectML's layout operators takes it")(
                text(m_inputSizes), shapeText(sizes())));
    throw TextError(say("reading", "the elements of %1 end up in %2 as none of DirectML's layout operators moves them")(
        text(m_inputSizes), shapeText(sizes())));
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
    const bool isFolded = op && (m_inputSizes.size() != 4 || rank() != 4);
    if (!op)
        op = asSampled(input, axes);
    if (!op)
        failUnmoved(input, axes);
    if (isFolded)
        return *op;
    for (const uint64_t size : sizes())
        outputSizes.push_back(static_cast<uint32_t>(size));
    setField(*op, outputField(*op), caseDesc(type, outputSizes, layout));
    if (const Issues issues = tessera::validate(*op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return *op;
}

} // namespace tessera
