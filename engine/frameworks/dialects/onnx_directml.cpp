// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/onnx_directml.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

using enum Placement;

constexpr float kLargestScale = std::numeric_limits<float>::max();
constexpr size_t kDirectMlRank = 4;

// The numbers of one axis before the nearest rule is added to them, in float32 as the provider computes them.
AxisNumbers placedNumbers(Placement placement, const ResizedAxis& axis)
{
    const uint32_t inputs = axis.inputs, outputs = axis.outputs;
    const auto n = static_cast<float>(inputs), m = static_cast<float>(outputs);
    const auto between = static_cast<float>(inputs - 1);
    const float scale = axis.factor.value_or(m / n);
    switch (placement) {
    case HalfPixel:
        break;
    case HalfPixelSymmetric:
        return {scale, 0.5f - n / 2 * (1 - m / (scale * n)), -0.5f};
    case PytorchHalfPixel:
        if (inputs == 1)
            return {kLargestScale, 0, 0};
        break;
    case AlignCorners:
        if (inputs == 1 || outputs == 1)
            return {kLargestScale, 0, 0};
        return {static_cast<float>(outputs - 1) / between, 0, 0};
    case Asymmetric:
        return {scale, 0, 0};
    case HalfPixelForNearest:
        return {scale, 0, -0.5f};
    case CropAndResize: {
        const auto start = static_cast<float>(axis.region.start), end = static_cast<float>(axis.region.end);
        if (inputs == 1)
            return {1, -0.5f * (start + end) * between, 0};
        return {static_cast<float>(outputs - 1) / std::max((end - start) * between, 1.0f), -(start * between), 0};
    }
    case OffsetCorners: // no mode of ONNX
        break;
    }
    return {scale, 0.5f, -0.5f};
}

// The axes that are not dropped: those that have more than one element, or the last of all.
std::vector<ResizedAxis> keptAxes(const ResizeWords& node)
{
    std::vector<ResizedAxis> axes;
    std::ranges::copy_if(node.axes, std::back_inserter(axes),
                         [](const ResizedAxis& axis) { return axis.inputs != 1 || axis.outputs != 1; });
    return axes.empty() ? std::vector{node.axes.back()} : axes;
}

FieldValue enumValue(auto value)
{
    return EnumValue{&enumType(value), static_cast<uint32_t>(value)};
}

} // namespace

DirectedRule passedRule(const ResizeWords& node)
{
    return node.isLinear() ? DirectedRule{AxisDirection::Decreasing, 0}
                           : directedRule(node.rule.value_or(NearestRule::HalfDown));
}

AxisNumbers passedNumbers(const ResizeWords& node, const ResizedAxis& axis)
{
    AxisNumbers numbers = placedNumbers(node.convention->placement, axis);
    numbers.inputPixelOffset += passedRule(node).added;
    return numbers;
}

Operator passedByDirectMl(const ResizeWords& node, DataType type)
{
    const std::vector<ResizedAxis> axes = keptAxes(node);
    if (axes.size() > kDirectMlRank)
        throw TextError(
            say("dialects", "RESAMPLE3 has four dimensions, and %1 axes have more than one element")(axes.size()));
    const size_t added = kDirectMlRank - axes.size();
    std::vector<uint32_t> inputs(added, 1), outputs(added, 1);
    const DirectedRule rule = passedRule(node);
    std::vector<AxisNumbers> numbers(added, {1, 0.5f + rule.added, -0.5f});
    for (const ResizedAxis& axis : axes) {
        inputs.push_back(axis.inputs);
        outputs.push_back(axis.outputs);
        numbers.push_back(passedNumbers(node, axis));
    }
    Operator op = *operatorFromName("RESAMPLE3");
    setInput(op, type, inputs);
    setField(op, outputField(op), TensorDesc{.dataType = type, .sizes = outputs});
    setField(op, "InterpolationMode", enumValue(node.mode));
    setField(op, "RoundingDirection", enumValue(rule.direction));
    setField(op, "Antialiased", node.antialiased);
    const auto list = [&](auto&& valueOf) {
        std::vector<float> values;
        std::ranges::transform(numbers, std::back_inserter(values), valueOf);
        return values;
    };
    setField(op, "Scales", list([](const AxisNumbers& axis) { return axis.scale; }));
    setField(op, "InputPixelOffsets", list([](const AxisNumbers& axis) { return axis.inputPixelOffset; }));
    setField(op, "OutputPixelOffsets", list([](const AxisNumbers& axis) { return axis.outputPixelOffset; }));
    return op;
}

} // namespace tessera
