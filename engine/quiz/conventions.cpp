// SPDX-License-Identifier: Apache-2.0
// Schools of resampling as cases of their own: what one program draws where another one draws something else.
#include "engine/ops/operator.h"
#include "engine/quiz/candidates.h"
#include "engine/quiz/drafts.h"
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
    std::string op; // with its mode and rounding
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
    return caseFromText(school.op.substr(0, space) + " --Sizes 1,1,1," + std::to_string(row.inputs)
                        + " --OutputTensor.Sizes 1,1,1," + std::to_string(row.outputs) + " --Scales 1,1,1," + scale
                        + school.op.substr(space) + " --InputPixelOffsets 0,0,0," + in + " --OutputPixelOffsets 0,0,0,"
                        + out + " --data " + row.data);
}

const std::string kBlend = "RESAMPLE1 --InterpolationMode LINEAR";
const std::string kNearest = "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR";
const std::string kFloor = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING";
const std::string kCeil = "RESAMPLE2 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING";
const std::string kFiltered = "RESAMPLE3 --InterpolationMode LINEAR --Antialiased true";

std::string centred(const std::string& scale)
{
    return "x = (o + 0.5) / " + scale + " − 0.5";
}

std::string cornered(const std::string& scale)
{
    return "x = o / " + scale;
}

std::string aligned(const Row& row)
{
    return "x = o·" + std::to_string(row.inputs - 1) + " / " + std::to_string(row.outputs - 1);
}

std::vector<Convention> blendedSchools(const Row& row)
{
    return {
        {"Pixel centres, linear", centred(row.scale), "coordinates:half-pixel", caseOf(row, {kBlend, 0.5f, -0.5f})},
        {"Corners as origin, linear", cornered(row.scale), "coordinates", caseOf(row, {kBlend, 0, 0})},
        {"Align corners, linear", aligned(row), "coordinates:align-corners", caseOf(row, {kBlend, 0, 0, true})},
        {"Pixel centres, nearest element", centred(row.scale) + ", then floor(x + 0.5)", "mode",
         caseOf(row, {kNearest, 0.5f, -0.5f})},
    };
}

std::vector<Convention> nearestSchools(const Row& row)
{
    return {
        {"Pixel centres, the nearest element", centred(row.scale) + ", then floor(x + 0.5)", "coordinates:half-pixel",
         caseOf(row, {kNearest, 0.5f, -0.5f})},
        {"Corners as origin, rounded down", cornered(row.scale) + ", then floor(x)", "coordinates",
         caseOf(row, {kFloor, 0, 0})},
        {"Corners as origin, rounded up", cornered(row.scale) + ", then ceil(x)", "nearest-rule",
         caseOf(row, {kCeil, 0, 0})},
        {"Align corners, the nearest element", aligned(row) + ", then floor(x + 0.5)", "coordinates:align-corners",
         caseOf(row, {kNearest, 0, 0, true})},
    };
}

std::vector<Convention> roundings(const Row& row)
{
    const std::string x = centred(row.scale);
    return {
        {"Rounded down: floor", x + ", then floor(x)", "nearest-rule", caseOf(row, {kFloor, 0.5f, -0.5f})},
        {"Rounded up: ceil", x + ", then ceil(x)", "nearest-rule", caseOf(row, {kCeil, 0.5f, -0.5f})},
        {"Halves up: round_prefer_ceil", x + ", then floor(x + 0.5)", "nearest-rule",
         caseOf(row, {kNearest, 0.5f, -0.5f})},
        {"Halves down: round_prefer_floor", x + ", then ceil(x − 0.5)", "tie", caseOf(row, {kCeil, 1, -0.5f})},
    };
}

std::vector<Convention> filters(const Row& row)
{
    return {
        {"Pixel centres, with the antialias filter", centred(row.scale) + ", a triangle over all that an output covers",
         "antialias", caseOf(row, {kFiltered, 0.5f, -0.5f})},
        {"Pixel centres, without a filter", centred(row.scale) + ", a blend of two", "antialias",
         caseOf(row, {kBlend, 0.5f, -0.5f})},
        {"Corners as origin, without a filter", cornered(row.scale) + ", a blend of two", "coordinates",
         caseOf(row, {kBlend, 0, 0})},
        {"Pixel centres, the nearest element", centred(row.scale) + ", then floor(x + 0.5)", "mode",
         caseOf(row, {kNearest, 0.5f, -0.5f})},
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

} // namespace

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
    const uint32_t outputs = random.between(3, 4);
    return filters({2 * outputs, outputs, "0.5", bumps(2 * outputs, random)});
}

} // namespace tessera::quiz
