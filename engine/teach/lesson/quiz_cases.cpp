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

// A case of a template, with different values.
Case drawnCase(const std::string& text, uint64_t most, uint32_t step, Random& random)
{
    const std::string line = drawn(text, random);
    const uint64_t count = elementCount(inputDesc(caseFromText(line).op));
    return caseFromText(line + " --data " + differentValues(count, most, step, random));
}

// Depth to space, or from level 2 on space to depth, with an order. `depth`: the channels on the space side.
std::string orderedBlocks(unsigned level, uint32_t depth)
{
    const std::string batch = level == 1 ? "1," : "{1|2},";
    const std::string toSpace =
        "DEPTH_TO_SPACE1 --Sizes " + batch + std::to_string(4 * depth) + ",{1,{1|2|3}|2,{1|2}} --BlockSize 2";
    const std::string toDepth =
        "SPACE_TO_DEPTH1 --Sizes " + batch + std::to_string(depth) + ",{2,{2|4|6}|4,{2|4}} --BlockSize 2";
    const std::string ofThree =
        "DEPTH_TO_SPACE1 --Sizes 1,18,{1|2},1 --BlockSize 3|SPACE_TO_DEPTH1 --Sizes 1,2,{3|6},3 --BlockSize 3";
    return "{" + toSpace + (level > 1 ? "|" + toDepth : "") + (level > 2 ? "|" + ofThree : "")
        + "} --DataType UINT32 --Order {DEPTH_COLUMN_ROW|COLUMN_ROW_DEPTH}";
}

Case permutedCase(unsigned level, Random& random, bool hasOrder)
{
    if (!hasOrder)
        return drawnCase("DEPTH_TO_SPACE --Sizes 1,{4|8},{1,{1|2|3}|2,{1|2}} --BlockSize 2 --DataType UINT32", 99, 1,
                         random);
    const Case c = drawnCase(orderedBlocks(level, 2), 99, 1, random);
    if (level < 3 || random.oneIn(2))
        return c;
    const std::vector<uint32_t> s = inputDesc(c.op).sizes; // an input whose channels lie last in memory
    return caseFromText(toText(c) + " --Strides "
                        + listText(std::vector{s[1] * s[2] * s[3], uint32_t{1}, s[3] * s[1], s[1]}, ","));
}

// The corners are the origin, or else pixel centres.
constexpr auto kOffsets = "{| --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0}";
// Each scale makes a whole size.
constexpr auto kNearestRows = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection "
                              "{INCREASING|DECREASING} --Sizes 1,1,2,{4 --Scales 1,1,{1|1.5|2},1.5|5 --Scales "
                              "1,1,{1|1.5|2},0.6|{2|4} --Scales 1,1,{1|1.5|2},2.5|4 --Scales 1,1,{1|1.5|2},0.75}";
constexpr auto kFilteredRow =
    "RESAMPLE3 --Sizes 1,1,1,{8|12} --Scales 1,1,1,0.25 --InterpolationMode LINEAR --Antialiased true";
constexpr auto kGradient =
    "RESAMPLE_GRAD --Scales 1,1,2,2 --InterpolationMode {LINEAR|NEAREST_NEIGHBOR} --Sizes 1,1,{2,4 "
    "--OutputGradientTensor.Sizes 1,1,1,2|2,6 --OutputGradientTensor.Sizes 1,1,1,3|4,4 --OutputGradientTensor.Sizes "
    "1,1,2,2|4,6 --OutputGradientTensor.Sizes 1,1,2,3}";

Case nearestCase(Random& random)
{
    return drawnCase(std::string(kNearestRows) + kOffsets, 99, 1, random);
}

Case linearCase(unsigned level, Random& random)
{
    const std::string sizes = level == 2 ? "1,{3|4} --Scales 1,1,1,{2|4}" : "2,3 --Scales 1,1,2,2";
    return drawnCase("RESAMPLE1 --InterpolationMode LINEAR --Sizes 1,1," + sizes + kOffsets, 12, level == 2 ? 4 : 8,
                     random);
}

} // namespace

Case copyingCase(unsigned level, Random& random)
{
    if (level == 3 && random.below(3) == 0)
        return nearestCase(random);
    return permutedCase(level, random, level > 1);
}

Case computingCase(unsigned level, Random& random)
{
    if (level == 1 || (level == 2 && random.below(3) == 0))
        return permutedCase(level, random, level > 1);
    const uint64_t kind = level == 2 ? 3 : random.below(4);
    return kind == 0 ? drawnCase(kGradient, 24, 4, random)
        : kind == 1  ? drawnCase(kFilteredRow, 12, 8, random)
        : kind == 2  ? nearestCase(random)
                     : linearCase(level, random);
}

Case orderedCase(unsigned level, Random& random)
{
    if (!random.oneIn(4))
        return permutedCase(level, random, true);
    const bool isOne = random.oneIn(2); // one channel; else all channels are equal at each pixel
    Case c = drawnCase(orderedBlocks(std::min(level, 2U), isOne ? 1 : 2), 99, 1, random);
    const std::vector<uint32_t> s = inputDesc(c.op).sizes;
    const std::string plane = differentValues(uint64_t{s[2]} * s[3], 99, 1, random).substr(7);
    if (!isOne)
        c.data = dataFromText("values:" + listText(std::vector<std::string>(size_t{s[0]} * s[1], plane), ","),
                              inputDesc(c.op));
    return c;
}

namespace {

Message coordinateWords(const AxisMap& map)
{
    if (map.inputPixelOffset == 0.5f && map.outputPixelOffset == -0.5f)
        return say("quiz", "pixel centres");
    if (map.inputPixelOffset == 0 && map.outputPixelOffset == 0)
        return say("quiz", "corners as origin");
    return say("quiz", "offsets %1 and %2")(roundedText(double{map.inputPixelOffset}),
                                            roundedText(double{map.outputPixelOffset}));
}

Message roundingWords(NearestRule rounding)
{
    return rounding == NearestRule::Ceil ? Message("ceil")
        : rounding == NearestRule::Floor ? Message("floor")
                                         : say("quiz", "halves rounded up");
}

void addSampling(std::vector<Message>& clauses, const std::vector<AxisMap>& maps)
{
    const AxisMap &height = maps[maps.size() - 2], &width = maps.back();
    if (width.mode == InterpolationMode::Linear)
        clauses.push_back(say("quiz", "linear"));
    else
        clauses.insert(clauses.end(), {say("quiz", "nearest element"), roundingWords(width.rounding)});
    clauses.push_back(coordinateWords(width));
    if (width.antialias)
        clauses.push_back(say("quiz", "with the antialias filter %1")(
            *width.antialias == AntialiasFilter::Halving ? "HALVING" : "TRIANGLE"));
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
    if (inputDesc(op).strides)
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
    return say("quiz", "%1: %2 to %3")(joined(clauses, ", "), text(inputDesc(c.op).sizes),
                                       text(outputDesc(c.op).sizes));
}

namespace {

// A row of `inputs` elements drawn as `outputs`.
struct Row {
    uint32_t inputs, outputs;
    std::string scale; // as text: exact
    std::string data;
};

enum class Placing : uint8_t { Centred, Cornered, Aligned };

struct School {
    Text words; // its name; the place is for the formula
    const char* options;
    Placing placing;
    const char* rounding = ""; // the formula that rounds x; empty where neighbours are blended
    Text behind = {}; // the filter, in words; the place is for the formula
};

constexpr auto kLinear = "RESAMPLE1 --InterpolationMode LINEAR",
               kHalfUp = "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR",
               kFloor = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING",
               kCeil = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING",
               kFiltered = "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true";
constexpr std::string_view kHalfDown = "ceil(x − 0.5)";

constexpr School kPixelCentresNearest = {say("quiz", "Pixel centres, the nearest element: %1"), kHalfUp,
                                         Placing::Centred, "floor(x + 0.5)"};

constexpr School kBlended[] = {
    {say("quiz", "Pixel centres, linear: %1"), kLinear, Placing::Centred},
    {say("quiz", "Corners as origin, linear: %1"), kLinear, Placing::Cornered},
    {say("quiz", "Align corners, linear: %1"), kLinear, Placing::Aligned},
};

constexpr School kNearest[] = {
    kPixelCentresNearest,
    {say("quiz", "Corners as origin, floor: %1"), kFloor, Placing::Cornered, "floor(x)"},
    {say("quiz", "Corners as origin, ceil: %1"), kCeil, Placing::Cornered, "ceil(x)"},
    {say("quiz", "Align corners, the nearest element: %1"), kHalfUp, Placing::Aligned, "floor(x + 0.5)"},
};

constexpr School kRoundings[] = {
    {say("quiz", "Floor: %1"), kFloor, Placing::Centred, "floor(x)"},
    {say("quiz", "Ceil: %1"), kCeil, Placing::Centred, "ceil(x)"},
    {say("quiz", "Halves up: %1"), kHalfUp, Placing::Centred, "floor(x + 0.5)"},
    {say("quiz", "Halves down: %1"), kCeil, Placing::Centred, kHalfDown.data()},
};

constexpr School kFilters[] = {
    {say("quiz", "Pixel centres, with the antialias filter: %1"), kFiltered, Placing::Centred, "",
     say("quiz", "%1, of the row halved once, a blend of two")},
    {say("quiz", "Pixel centres, without a filter: %1"), kLinear, Placing::Centred, "",
     say("quiz", "%1, a blend of two")},
    {say("quiz", "Corners as origin, without a filter: %1"), kLinear, Placing::Cornered, "",
     say("quiz", "%1, a blend of two")},
    kPixelCentresNearest,
};

Convention conventionOf(const School& school, const Row& row)
{
    const bool isCentred = school.placing == Placing::Centred, isAligned = school.placing == Placing::Aligned,
               isHalfDown = school.rounding == kHalfDown;
    const std::string in = std::to_string(row.inputs - 1), out = std::to_string(row.outputs - 1);
    const std::string scale =
        isAligned ? floatText(static_cast<float>(row.outputs - 1) / static_cast<float>(row.inputs - 1)) : row.scale;
    // ceil(x − 0.5) is made of ceil() and a half in the input's offset.
    Case c = caseFromText(std::string(school.options) + " --Sizes 1,1,1," + std::to_string(row.inputs)
                          + " --OutputTensor.Sizes 1,1,1," + std::to_string(row.outputs) + " --Scales 1,1,1," + scale
                          + " --InputPixelOffsets 0,0,0,"
                          + (isHalfDown      ? "1"
                                 : isCentred ? "0.5"
                                             : "0")
                          + " --OutputPixelOffsets 0,0,0," + (isCentred ? "-0.5" : "0") + " --data " + row.data);
    const std::string formula = isCentred ? "(o + 0.5) / " + row.scale + " − 0.5"
        : isAligned                       ? "o·" + in + " / " + out
                                          : "o / " + row.scale;
    Message whole = "x = " + formula;
    if (*school.rounding != '\0')
        whole = say("quiz", "%1, then %2")(whole, school.rounding);
    else if (!school.behind.isEmpty())
        whole = school.behind(whole);
    return {school.words(whole), std::move(c), formula, isHalfDown ? 0.5 : 0};
}

std::vector<Convention> conventionsOf(std::span<const School> schools, const Row& row)
{
    std::vector<Convention> all;
    for (const School& school : schools)
        all.push_back(conventionOf(school, row));
    return all;
}

// Data that are no straight line.
std::string bumps(uint32_t count, Random& random)
{
    std::vector<uint32_t> values(count);
    uint32_t last = 0;
    for (uint32_t& each : values) {
        const uint32_t value = 8 * random.between(1, 12);
        each = last = value == last ? value + 8 : value;
    }
    return "values:" + listText(values, ",");
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
    return conventionsOf(kFilters, {4 * outputs, outputs, "0.25", bumps(4 * outputs, random)});
}

} // namespace tessera::quiz
