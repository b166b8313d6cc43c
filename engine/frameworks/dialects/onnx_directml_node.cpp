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
constexpr std::string_view kModes[] = {"half_pixel",         "asymmetric",           "align_corners",
                                       "pytorch_half_pixel", "half_pixel_symmetric", "tf_half_pixel_for_nn",
                                       "tf_crop_and_resize"};

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
std::optional<ResizeWords> candidate(const std::vector<AxisMap>& maps, std::string_view mode, NearestRule rule,
                                     bool bySizes, bool antialiased)
{
    ResizeWords node{.convention = findConvention("ONNX", mode), .mode = maps.front().mode, .antialiased = antialiased};
    if (!node.isLinear())
        node.rule = rule;
    const float added = passedRule(node).added;
    for (const AxisMap& map : maps) {
        const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
        const bool isFactor = std::floor(n * map.scale) == m;
        if (!bySizes && !isFactor && map.inputs != 1)
            return {};
        ResizedAxis& axis = node.axes.emplace_back(ResizedAxis{.inputs = map.inputs, .outputs = map.outputs});
        if (!bySizes)
            axis.factor = isFactor ? map.scale : m / n;
        if (node.convention->placement == CropAndResize)
            axis.region = regionOf(map, added);
    }
    return node;
}

std::vector<NearestRule> rulesOf(const AxisMap& map)
{
    if (map.mode == InterpolationMode::Linear)
        return {HalfDown}; // no mode reads it
    return map.rounding == Rounding::Ceil ? std::vector{HalfDown, Ceil} : std::vector{HalfUp, NearestRule::Floor};
}

bool hasEffectOf(const ResizeWords& node, const std::vector<AxisMap>& maps)
{
    for (size_t i = 0; i < maps.size(); ++i)
        if (!fits(maps[i], passedNumbers(node, node.axes[i]), passedRule(node).direction))
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

bool isPassedAs(const ResizeWords& node, const Operator& op)
{
    const Operator passed = passedByDirectMl(node, inputDesc(op).dataType);
    return name(passed) == name(op) && differingFields(op, passed).empty();
}

// Every node in turn, until `isRight`.
std::optional<ResizeWords> findNode(const std::vector<AxisMap>& maps, bool antialiased, auto&& isRight)
{
    for (const std::string_view mode : kModes)
        for (const NearestRule rule : rulesOf(maps.front()))
            for (const bool bySizes : {true, false})
                if (const auto node = candidate(maps, mode, rule, bySizes, antialiased);
                    node && hasEffectOf(*node, maps) && isRight(*node))
                    return node;
    return {};
}

bool isAntialiased(const Operator& op)
{
    const std::optional<Field> field = findField(op, "Antialiased");
    return field && field->value == FieldValue(true);
}

std::optional<ResizeWords> nodeOf(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool antialiased = isAntialiased(op);
    const auto literal = findNode(maps, antialiased, [&](const ResizeWords& node) { return isPassedAs(node, op); });
    return literal ? literal : findNode(maps, antialiased, [](const ResizeWords&) { return true; });
}

// Whether it is only the size that no node has: scales make it floor(n·scale).
bool isOfAnotherSize(const std::vector<AxisMap>& maps)
{
    std::vector<AxisMap> sized = maps;
    for (AxisMap& map : sized)
        map.outputs = static_cast<uint32_t>(
            std::clamp(std::floor(static_cast<float>(map.inputs) * map.scale), 1.0f, 4294967040.0f));
    return findNode(sized, false, [](const ResizeWords&) { return true; }).has_value();
}

} // namespace

ResizeWords resizeForDirectMl(const Operator& op)
{
    needFilterOfDirectMl(op);
    const std::vector<AxisMap> maps = axisMaps(op);
    const std::optional<ResizeWords> found = nodeOf(op);
    if (!found)
        throw TextError(isOfAnotherSize(maps)
                            ? say("dialects", "A node's scales make the size floor(n·scale), and here it is another")
                            : say("dialects", "The provider passes these numbers for no mode of a Resize node"));
    return *found;
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
    std::string node = filled(programText({"ONNX node"}), placesOf(resizeForDirectMl(op)));
    node.pop_back(); // the line's end
    return node;
}

std::string passedOtherwise(const Operator& op)
{
    const bool resamples = !axisMaps(op).empty();
    const auto numbered = operatorFromName(std::string(name(op)) + "1"); // none: it is no block
    const Operator passed = resamples ? passedByDirectMl(nodeOf(op).value(), inputDesc(op).dataType)
        : numbered                    ? converted(op, *numbered)
                                      : op;
    const std::string differing = differingFields(op, passed);
    if (differing.empty() && name(passed) == name(op))
        return {};
    return "The provider passes it as " + std::string(name(passed))
        + (differing.empty() ? "." : ", with other values of " + differing + ".");
}

} // namespace tessera::dialects
