// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>

namespace tessera {

namespace {

using enum Placement;
using enum NearestRule;

constexpr auto kOnlyLinear = InterpolationMode::Linear;
constexpr auto kOnlyNearest = InterpolationMode::NearestNeighbor;

// What is said of the modes, of several the same.
constexpr Text kSquares =
    say("dialects", "Pixels are squares and the squares of both pictures cover each other: nothing shifts.");
constexpr Text kSquaresTiesUp =
    say("dialects", "Pixels are squares and the squares of both pictures cover each other; ties round up.");
constexpr Text kAfter =
    say("dialects", "Half pixels, but nearest takes the element at or after x: half a pixel too far.");
constexpr Text kSymmetric =
    say("dialects", "As half_pixel, about the middle where the factor does not give a whole size.");
constexpr Text kOneOnZero = say("dialects", "Half pixels; a single output lies on input 0.");
constexpr Text kScaledCentres =
    say("dialects", "The centres of the outermost pixels lie on each other: the scale is (m − 1)/(n − 1).");
constexpr Text kFirstCentres =
    say("dialects", "x = o/s: the centres of pixel 0 lie on each other, so the picture shifts as it grows.");
constexpr Text kOneWay = say("dialects", "x = (o + ½)/s, without the way back from edges to centres: meant for floor.");
constexpr Text kRepeats = say("dialects", "floor(o/s): each input is repeated from its own place on.");
constexpr Text kCentresTiesUp = say("dialects", "The outermost centres lie on each other; ties up.");
constexpr Text kEdges = say("dialects", "The output's edges on the centres of the outermost inputs.");
constexpr Text kFixedPoint = say("dialects", "Half pixels, computed in fixed point.");
constexpr Text kTiesDown = say("dialects", "Half pixels, ties down.");

using enum Dialect;

// Without an equal, and therefore not here: zimg's bilinear mirrors at the edges; PyTorch with antialias=True drops
// what its widened filter has outside, where RESAMPLE3 repeats the edge. So does Pillow's BILINEAR where it shrinks.
constexpr ResizeConvention kConventions[] = {
    {"DirectML", {}, "RESAMPLE", kSquaresTiesUp, HalfPixel, HalfUp},
    {"DirectMLX", {}, "dml::Resample", kAfter, HalfPixel, Ceil, kOnlyNearest},
    {"ONNX", Onnx, "half_pixel", kSquares, HalfPixel},
    {"ONNX", Onnx, "half_pixel_symmetric", kSymmetric, HalfPixelSymmetric},
    {"ONNX", Onnx, "pytorch_half_pixel", kOneOnZero, PytorchHalfPixel},
    {"ONNX", Onnx, "align_corners", kScaledCentres, AlignCorners},
    {"ONNX", Onnx, "asymmetric", kFirstCentres, Asymmetric},
    {"ONNX", Onnx, "tf_half_pixel_for_nn", kOneWay, HalfPixelForNearest},
    {"PyTorch", PyTorch, "align_corners=False", kSquares, HalfPixel, {}, kOnlyLinear},
    {"PyTorch", PyTorch, "align_corners=True", kScaledCentres, AlignCorners, {}, kOnlyLinear},
    {"PyTorch", PyTorch, "nearest", kRepeats, Asymmetric, Floor, kOnlyNearest},
    {"PyTorch", PyTorch, "nearest-exact", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"TensorFlow 2", TensorFlow, "bilinear", kSquares, HalfPixel, {}, kOnlyLinear},
    {"TensorFlow 2", TensorFlow, "nearest", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"TensorFlow 1", TensorFlow, "bilinear", kFirstCentres, Asymmetric, {}, kOnlyLinear},
    {"TensorFlow 1", TensorFlow, "bilinear, align_corners", kScaledCentres, AlignCorners, {}, kOnlyLinear},
    {"TensorFlow 1", TensorFlow, "nearest", kRepeats, Asymmetric, Floor, kOnlyNearest},
    {"TensorFlow 1", TensorFlow, "nearest, align_corners", kCentresTiesUp, AlignCorners, HalfUp, kOnlyNearest},
    {"OpenVINO", OpenVino, "half_pixel", kSquares, HalfPixel},
    {"OpenVINO", OpenVino, "pytorch_half_pixel", kOneOnZero, PytorchHalfPixel},
    {"OpenVINO", OpenVino, "asymmetric", kFirstCentres, Asymmetric},
    {"OpenVINO", OpenVino, "tf_half_pixel_for_nn", kOneWay, HalfPixelForNearest},
    {"OpenVINO", OpenVino, "align_corners", kScaledCentres, AlignCorners},
    {"WebNN", WebNn, "linear", kSquares, HalfPixel, {}, kOnlyLinear},
    {"WebNN", WebNn, "nearest-neighbor", kTiesDown, HalfPixel, HalfDown, kOnlyNearest},
    {"Core ML", {}, "DEFAULT", kFirstCentres, Asymmetric, {}, kOnlyLinear},
    {"Core ML", {}, "ALIGN_CORNERS", kScaledCentres, AlignCorners, {}, kOnlyLinear},
    {"Core ML", {}, "STRICT_ALIGN_CORNERS", kScaledCentres, AlignCorners, {}, kOnlyLinear},
    {"Core ML", {}, "UNALIGN_CORNERS", kSquares, HalfPixel, {}, kOnlyLinear},
    {"Core ML", {}, "OFFSET_CORNERS", kEdges, OffsetCorners, {}, kOnlyLinear},
    {"NNAPI", {}, "nearest, half_pixel_centers", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"OpenCV", OpenCv, "INTER_LINEAR", kSquares, HalfPixel, {}, kOnlyLinear},
    {"OpenCV", OpenCv, "INTER_LINEAR_EXACT", kFixedPoint, HalfPixel, {}, kOnlyLinear},
    {"OpenCV", OpenCv, "INTER_NEAREST", kRepeats, Asymmetric, Floor, kOnlyNearest},
    {"OpenCV", OpenCv, "INTER_NEAREST_EXACT", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"oneDNN", {}, "linear", kSquares, HalfPixel, {}, kOnlyLinear},
    {"Pillow", Pillow, "BILINEAR", kSquares, HalfPixel, {}, kOnlyLinear},
    {"Pillow", Pillow, "NEAREST", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"scikit-image", {}, "resize, order 0", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"SciPy", {}, "zoom, order 0, grid_mode", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
    {"SciPy", {}, "zoom, order 1, grid_mode", kSquares, HalfPixel, {}, kOnlyLinear},
    {"SciPy", {}, "zoom, order 1", kScaledCentres, AlignCorners, {}, kOnlyLinear},
    {"zimg", {}, "point", kSquaresTiesUp, HalfPixel, HalfUp, kOnlyNearest},
};

using enum ResizeQuirks::Copies;

struct QuirksRow {
    std::string_view framework;
    ResizeQuirks quirks;
};

// Those that are not here take sizes, or only make sizes of a factor.
constexpr QuirksRow kQuirks[] = {
    {"DirectML", {.takesFactors = true, .filter = AntialiasFilter::Halving}},
    {"DirectMLX", {.takesFactors = true}},
    {"ONNX", {.copies = KeptScales, .takesFactors = true, .filter = AntialiasFilter::Triangle}},
    {"PyTorch", {.copies = KeptSizes, .takesFactors = true}},
    {"OpenVINO", {.copies = KeptSizes, .takesFactors = true}},
    {"OpenCV", {.takesFactors = true}},
    {"oneDNN", {.takesFactors = true}},
    {"Pillow", {.widensUnasked = true}},
};

} // namespace

std::span<const ResizeConvention> resizeConventions()
{
    return kConventions;
}

bool spacesApart(Placement placement)
{
    return placement == Placement::AlignCorners;
}

ResizeQuirks quirksOf(const ResizeConvention& convention)
{
    const auto row = std::ranges::find(kQuirks, convention.framework, &QuirksRow::framework);
    ResizeQuirks quirks = row == std::end(kQuirks) ? ResizeQuirks{} : row->quirks;
    quirks.halvesDoubled = convention.framework == "PyTorch" && convention.mode == "nearest";
    if (convention.mode == "INTER_NEAREST_EXACT") // OpenCV's mode, which takes the ratio of the sizes
        quirks.takesFactors = false;
    // The filter's width follows the scale, and the spacing the corners.
    if (spacesApart(convention.placement))
        quirks.filter.reset();
    return quirks;
}

AxisNumbers keptNumbers(const ResizeConvention& convention, uint32_t inputs, uint32_t outputs, std::optional<float> s)
{
    const ResizeQuirks quirks = quirksOf(convention);
    const bool copies = quirks.copies == KeptSizes || (quirks.copies == KeptScales && s.value_or(1) == 1);
    if (inputs == outputs && copies)
        return {};
    if (quirks.halvesDoubled && uint64_t{outputs} == 2 * uint64_t{inputs})
        s = 2;
    return numbersOf(convention.placement, inputs, outputs, quirks.takesFactors ? s : std::nullopt);
}

const ResizeConvention* findConvention(std::string_view framework, std::string_view mode)
{
    for (const ResizeConvention& each : resizeConventions())
        if (each.framework == framework && each.mode == mode)
            return &each;
    return nullptr;
}

} // namespace tessera
