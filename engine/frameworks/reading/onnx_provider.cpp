// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/onnx_attributes.h"

#include <algorithm>
#include <cmath>
#include <limits>

// A resize as ONNX Runtime's DirectML provider passes it.
namespace tessera {

namespace {

using enum Placement;

constexpr float kLargestScale = std::numeric_limits<float>::max();
constexpr size_t kDirectMlRank = 4;

// The numbers of one axis before the nearest rule is added to them, in float32 as the provider computes them, where
// they are not the convention's.
AxisNumbers placedNumbers(Placement placement, const ResizedAxis& axis)
{
    const auto n = static_cast<float>(axis.inputs), m = static_cast<float>(axis.outputs);
    const float between = static_cast<float>(axis.inputs - 1), scale = axis.factor.value_or(m / n);
    const auto start = static_cast<float>(axis.region.start), end = static_cast<float>(axis.region.end);
    if (placement == HalfPixelSymmetric)
        return {scale, 0.5f - n / 2 * (1 - m / (scale * n)), -0.5f};
    if (placement == PytorchHalfPixel)
        return axis.inputs == 1 ? AxisNumbers{kLargestScale, 0, 0} : AxisNumbers{scale, 0.5f, -0.5f};
    if (placement == AlignCorners && (axis.inputs == 1 || axis.outputs == 1))
        return {kLargestScale, 0, 0};
    if (placement == CropAndResize && axis.inputs == 1)
        return {1, 0 - 0.5f * (start + end) * between, 0};
    if (placement == CropAndResize)
        return {static_cast<float>(axis.outputs - 1) / std::max((end - start) * between, 1.0f), 0 - start * between, 0};
    return numbersOf(placement, axis.inputs, axis.outputs, scale);
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

std::optional<NearestRule> passedRule(const ResizeWords& node) // none of linear
{
    return node.isLinear() ? std::nullopt : std::optional(node.rule.value_or(NearestRule::HalfDown));
}

// The RESAMPLE3 that it passes, packed: semantics.md, section 10. It may have issues.
Operator passedByDirectMl(const ResizeWords& node, DataType type)
{
    const std::vector<ResizedAxis> axes = keptAxes(node);
    if (axes.size() > kDirectMlRank)
        throw TextError(
            say("dialects", "RESAMPLE3 has four dimensions, and %1 axes have more than one element")(axes.size()));
    const size_t added = kDirectMlRank - axes.size();
    std::vector<uint32_t> inputs(added, 1), outputs(added, 1);
    std::vector<AxisNumbers> numbers(added, {1, 0.5f, -0.5f});
    for (const ResizedAxis& axis : axes) {
        inputs.push_back(axis.inputs);
        outputs.push_back(axis.outputs);
        numbers.push_back(placedNumbers(node.convention->placement, axis));
    }
    Operator op = *operatorFromName("RESAMPLE3");
    setInput(op, type, inputs);
    setField(op, outputField(op), TensorDesc{.dataType = type, .sizes = outputs});
    setField(op, "InterpolationMode", enumValue(node.mode));
    setField(op, "RoundingDirection", enumValue(AxisDirection::Decreasing)); // without effect on linear
    setField(op, "Antialiased", node.antialiased);
    return withNumbers(op, numbers, passedRule(node));
}

void refuseWhatTheCpuDoes(const OnnxAttributes& attributes)
{
    constexpr std::string_view kStretch[] = {"stretch"};
    for (const char* name : {"exclude_outside", "extrapolation_value"})
        if (attributes.number(name) != 0)
            attributes.refuse(name, say("reading", "the DirectML provider leaves it to the CPU; expected 0"));
    attributes.word("keep_aspect_ratio_policy", kStretch,
                    say("reading", "what the DirectML provider makes of it is not known"));
}

// Where the provider does not do what ONNX says.
std::vector<Message> departures(const ResizeWords& said, bool hasModes)
{
    std::vector<Message> notes;
    const auto note = [&](bool departs, const Message& sentence) {
        if (departs)
            notes.push_back(sentence);
    };
    note(!hasModes && said.isLinear(),
         say("reading", "The provider places the samples of this node as half_pixel, where ONNX has asymmetric."));
    note(!hasModes && !said.isLinear(),
         say("reading",
             "The provider runs this node as half_pixel and round_prefer_floor, where ONNX has asymmetric and floor or "
             "ceil."));
    const std::string_view mode = said.convention->mode;
    for (const ResizedAxis& axis : said.axes) {
        if (axis.inputs == 1)
            continue;
        const double length = axis.factor ? 1.0 * axis.inputs * double{*axis.factor} : axis.outputs;
        const auto [start, end] = axis.region;
        note(mode == "pytorch_half_pixel" && axis.outputs == 1,
             say("reading",
                 "ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays "
                 "this one as half_pixel."));
        note(mode == "align_corners" && axis.outputs > 1 && std::abs(length - axis.outputs) >= 1e-5 * length,
             say("reading", "The corners follow the whole size %1; ONNX's test vectors follow scales·n = %2.")(
                 axis.outputs, toText(length)));
        note(mode == "tf_crop_and_resize" && static_cast<float>(end - start) * static_cast<float>(axis.inputs - 1) < 1,
             say("reading", "A region shorter than the distance of two pixels is taken for that distance."));
        note(mode == "tf_crop_and_resize" && !(start >= 0 && end <= 1),
             say("reading", "Outside the input DirectML repeats the edge, where ONNX writes extrapolation_value 0."));
    }
    note(said.antialiased && said.isLinear(),
         say("reading", "DirectML's filter halves; ONNX's is a triangle that widens as the axis shrinks."));
    return notes;
}

} // namespace

ReadOperator passedByProvider(const ResizeWords& said, DataType type, const OnnxAttributes& attributes, bool hasModes)
{
    if (hasModes)
        refuseWhatTheCpuDoes(attributes);
    std::vector<uint32_t> outputs;
    for (const ResizedAxis& axis : said.axes) {
        if (said.convention->placement == Placement::CropAndResize && axis.inputs > 1 && axis.outputs == 1)
            attributes.refuse(
                "coordinate_transformation_mode",
                say("reading", "of one output the DirectML provider passes Scale 0, which RESAMPLE3 does not take"));
        outputs.push_back(axis.outputs);
    }
    return {passedByDirectMl(said, type), departures(said, hasModes), outputs};
}

} // namespace tessera
