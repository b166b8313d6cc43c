// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/onnx_directml.h"

#include "engine/core/ops/operator.h"
#include "engine/core/ops/operator_words.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::dialects {

using enum Placement;
using enum NearestRule;

namespace {

// In the order in which they are tried: the plain ones first.
constexpr Placement kPlacements[] = {HalfPixel,          Asymmetric,          AlignCorners, PytorchHalfPixel,
                                     HalfPixelSymmetric, HalfPixelForNearest, CropAndResize};

bool near(float a, float b)
{
    return std::abs(a - b) <= 1e-6f * std::max(1.0f, std::abs(b));
}

// What the provider must pass for a map: as it rounds, which is by ceil or floor.
AxisNumbers wantedOf(const AxisMap& map)
{
    const bool isHalfUp = map.mode == InterpolationMode::NearestNeighbor && map.rounding == Rounding::HalfUp;
    return {map.scale, map.inputPixelOffset - (isHalfUp ? 0.5f : 0.0f), map.outputPixelOffset};
}

// Whether the provider's numbers have the map's effect, which is none where one element is all that can be read.
bool fits(const AxisMap& map, const AxisNumbers& passed, AxisDirection direction)
{
    if (map.inputs == 1)
        return true;
    const AxisNumbers wanted = wantedOf(map);
    const bool isNear = near(passed.scale, wanted.scale) && near(passed.inputPixelOffset, wanted.inputPixelOffset)
        && near(passed.outputPixelOffset, wanted.outputPixelOffset);
    if (isNear || map.inputs != map.outputs)
        return isNear;
    AxisMap theirs = map;
    theirs.scale = passed.scale;
    theirs.inputPixelOffset = passed.inputPixelOffset;
    theirs.outputPixelOffset = passed.outputPixelOffset;
    theirs.rounding = direction == AxisDirection::Increasing ? Rounding::Ceil : Rounding::Floor;
    return isIdentity(map) && isIdentity(theirs);
}

// The values of float32 about this one, itself first.
std::vector<float> neighbours(float value)
{
    constexpr float most = std::numeric_limits<float>::infinity();
    constexpr size_t count = 17;
    std::vector<float> all{value};
    for (float up = value, down = value; all.size() < count;) {
        all.push_back(up = std::nextafter(up, most));
        all.push_back(down = std::nextafter(down, -most));
    }
    return all;
}

// The region for which the provider passes the map's numbers, to the last bit where there is one.
AxisRegion regionOf(const AxisMap& map, float added)
{
    if (map.inputs == 1 || (map.outputPixelOffset != 0 && isIdentity(map)))
        return {};
    const AxisNumbers wanted = wantedOf(map);
    const auto between = static_cast<float>(map.inputs - 1), last = static_cast<float>(map.outputs - 1);
    const auto firstOf = [](float guess, auto&& isRight) {
        const std::vector<float> all = neighbours(guess);
        const auto found = std::ranges::find_if(all, isRight);
        return found == all.end() ? guess : *found;
    };
    const float start = firstOf((added - wanted.inputPixelOffset) / between,
                                [&](float each) { return -(each * between) + added == wanted.inputPixelOffset; });
    const float end = firstOf(start + last / wanted.scale / between, [&](float each) {
        return last / std::max((each - start) * between, 1.0f) == wanted.scale;
    });
    return {start, end};
}

// The node of these attributes that comes nearest to the maps; none: it has not the outputs' sizes.
std::optional<OnnxResize> candidate(const std::vector<AxisMap>& maps, Placement placement, NearestRule rule,
                                    bool bySizes, bool antialiased)
{
    OnnxResize node{.placement = placement,
                    .mode = maps.front().mode,
                    .rule = rule,
                    .antialiased = antialiased,
                    .inputs = {},
                    .outputs = {},
                    .scales = {},
                    .roi = {}};
    const float added = passedRule(node).added;
    for (const AxisMap& map : maps) {
        const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
        const bool isFactor = std::floor(n * map.scale) == m;
        if (!bySizes && !isFactor && map.inputs != 1)
            return {};
        const float scale = bySizes || !isFactor ? m / n : map.scale;
        node.inputs.push_back(map.inputs);
        node.outputs.push_back(map.outputs);
        node.scales.push_back(scale);
        if (placement == CropAndResize)
            node.roi.push_back(regionOf(map, added));
    }
    return node;
}

struct FoundNode {
    OnnxResize node;
    bool bySizes;
};

std::vector<NearestRule> rulesOf(const AxisMap& map)
{
    if (map.mode == InterpolationMode::Linear)
        return {HalfDown}; // no mode reads it
    return map.rounding == Rounding::Ceil ? std::vector{HalfDown, Ceil} : std::vector{HalfUp, NearestRule::Floor};
}

bool hasEffectOf(const OnnxResize& node, const std::vector<AxisMap>& maps)
{
    for (size_t axis = 0; axis < maps.size(); ++axis)
        if (!fits(maps[axis], passedNumbers(node, axis), passedRule(node).direction))
            return false;
    return true;
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

bool isPassedAs(const OnnxResize& node, const Operator& op)
{
    const Operator passed = passedByDirectMl(node, inputDesc(op).dataType);
    return name(passed) == name(op) && differingFields(op, passed).empty();
}

// Every node in turn, until `isRight`.
std::optional<FoundNode> findNode(const std::vector<AxisMap>& maps, bool antialiased, auto&& isRight)
{
    for (const Placement placement : kPlacements)
        for (const NearestRule rule : rulesOf(maps.front()))
            for (const bool bySizes : {true, false})
                if (const auto node = candidate(maps, placement, rule, bySizes, antialiased);
                    node && hasEffectOf(*node, maps) && isRight(*node))
                    return FoundNode{*node, bySizes};
    return {};
}

bool isAntialiased(const Operator& op)
{
    const std::optional<Field> field = findField(op, "Antialiased");
    return field && field->value == FieldValue(true);
}

std::optional<FoundNode> nodeOf(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool antialiased = isAntialiased(op);
    const auto literal = findNode(maps, antialiased, [&](const OnnxResize& node) { return isPassedAs(node, op); });
    return literal ? literal : findNode(maps, antialiased, [](const OnnxResize&) { return true; });
}

// Whether it is only the size that no node has: scales make it floor(n·scale).
bool isOfAnotherSize(const std::vector<AxisMap>& maps)
{
    std::vector<AxisMap> sized = maps;
    for (AxisMap& map : sized)
        map.outputs = static_cast<uint32_t>(
            std::clamp(std::floor(static_cast<float>(map.inputs) * map.scale), 1.0f, 4294967040.0f));
    return findNode(sized, false, [](const OnnxResize&) { return true; }).has_value();
}

} // namespace

Resize resizeForDirectMl(const Operator& op)
{
    needFilterOfDirectMl(op);
    const std::vector<AxisMap> maps = axisMaps(op);
    const std::optional<FoundNode> found = nodeOf(op);
    if (!found)
        throw TextError(isOfAnotherSize(maps)
                            ? say("dialects", "A node's scales make the size floor(n·scale), and here it is another")
                            : say("dialects", "The provider passes these numbers for no mode of a Resize node"));
    const OnnxResize& node = found->node;
    const auto isOf = [&](const ResizeConvention& each) {
        return each.dialect == Dialect::Onnx && each.placement == node.placement;
    };
    const bool isLinear = node.mode == InterpolationMode::Linear;
    Resize resize{.convention = *std::ranges::find_if(resizeConventions(), isOf),
                  .rule = isLinear ? std::nullopt : std::optional(node.rule),
                  .linear = isLinear,
                  .hasRatios = found->bySizes,
                  .inputs = node.inputs,
                  .sizes = node.outputs,
                  .scales = node.scales,
                  .antialiased = node.antialiased,
                  .spatial = maps.size(),
                  .roi = {}};
    for (const AxisRegion& axis : node.roi)
        resize.roi.push_back(static_cast<float>(axis.start));
    for (const AxisRegion& axis : node.roi)
        resize.roi.push_back(static_cast<float>(axis.end));
    return resize;
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
    const bool depthFirst = block && block->order == DepthSpaceOrder::DepthColumnRow;
    const std::string blocks = block ? "(x, blocksize=" + std::to_string(block->blockSize) : "";
    if (block && block->toSpace)
        return "DepthToSpace" + blocks + ", mode=\"" + (depthFirst ? "DCR" : "CRD") + "\")";
    const bool isOneOrder = block && (block->blockSize == 1 || inputDesc(op).sizes[1] == 1);
    if (block && (depthFirst || isOneOrder))
        return "SpaceToDepth" + blocks + ")";
    if (block || axisMaps(op).empty() || isTransposed(op))
        throw TextError(whyNoNode(op));
    return onnxCall(resizeForDirectMl(op));
}

std::string passedOtherwise(const Operator& op)
{
    const bool resamples = !axisMaps(op).empty();
    const auto numbered = operatorFromName(std::string(name(op)) + "1"); // none: it is no block
    const Operator passed = resamples ? passedByDirectMl(nodeOf(op).value().node, inputDesc(op).dataType)
        : numbered                    ? converted(op, *numbered)
                                      : op;
    const std::string differing = differingFields(op, passed);
    if (differing.empty() && name(passed) == name(op))
        return {};
    return "The provider passes it as " + std::string(name(passed))
        + (differing.empty() ? "." : ", with other values of " + differing + ".");
}

} // namespace tessera::dialects
