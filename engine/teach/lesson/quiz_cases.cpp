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

struct Permuted {
    std::string op;
    std::vector<uint32_t> sizes;
    uint32_t block;
    std::string order; // empty: the operator has none
};

std::string lineOf(const Permuted& p, const std::string& data)
{
    return p.op + " --Sizes " + listText(p.sizes, ",") + " --DataType UINT32 --BlockSize " + std::to_string(p.block)
        + (p.order.empty() ? "" : " --Order " + p.order) + " --data " + data;
}

// Depth to space, or from level 2 on space to depth. `depth`: the channels on the space side; 0: any.
Permuted permuted(unsigned level, Random& random, bool hasOrder, uint32_t depth = 0)
{
    const bool toSpace = level == 1 || !random.oneIn(level == 3 ? 2 : 3);
    const uint32_t block = level == 3 ? random.between(2, 3) : 2;
    if (depth == 0)
        depth = hasOrder || block == 3 ? 2 : random.between(1, 2);
    const uint32_t batch = level > 1 && block == 2 ? random.between(1, 2) : 1;
    const uint32_t h = random.between(1, 2), w = block == 3 ? 1 : random.between(1, h == 1 ? 3 : 2);
    Permuted p{toSpace ? "DEPTH_TO_SPACE" : "SPACE_TO_DEPTH", {batch, depth, h, w}, block, {}};
    if (toSpace)
        p.sizes[1] = depth * block * block;
    else
        p.sizes = {batch, depth, h * block, w * block};
    if (hasOrder) {
        p.op += "1";
        p.order = random.oneIn(2) ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH";
    }
    return p;
}

uint64_t countOf(const std::vector<uint32_t>& sizes)
{
    return elementCount(sizes).value();
}

Case permutedCase(unsigned level, Random& random, bool hasOrder)
{
    const Permuted p = permuted(level, random, hasOrder);
    std::string line = lineOf(p, countOf(p.sizes) > 99 ? "iota" : differentValues(countOf(p.sizes), 99, 1, random));
    if (level == 3 && random.oneIn(2)) { // an input whose channels lie last in memory
        const uint32_t c = p.sizes[1], w = p.sizes[3], h = p.sizes[2];
        line += " --Strides " + listText(std::vector<uint32_t>{c * h * w, 1, w * c, c}, ",");
    }
    return caseFromText(line);
}

// Data whose channels are equal at each pixel.
std::string equalChannels(const Permuted& p, Random& random)
{
    const std::string plane = differentValues(uint64_t{p.sizes[2]} * p.sizes[3], 99, 1, random).substr(7);
    return "values:" + listText(std::vector<std::string>(size_t{p.sizes[0]} * p.sizes[1], plane), ",");
}

// A scale, and a size that it scales to a whole number.
struct Width {
    const char* scale;
    uint32_t inputs;
};
constexpr Width kWidths[] = {{"1.5", 4}, {"0.6", 5}, {"2.5", 4}, {"0.75", 4}, {"2.5", 2}};
constexpr Width kHeights[] = {{"1", 2}, {"1", 3}, {"2", 2}, {"2", 3}, {"1.5", 2}};

Case nearestCase(Random& random)
{
    const Width width = random.pick(kWidths), height = random.pick(kHeights);
    std::string line = "RESAMPLE2 --Sizes 1,1," + listText(std::vector{height.inputs, width.inputs}, ",")
        + " --Scales 1,1," + height.scale + "," + width.scale
        + " --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection "
        + (random.oneIn(2) ? "INCREASING" : "DECREASING");
    if (random.oneIn(2)) // corners as origin
        line += " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    return caseFromText(line + " --data " + differentValues(uint64_t{height.inputs} * width.inputs, 99, 1, random));
}

Case linearCase(unsigned level, Random& random)
{
    const bool isRow = level == 2;
    const uint32_t h = isRow ? 1 : 2, w = random.between(3, isRow ? 4 : 3);
    std::string line = "RESAMPLE1 --Sizes 1,1," + listText(std::vector{h, w}, ",") + " --Scales 1,1,"
        + (isRow ? "1," : "2,") + (isRow ? random.pick({"2", "4"}) : "2") + " --InterpolationMode LINEAR";
    if (random.oneIn(2))
        line += " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    return caseFromText(line + " --data " + differentValues(uint64_t{h} * w, 12, isRow ? 4 : 8, random));
}

Case filteredCase(Random& random)
{
    const uint32_t w = 4 * random.between(2, 3);
    return caseFromText("RESAMPLE3 --Sizes 1,1,1," + std::to_string(w)
                        + " --Scales 1,1,1,0.25 --InterpolationMode LINEAR "
                          "--Antialiased true --data "
                        + differentValues(w, 12, 8, random));
}

Case gradientCase(Random& random)
{
    const uint32_t h = random.between(1, 2) * 2, w = random.between(2, 3) * 2;
    const bool isLinear = random.oneIn(2);
    return caseFromText("RESAMPLE_GRAD --Sizes 1,1," + listText(std::vector{h, w}, ",")
                        + " --OutputGradientTensor.Sizes 1,1," + listText(std::vector{h / 2, w / 2}, ",")
                        + " --Scales 1,1,2,2 --InterpolationMode " + (isLinear ? "LINEAR" : "NEAREST_NEIGHBOR")
                        + " --data " + differentValues(uint64_t{h} * w, 24, isLinear ? 4 : 1, random));
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
    if (level == 1)
        return permutedCase(level, random, false);
    if (level == 2)
        return random.below(3) == 0 ? permutedCase(level, random, true) : linearCase(level, random);
    switch (random.below(4)) {
    case 0:
        return gradientCase(random);
    case 1:
        return filteredCase(random);
    case 2:
        return nearestCase(random);
    }
    return linearCase(level, random);
}

Case orderedCase(unsigned level, Random& random)
{
    const unsigned drawn = level == 3 ? 2 + static_cast<unsigned>(random.below(2)) : level;
    if (!random.oneIn(4))
        return permutedCase(drawn, random, true);
    const bool isOne = random.oneIn(2); // one channel; else all channels are equal at each pixel
    const Permuted p = permuted(std::min(drawn, 2U), random, true, isOne ? 1 : 2);
    return caseFromText(lineOf(p, isOne ? differentValues(countOf(p.sizes), 99, 1, random) : equalChannels(p, random)));
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
