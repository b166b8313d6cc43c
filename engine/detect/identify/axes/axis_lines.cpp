// SPDX-License-Identifier: Apache-2.0
// Lines x(o) of no convention: the slopes that programs make of two sizes, offsets of half a pixel, other scales.
#include "engine/detect/identify/axes/axis_change.h"
#include "engine/detect/measured/axis_line.h"

#include <cmath>
#include <optional>
#include <string>

namespace tessera {

namespace {

// x = (o + outputs)·slope − inputs
struct Offsets {
    float outputs, inputs;
    const char *before, *behind; // the text of the slope
};
constexpr std::array<Offsets, 6> kOffsets = {{
    {0, 0, "o", ""},
    {0.5f, 0.5f, "(o + ½)", " − ½"},
    {0.5f, 0, "(o + ½)", ""},
    {0, -0.5f, "o", " + ½"},
    {0, 0.5f, "o", " − ½"},
    {1, 1, "(o + 1)", " − 1"},
}};

constexpr size_t kGivenSlope = std::tuple_size_v<decltype(namedSlopes(2, 2))>; // behind those of sizes

double slopeOf(const AxisSampling& axis, size_t which)
{
    return which == kGivenSlope ? 1 / double{axis.map.scale}
                                : namedSlopes(axis.map.inputs, axis.map.outputs)[which].value;
}

std::string textOf(size_t which)
{
    return which == kGivenSlope ? "/Scale" : "·" + std::string(namedSlopes(2, 2)[which].formula);
}

// False: it has no such line, or was on it.
bool setLine(AxisSampling& axis, size_t which, const Offsets& offsets)
{
    AxisSampling line = axis;
    line.map.scale = static_cast<float>(1 / slopeOf(axis, which));
    line.map.inputPixelOffset = offsets.inputs;
    line.map.outputPixelOffset = -offsets.outputs;
    if (isIdle(axis) || axis.map.inputs == 1 || !(line.map.scale > 0) || !std::isfinite(line.map.scale)
        || isSame(line, axis))
        return false;
    axis = line;
    return true;
}

// The meant rule, and floor, which is what a cast does; x in float32 and in float64.
void addLines(const AxisSampling& meant, AxisChanges& list)
{
    const bool isNearest = meant.map.mode == InterpolationMode::NearestNeighbor;
    for (size_t which = 0; which <= kGivenSlope; ++which)
        for (const Offsets& offsets : kOffsets)
            for (const bool isFloor : {false, true})
                for (const Precision precision : {Precision::Division, Precision::Float64}) {
                    if ((isFloor && (!isNearest || meant.rule == NearestRule::Floor))
                        || (precision == Precision::Float64 && !isNearest))
                        continue;
                    const std::string text = offsets.before + textOf(which) + offsets.behind;
                    list.push_back(
                        {.mistake = MistakeClass::Coordinates,
                         .what = {isFloor ? say("identify", "the coordinates x = %1, nearest by floor(x)")(text)
                                          : say("identify", "the coordinates x = %1")(text),
                                  Number::Coordinates},
                         .change =
                             [=](AxisSampling& axis) {
                                 if (!setLine(axis, which, offsets))
                                     return;
                                 axis.precision = precision;
                                 if (isFloor)
                                     axis.rule = NearestRule::Floor;
                             },
                         .changes = isFloor ? 3u : 2u,
                         .second = isFloor ? std::optional(MistakeClass::NearestRule) : std::nullopt,
                         .remedy = Remedy::Formula});
                }
}

void addOtherScales(AxisChanges& list)
{
    constexpr int kWhole = 20, kLeast = 8, kMost = 40; // 0.4 to 2, in steps of 0.05
    for (int part = kLeast; part <= kMost; ++part) {
        if (part == kWhole)
            continue;
        const double ratio = static_cast<double>(part) / kWhole;
        list.push_back({.mistake = MistakeClass::Scale,
                        .what = {say("identify", "a scale that is %1 times the given one")(numberText(ratio))},
                        .change =
                            [factor = static_cast<float>(ratio)](AxisSampling& axis) {
                                const float scale = axis.map.scale * factor;
                                if (!isIdle(axis) && axis.map.inputs > 1 && scale > 0 && std::isfinite(scale))
                                    axis.map.scale = scale;
                            },
                        .changes = 2,
                        .remedy = Remedy::Formula});
    }
}

void addShifts(AxisChanges& list)
{
    static constexpr struct {
        Text what;
        float input, output; // pixels
    } kShifts[] = {
        {say("identify", "coordinates that are half an input pixel too high"), 0.5f, 0},
        {say("identify", "coordinates that are half an input pixel too low"), -0.5f, 0},
        {say("identify", "coordinates that are one input pixel too high"), 1, 0},
        {say("identify", "coordinates that are one input pixel too low"), -1, 0},
        {say("identify", "coordinates that are half an output pixel too high"), 0, 0.5f},
        {say("identify", "coordinates that are half an output pixel too low"), 0, -0.5f},
    };
    for (const auto& [what, input, output] : kShifts)
        list.push_back({.mistake = MistakeClass::Coordinates,
                        .what = {what, Number::Coordinates},
                        .change =
                            [input = input, output = output](AxisSampling& axis) {
                                if (isIdle(axis) || axis.map.inputs == 1)
                                    return;
                                axis.map.inputPixelOffset -= input;
                                axis.map.outputPixelOffset -= output;
                            },
                        .remedy = Remedy::Formula});
}

} // namespace

AxisChanges axisLines(const AxisSampling& meant)
{
    AxisChanges list;
    addShifts(list);
    addOtherScales(list);
    addLines(meant, list);
    return list;
}

} // namespace tessera
