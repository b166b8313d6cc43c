// SPDX-License-Identifier: Apache-2.0
#include "engine/dialects/code.h"
#include "engine/dialects/forms.h"
#include "engine/dialects/framework_habits.h"
#include "engine/dialects/resize_convention.h"
#include "engine/dialects/resize_words.h"
#include "engine/ops/resample_rules.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tessera::dialects {

namespace {

bool isOf(const ConventionMatch& match, Dialect dialect)
{
    return match.convention->placement != Placement::CropAndResize && match.convention->dialect == dialect;
}

// Whether the axis has the scale that follows from its sizes, or any does.
bool isRatio(const AxisMap& map, Placement placement)
{
    if (map.outputs == 1 && map.outputPixelOffset == 0 && !map.antialiased)
        return true;
    const float ratio = numbersOf(placement, map.inputs, map.outputs).scale;
    return std::abs(map.scale - ratio) <= 1e-6f * ratio;
}

// The axis' scale; where any has the same effect, one whose floor(n·scale) is the size.
float factorOf(const AxisMap& map)
{
    const auto n = static_cast<float>(map.inputs), m = static_cast<float>(map.outputs);
    if (std::floor(n * map.scale) == m)
        return map.scale;
    float factor = m / n;
    while (std::floor(n * factor) < m)
        factor = std::nextafter(factor, std::numeric_limits<float>::infinity());
    return factor;
}

// Why no mode of the dialect is the operator's.
std::string refusal(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::string who(name(dialect));
    if (std::ranges::any_of(maps, [](const AxisMap& map) { return filterRadius(map) > 1; })) {
        if (dialect == Dialect::PyTorch)
            return "PyTorch's antialias=True, as Pillow's BILINEAR, drops what the filter has outside the input and "
                   "does "
                   "not repeat its edge: another operator";
        return dialect == Dialect::Onnx
            ? "No mode of ONNX samples at these places; with antialias the filter's width "
              "follows the scale, so that align_corners cannot be said"
            : who + " widens its filter in its own way; ONNX and NumPy say how DirectML does";
    }
    const auto isFactor = [](const AxisMap& map) {
        return map.scale != static_cast<float>(map.outputs) / static_cast<float>(map.inputs)
            && std::floor(static_cast<float>(map.inputs) * map.scale) == static_cast<float>(map.outputs);
    };
    const bool isSaidElsewhere = !conventionsOf(op).list.empty() && std::ranges::any_of(maps, isFactor);
    const auto takesFactors = [&](const ResizeConvention& each) {
        return each.dialect == dialect && each.placement != Placement::AlignCorners && habitsOf(each).takesFactors;
    };
    if (isSaidElsewhere && std::ranges::none_of(resizeConventions(), takesFactors))
        return who + " samples by the ratio of the sizes, and these scales are factors of their own";
    if (isSaidElsewhere)
        return who + " copies an axis that keeps its size, and here one is resampled";
    return "No mode of " + who + " samples at these places";
}

// How many of the last axes are resized: two of four; PyTorch takes one of three too.
size_t spatialAxes(const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::string who(name(dialect));
    const size_t spatial = dialect == Dialect::PyTorch && maps.size() == 3 ? 1 : 2;
    const auto isKept = [](const AxisMap& map) { return map.inputs == map.outputs && map.scale == 1; };
    if (maps.size() != 2 + spatial || !isKept(maps[0]) || !isKept(maps[1]))
        throw TextError(who + " resizes the last two of four axes, and here others are resized");
    return spatial;
}

} // namespace

Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::vector<ConventionMatch> matches = conventionsOf(op).list;
    const auto match = std::ranges::find_if(matches, [&](const ConventionMatch& each) { return isOf(each, dialect); });
    if (match == matches.end())
        throw TextError(refusal(op, maps, dialect));
    const Placement placement = match->convention->placement;
    std::vector<float> factors;
    factors.reserve(maps.size());
    for (const AxisMap& map : maps)
        factors.push_back(factorOf(map));
    return {*match->convention,
            match->rule,
            maps.front().mode == InterpolationMode::Linear,
            std::ranges::all_of(maps, [&](const AxisMap& map) { return isRatio(map, placement); }),
            inputDesc(op).sizes,
            outputDesc(op).sizes,
            factors,
            std::ranges::any_of(maps, [](const AxisMap& map) { return filterRadius(map) > 1; }),
            dialect == Dialect::Onnx ? maps.size() : spatialAxes(maps, dialect)};
}

namespace {

// What is said of results that need not be the operator's bits.
std::string remarkOf(const Operator& op, const Resize& resize, Dialect dialect)
{
    const std::string mark = dialect == Dialect::WebNn ? "// " : "# ";
    std::string text;
    if (resize.linear && !isFloat(outputDesc(op).dataType))
        text += mark + std::string(name(dialect)) + " rounds integers in its own way; DirectML's halves go to even.\n";
    if (resize.antialiased)
        text += mark + std::string(kUnverified) + "\n";
    return text;
}

// Core ML's nearest is only sure where each element is repeated.
std::optional<std::string> repeatedByCoreMl(const std::vector<AxisMap>& maps)
{
    const auto isRepeated = [](const AxisMap& map) {
        const AxisTaps taps = makeTaps(map);
        const uint32_t times = map.outputs / map.inputs;
        for (uint32_t output = 0; output < map.outputs; ++output)
            if (map.outputs % map.inputs != 0 || taps.first[output] != output / times)
                return false;
        return true;
    };
    if (maps.front().mode == InterpolationMode::Linear || !std::ranges::all_of(maps, isRepeated))
        return std::nullopt;
    spatialAxes(maps, Dialect::CoreMl);
    const auto times = [](const AxisMap& map) { return std::to_string(map.outputs / map.inputs); };
    return "from coremltools.converters.mil import Builder as mb\n\ny = mb.upsample_nearest_neighbor(x=x, "
           "scale_factor_height="
        + times(maps[2]) + ", scale_factor_width=" + times(maps[3]) + ")\n";
}

std::string numPy(const Operator& op, const std::vector<AxisMap>& maps)
{
    const TensorDesc &input = inputDesc(op), &output = outputDesc(op);
    const bool backwards = isTransposed(op);
    const bool nearest = maps.front().mode == InterpolationMode::NearestNeighbor;
    const auto f = [](float value) { return "f(" + toText(DataType::Float32, std::bit_cast<uint32_t>(value)) + ")"; };
    std::string code = "import numpy as np\n\nf = np.float32\n\n"
                       "def matrix(n, m, scale, in_offset, out_offset):\n"
                       "    \"\"\"Row o holds the weights of the n inputs in output o of m.\"\"\"\n"
                       "    a = np.zeros((m, n))\n"
                       "    for o in range(m):\n"
                       "        x = "
        + coordinateFormula("f(o)", "out_offset", "scale", "in_offset", " - ") + "\n";
    if (nearest) {
        const Rounding rounding = maps.front().rounding;
        code += std::string("        i = ")
            + (rounding == Rounding::HalfUp     ? "np.floor(np.clip(x, f(-1), f(n)) + f(0.5))"
                   : rounding == Rounding::Ceil ? "np.ceil(np.clip(x, f(-1), f(n)))"
                                                : "np.floor(np.clip(x, f(-1), f(n)))")
            + "\n        a[o, int(np.clip(i, 0, n - 1))] = 1\n";
    } else {
        if (maps.front().antialiased)
            code += "        if scale < 1 and np.isfinite(x):  # taps outside read the edge\n"
                    "            r = 1 / float(scale)\n"
                    "            i = np.arange(np.ceil(float(x) - r), np.floor(float(x) + r) + 1)\n"
                    "            w = np.maximum(0, 1 - np.abs(i - float(x)) / r)\n"
                    "            np.add.at(a[o], np.clip(i, 0, n - 1).astype(int), w / w.sum())\n"
                    "            continue\n";
        code += "        x = np.clip(x, f(0), f(n - 1))\n"
                "        i = int(x)\n"
                "        t = x - f(i)\n"
                "        a[o, i] = f(1) - t\n"
                "        if t > 0:\n"
                "            a[o, i + 1] = t\n";
    }
    code += "    return a\n\n# x: " + text(input.sizes) + (backwards ? ", the gradient of the forward output\n" : "\n")
        + "y = x.astype(np.float64)\n";
    for (size_t i = 0; i < maps.size(); ++i) {
        const AxisMap& map = maps[i];
        code += "y = np.moveaxis(np.tensordot(matrix(" + std::to_string(map.inputs) + ", " + std::to_string(map.outputs)
            + ", " + f(map.scale) + ", " + f(map.inputPixelOffset) + ", " + f(map.outputPixelOffset) + ")"
            + (backwards ? ".T" : "") + ", y, (1, " + std::to_string(i) + ")), 0, " + std::to_string(i) + ")\n";
    }
    const bool integer = !isFloat(output.dataType);
    return code + (integer ? "y = np.rint(y)" : "y = y")
        + (output.dataType == DataType::Int8          ? ".clip(-128, 127).astype(np.int8)"
               : output.dataType == DataType::UInt8   ? ".clip(0, 255).astype(np.uint8)"
               : output.dataType == DataType::Float16 ? ".astype(np.float16)"
                                                      : ".astype(np.float32)")
        + "  # " + text(output.sizes) + "\n";
}

} // namespace

std::string resampled(const Operator& op, Dialect dialect)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (dialect == Dialect::NumPy)
        return numPy(op, maps);
    if (dialect == Dialect::Einops)
        throw TextError("einops moves elements and does not blend or repeat them");
    if (isTransposed(op))
        throw TextError("A gradient is not written in " + std::string(name(dialect))
                        + ": it differentiates its own resize");
    if (const auto repeated = dialect == Dialect::CoreMl ? repeatedByCoreMl(maps) : std::nullopt)
        return *repeated;
    const Resize resize = resizeOf(op, maps, dialect);
    if (dialect == Dialect::Ncnn && outputDesc(op).sizes.front() != 1)
        throw TextError("ncnn's tensors have no N, and here it is " + std::to_string(outputDesc(op).sizes.front()));
    return resizeWords(resize, dialect) + remarkOf(op, resize, dialect);
}

} // namespace tessera::dialects
