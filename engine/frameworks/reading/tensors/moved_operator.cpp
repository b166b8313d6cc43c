// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/reading/tensors/moved_tensor.h"

#include <algorithm>
#include <variant>

namespace tessera {

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
