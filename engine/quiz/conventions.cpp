// SPDX-License-Identifier: Apache-2.0
// Schools of resampling as cases of their own: what one program draws where another one draws something else.
#include "engine/ops/operator.h"
#include "engine/quiz/candidates.h"
#include "engine/quiz/drafts.h"
#include "engine/quiz/pencil.h"
#include "engine/tensor/value.h"

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

// A school's way to say where an output lies, and its words behind it.
Position spoken(const std::string& formula, NearestRule rule = NearestRule::HalfUp, double shift = 0)
{
    return {.formula = formula, .shift = shift, .rule = rule};
}

Convention convention(const std::string& name, const Position& position, const std::string& words, Case c)
{
    return {name, "x = " + position.formula + words, std::move(c), position};
}

std::vector<Convention> blendedSchools(const Row& row)
{
    const Position centre = spoken(centred(row.scale)), corner = spoken(cornered(row.scale));
    return {
        convention("Pixel centres, linear", centre, "", caseOf(row, {kBlend, 0.5f, -0.5f})),
        convention("Corners as origin, linear", corner, "", caseOf(row, {kBlend, 0, 0})),
        convention("Align corners, linear", spoken(aligned(row.inputs, row.outputs)), "",
                   caseOf(row, {kBlend, 0, 0, true})),
        convention("Pixel centres, nearest element", centre, ", then floor(x + 0.5)",
                   caseOf(row, {kNearest, 0.5f, -0.5f})),
    };
}

std::vector<Convention> nearestSchools(const Row& row)
{
    const std::string corner = cornered(row.scale);
    return {
        convention("Pixel centres, the nearest element", spoken(centred(row.scale)), ", then floor(x + 0.5)",
                   caseOf(row, {kNearest, 0.5f, -0.5f})),
        convention("Corners as origin, rounded down", spoken(corner, NearestRule::Floor), ", then floor(x)",
                   caseOf(row, {kFloor, 0, 0})),
        convention("Corners as origin, rounded up", spoken(corner, NearestRule::Ceil), ", then ceil(x)",
                   caseOf(row, {kCeil, 0, 0})),
        convention("Align corners, the nearest element", spoken(aligned(row.inputs, row.outputs)),
                   ", then floor(x + 0.5)", caseOf(row, {kNearest, 0, 0, true})),
    };
}

std::vector<Convention> roundings(const Row& row)
{
    const std::string x = centred(row.scale);
    return {
        convention("Rounded down: floor", spoken(x, NearestRule::Floor), ", then floor(x)",
                   caseOf(row, {kFloor, 0.5f, -0.5f})),
        convention("Rounded up: ceil", spoken(x, NearestRule::Ceil), ", then ceil(x)",
                   caseOf(row, {kCeil, 0.5f, -0.5f})),
        convention("Halves up: round_prefer_ceil", spoken(x), ", then floor(x + 0.5)",
                   caseOf(row, {kNearest, 0.5f, -0.5f})),
        convention("Halves down: round_prefer_floor", spoken(x, NearestRule::HalfDown, 0.5), ", then ceil(x − 0.5)",
                   caseOf(row, {kCeil, 1, -0.5f})), // the half is in its offset
    };
}

std::vector<Convention> filters(const Row& row)
{
    const Position centre = spoken(centred(row.scale)), corner = spoken(cornered(row.scale));
    return {
        convention("Pixel centres, with the antialias filter", centre, ", of the row halved once, a blend of two",
                   caseOf(row, {kFiltered, 0.5f, -0.5f})),
        convention("Pixel centres, without a filter", centre, ", a blend of two", caseOf(row, {kBlend, 0.5f, -0.5f})),
        convention("Corners as origin, without a filter", corner, ", a blend of two", caseOf(row, {kBlend, 0, 0})),
        convention("Pixel centres, the nearest element", centre, ", then floor(x + 0.5)",
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

bool isFiltered(const Convention& convention)
{
    return convention.c.op->axisMaps().back().antialias.has_value();
}

} // namespace

std::string mistakeBetween(const Convention& right, const Convention& other)
{
    const Position &is = right.position, &was = other.position;
    std::vector<std::string> mistakes;
    if (is.formula != was.formula) {
        const bool isCentred = was.formula.starts_with('('), isAligned = was.formula.find("·") != std::string::npos;
        mistakes.emplace_back(isCentred       ? "coordinates:half-pixel"
                                  : isAligned ? "coordinates:align-corners"
                                              : "coordinates");
    }
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
