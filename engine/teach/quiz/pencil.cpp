// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/pencil.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>

namespace tessera::quiz {

namespace {

constexpr auto kArrow = " → ";

// What Scale is as people write it: 0.6, and not the float32 beside it.
double decimal(float value)
{
    return numberIn<double>(floatText(value)).value();
}

double positionAt(const AxisMap& map, const Position& position, uint32_t output)
{
    return double{coordinate32(map, output)} + position.shift;
}

// Where a half goes, as kNearestRules.
constexpr std::array kHalves = {
    say("quiz", "A half is rounded up: %1."),
    say("quiz", "A half is rounded down: %1."),
    say("quiz", "Floor rounds every fraction down: %1."),
    say("quiz", "Ceil rounds every fraction up: %1."),
};
static_assert(kHalves.size() == kNearestRules.size());

bool isHalf(const AxisMap& map, double x)
{
    return map.mode == InterpolationMode::NearestNeighbor && x - std::floor(x) == 0.5;
}

// The axes of an element of a resampling, as far as they do more than copy.
struct SampledAxis {
    std::string name;
    AxisMap map;
    const AxisTaps& taps;
    Position position;
    uint32_t output;

    double x() const { return positionAt(map, position, output); }
    bool isClamped() const { return (taps.flags[output] & AxisTaps::Clamped) != 0; }
    std::string at() const { return name + " = " + decimalText(x()); }
};

std::vector<SampledAxis> sampledAxes(const Operator& op, const Plan& plan, uint64_t output,
                                     const std::optional<Position>& last = {})
{
    const std::vector<AxisMap> maps = op->axisMaps();
    const auto& work = std::get<SeparableTaps>(plan.work);
    const std::vector<uint32_t> at = coordinates(plan.output.sizes, output);
    std::vector<SampledAxis> axes;
    for (size_t i = 0; i < maps.size(); ++i) {
        const size_t axis = i + 4 - maps.size();
        if (maps[i].scale == 1 && work.axes[axis].isIdentity())
            continue;
        const bool isLast = i + 1 == maps.size() && last;
        axes.push_back({std::string(kCoordinateNames[axis]), maps[i], work.axes[axis],
                        isLast ? *last : positionOf(maps[i]), at[i]});
    }
    return axes;
}

// "0.25·[0] + 0.75·[1]", of one element or more.
std::string bandText(const AxisTaps& taps, uint32_t output)
{
    const uint32_t count = taps.taps(output);
    std::string text;
    for (uint32_t tap = 0; tap < count; ++tap) {
        const float weight = taps.weights[taps.rowStart[output] + tap];
        const std::string place = "[" + std::to_string(taps.first[output] + tap) + "]";
        text += (tap == 0 ? "" : " + ") + (count == 1 && weight == 1 ? place : decimalText(weight) + "·" + place);
    }
    return text;
}

Message transposedLine(const SampledAxis& axis)
{
    const std::string start = axis.name + " = " + std::to_string(axis.output);
    if (axis.taps.taps(axis.output) == 0)
        //: An element, and the arrow that shows where it comes from.
        return say("quiz", "%1 ← nothing")(start);
    const uint32_t first = axis.taps.first[axis.output];
    //: A formula, and one of its places with the formula of that.
    return say("quiz", "%1   e.g. [%2]: %3")(start + " ← " + bandText(axis.taps, axis.output), first,
                                             axis.name + " = " + withNumber(axis.position.formula, first) + " = "
                                                 + decimalText(positionAt(axis.map, axis.position, first)));
}

Message lineOf(const SampledAxis& axis)
{
    std::string ways = withNumber(axis.position.formula, axis.output) + " = " + decimalText(axis.x());
    if (axis.map.mode == InterpolationMode::NearestNeighbor)
        ways += kArrow + roundingOf(axis.position.rule, axis.name);
    ways += kArrow + bandText(axis.taps, axis.output);
    //: A coordinate of the output, the name and the value of the one of the input.
    const Message line =
        say("quiz", "%1 → in %2 = %3")(axis.name + " = " + std::to_string(axis.output), axis.name, ways);
    if (!axis.isClamped())
        return line;
    return (filterOf(axis.map) ? say("quiz", "%1  taps outside read the edge")
                               : say("quiz", "%1  clamped to the edge"))(line);
}

// Where the halves of these axes go; empty: none of them is one.
Message halvesText(const std::vector<SampledAxis>& axes)
{
    std::string halves;
    NearestRule rule = NearestRule::HalfUp;
    for (const SampledAxis& axis : axes) {
        if (!isHalf(axis.map, axis.x()))
            continue;
        rule = axis.position.rule;
        halves += (halves.empty() ? "" : ", ") + axis.at() + kArrow + decimalText(rounded(axis.x(), rule));
    }
    return halves.empty() ? Message() : kHalves[static_cast<size_t>(rule)](halves);
}

// "out {0, 5, 1, 1} = in {0, 1, 3, 2}" with elements as questions and answers write them.
std::string withRoundBrackets(std::string line)
{
    std::ranges::replace(line, '{', '(');
    std::ranges::replace(line, '}', ')');
    for (size_t at = line.find(", "); at != std::string::npos && line.starts_with("out "); at = line.find(", ", at))
        line.erase(at + 1, 1);
    return line;
}

} // namespace

std::string centred(const std::string& scale)
{
    return "(o + 0.5) / " + scale + " − 0.5";
}

std::string cornered(const std::string& scale)
{
    return "o / " + scale;
}

std::string aligned(uint32_t inputs, uint32_t outputs)
{
    return "o·" + std::to_string(inputs - 1) + " / " + std::to_string(outputs - 1);
}

std::string roundingOf(NearestRule rule, const std::string& name)
{
    const RuleForm form = formOf(rule);
    return (form.isCeil ? "ceil(" : "floor(") + name + (form.shift > 0 ? " + 0.5)" : form.shift < 0 ? " − 0.5)" : ")");
}

Position positionOf(const AxisMap& map)
{
    const auto added = [](float value, const std::string& plus, const std::string& minus) {
        return value == 0 ? std::string() : (value > 0 ? plus : minus) + floatText(std::abs(value));
    };
    const std::string inside = "o" + added(map.outputPixelOffset, " − ", " + ");
    return {.formula = (inside == "o" ? inside : "(" + inside + ")") + " / " + floatText(map.scale)
                + added(map.inputPixelOffset, " − ", " + "),
            .rule = ruleOf(map)};
}

std::string decimalText(double value, int decimals)
{
    const double unit = std::pow(10, decimals), nearest = std::round(value * unit) / unit;
    std::array<char, 400> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), std::abs(nearest),
                                   std::chars_format::fixed, decimals);
    std::string text(digits.data(), end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return nearest < 0 ? "−" + text : text;
}

std::string withNumber(const std::string& formula, uint32_t output)
{
    std::string text = formula;
    return text.replace(text.find('o'), 1, std::to_string(output));
}

std::vector<Message> formulaOf(const Operator& op, uint64_t output, const std::optional<Position>& last)
{
    const Plan plan = makePlan(op);
    std::vector<Message> lines;
    if (!op->axisMaps().empty()) {
        for (const SampledAxis& axis : sampledAxes(op, plan, output, last))
            lines.push_back(isTransposed(op) ? transposedLine(axis) : lineOf(axis));
        return lines;
    }
    for (const FormulaLine& line : explain(op, plan, output).formula) {
        if (!line.coordinate) // no line of an axis of length one
            lines.emplace_back(withRoundBrackets(english(line.text)));
    }
    return lines;
}

Message sentenceOf(const Operator& op, uint64_t output, const std::optional<Position>& last)
{
    const Plan plan = makePlan(op);
    if (op->axisMaps().empty() || isTransposed(op))
        return explain(op, plan, output).sentence;
    const std::vector<SampledAxis> axes = sampledAxes(op, plan, output, last);
    uint64_t reads = 1;
    for (const SampledAxis& axis : axes)
        reads *= axis.taps.taps(axis.output);
    const Message sentence = placeWords(listText(axes, ", ", std::mem_fn(&SampledAxis::at)), op->axisMaps().back().mode,
                                        reads, std::ranges::any_of(axes, &SampledAxis::isClamped));
    const Message halves = halvesText(axes);
    return halves.isEmpty() ? sentence : sentence + " " + halves;
}

std::optional<uint64_t> firstHalf(const Operator& op, const Position& position)
{
    const AxisMap map = op->axisMaps().back();
    for (uint32_t output = 0; output < map.outputs; ++output)
        if (isHalf(map, positionAt(map, position, output)))
            return output;
    return {};
}

bool isExact(const Operator& op, uint64_t output)
{
    if (op->axisMaps().empty() || isTransposed(op))
        return true;
    const Plan plan = makePlan(op);
    return std::ranges::all_of(sampledAxes(op, plan, output), [](const SampledAxis& axis) {
        const AxisMap& map = axis.map;
        const double exact =
            (axis.output - decimal(map.outputPixelOffset)) / decimal(map.scale) - decimal(map.inputPixelOffset);
        const double cleaned = std::round(exact * 1e9) / 1e9; // 1.8 / 0.6 is 3.0000000000000004
        const double most = static_cast<double>(map.inputs) - 1;
        return map.mode != InterpolationMode::NearestNeighbor
            || std::clamp(rounded(cleaned, axis.position.rule), 0.0, most) == axis.taps.first[axis.output];
    });
}

} // namespace tessera::quiz
