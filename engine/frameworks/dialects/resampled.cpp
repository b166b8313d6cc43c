// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/dialects/resize_words.h"

#include <algorithm>

namespace tessera::dialects {

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

// Nearest that repeats every element as often as the others of its axis.
bool isRepeat(const std::vector<AxisMap>& maps)
{
    const auto isRepeated = [](const AxisMap& map) {
        const AxisTaps taps = makeTaps(map);
        const uint32_t times = map.outputs / map.inputs;
        for (uint32_t output = 0; output < map.outputs; ++output)
            if (map.outputs % map.inputs != 0 || taps.first[output] != output / times)
                return false;
        return true;
    };
    return maps.front().mode != InterpolationMode::Linear && std::ranges::all_of(maps, isRepeated);
}

// Core ML's nearest is only sure there.
std::optional<std::string> repeatedByCoreMl(const std::vector<AxisMap>& maps)
{
    if (!isRepeat(maps))
        return std::nullopt;
    spatialAxes(maps, Dialect::CoreMl);
    const auto times = [](const AxisMap& map) { return std::to_string(map.outputs / map.inputs); };
    return "from coremltools.converters.mil import Builder as mb\n\ny = mb.upsample_nearest_neighbor(x=x, "
           "scale_factor_height="
        + times(maps[2]) + ", scale_factor_width=" + times(maps[3]) + ")\n";
}

// "n c h w -> n c (h rh) (w rw)", rh=2, rw=2
std::string repeatedByEinops(const Operator& op, const std::vector<AxisMap>& maps)
{
    if (isTransposed(op) || !isRepeat(maps))
        throw TextError(say("dialects", "einops moves and repeats whole elements and does not blend them"));
    const std::string_view letters = maps.size() == 4 ? "nchw" : "abcdefgh";
    std::string from, to, lengths;
    for (size_t axis = 0; axis < maps.size(); ++axis) {
        const std::string own(1, letters[axis]), between = axis == 0 ? "" : " ";
        const uint32_t times = maps[axis].outputs / maps[axis].inputs;
        from += between + own;
        to += between + (times == 1 ? own : "(" + own + " r" + own + ")");
        if (times > 1)
            lengths += ", r" + own + "=" + std::to_string(times);
    }
    return "from einops import repeat\n\ny = repeat(x, \"" + from + " -> " + to + "\"" + lengths + ")\n";
}

} // namespace

std::string resampled(const Operator& op, Dialect dialect)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (dialect == Dialect::NumPy)
        return resampledByNumPy(op);
    if (dialect == Dialect::Einops)
        return repeatedByEinops(op, maps);
    if (isTransposed(op))
        throw TextError(gradientRefusal(dialect));
    if (const auto repeated = dialect == Dialect::CoreMl ? repeatedByCoreMl(maps) : std::nullopt)
        return *repeated;
    const Resize resize = resizeOf(op, maps, dialect);
    if (dialect == Dialect::Ncnn && outputDesc(op).sizes.front() != 1)
        throw TextError(say("dialects", "ncnn's tensors have no N, and here it is %1")(outputDesc(op).sizes.front()));
    return resizeWords(resize, dialect) + remarkOf(op, resize, dialect);
}

} // namespace tessera::dialects
