// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/resize_operator.h"

#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/read_operator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double kLongest = std::numeric_limits<uint32_t>::max();

// The framework's filter, where it is one of RESAMPLE3's.
AntialiasFilter filterOf(const ResizeWords& said)
{
    const ResizeConvention& convention = *said.convention;
    if (const auto filter = habitsOf(convention).filter)
        return *filter;
    if (spacesApart(convention.placement))
        throw RefusedAttribute(
            "antialias", "true",
            say("reading",
                "the filter's width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both")(
                convention.placement == Placement::AlignCorners ? "align_corners" : convention.mode));
    throw RefusedAttribute("antialias", "true",
                           say("reading",
                               "%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the "
                               "edge: another operator")(convention.framework));
}

bool isKept(const ResizedAxis& axis)
{
    const auto& numbers = axis.numbers;
    return axis.inputs == axis.outputs && axis.factor.value_or(1) == 1 && axis.region.start == 0 && axis.region.end == 1
        && (!numbers || (numbers->scale == 1 && numbers->inputPixelOffset + numbers->outputPixelOffset == 0));
}

// In four axes.
ResizeWords folded(ResizeWords said)
{
    constexpr size_t kMostDimensions = 4;
    std::vector<uint32_t> inputs;
    for (const ResizedAxis& axis : said.axes)
        inputs.push_back(axis.inputs);
    for (size_t i = 0; i + 1 < said.axes.size() && said.axes.size() > kMostDimensions;) {
        const uint64_t both = uint64_t{said.axes[i].inputs} * said.axes[i + 1].inputs;
        if (!isKept(said.axes[i]) || !isKept(said.axes[i + 1]) || both > std::numeric_limits<uint32_t>::max()) {
            ++i;
            continue;
        }
        said.axes[i].inputs = said.axes[i].outputs = static_cast<uint32_t>(both);
        said.axes.erase(said.axes.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    if (said.axes.size() > kMostDimensions)
        throw TextError(say("reading",
                            "the input %1 has more than the four dimensions of RESAMPLE, and too few neighbours that "
                            "are kept and could be one")(text(inputs)));
    return said;
}

Operator withChannelsLast(const ResizeWords& said, DataType type)
{
    ResizeWords first = said;
    for (size_t axis = 0; axis < first.axes.size(); ++axis)
        first.axes[axis] = said.axes[shapeAxis(axis, ChannelPlace::Last)];
    Operator op = operatorOf(first, type);
    for (const auto& [field, sizes] :
         {std::pair(inputField(op), inputDesc(op).sizes), {outputField(op), outputDesc(op).sizes}})
        setField(op, field, descOf(type, shapeOf(sizes, ChannelPlace::Last), ChannelPlace::Last));
    return op;
}

} // namespace

Operator resampleOf(std::string_view name, const ResizeWords& said, DataType type)
{
    std::vector<uint32_t> inputs, outputs;
    for (const ResizedAxis& axis : said.axes) {
        inputs.push_back(axis.inputs);
        outputs.push_back(axis.outputs);
    }
    if (said.isGradient)
        std::swap(inputs, outputs);
    Operator op = *operatorFromName(name);
    setInput(op, type, inputs);
    setField(op, "InterpolationMode", EnumValue{&enumType(said.mode), static_cast<uint32_t>(said.mode)});
    setField(op, outputField(op), TensorDesc{.dataType = type, .sizes = outputs});
    return op;
}

bool shrinks(const ResizedAxis& axis)
{
    return axis.factor ? *axis.factor < 1 : axis.outputs < axis.inputs;
}

std::optional<NearestRule> simpleRule(const std::vector<ResizedAxis>& axes)
{
    const auto grows = [](const ResizedAxis& axis) {
        return axis.factor ? *axis.factor > 1 : axis.outputs > axis.inputs;
    };
    if (std::ranges::none_of(axes, shrinks))
        return NearestRule::Floor;
    return std::ranges::any_of(axes, grows) ? std::nullopt : std::optional(NearestRule::Ceil);
}

Operator operatorOf(const ResizeWords& said, DataType type, ChannelPlace place)
{
    if (place == ChannelPlace::Last)
        return withChannelsLast(said, type);
    if (said.axes.size() > 4)
        return operatorOf(folded(said), type);
    const bool isLinear = said.mode == InterpolationMode::Linear;
    std::optional<AntialiasFilter> filter;
    if (said.antialiased && isLinear && std::ranges::any_of(said.axes, shrinks))
        filter = filterOf(said);
    // Where every size is kept such a framework copies the whole tensor.
    const bool copiesAll = habitsOf(*said.convention).copies == ResizeQuirks::Copies::KeptScales
        && std::ranges::all_of(said.axes, [](const ResizedAxis& axis) { return axis.inputs == axis.outputs; });
    std::vector<AxisNumbers> numbers;
    for (const ResizedAxis& axis : said.axes)
        numbers.push_back(axis.numbers ? *axis.numbers
                                       : keptNumbers(*said.convention, axis.inputs, axis.outputs,
                                                     copiesAll ? std::nullopt : axis.factor, axis.region));
    const auto rule = isLinear ? std::nullopt : said.convention->rule ? said.convention->rule : said.rule;
    Operator op = resampleOf(said.isGradient ? "RESAMPLE_GRAD" : filter ? "RESAMPLE3" : "RESAMPLE", said, type);
    if (filter) {
        setField(op, "Antialiased", true);
        setField(op, "AntialiasFilter", EnumValue{&enumType(*filter), static_cast<uint32_t>(*filter)});
    }
    return withNumbers(op, numbers, rule);
}

uint32_t sizeOf(double size, const std::string& attribute)
{
    if (!(size >= 1) || size > kLongest || size != std::floor(size))
        throw RefusedAttribute(attribute, toText(size),
                               say("reading", "a size is a whole number from 1 to 4294967295"));
    return static_cast<uint32_t>(size);
}

uint32_t flooredSize(double product, const std::string& factor, const std::string& attribute)
{
    product = std::floor(product);
    if (!(product >= 1) || product > kLongest)
        throw RefusedAttribute(
            attribute, factor,
            say("reading",
                "the output would have the size %1; expected a factor that gives 1 or more")(toText(product)));
    return static_cast<uint32_t>(product);
}

} // namespace tessera
