// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"

#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tessera {

namespace {

constexpr double kNothing = 1e-4, kLittle = 0.05; // pixels that nobody sees

uint32_t clampedCount(double value, uint32_t most)
{
    return static_cast<uint32_t>(std::clamp(value, 0.0, static_cast<double>(most)));
}

// "0.5", "1.25": at most four decimals.
Message pixels(double value)
{
    const auto rounded = static_cast<float>(std::nearbyint(std::abs(value) * 1e4) / 1e4);
    const std::string number = floatText(rounded);
    return rounded == 1 ? say("ops", "%1 pixel")(number) : say("ops", "%1 pixels")(number);
}

Text direction(double value, int axis)
{
    if (axis == 3)
        return value > 0 ? say("ops", "right") : say("ops", "left");
    if (axis == 2)
        return value > 0 ? say("ops", "down") : say("ops", "up");
    return value > 0 ? say("ops", "to higher indices") : say("ops", "to lower indices");
}

bool isNothing(double value)
{
    return std::abs(value) < kNothing;
}

Message shifted(double by, int axis, const Message& reason)
{
    return say("ops", "The picture moves %1 by %2 of the output: %3")(direction(by, axis), pixels(by), reason);
}

Message anchorWords(const AxisMap& map)
{
    const double input = -double{map.inputPixelOffset}, output = double{map.outputPixelOffset};
    const auto place = [](double at) -> Message {
        if (at == -0.5)
            return say("ops", "the edge");
        if (at == 0)
            return say("ops", "the centre of pixel 0");
        return say("ops", "position %1")(std::string(at < 0 ? "−" : "") + floatText(static_cast<float>(std::abs(at))));
    };
    if (input == output)
        return say("ops", "the scale starts at %1 of both.")(place(input));
    return say("ops", "the scale puts %1 of the input on %2 of the output.")(place(input), place(output));
}

// In output pixels; none where the two edges are shifted by different lengths.
std::optional<double> shiftOf(const AxisMap& map)
{
    if (map.mode == InterpolationMode::NearestNeighbor) {
        const double moved = -lead(map) * double{map.scale};
        return std::abs(moved) < kLittle ? 0 : moved; // a tie here and there
    }
    const auto [first, last] = displacement(map);
    if (isNothing(first - last))
        return isNothing(first) ? 0 : first;
    return {};
}

Message linearSentence(const AxisMap& map, int axis)
{
    if (const std::optional<double> by = shiftOf(map))
        return *by == 0 ? say("ops", "Nothing shifts: the edges of both pictures coincide.")
                        : shifted(*by, axis, anchorWords(map));
    const auto [first, last] = displacement(map);
    if (isNothing(first + last))
        return last > 0
            ? say("ops",
                  "No shift, but the picture is stretched about its middle: each edge lies %1 outside.")(pixels(last))
            : say("ops",
                  "No shift, but the picture is shrunk about its middle: each edge lies %1 inside.")(pixels(last));
    if (isNothing(first))
        return last > 0 ? say("ops",
                              "The first edges coincide; at the other end the input reaches %1 beyond the output "
                              "and is cropped.")(pixels(last))
                        : say("ops",
                              "The first edges coincide; at the other end the input reaches %1 less far and its "
                              "edge is repeated.")(pixels(last));
    return say("ops", "The input's first edge falls %1 %2 of the output's, its last edge %3 %4: %5")(
        pixels(first), direction(first, axis), pixels(last), direction(last, axis), anchorWords(map));
}

// Why nearest reads other inputs than those that its outputs cover.
Text roundingWords(NearestRule rounding, bool isTooFar)
{
    if (rounding == NearestRule::Ceil)
        return isTooFar ? say("ops", "rounding up at these offsets reads %1 of the input too far.")
                        : say("ops", "rounding up at these offsets reads %1 of the input too early.");
    if (rounding == NearestRule::Floor)
        return isTooFar ? say("ops", "rounding down at these offsets reads %1 of the input too far.")
                        : say("ops", "rounding down at these offsets reads %1 of the input too early.");
    return isTooFar ? say("ops", "rounding at these offsets reads %1 of the input too far.")
                    : say("ops", "rounding at these offsets reads %1 of the input too early.");
}

Message nearestSentence(const AxisMap& map, int axis)
{
    const double moved = shiftOf(map).value_or(0), ahead = -moved / double{map.scale};
    if (moved == 0)
        return say("ops", "Nothing shifts: every output copies the input that it covers.");
    return shifted(moved, axis, roundingWords(map.rounding, ahead > 0)(pixels(ahead)));
}

} // namespace

double outputAt(const AxisMap& map, double input)
{
    return (input + double{map.inputPixelOffset}) * double{map.scale} + double{map.outputPixelOffset};
}

std::pair<uint32_t, uint32_t> outputsBetween(const AxisMap& map, double from, double to)
{
    const uint32_t begin = clampedCount(std::ceil(outputAt(map, from)), map.outputs);
    const uint32_t end = clampedCount(std::floor(outputAt(map, to)) + 1, map.outputs);
    return {begin, std::max(begin, end)};
}

std::pair<uint32_t, uint32_t> inputsKept(const AxisMap& map)
{
    const AxisTaps first = makeTaps(map, 0, 1), last = makeTaps(map, map.outputs - 1, map.outputs);
    const auto [begin, end] = inputsCovered(first.x[0], last.x[0], first.step, map.inputs);
    const uint32_t firstRead = first.first[0], endOfReads = last.first[0] + last.taps(0);
    return begin == end ? std::pair(firstRead, endOfReads)
                        : std::pair(std::min(begin, firstRead), std::max(end, endOfReads));
}

Displacement displacement(const AxisMap& map)
{
    return {outputAt(map, -0.5) + 0.5, outputAt(map, map.inputs - 0.5) - (map.outputs - 0.5)};
}

double lead(const AxisMap& map, uint32_t most)
{
    const AxisTaps taps = makeTaps(map, 0, std::min(most, map.outputs));
    const AxisMap centred{.scale = map.scale};
    double least = std::numeric_limits<double>::infinity(), highest = -least;
    for (uint32_t output = 0; output < taps.outputs; ++output) {
        if ((taps.flags[output] & AxisTaps::Clamped) != 0)
            continue;
        const double ahead = taps.first[output] - coordinate64(centred, output);
        least = std::min(least, ahead);
        highest = std::max(highest, ahead);
    }
    return least > highest ? 0 : (least + highest) / 2;
}

AxisCounts countsOf(const AxisMap& map, uint32_t most)
{
    const AxisTaps taps = makeTaps(map, 0, std::min(most, map.outputs));
    const auto [begin, end] = inputsKept(map);
    AxisCounts counts;
    for (const uint8_t flags : taps.flags) {
        counts.ties += (flags & AxisTaps::Tie) != 0;
        counts.clamped += (flags & AxisTaps::Clamped) != 0;
    }
    counts.cropped = map.inputs - (end - begin);
    if (taps.outputs == map.outputs)
        counts.skipped = end - begin - taps.inputsRead();
    return counts;
}

bool shiftsNothing(const AxisMap& map)
{
    return shiftOf(map) == 0;
}

Message pictureSentence(const AxisMap& map, int axis)
{
    return map.mode == InterpolationMode::Linear ? linearSentence(map, axis) : nearestSentence(map, axis);
}

Message pictureSummary(std::span<const AxisMap> maps)
{
    std::vector<Message> moves; // for each axis its direction and distance
    bool apart = false;
    for (size_t i = 0; i < maps.size(); ++i) {
        const std::optional<double> by = shiftOf(maps[i]);
        apart |= !by;
        if (by && *by != 0) {
            moves.emplace_back(direction(*by, static_cast<int>(i) + 4 - static_cast<int>(maps.size())));
            moves.push_back(pixels(*by));
        }
    }
    constexpr Text texts[] = {
        say("ops", "The picture moves %1 by %2 of the output."),
        say("ops", "The picture moves %1 by %2 and %3 by %4 of the output."),
        say("ops", "The picture moves %1 by %2 and %3 by %4 and %5 by %6 of the output."),
        say("ops", "The picture moves %1 by %2 and %3 by %4 and %5 by %6 and %7 by %8 of the output."),
    };
    if (!moves.empty())
        return {texts[moves.size() / 2 - 1], moves};
    return apart ? say("ops", "The edges of the two pictures do not meet.") : Text();
}

namespace {

struct Ratio {
    double numerator, denominator;
};

// The ratio of the sizes, or of the sizes less one, if Scale is its nearest float32.
std::optional<Ratio> ratioOf(const AxisMap& map)
{
    const double n = map.inputs, m = map.outputs;
    for (const Ratio ratio : {Ratio{m, n}, Ratio{m - 1, n - 1}})
        if (ratio.denominator != 0 && ratio.numerator != 0
            && map.scale == static_cast<float>(ratio.numerator / ratio.denominator))
            return ratio;
    return {};
}

// floor(a/b) for b > 0, exact: the quotient itself may have been rounded across an integer.
long double flooredQuotient(long double a, long double b)
{
    long double quotient = std::floor(a / b);
    if (quotient * b > a)
        --quotient;
    else if ((quotient + 1) * b <= a)
        ++quotient;
    return quotient;
}

// The rule applied to x = numerator/denominator, without rounding on the way.
long double roundedRatio(long double numerator, long double denominator, NearestRule rule)
{
    const RuleForm form = formOf(rule);
    const long double shifted = numerator + form.shift * denominator; // exact
    return form.isCeil ? -flooredQuotient(-shifted, denominator) : flooredQuotient(shifted, denominator);
}

uint32_t inside(const AxisMap& map, long double index)
{
    if (std::isnan(index)) // 0 times the reciprocal of a denormal
        return 0;
    return static_cast<uint32_t>(std::clamp(index, 0.0L, static_cast<long double>(map.inputs) - 1));
}

float coordinateByReciprocal(const AxisMap& map, uint32_t output)
{
    const float reciprocal = 1 / map.scale;
    const float scaled = (static_cast<float>(output) - map.outputPixelOffset) * reciprocal;
    return scaled - map.inputPixelOffset;
}

} // namespace

std::string_view name(Arithmetic arithmetic)
{
    constexpr std::string_view texts[] = {"float32 ÷", "float32 × 1/s", "exact n/m"};
    static_assert(std::size(texts) == kArithmetics.size());
    return texts[static_cast<size_t>(arithmetic)];
}

bool roundsRatio(const AxisMap& map)
{
    const std::optional<Ratio> ratio = ratioOf(map);
    return ratio && double{map.scale} != ratio->numerator / ratio->denominator;
}

double coordinate(const AxisMap& map, uint32_t output, Arithmetic arithmetic)
{
    if (arithmetic == Arithmetic::Division)
        return double{coordinate32(map, output)};
    if (arithmetic == Arithmetic::Reciprocal)
        return double{coordinateByReciprocal(map, output)};
    if (const std::optional<Ratio> ratio = ratioOf(map))
        return (output - double{map.outputPixelOffset}) * ratio->denominator / ratio->numerator
            - double{map.inputPixelOffset};
    return coordinate64(map, output);
}

uint32_t nearestUnder(const AxisMap& map, uint32_t output, NearestRule rule, Arithmetic arithmetic)
{
    if (arithmetic == Arithmetic::Exact) {
        if (const std::optional<Ratio> ratio = ratioOf(map)) {
            const long double length = ratio->numerator;
            const long double numerator =
                (static_cast<long double>(output) - static_cast<long double>(map.outputPixelOffset))
                    * ratio->denominator
                - static_cast<long double>(map.inputPixelOffset) * length;
            return inside(map, roundedRatio(numerator, length, rule));
        }
        return inside(map, static_cast<long double>(rounded(coordinate64(map, output), rule)));
    }
    const float x =
        arithmetic == Arithmetic::Division ? coordinate32(map, output) : coordinateByReciprocal(map, output);
    return inside(map, static_cast<long double>(rounded(std::clamp(x, -1.0f, static_cast<float>(map.inputs)), rule)));
}

AxisMap restated(const AxisMap& map, NearestRule rule)
{
    AxisMap result = map;
    if (map.rounding == NearestRule::Ceil && rule == NearestRule::HalfDown)
        result.inputPixelOffset -= 0.5f;
    if (map.rounding == NearestRule::Floor && rule == NearestRule::HalfUp)
        result.inputPixelOffset += 0.5f;
    if (map.rounding == NearestRule::HalfUp && rule == NearestRule::Floor)
        result.inputPixelOffset -= 0.5f;
    return result;
}

Divergences divergences(const AxisMap& map, const AxisMap& other, NearestRule rule, Arithmetic arithmetic, uint32_t end,
                        size_t most)
{
    Divergences result;
    for (uint32_t output = 0; output < std::min(end, map.outputs); ++output) {
        const uint32_t ours = nearestUnder(map, output, map.rounding, Arithmetic::Division);
        const uint32_t theirs = nearestUnder(other, output, rule, arithmetic);
        if (ours == theirs)
            continue;
        if (result.list.size() < most)
            result.list.push_back({output, ours, theirs});
        ++result.count;
    }
    return result;
}

} // namespace tessera
