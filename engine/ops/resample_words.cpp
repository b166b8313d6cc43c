// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/resample_rules.h"
#include "engine/tensor/value.h"

#include <bit>

namespace tessera {

namespace {

std::string number(float value)
{
    return toText(DataType::Float32, std::bit_cast<uint32_t>(value));
}

// As it is printed, with a minus sign instead of a hyphen.
std::string printed(float value)
{
    const std::string text = number(value);
    return text.starts_with('-') ? "−" + text.substr(1) : text;
}

std::string inParentheses(float value)
{
    return value < 0 ? "(" + printed(value) + ")" : printed(value);
}

// The coordinates of an element in four axes.
std::array<uint32_t, 4> coordinatesOf(const SeparableTaps& work, uint64_t output)
{
    std::array<uint32_t, 4> at{};
    for (size_t axis = 4; axis-- > 0; output /= work.axes[axis].outputs)
        at[axis] = static_cast<uint32_t>(output % work.axes[axis].outputs);
    return at;
}

bool isPlain(const AxisMap& map, const AxisTaps& taps)
{
    return map.scale == 1 && taps.isIdentity();
}

// "0.25·[0] + 0.75·[1]"; long bands are cut.
std::string bandText(const AxisTaps& taps, uint32_t output)
{
    const uint32_t count = taps.taps(output);
    if (count == 0)
        return "nothing";
    if (count == 1 && taps.weights[taps.rowStart[output]] == 1)
        return "[" + std::to_string(taps.first[output]) + "]";
    std::string text;
    constexpr uint32_t most = 6;
    for (uint32_t tap = 0; tap < std::min(count, most); ++tap)
        text += (tap == 0 ? "" : " + ") + printed(taps.weights[taps.rowStart[output] + tap]) + "·["
            + std::to_string(taps.first[output] + tap) + "]";
    return count > most ? text + " + … (" + std::to_string(count) + " in all)" : text;
}

// "(3 − (−0.5)) / 2 − 0.5 = 1.25"
std::string coordinateText(const AxisMap& map, uint32_t output)
{
    return coordinateFormula(std::to_string(output), inParentheses(map.outputPixelOffset), printed(map.scale),
                             inParentheses(map.inputPixelOffset))
        + " = " + printed(coordinate32(map, output));
}

std::string axisLine(const AxisMap& map, const AxisTaps& taps, size_t axis, uint32_t output)
{
    const std::string name(kCoordinateNames[axis]);
    if (isPlain(map, taps))
        return name + " = " + std::to_string(output);
    std::string line = name + " = " + std::to_string(output) + " → in " + name + " = " + coordinateText(map, output);
    if (map.mode == InterpolationMode::NearestNeighbor)
        line += " → " + roundingText(map.rounding);
    if (const HalvedAxis axisLeft = halved(map); axisLeft.times > 0)
        line += " → halved " + (axisLeft.times == 1 ? "once" : std::to_string(axisLeft.times) + " times") + ": "
            + coordinateText(axisLeft.rest, output);
    line += " → " + bandText(taps, output);
    const uint8_t flags = taps.flags[output];
    const bool isWide = filterOf(map).has_value();
    if ((flags & AxisTaps::Tie) != 0)
        line += "  a tie: [" + std::to_string(taps.otherNeighbour[output]) + "] on the other side";
    if ((flags & AxisTaps::Clamped) != 0)
        line += isWide ? "  taps outside read the edge" : "  clamped to the edge";
    return line;
}

std::string place(const std::array<std::string, 4>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        if (!part.empty())
            text += (text.empty() ? "" : ", ") + part;
    return text;
}

// How the output comes from where it lies; `reads` elements, at the edge of an axis or more where `clamped`.
std::string linearWords(uint64_t reads, bool clamped)
{
    if (reads == 1)
        return clamped ? ": outside, the edge is repeated, and its element passes unchanged."
                       : ", which is an element: it passes unchanged.";
    return " and blends the " + std::to_string(reads) + " elements around it"
        + (clamped ? "; outside, the edge is repeated." : ".");
}

} // namespace

std::string roundingText(Rounding rounding)
{
    switch (rounding) {
    case Rounding::HalfUp:
        return "floor(x + 0.5)";
    case Rounding::Ceil:
        return "ceil(x)";
    case Rounding::Floor:
        break;
    }
    return "floor(x)";
}

Explanation explainTaps(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output, InterpolationMode mode)
{
    const auto& work = std::get<SeparableTaps>(plan.work);
    const std::array<uint32_t, 4> at = coordinatesOf(work, output);
    Explanation explanation;
    std::array<std::string, 4> lies;
    uint64_t reads = 1;
    bool clamped = false;
    for (size_t axis = 4 - plan.output.sizes.size(); axis < 4; ++axis) {
        explanation.formula.push_back({static_cast<int>(axis), axisLine(maps[axis], work.axes[axis], axis, at[axis])});
        reads *= work.axes[axis].taps(at[axis]);
        clamped |= (work.axes[axis].flags[at[axis]] & AxisTaps::Clamped) != 0;
        if (!isPlain(maps[axis], work.axes[axis]))
            lies[axis] = std::string(kCoordinateNames[axis]) + " = " + printed(coordinate32(maps[axis], at[axis]));
    }
    const std::string position = place(lies);
    explanation.sentence = position.empty()
        ? "Every axis keeps its scale: the output copies the input element in its place."
        : "The output lies at " + position + " of the input"
            + (mode == InterpolationMode::NearestNeighbor ? " and copies the one element that rounding gives."
                                                          : linearWords(reads, clamped));
    if (isHalvedByOurRule(maps))
        explanation.sentence += ' ' + std::string(kOurHalving);
    return explanation;
}

Explanation explainTransposed(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output)
{
    const auto& work = std::get<SeparableTaps>(plan.work);
    const std::array<uint32_t, 4> at = coordinatesOf(work, output);
    Explanation explanation;
    uint64_t reads = 1;
    for (size_t axis = 4 - plan.output.sizes.size(); axis < 4; ++axis) {
        const AxisTaps& taps = work.axes[axis];
        const std::string name(kCoordinateNames[axis]);
        const uint32_t count = taps.taps(at[axis]);
        std::string line = name + " = " + std::to_string(at[axis]);
        if (!isPlain(maps[axis], taps)) {
            line += " ← " + bandText(taps, at[axis]);
            if (count > 0)
                line += "   e.g. [" + std::to_string(taps.first[at[axis]]) + "]: " + name + " = "
                    + coordinateText(maps[axis], taps.first[at[axis]]);
        }
        explanation.formula.push_back({static_cast<int>(axis), line});
        reads *= count;
    }
    explanation.sentence = reads == 0 ? "No element of the forward output was read from here: the gradient is 0."
                                      : "The forward operator read this element for " + std::to_string(reads)
            + (reads == 1 ? " output; its gradient comes back with the forward weight."
                          : " outputs; their gradients come back, each with its forward weight, and are added.");
    return explanation;
}

} // namespace tessera
