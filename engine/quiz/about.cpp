// SPDX-License-Identifier: Apache-2.0
// What may be said of a case without what is asked about it.
#include "engine/ops/axis_taps.h"
#include "engine/ops/operator.h"
#include "engine/quiz/candidates.h"
#include "engine/quiz/drafts.h"

#include <algorithm>

namespace tessera::quiz {

namespace {

bool has(const Operator& op, std::string_view field)
{
    return std::ranges::any_of(fields(op), [&](const Field& each) { return each.info.name == field; });
}

std::string textOf(const Operator& op, std::string_view field)
{
    return has(op, field) ? fieldText(op, field) : std::string();
}

// The axes that change their length or place; of a picture H and W.
std::string scaleText(const std::vector<AxisMap>& maps)
{
    std::string text;
    for (size_t axis = maps.size() - 2; axis < maps.size(); ++axis)
        if (maps[axis].scale != 1)
            text += (text.empty() ? "" : " and ")
                + std::string(axis + 1 == maps.size() ? "width times " : "height times ")
                + valueText(double{maps[axis].scale});
    return text;
}

std::string coordinateWords(const AxisMap& map)
{
    if (map.inputPixelOffset == 0.5f && map.outputPixelOffset == -0.5f)
        return "pixel centres";
    if (map.inputPixelOffset == 0 && map.outputPixelOffset == 0)
        return "corners as origin";
    return "offsets " + valueText(double{map.inputPixelOffset}) + " and " + valueText(double{map.outputPixelOffset});
}

std::string roundingWords(Rounding rounding)
{
    return rounding == Rounding::Ceil ? "rounded up"
        : rounding == Rounding::Floor ? "rounded down"
                                      : "halves rounded up";
}

std::string samplingText(const Operator& op)
{
    const std::vector<AxisMap> maps = op->axisMaps();
    const AxisMap& map = maps.back();
    const bool isLinear = map.mode == InterpolationMode::Linear;
    std::string text = isLinear ? ", linear" : ", nearest element, " + roundingWords(map.rounding);
    text += ", " + coordinateWords(map);
    if (map.antialias)
        text += *map.antialias == AntialiasFilter::Halving ? ", with the antialias filter HALVING"
                                                           : ", with the antialias filter TRIANGLE";
    return text + ", " + scaleText(maps);
}

} // namespace

std::string about(const Case& c, const Telling& telling)
{
    const bool isSampled = !c.op->axisMaps().empty();
    std::string words = isSampled && !telling.sampling ? "A resampling" : std::string(name(c.op));
    if (const std::string block = textOf(c.op, "BlockSize"); !block.empty())
        words += ", blocks of " + block;
    if (const std::string order = textOf(c.op, "Order"); !order.empty() && telling.order)
        words += ", " + order;
    if (isSampled && telling.sampling)
        words += samplingText(c.op);
    if (inputDesc(c.op).strides)
        words += ", the input's channels last in memory";
    return words + ": " + text(inputDesc(c.op).sizes) + " to " + text(outputDesc(c.op).sizes);
}

} // namespace tessera::quiz
