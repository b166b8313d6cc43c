// SPDX-License-Identifier: Apache-2.0
// The cases that a quiz asks about.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/quiz_drafts.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace tessera::quiz {

namespace {

// `count` different whole numbers from 1 to `most` (or to `count`, if that is more), times `step`, shuffled.
std::string differentValues(uint64_t count, uint64_t most, uint32_t step, Random& random)
{
    std::vector<uint32_t> values(std::max(count, most));
    std::iota(values.begin(), values.end(), 1);
    for (size_t i = 0; i < count; ++i)
        std::swap(values[i], values[i + random.below(values.size() - i)]);
    values.resize(count);
    return "values:" + listText(values, ",", [&](uint32_t value) { return std::to_string(value * step); });
}

// The template with one choice of each "{…|…}" in the place of the brackets, which nest.
std::string drawn(std::string text, Random& random)
{
    for (size_t open = text.rfind('{'); open != std::string::npos; open = text.rfind('{')) {
        const size_t end = text.find('}', open);
        const std::string inside = text.substr(open + 1, end - open - 1);
        const auto choices = splitText(inside, "|");
        text.replace(open, end - open + 1, choices[random.below(choices.size())]);
    }
    return text;
}

} // namespace

Case drawnCase(std::string_view templ, Random& random)
{
    const std::string line = drawn(std::string(templ), random);
    const Operator op = caseFromText(line).op;
    const uint32_t step = isLinear(op) ? 8 : 1; // blends are whole numbers
    return caseFromText(line + " --data "
                        + differentValues(elementCount(op.input), isLinear(op) ? 12 : 99, step, random));
}

namespace {

constexpr Text kCentres = say("quiz", "pixel centres"), kCorners = say("quiz", "corners as origin"),
               kAligned = say("quiz", "align corners");

// How a program samples: its mode, and the coordinates that it computes.
std::vector<Message> samplingOf(const AxisMap& map, const Text& coordinates)
{
    std::vector<Message> clauses;
    if (map.mode == InterpolationMode::Linear)
        clauses.push_back(say("quiz", "linear"));
    else
        clauses = {say("quiz", "nearest element"),
                   map.rounding == NearestRule::Ceil        ? Message("ceil")
                       : map.rounding == NearestRule::Floor ? Message("floor")
                                                            : say("quiz", "halves rounded up")()};
    clauses.push_back(coordinates);
    if (map.antialias)
        clauses.push_back(say("quiz", "with the antialias filter %1")(
            *map.antialias == AntialiasFilter::Halving ? "HALVING" : "TRIANGLE"));
    return clauses;
}

void addSampling(std::vector<Message>& clauses, const std::vector<AxisMap>& maps)
{
    const AxisMap &height = maps[maps.size() - 2], &width = maps.back();
    for (const Message& clause : samplingOf(width, width.inputPixelOffset == 0 ? kCorners : kCentres))
        clauses.push_back(clause);
    if (height.scale != 1)
        clauses.push_back(say("quiz", "height times %1")(roundedText(double{height.scale})));
    if (width.scale != 1)
        clauses.push_back(say("quiz", "width times %1")(roundedText(double{width.scale})));
}

void addPermutation(std::vector<Message>& clauses, const Operator& op, bool isOrderAsked)
{
    clauses.push_back(say("quiz", "blocks of %1")(fieldText(op, "BlockSize")));
    if (!isOrderAsked && findField(op, "Order"))
        clauses.emplace_back(fieldText(op, "Order"));
    if (op.input.strides)
        clauses.push_back(say("quiz", "the input's channels last in memory"));
}

} // namespace

Message about(const Case& c, bool isAsked)
{
    const std::vector<AxisMap> maps = axisMaps(c.op);
    std::vector<Message> clauses{name(c.op)};
    if (maps.empty())
        addPermutation(clauses, c.op, isAsked);
    else if (!isAsked)
        addSampling(clauses, maps);
    else
        clauses.front() = say("quiz", "A resampling");
    //: What is done, and the sizes of both tensors.
    return say("quiz", "%1: %2 to %3")(joined(clauses, ", "), text(c.op.input.sizes), text(c.op.output.sizes));
}

namespace {

// A row of `inputs` elements drawn as `outputs`.
struct Row {
    uint32_t inputs, outputs;
    std::string scale; // as text: exact
    std::string data;
};

// How a program samples: its options, and its coordinates in words.
struct School {
    const char* options;
    const Text& coordinates;
};

constexpr auto kLinear = "RESAMPLE1 --InterpolationMode LINEAR",
               kHalfUp = "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR",
               kFloor = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING",
               kCeil = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING",
               kFiltered = "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true";
constexpr School kBlended[] = {{kLinear, kCentres}, {kLinear, kCorners}, {kLinear, kAligned}};
constexpr School kNearest[] = {{kHalfUp, kCentres}, {kFloor, kCorners}, {kCeil, kCorners}, {kHalfUp, kAligned}};
constexpr School kRoundings[] = {{kFloor, kCentres}, {kCeil, kCentres}, {kHalfUp, kCentres}};
constexpr School kFilters[] = {{kFiltered, kCentres}, {kLinear, kCentres}, {kLinear, kCorners}, {kHalfUp, kCentres}};

Convention conventionOf(const School& school, const Row& row)
{
    const bool isCentred = school.coordinates == kCentres, isAligned = school.coordinates == kAligned;
    const std::string in = std::to_string(row.inputs - 1), out = std::to_string(row.outputs - 1);
    const std::string scale =
        isAligned ? floatText(static_cast<float>(row.outputs - 1) / static_cast<float>(row.inputs - 1)) : row.scale;
    Case c = caseFromText(std::string(school.options) + " --Sizes 1,1,1," + std::to_string(row.inputs)
                          + " --OutputTensor.Sizes 1,1,1," + std::to_string(row.outputs) + " --Scales 1,1,1," + scale
                          + (isCentred ? "" : " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0") + " --data "
                          + row.data);
    const std::string formula = isCentred ? "(o + 0.5) / " + row.scale + " − 0.5"
        : isAligned                       ? "o·" + in + " / " + out
                                          : "o / " + row.scale;
    const AxisMap map = axisMaps(c.op).back();
    Message whole = "x = " + formula;
    if (map.mode == InterpolationMode::NearestNeighbor)
        whole = say("quiz", "%1, then %2")(whole,
                                           map.rounding == NearestRule::Ceil        ? "ceil(x)"
                                               : map.rounding == NearestRule::Floor ? "floor(x)"
                                                                                    : "floor(x + 0.5)");
    return {joined(samplingOf(map, school.coordinates), ", ") + ": " + whole, std::move(c), formula};
}

std::vector<Convention> conventionsOf(std::span<const School> schools, const Row& row)
{
    std::vector<Convention> all;
    for (const School& school : schools)
        all.push_back(conventionOf(school, row));
    return all;
}

} // namespace

std::vector<Convention> conventions(unsigned level, Random& random)
{
    const bool isNearest = random.oneIn(2);
    if (level < 3 && isNearest) { // with a whole scale, pixel centres and corners with floor draw the same
        const uint32_t inputs = 2 * random.between(2, 4);
        return conventionsOf(kNearest, {inputs, inputs * 3 / 2, "1.5", "iota"});
    }
    if (level < 3) {
        const uint32_t inputs = random.between(3, 5), times = random.pick({2U, 4U});
        return conventionsOf(kBlended, {inputs, inputs * times, std::to_string(times), "iota"});
    }
    if (isNearest) {
        const uint32_t inputs = random.between(3, 6);
        const bool isSmaller = random.oneIn(2);
        return conventionsOf(kRoundings, isSmaller ? Row{2 * inputs, inputs, "0.5", "iota"} : Row{4, 6, "1.5", "iota"});
    }
    const uint32_t outputs = random.between(2, 4);
    // Data that are no straight line.
    return conventionsOf(kFilters,
                         {4 * outputs, outputs, "0.25", differentValues(uint64_t{4} * outputs, 12, 8, random)});
}

} // namespace tessera::quiz
