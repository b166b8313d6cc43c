// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

#include <cmath>

namespace tessera::dialects {

namespace {

// Those whose resize takes a picture: x is a plane, y another.

std::string movedByPictures(std::string_view who)
{
    throw TextError(say("dialects", "%1 moves no elements between channels and pixels")(who));
}

// A call of a picture, for every plane of the last two axes.
std::string planeByPlane(const Operator& op, const std::string& body, std::string_view before, std::string_view gives)
{
    const std::vector<uint32_t>& sizes = inputDesc(op).sizes;
    return "def resized(x):\n" + std::string(before) + indented(body) + "    return " + std::string(gives)
        + "\n\n\ny = np.stack([resized(plane) for plane in x.reshape(-1, " + std::to_string(sizes[sizes.size() - 2])
        + ", " + std::to_string(sizes.back()) + ")]).reshape" + shapeText(outputDesc(op).sizes) + "\n";
}

std::string resizedByOpenCv(const Resize& r)
{
    return "import cv2\n\n# x: a plane, y: a plane\ny = cv2.resize(x, "
        + (r.hasRatios ? "(" + r.sizeText(1) + ", " + r.sizeText(2) + ")"
                       : "None, fx=" + r.scaleText(1) + ", fy=" + r.scaleText(2))
        + ", interpolation=cv2." + std::string(r.convention.mode) + ")\n";
}

void needOpenCvSizes(const Resize& r)
{
    for (const size_t axis : {r.sizes.size() - 2, r.sizes.size() - 1})
        if (!r.hasRatios && std::nearbyint(r.inputs[axis] * double{r.scales[axis]}) != r.sizes[axis])
            throw TextError(say("dialects", "OpenCV rounds n·factor to a size, and here it is floored"));
}

std::string resizedByPillow(const Resize& r)
{
    return "from PIL import Image\n\n# x: a plane as an Image, y: another\ny = x.resize((" + r.sizeText(1) + ", "
        + r.sizeText(2) + "), Image.Resampling." + std::string(r.convention.mode) + ")\n";
}

using enum DataType;
constexpr std::string_view kOpenCvEngines[] = {"opencv"}, kPillowEngines[] = {"pillow"};
constexpr DataType kOpenCvCopies[] = {Float32, UInt8, Int8}, kPillowCopies[] = {Float32, UInt8};
constexpr DataType kPictureBlends[] = {Float32};

} // namespace

const DialectRow kOpenCv{
    .engines = kOpenCvEngines,
    .moved = [](const Operator&, const Plan&) { return movedByPictures("OpenCV"); },
    .resized = resizedByOpenCv,
    .isAskedByAdapters = true,
    .check = needOpenCvSizes,
    .called = [](const Program& program, PythonCall snippet) -> PythonCall {
        return {snippet.imports, planeByPlane(program.op, snippet.body, "", "y")};
    },
    .types = {{}, kOpenCvCopies, kPictureBlends, say("scripts", "rounds weights to 1/2048 where it takes integers")},
    .readsWithoutWeight = true,
    .decidesTies = true,
};

const DialectRow kPillow{
    .engines = kPillowEngines,
    .moved = [](const Operator&, const Plan&) { return movedByPictures("Pillow"); },
    .resized = resizedByPillow,
    .isAskedByAdapters = true,
    .called = [](const Program& program, PythonCall snippet) -> PythonCall {
        return {snippet.imports,
                planeByPlane(program.op, snippet.body, "    x = Image.fromarray(x)\n", "np.asarray(y)")};
    },
    .types = {{}, kPillowCopies, kPictureBlends, say("scripts", "rounds integers after each axis")},
    .readsWithoutWeight = true,
    .decidesTies = true,
};

} // namespace tessera::dialects
