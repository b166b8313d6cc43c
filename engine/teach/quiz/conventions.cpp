// SPDX-License-Identifier: Apache-2.0
// Schools of resampling as cases of their own: what one program draws where another one draws something else.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"

#include <span>

namespace tessera::quiz {

namespace {

// A row of `inputs` elements drawn as `outputs`.
struct Row {
    uint32_t inputs, outputs;
    std::string scale; // as text: exact
    std::string data;
};

enum class Way : uint8_t { Blended, Filtered, Nearest };

struct School {
    Text words; // its name, and the formula behind it
    Way way;
    Placing placing;
    NearestRule rule = NearestRule::HalfUp;
    Text behind = {}; // what is said of the filter behind the formula of x
};

constexpr School kPixelCentresNearest = {say("quiz", "Pixel centres, the nearest element: %1"), Way::Nearest,
                                         Placing::Centred};

constexpr School kBlended[] = {
    {say("quiz", "Pixel centres, linear: %1"), Way::Blended, Placing::Centred},
    {say("quiz", "Corners as origin, linear: %1"), Way::Blended, Placing::Cornered},
    {say("quiz", "Align corners, linear: %1"), Way::Blended, Placing::Aligned},
};

constexpr School kNearest[] = {
    kPixelCentresNearest,
    {say("quiz", "Corners as origin, floor: %1"), Way::Nearest, Placing::Cornered, NearestRule::Floor},
    {say("quiz", "Corners as origin, ceil: %1"), Way::Nearest, Placing::Cornered, NearestRule::Ceil},
    {say("quiz", "Align corners, the nearest element: %1"), Way::Nearest, Placing::Aligned},
};

constexpr School kRoundings[] = {
    {say("quiz", "Floor: %1"), Way::Nearest, Placing::Centred, NearestRule::Floor},
    {say("quiz", "Ceil: %1"), Way::Nearest, Placing::Centred, NearestRule::Ceil},
    {say("quiz", "Halves up: %1"), Way::Nearest, Placing::Centred, NearestRule::HalfUp},
    {say("quiz", "Halves down: %1"), Way::Nearest, Placing::Centred, NearestRule::HalfDown},
};

constexpr School kFilters[] = {
    {say("quiz", "Pixel centres, with the antialias filter: %1"), Way::Filtered, Placing::Centred, NearestRule::HalfUp,
     say("quiz", "%1, of the row halved once, a blend of two")},
    {say("quiz", "Pixel centres, without a filter: %1"), Way::Blended, Placing::Centred, NearestRule::HalfUp,
     say("quiz", "%1, a blend of two")},
    {say("quiz", "Corners as origin, without a filter: %1"), Way::Blended, Placing::Cornered, NearestRule::HalfUp,
     say("quiz", "%1, a blend of two")},
    kPixelCentresNearest,
};

std::string optionsOf(const School& school)
{
    if (school.way == Way::Filtered)
        return "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true";
    if (school.way == Way::Blended)
        return "RESAMPLE1 --InterpolationMode LINEAR";
    if (school.rule == NearestRule::HalfUp)
        return "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR";
    return std::string("RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection ")
        + (school.rule == NearestRule::Floor ? "DECREASING" : "INCREASING");
}

// Halves that are rounded down are rounded up with a half in the offset of the inputs.
Case caseOf(const School& school, const Row& row)
{
    const std::string scale = school.placing == Placing::Aligned
        ? floatText(static_cast<float>(row.outputs - 1) / static_cast<float>(row.inputs - 1))
        : row.scale;
    const std::string in = school.placing != Placing::Centred ? "0"
        : school.rule == NearestRule::HalfDown                ? "1"
                                                              : "0.5";
    return caseFromText(optionsOf(school) + " --Sizes 1,1,1," + std::to_string(row.inputs)
                        + " --OutputTensor.Sizes 1,1,1," + std::to_string(row.outputs) + " --Scales 1,1,1," + scale
                        + " --InputPixelOffsets 0,0,0," + in + " --OutputPixelOffsets 0,0,0,"
                        + (school.placing == Placing::Centred ? "-0.5" : "0") + " --data " + row.data);
}

Position positionBy(const School& school, const Row& row)
{
    return {.formula = school.placing == Placing::Centred ? centred(row.scale)
                : school.placing == Placing::Cornered     ? cornered(row.scale)
                                                          : aligned(row.inputs, row.outputs),
            .placing = school.placing,
            .shift = school.rule == NearestRule::HalfDown ? 0.5 : 0,
            .rule = school.rule};
}

std::vector<Convention> conventionsOf(std::span<const School> schools, const Row& row)
{
    std::vector<Convention> all;
    for (const School& school : schools) {
        const Position position = positionBy(school, row);
        Message formula = "x = " + position.formula;
        if (school.way == Way::Nearest)
            formula = say("quiz", "%1, then %2")(formula, roundingOf(school.rule, "x"));
        else if (!school.behind.isEmpty())
            formula = school.behind(formula);
        all.push_back({school.words(formula), caseOf(school, row), position});
    }
    return all;
}

bool copies(const Convention& convention)
{
    return convention.c.op->axisMaps().back().mode == InterpolationMode::NearestNeighbor;
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

bool isFiltered(const Convention& convention)
{
    return convention.c.op->axisMaps().back().antialias.has_value();
}

} // namespace

std::string mistakeBetween(const Convention& right, const Convention& other)
{
    const Position &is = right.position, &was = other.position;
    std::vector<std::string> mistakes;
    if (is.placing != was.placing)
        mistakes.emplace_back(was.placing == Placing::Centred       ? "coordinates:half-pixel"
                                  : was.placing == Placing::Aligned ? "coordinates:align-corners"
                                                                    : "coordinates");
    const auto rounds = [&](NearestRule rule) { return is.rule == rule || was.rule == rule; };
    if (copies(right) != copies(other))
        mistakes.emplace_back("mode");
    else if (is.rule != was.rule)
        mistakes.emplace_back(rounds(NearestRule::HalfUp) && rounds(NearestRule::HalfDown) ? "tie" : "nearest-rule");
    else if (isFiltered(right) != isFiltered(other))
        mistakes.emplace_back("antialias");
    return listText(mistakes, kBetweenMistakes);
}

Conventions conventions(unsigned level, Random& random)
{
    const bool isNearest = random.oneIn(2);
    if (level < 3 && isNearest) { // of a whole scale pixel centres and corners with floor draw the same
        const uint32_t inputs = 2 * random.between(2, 4);
        return {9, conventionsOf(kNearest, {inputs, inputs * 3 / 2, "1.5", "iota"})};
    }
    if (level < 3) {
        const uint32_t inputs = random.between(3, 5), times = random.pick({2U, 4U});
        return {8, conventionsOf(kBlended, {inputs, inputs * times, std::to_string(times), "iota"})};
    }
    if (isNearest) {
        const uint32_t inputs = random.between(3, 6);
        const bool isSmaller = random.oneIn(2);
        const Row row = isSmaller ? Row{2 * inputs, inputs, "0.5", "iota"} : Row{4, 6, "1.5", "iota"};
        return {9, conventionsOf(kRoundings, row)};
    }
    const uint32_t outputs = random.between(2, 4);
    return {11, conventionsOf(kFilters, {4 * outputs, outputs, "0.25", bumps(4 * outputs, random)})};
}

} // namespace tessera::quiz
