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
    if (map.outputs == 1 && map.outputPixelOffset == 0 && !map.antialias)
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

bool isFiltered(const AxisMap& map)
{
    return filterOf(map).has_value();
}

// Why no mode of the dialect is the operator's.
std::string refusal(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::string who(name(dialect));
    if (std::ranges::any_of(maps, isFiltered)) {
        if (maps.front().antialias == AntialiasFilter::Halving)
            return who
                + " has no filter that halves below Scale 1/2, as DirectML does; NumPy can say it, and "
                  "AntialiasFilter TRIANGLE is another one, which ONNX has";
        if (dialect == Dialect::PyTorch)
            return "PyTorch's antialias=True, as Pillow's BILINEAR, drops what the filter has outside the input and "
                   "does "
                   "not repeat its edge: another operator";
        return dialect == Dialect::Onnx ? "No mode of ONNX samples at these places; with antialias the filter's width "
                                          "follows the scale, so that align_corners cannot be said"
                                        : who + " widens its filter in its own way; ONNX and NumPy can say TRIANGLE";
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
            std::ranges::any_of(maps, isFiltered),
            dialect == Dialect::Onnx ? maps.size() : spatialAxes(maps, dialect)};
}

namespace {

// What is said of results that need not be the operator's bits.
std::string remarkOf(const Operator& op, const Resize& resize, Dialect dialect)
{
    const std::string mark = dialect == Dialect::WebNn ? "// " : "# ";
    std::string text;
    if (resize.linear && !isFloat(outputDesc(op).dataType))
        text += mark + std::string(name(dialect)) + " rounds integers in its own way; DirectML truncates them.\n";
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

} // namespace

std::string resampled(const Operator& op, Dialect dialect)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (dialect == Dialect::NumPy)
        return resampledByNumPy(op);
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
