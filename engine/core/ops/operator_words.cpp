// SPDX-License-Identifier: Apache-2.0
// The sentences and formulas of an operator and its elements.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/family.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/value.h"

#include <algorithm>

namespace tessera {

namespace {

std::string roundingText(NearestRule rounding)
{
    return rounding == NearestRule::HalfUp ? "floor(x + 0.5)" : rounding == NearestRule::Ceil ? "ceil(x)" : "floor(x)";
}

std::vector<FormulaLine> permutationSymbols(const Plan& plan)
{
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    const bool toSpace = shapes.output[2].size() >= shapes.input[2].size();
    const auto& space = toSpace ? shapes.output : shapes.input;
    const auto& deep = toSpace ? shapes.input : shapes.output;
    return {{2, "y = " + lettersOf(work, space[2])},
            {3, "x = " + lettersOf(work, space[3])},
            {1, "k = " + lettersOf(work, deep[1])}};
}

// How linear uses `x`. A gradient has no filter.
Message blendSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::optional<AntialiasFilter> filter = filterOf(map);
    if (!filter)
        return isGradient ? say("ops", "%1 → the two about it, backwards")(x) : say("ops", "%1 → the two about it")(x);
    return *filter == AntialiasFilter::Triangle ? say("ops", "%1 → a triangle about it")(x)
                                                : say("ops", "%1 → halved while Scale < 1/2, then the two about it")(x);
}

Message nearestSymbols(const AxisMap& map, const std::string& x, bool isGradient)
{
    const std::string rounded = roundingText(map.rounding);
    return isGradient ? say("ops", "%1 → %2, backwards")(x, rounded) : Message(x + " → " + rounded);
}

std::vector<FormulaLine> samplingSymbols(const std::vector<AxisMap>& maps, bool isGradient)
{
    std::vector<FormulaLine> lines;
    for (size_t i = 0; i < maps.size(); ++i) {
        const AxisMap& map = maps[i];
        if (map.scale == 1 && map.inputs == map.outputs)
            continue;
        const size_t axis = 4 - maps.size() + i;
        const std::string x = std::string(kCoordinateNames[axis]) + " = " + coordinateFormula(isGradient);
        const bool isNearest = map.mode == InterpolationMode::NearestNeighbor;
        lines.push_back({static_cast<int>(axis),
                         isNearest ? nearestSymbols(map, x, isGradient) : blendSymbols(map, x, isGradient)});
    }
    return lines;
}

// With a minus sign instead of a hyphen.
std::string printed(float value)
{
    const std::string text = floatText(value);
    return text.starts_with('-') ? "−" + text.substr(1) : text;
}

std::string inParentheses(float value)
{
    return value < 0 ? "(" + printed(value) + ")" : printed(value);
}

// "0.25·[0] + 0.75·[1]"; long bands are cut.
Message bandText(const AxisTaps& taps, uint32_t output)
{
    const uint32_t count = taps.taps(output);
    if (taps.passes(output))
        return "[" + std::to_string(taps.first[output]) + "]";
    std::string text;
    constexpr uint32_t most = 6;
    for (uint32_t tap = 0; tap < std::min(count, most); ++tap)
        text += (tap == 0 ? "" : " + ") + printed(taps.band(output)[tap]) + "·["
            + std::to_string(taps.first[output] + tap) + "]";
    return count > most ? say("ops", "%1 + … (%2 in all)")(text, count) : Message(text);
}

// "(3 − (−0.5)) / 2 − 0.5 = 1.25"
std::string coordinateText(const AxisMap& map, uint32_t output)
{
    return coordinateFormula(std::to_string(output), inParentheses(map.outputPixelOffset), printed(map.scale),
                             inParentheses(map.inputPixelOffset))
        + " = " + printed(coordinate32(map, output));
}

Message axisLine(const AxisMap& map, const AxisTaps& taps, size_t axis, uint32_t output)
{
    const std::string name(kCoordinateNames[axis]), start = name + " = " + std::to_string(output);
    Message line = say("ops", "%1 → in %2 = %3")(start, name, coordinateText(map, output));
    if (map.mode == InterpolationMode::NearestNeighbor)
        line = line + " → " + roundingText(map.rounding);
    if (const HalvedAxis axisLeft = halved(map); axisLeft.times > 0) {
        const std::string rest = coordinateText(axisLeft.rest, output);
        line = axisLeft.times == 1 ? say("ops", "%1 → halved once: %2")(line, rest)
                                   : say("ops", "%1 → halved %2 times: %3")(line, axisLeft.times, rest);
    }
    line = line + " → " + bandText(taps, output);
    const uint8_t flags = taps.flags[output];
    const bool isWide = filterOf(map).has_value();
    if ((flags & AxisTaps::Tie) != 0)
        line = say("ops", "%1  a tie: [%2] on the other side")(line, taps.otherNeighbour[output]);
    if ((flags & AxisTaps::Clamped) != 0)
        line =
            isWide ? say("ops", "%1  taps outside read the edge")(line) : say("ops", "%1  clamped to the edge")(line);
    return line;
}

// How the output comes from `position`. It reads `reads` elements; `clamped`: at the edge of some axis.
Message linearWords(const std::string& position, uint64_t reads, bool clamped)
{
    if (reads == 1)
        return clamped
            ? say("ops",
                  "The output lies at %1 of the input: outside, the edge is repeated, and its element "
                  "passes unchanged.")(position)
            : say("ops", "The output lies at %1 of the input, which is an element: it passes unchanged.")(position);
    return clamped
        ? say("ops",
              "The output lies at %1 of the input and blends the %2 elements around it; outside, the "
              "edge is repeated.")(position, reads)
        : say("ops", "The output lies at %1 of the input and blends the %2 elements around it.")(position, reads);
}

// The words for an element of a gradient's output.
Message sumWords(uint64_t reads)
{
    if (reads == 0)
        return say("ops", "No element of the forward output was read from here: the gradient is 0.");
    return reads == 1 ? say("ops",
                            "The forward operator read this element for %1 output; its gradient comes back with "
                            "the forward weight.")(reads)
                      : say("ops",
                            "The forward operator read this element for %1 outputs; their gradients come back, "
                            "each with its forward weight, and are added.")(reads);
}

// "y = 3 ← 0.25·[1] + 0.75·[2]   e.g. [1]: y = …"
Message sumLine(const AxisMap& map, const AxisTaps& taps, size_t axis, uint32_t output)
{
    const std::string name(kCoordinateNames[axis]), start = name + " = " + std::to_string(output);
    if (taps.taps(output) == 0)
        return say("ops", "%1 ← nothing")(start);
    const uint32_t first = taps.first[output];
    return say("ops", "%1   e.g. [%2]: %3")(start + " ← " + bandText(taps, output), first,
                                            name + " = " + coordinateText(map, first));
}

// The sentence of an element at `position`, "y = 1.25, x = 0.5", which names the axes that do more than copy. It reads
// `reads` elements; `clamped`: at the edge of some axis.
Message placeWords(const std::string& position, InterpolationMode mode, uint64_t reads, bool clamped)
{
    if (position.empty())
        return say("ops", "Every axis keeps its scale: the output copies the input element in its place.");
    if (mode == InterpolationMode::NearestNeighbor)
        return say("ops",
                   "The output lies at %1 of the input and copies the one element that rounding gives.")(position);
    return linearWords(position, reads, clamped);
}

} // namespace

std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis)
{
    std::string letters, inner; // the product of the factors further in
    uint64_t blocks = 0;
    for (size_t i = axis.size(); i-- > 0;) {
        const std::string_view factor = work.factors[axis[i]].name;
        letters = std::string(factor) + inner + (letters.empty() ? "" : " + ") + letters;
        blocks += factor.starts_with('b') ? 1 : 0;
        const bool hasDepth = factor == "c" || inner.ends_with("C");
        inner = (blocks == 0 ? "" : blocks == 1 ? "·b" : "·b²") + std::string(hasDepth ? "·C" : "");
    }
    return letters;
}

std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan)
{
    if (std::holds_alternative<StridedCopy>(plan.work))
        return permutationSymbols(plan);
    return samplingSymbols(axisMaps(op), op.row().isGradient);
}

bool isLinear(const Operator& op)
{
    return !op.row().movesBlocks && op.interpolationMode == InterpolationMode::Linear;
}

Text meaningOf(const Operator& op, const EnumValue& value)
{
    const bool isMode = value.type == &enumType(InterpolationMode{});
    const bool saysLinear = InterpolationMode(value.value) == InterpolationMode::Linear;
    if (isMode && op.row().isGradient)
        return saysLinear
            ? say("ops", "each output adds up the gradients of the forward outputs that blended it, with their weights")
            : say("ops", "each output adds up the gradients of the forward outputs that copied it");
    if (isMode && saysLinear && op.antialiased)
        return op.antialiasFilter == AntialiasFilter::Triangle
            ? say("ops", "each output blends all elements below a triangle, which widens where an axis shrinks")
            : say("ops", "each output blends two elements of every axis, of pairs' means where its Scale is below 1/2");
    return value.type->sentences[value.value];
}

Text whyWithoutEffect(const Operator& op, std::string_view field)
{
    return field == "RoundingDirection" && isLinear(op) ? say("ops", "no effect in LINEAR, which rounds no coordinate")
                                                        : Text();
}

Explanation explainTaps(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output)
{
    const auto& work = std::get<SeparableTaps>(plan.work);
    const PaddedSizes at = paddedCoordinates(paddedSizes(plan.output), output);
    Explanation explanation;
    std::vector<std::string> lies;
    uint64_t reads = 1;
    bool clamped = false;
    for (size_t axis = 4 - plan.output.sizes.size(); axis < 4; ++axis) {
        const AxisMap& map = maps[axis];
        const AxisTaps& taps = work.axes[axis];
        reads *= taps.taps(at[axis]);
        if (map.scale == 1 && taps.isIdentity()) { // it keeps its elements in their places
            const std::string line = std::string(kCoordinateNames[axis]) + " = " + std::to_string(at[axis]);
            explanation.formula.push_back({static_cast<int>(axis), line, at[axis]});
            continue;
        }
        const auto lineOf = work.transposed ? sumLine : axisLine;
        explanation.formula.push_back({static_cast<int>(axis), lineOf(map, taps, axis, at[axis])});
        if (work.transposed)
            continue;
        clamped |= (taps.flags[at[axis]] & AxisTaps::Clamped) != 0;
        lies.push_back(std::string(kCoordinateNames[axis]) + " = " + printed(coordinate32(map, at[axis])));
    }
    explanation.sentence =
        work.transposed ? sumWords(reads) : placeWords(listText(lies, ", "), maps[3].mode, reads, clamped);
    if (isHalvedByOurRule(maps))
        explanation.sentence = explanation.sentence + " " + kOurHalving;
    return explanation;
}

} // namespace tessera
