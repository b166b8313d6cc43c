// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/sampling.h"

#include "engine/plan/plan_tables.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <bit>
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

// "0.5", "1.25": four digits behind the point at most.
std::string pixels(double value)
{
    const auto rounded = static_cast<float>(std::nearbyint(std::abs(value) * 1e4) / 1e4);
    return toText(DataType::Float32, std::bit_cast<uint32_t>(rounded)) + (rounded == 1 ? " pixel" : " pixels");
}

std::string direction(double value, int axis)
{
    if (axis == 3)
        return value > 0 ? "right" : "left";
    if (axis == 2)
        return value > 0 ? "down" : "up";
    return value > 0 ? "to higher indices" : "to lower indices";
}

bool isNothing(double value)
{
    return std::abs(value) < kNothing;
}

std::string shifted(double by, int axis)
{
    return "The picture moves " + direction(by, axis) + " by " + pixels(by) + " of the output: ";
}

std::string anchorWords(const AxisMap& map)
{
    const double input = -double{map.inputPixelOffset}, output = double{map.outputPixelOffset};
    const auto place = [](double at) {
        if (at == -0.5)
            return std::string("the edge");
        if (at == 0)
            return std::string("the centre of pixel 0");
        return "position " + std::string(at < 0 ? "−" : "")
            + toText(DataType::Float32, std::bit_cast<uint32_t>(static_cast<float>(std::abs(at))));
    };
    if (input == output)
        return "the scale starts at " + place(input) + " of both.";
    return "the scale puts " + place(input) + " of the input on " + place(output) + " of the output.";
}

// In output pixels; none where the edges lie apart by different lengths.
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

std::string linearSentence(const AxisMap& map, int axis)
{
    if (const std::optional<double> by = shiftOf(map))
        return *by == 0 ? "Nothing shifts: the edges of both pictures coincide."
                        : shifted(*by, axis) + anchorWords(map);
    const auto [first, last] = displacement(map);
    if (isNothing(first + last))
        return "No shift, but the picture is " + std::string(last > 0 ? "stretched" : "shrunk")
            + " about its middle: each edge lies " + pixels(last) + (last > 0 ? " outside." : " inside.");
    if (isNothing(first))
        return "The first edges coincide; at the other end the input reaches " + pixels(last)
            + (last > 0 ? " beyond the output and is cropped." : " less far and its edge is repeated.");
    return "The input's first edge falls " + pixels(first) + " " + direction(first, axis)
        + " of the output's, its last edge " + pixels(last) + " " + direction(last, axis) + ": " + anchorWords(map);
}

std::string nearestSentence(const AxisMap& map, int axis)
{
    const double moved = shiftOf(map).value_or(0), ahead = -moved / double{map.scale};
    const bool rounds = map.rounding != Rounding::HalfUp;
    if (moved == 0)
        return "Nothing shifts: every output copies the input that it covers.";
    const std::string reason = rounds
        ? std::string("rounding ") + (map.rounding == Rounding::Ceil ? "up" : "down") + " at these offsets "
        : "rounding at these offsets ";
    return shifted(moved, axis) + reason + "reads " + pixels(ahead) + " of the input too "
        + (ahead > 0 ? "far." : "early.");
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
        const double ahead = taps.first[output] - inputAt(centred, output);
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

std::string pictureSentence(const AxisMap& map, int axis)
{
    return map.mode == InterpolationMode::Linear ? linearSentence(map, axis) : nearestSentence(map, axis);
}

std::string pictureSummary(std::span<const AxisMap> maps)
{
    std::string moves;
    bool apart = false;
    for (size_t i = 0; i < maps.size(); ++i) {
        const std::optional<double> by = shiftOf(maps[i]);
        apart |= !by;
        if (by && *by != 0) {
            const int axis = static_cast<int>(i) + 4 - static_cast<int>(maps.size());
            moves += (moves.empty() ? "" : " and ") + direction(*by, axis) + " by " + pixels(*by);
        }
    }
    if (!moves.empty())
        return "The picture moves " + moves + " of the output.";
    return apart ? "The edges of the two pictures do not meet." : "";
}

} // namespace tessera
