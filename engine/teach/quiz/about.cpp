// SPDX-License-Identifier: Apache-2.0
// What may be said of a case without what is asked about it.
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/quiz/candidates.h"
#include "engine/teach/quiz/drafts.h"

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
Message scaleText(const std::vector<AxisMap>& maps)
{
    const AxisMap &height = maps[maps.size() - 2], &width = maps.back();
    const std::string byHeight = valueText(double{height.scale}), byWidth = valueText(double{width.scale});
    if (height.scale != 1 && width.scale != 1)
        return say("quiz", "height times %1 and width times %2")(byHeight, byWidth);
    if (height.scale != 1)
        return say("quiz", "height times %1")(byHeight);
    return width.scale != 1 ? say("quiz", "width times %1")(byWidth) : Message();
}

Message coordinateWords(const AxisMap& map)
{
    if (map.inputPixelOffset == 0.5f && map.outputPixelOffset == -0.5f)
        return say("quiz", "pixel centres");
    if (map.inputPixelOffset == 0 && map.outputPixelOffset == 0)
        return say("quiz", "corners as origin");
    return say("quiz", "offsets %1 and %2")(valueText(double{map.inputPixelOffset}),
                                            valueText(double{map.outputPixelOffset}));
}

Message roundingWords(Rounding rounding)
{
    return rounding == Rounding::Ceil ? say("quiz", "rounded up")
        : rounding == Rounding::Floor ? say("quiz", "rounded down")
                                      : say("quiz", "halves rounded up");
}

// The places: the operator, what is said of it, both shapes.
Message told(const Text& text, const Operator& op, const std::vector<Message>& said)
{
    std::vector<Message> places{name(op)};
    places.insert(places.end(), said.begin(), said.end());
    places.emplace_back(tessera::text(inputDesc(op).sizes));
    places.emplace_back(tessera::text(outputDesc(op).sizes));
    return {text, std::move(places)};
}

Message samplingText(const Operator& op)
{
    const std::vector<AxisMap> maps = op->axisMaps();
    const AxisMap& map = maps.back();
    const Message coordinates = coordinateWords(map), scale = scaleText(maps);
    if (map.mode != InterpolationMode::Linear)
        //: An operator, how it rounds, its coordinates, its scale, both shapes.
        return told(say("quiz", "%1, nearest element, %2, %3, %4: %5 to %6"), op,
                    {roundingWords(map.rounding), coordinates, scale});
    if (map.antialias)
        return told(say("quiz", "%1, linear, %2, with the antialias filter %3, %4: %5 to %6"), op,
                    {coordinates, *map.antialias == AntialiasFilter::Halving ? "HALVING" : "TRIANGLE", scale});
    return told(say("quiz", "%1, linear, %2, %3: %4 to %5"), op, {coordinates, scale});
}

Message permutationText(const Operator& op, const Telling& telling)
{
    const std::string block = textOf(op, "BlockSize"), order = telling.order ? textOf(op, "Order") : "";
    const bool isLast = inputDesc(op).strides.has_value();
    if (order.empty())
        return told(isLast ? say("quiz", "%1, blocks of %2, the input's channels last in memory: %3 to %4")
                           : say("quiz", "%1, blocks of %2: %3 to %4"),
                    op, {block});
    return told(isLast ? say("quiz", "%1, blocks of %2, %3, the input's channels last in memory: %4 to %5")
                       : say("quiz", "%1, blocks of %2, %3: %4 to %5"),
                op, {block, order});
}

} // namespace

Message about(const Case& c, const Telling& telling)
{
    if (c.op->axisMaps().empty())
        return permutationText(c.op, telling);
    if (telling.sampling)
        return samplingText(c.op);
    return say("quiz", "A resampling: %1 to %2")(text(inputDesc(c.op).sizes), text(outputDesc(c.op).sizes));
}

} // namespace tessera::quiz
