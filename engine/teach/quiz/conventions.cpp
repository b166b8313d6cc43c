// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/quiz/drafts.h"

#include <span>

namespace tessera::quiz {

namespace {

// A row of `inputs` elements drawn as `outputs`.
struct Row {
    uint32_t inputs, outputs;
    std::string scale; // as text: exact
    std::string data;
};

enum class Placing : uint8_t { Centred, Cornered, Aligned };

struct School {
    Text words; // its name, and the formula behind it
    const char* options;
    Placing placing;
    const char* rounding = ""; // the formula that rounds x; of a blend empty
    Text behind = {}; // what is said of the filter behind the formula of x
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
    // Halves that are rounded down are rounded up with a half in the offset of the inputs.
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

// Data whose picture is no straight line.
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
    if (level < 3 && isNearest) { // of a whole scale pixel centres and corners with floor draw the same
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
