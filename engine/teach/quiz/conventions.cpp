// SPDX-License-Identifier: Apache-2.0
// Schools of resampling as cases of their own: what one program draws where another one draws something else.
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"
#include "engine/teach/quiz/pencil.h"

#include <bit>

namespace tessera::quiz {

namespace {

// A row of `inputs` elements drawn as `outputs`.
struct Row {
    uint32_t inputs, outputs;
    std::string scale; // as text: exact
    std::string data;
};

std::string exactText(float value)
{
    return toText(DataType::Float32, std::bit_cast<uint32_t>(value));
}

struct School {
    std::string_view op; // with its mode and rounding
    float inputOffset, outputOffset;
    bool alignsCorners = false;
};

Case caseOf(const Row& row, const School& school)
{
    const std::string scale = school.alignsCorners
        ? exactText(static_cast<float>(row.outputs - 1) / static_cast<float>(row.inputs - 1))
        : row.scale;
    const std::string in = exactText(school.inputOffset), out = exactText(school.outputOffset);
    const size_t space = school.op.find(' ');
    return caseFromText(std::string(school.op.substr(0, space)) + " --Sizes 1,1,1," + std::to_string(row.inputs)
                        + " --OutputTensor.Sizes 1,1,1," + std::to_string(row.outputs) + " --Scales 1,1,1," + scale
                        + std::string(school.op.substr(space)) + " --InputPixelOffsets 0,0,0," + in
                        + " --OutputPixelOffsets 0,0,0," + out + " --data " + row.data);
}

constexpr std::string_view kBlend = "RESAMPLE1 --InterpolationMode LINEAR";
constexpr std::string_view kNearest = "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR";
constexpr std::string_view kFloor = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING";
constexpr std::string_view kCeil = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING";
constexpr std::string_view kFiltered = "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true";

Position centredOf(const Row& row, NearestRule rule = NearestRule::HalfUp, double shift = 0)
{
    return {.formula = centred(row.scale), .placing = Placing::Centred, .shift = shift, .rule = rule};
}

Position corneredOf(const Row& row, NearestRule rule = NearestRule::HalfUp)
{
    return {.formula = cornered(row.scale), .placing = Placing::Cornered, .rule = rule};
}

Position alignedOf(const Row& row)
{
    return {.formula = aligned(row.inputs, row.outputs), .placing = Placing::Aligned};
}

// `words`: of the formula.
Convention linear(const Text& words, const Position& position, Case c)
{
    return {words("x = " + position.formula), std::move(c), position};
}

// "x = (o + 0.5) / 2 − 0.5, then floor(x + 0.5)"
Message thenText(const Row& row, const Position& position, const char* rounding)
{
    switch (position.placing) {
    case Placing::Cornered:
        return say("quiz", "x = o / %1, then %2")(row.scale, rounding);
    case Placing::Aligned:
        return say("quiz", "x = o·%1 / %2, then %3")(row.inputs - 1, row.outputs - 1, rounding);
    case Placing::Centred:
    case Placing::ByOffsets:
        break;
    }
    return say("quiz", "x = (o + 0.5) / %1 − 0.5, then %2")(row.scale, rounding);
}

// `words`: of the formula and the rounding behind it.
Convention nearest(const Text& words, const Row& row, const Position& position, const char* rounding, Case c)
{
    return {words(thenText(row, position, rounding)), std::move(c), position};
}

std::vector<Convention> blendedSchools(const Row& row)
{
    return {
        linear(say("quiz", "Pixel centres, linear: %1"), centredOf(row), caseOf(row, {kBlend, 0.5f, -0.5f})),
        linear(say("quiz", "Corners as origin, linear: %1"), corneredOf(row), caseOf(row, {kBlend, 0, 0})),
        linear(say("quiz", "Align corners, linear: %1"), alignedOf(row), caseOf(row, {kBlend, 0, 0, true})),
        nearest(say("quiz", "Pixel centres, nearest element: %1"), row, centredOf(row), "floor(x + 0.5)",
                caseOf(row, {kNearest, 0.5f, -0.5f})),
    };
}

std::vector<Convention> nearestSchools(const Row& row)
{
    return {
        nearest(say("quiz", "Pixel centres, the nearest element: %1"), row, centredOf(row), "floor(x + 0.5)",
                caseOf(row, {kNearest, 0.5f, -0.5f})),
        nearest(say("quiz", "Corners as origin, rounded down: %1"), row, corneredOf(row, NearestRule::Floor),
                "floor(x)", caseOf(row, {kFloor, 0, 0})),
        nearest(say("quiz", "Corners as origin, rounded up: %1"), row, corneredOf(row, NearestRule::Ceil), "ceil(x)",
                caseOf(row, {kCeil, 0, 0})),
        nearest(say("quiz", "Align corners, the nearest element: %1"), row, alignedOf(row), "floor(x + 0.5)",
                caseOf(row, {kNearest, 0, 0, true})),
    };
}

std::vector<Convention> roundings(const Row& row)
{
    return {
        nearest(say("quiz", "Rounded down: floor: %1"), row, centredOf(row, NearestRule::Floor), "floor(x)",
                caseOf(row, {kFloor, 0.5f, -0.5f})),
        nearest(say("quiz", "Rounded up: ceil: %1"), row, centredOf(row, NearestRule::Ceil), "ceil(x)",
                caseOf(row, {kCeil, 0.5f, -0.5f})),
        nearest(say("quiz", "Halves up: round_prefer_ceil: %1"), row, centredOf(row), "floor(x + 0.5)",
                caseOf(row, {kNearest, 0.5f, -0.5f})),
        nearest(say("quiz", "Halves down: round_prefer_floor: %1"), row, centredOf(row, NearestRule::HalfDown, 0.5),
                "ceil(x − 0.5)", caseOf(row, {kCeil, 1, -0.5f})), // the half is in its offset
    };
}

std::vector<Convention> filters(const Row& row)
{
    const auto blended = [&](const Text& words, const Text& formula, const Position& position, const School& school) {
        return Convention{words(formula(row.scale)), caseOf(row, school), position};
    };
    return {
        blended(say("quiz", "Pixel centres, with the antialias filter: %1"),
                say("quiz", "x = (o + 0.5) / %1 − 0.5, of the row halved once, a blend of two"), centredOf(row),
                {kFiltered, 0.5f, -0.5f}),
        blended(say("quiz", "Pixel centres, without a filter: %1"),
                say("quiz", "x = (o + 0.5) / %1 − 0.5, a blend of two"), centredOf(row), {kBlend, 0.5f, -0.5f}),
        blended(say("quiz", "Corners as origin, without a filter: %1"), say("quiz", "x = o / %1, a blend of two"),
                corneredOf(row), {kBlend, 0, 0}),
        nearest(say("quiz", "Pixel centres, the nearest element: %1"), row, centredOf(row), "floor(x + 0.5)",
                caseOf(row, {kNearest, 0.5f, -0.5f})),
    };
}

// Numbers whose picture is no straight line.
std::string bumps(uint32_t count, Random& random)
{
    std::string text = "values:";
    uint32_t last = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t value = 8 * random.between(1, 12);
        last = value == last ? value + 8 : value;
        text += (i == 0 ? "" : ",") + std::to_string(last);
    }
    return text;
}

bool copies(const Convention& convention)
{
    return convention.c.op->axisMaps().back().mode == InterpolationMode::NearestNeighbor;
}

} // namespace

bool isFiltered(const Convention& convention)
{
    return convention.c.op->axisMaps().back().antialias.has_value();
}

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
    return joinedMistakes(mistakes);
}

std::vector<Convention> conventions(unsigned level, Random& random)
{
    const bool isNearest = random.oneIn(2);
    if (level < 3) {
        const uint32_t inputs = random.between(3, 5), times = isNearest ? random.between(2, 3) : 2;
        const Row row{inputs, inputs * times, std::to_string(times), "iota"};
        return isNearest ? nearestSchools(row) : blendedSchools(row);
    }
    if (isNearest) {
        const uint32_t inputs = random.between(3, 6);
        const bool isSmaller = random.oneIn(2);
        const Row row = isSmaller ? Row{2 * inputs, inputs, "0.5", "iota"} : Row{4, 6, "1.5", "iota"};
        return roundings(row);
    }
    const uint32_t outputs = random.between(2, 3);
    return filters({4 * outputs, outputs, "0.25", bumps(4 * outputs, random)});
}

} // namespace tessera::quiz
