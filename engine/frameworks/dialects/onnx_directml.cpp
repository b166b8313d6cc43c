// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/onnx_directml.h"

#include "engine/core/ops/operator.h"
#include "engine/core/ops/operator_words.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <limits>

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

} // namespace

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

namespace dialects {

namespace {

// What the provider must pass for a map: as it rounds, which is by ceil or floor.
AxisNumbers wantedOf(const AxisMap& map)
{
    const bool isHalfUp = map.mode == InterpolationMode::NearestNeighbor && map.rounding == Rounding::HalfUp;
    return {map.scale, map.inputPixelOffset - (isHalfUp ? 0.5f : 0.0f), map.outputPixelOffset};
}

// Whether the provider's numbers of the axis have the map's effect, which is none where one element is all that can be
// read.
bool fits(const AxisMap& map, const ResizeWords& node, const ResizedAxis& axis)
{
    const auto rule = passedRule(node);
    const DirectedRule directed = rule ? directedRule(*rule) : DirectedRule{AxisDirection::Decreasing, 0};
    AxisNumbers passed = placedNumbers(node.convention->placement, axis);
    passed.inputPixelOffset += directed.added;
    const bool isNear = areNear(passed, wantedOf(map));
    if (map.inputs == 1 || isNear || map.inputs != map.outputs)
        return map.inputs == 1 || isNear;
    AxisMap theirs = withNumbers(map, passed);
    theirs.rounding = directed.direction == AxisDirection::Increasing ? Rounding::Ceil : Rounding::Floor;
    return isIdentity(map) && isIdentity(theirs);
}

// The fields whose values differ; of tensors the sizes.
std::string differingFields(const Operator& one, const Operator& other)
{
    std::string names;
    for (const Field& own : fields(one)) {
        const std::optional<Field> their = findField(other, own.info.name);
        if (!their || !whyWithoutEffect(one, own.info.name).isEmpty())
            continue;
        const auto* desc = std::get_if<TensorDesc>(&own.value);
        if (desc ? desc->sizes != std::get<TensorDesc>(their->value).sizes : own.value != their->value)
            names += (names.empty() ? "" : ", ") + std::string(own.info.name);
    }
    return names;
}

} // namespace

ResizeWords resizeForDirectMl(const Operator& op)
{
    needFilterOfDirectMl(op);
    const std::optional<Field> antialiased = findField(op, "Antialiased");
    std::vector<AxisMap> maps = axisMaps(op);
    for (AxisMap& map : maps)
        map.antialias.reset(); // the provider's filter is DirectML's, whatever ONNX's is
    ResizeWords node = resizeOf(op, maps, Dialect::Onnx);
    node.antialiased = antialiased && antialiased->value == FieldValue(true);
    for (size_t i = 0; i < maps.size(); ++i)
        if (!fits(maps[i], node, node.axes[i]))
            throw TextError(say("dialects", "The provider passes these numbers for no mode of a Resize node"));
    return node;
}

Text whyNoNode(const Operator& op)
{
    return blockOrder(op)
        ? say("dialects",
              "The provider passes SPACE_TO_DEPTH1 in the order DEPTH_COLUMN_ROW only: SpaceToDepth has no mode")
        : say("dialects", "ONNX has no node for it");
}

std::string nodeForDirectMl(const Operator& op)
{
    const auto block = blockOrder(op);
    const auto saysBlock = rowOf(Dialect::OnnxRuntimeDirectMl).saysBlock;
    if (block ? !saysBlock(op, *block) : axisMaps(op).empty() || isTransposed(op))
        throw TextError(whyNoNode(op));
    if (block) {
        const char* order = block->order == DepthSpaceOrder::DepthColumnRow ? "DCR" : "CRD";
        const std::string mode = block->toSpace ? std::string(", mode=\"") + order + "\"" : "";
        return std::string(block->toSpace ? "DepthToSpace" : "SpaceToDepth")
            + "(x, blocksize=" + std::to_string(block->blockSize) + mode + ")";
    }
    std::string node = filled(programText({"ONNX node"}), placesOf(resizeForDirectMl(op)));
    node.pop_back(); // the line's end
    return node;
}

std::string passedOtherwise(const Operator& op)
{
    const bool resamples = !axisMaps(op).empty();
    const auto numbered = operatorFromName(std::string(name(op)) + "1"); // none: it is no block
    const Operator passed = resamples ? passedByDirectMl(resizeForDirectMl(op), inputDesc(op).dataType)
        : numbered                    ? converted(op, *numbered)
                                      : op;
    const std::string differing = differingFields(op, passed);
    if (differing.empty() && name(passed) == name(op))
        return {};
    return "The provider passes it as " + std::string(name(passed))
        + (differing.empty() ? "." : ", with other values of " + differing + ".");
}

} // namespace dialects

} // namespace tessera
