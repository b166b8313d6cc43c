// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/found_operator.h"

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/parse.h"
#include "engine/frameworks/parse/source_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

using Meaning = MapMeaning::Kind;
constexpr double kMostLength = std::numeric_limits<uint32_t>::max();

AxisNumbers numbersOf(const AxisSample& axis)
{
    const float start = axis.first == 0 ? 0 : -static_cast<float>(axis.first);
    return axis.step > 1 ? AxisNumbers{static_cast<float>(1.0 / static_cast<double>(axis.step)), start, 0}
                         : AxisNumbers{static_cast<float>(axis.times), 0.5f + start, -0.5f};
}

// Whether the taps are the sample's in spite of rounding: a scale of 1/3 is no float32.
bool reads(const AxisTaps& taps, const AxisSample& axis)
{
    constexpr uint32_t kMostChecked = 1 << 16;
    for (uint32_t o = 0; o < taps.outputs && taps.outputs <= kMostChecked; ++o)
        if (taps.first[o] != axis.first + o / axis.times * axis.step)
            return false;
    return taps.outputs <= kMostChecked;
}

// Elements repeated, or every n-th one taken, axis by axis: nearest.
std::optional<Operator> sampled(const IndexMap& map, const MapMeaning& meaning, DataType type)
{
    if (map.rank() > 4)
        return std::nullopt;
    const ChannelPlace place = map.rank() == 4 ? meaning.place : ChannelPlace::First;
    ResizeWords said{.convention = findConvention("DirectML", "RESAMPLE")};
    bool isPlain = true; // repeats only
    for (size_t i = 0; i < map.rank(); ++i) {
        const AxisSample& axis = meaning.axes[i];
        if ((axis.times > 1 && axis.step > 1) || static_cast<double>(axis.count * axis.times) > kMostLength)
            return std::nullopt;
        isPlain = isPlain && axis.count == map.inputSizes()[i];
        said.axes.push_back({.inputs = map.inputSizes()[i], .outputs = shapeOf(map)[i], .numbers = numbersOf(axis)});
    }
    const Operator op = operatorOf(said, type, place);
    if (isPlain)
        return op;
    if (!validate(op).empty())
        return std::nullopt;
    const std::vector<AxisMap> maps = axisMaps(op);
    for (size_t i = 0; i < maps.size(); ++i)
        if (!reads(makeTaps(maps[i]), meaning.axes[shapeAxis(i, place)]))
            return std::nullopt;
    return op;
}

// Throws TextError with what the map is instead of an operator.
[[noreturn]] void failUnmoved(const IndexMap& map, const MapMeaning& meaning)
{
    const std::string from = text(map.inputSizes()), to = text(shapeOf(map));
    const BlockMove& move = meaning.blocks;
    const char* name = move.toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1";
    const bool isXyc = move.channels == "xyc";
    refuseIf(meaning.kind == Meaning::Blocks && move.rows != move.columns,
             say("reading", "the blocks have %1 rows and %2 columns: %3 has one BlockSize for both")(
                 move.rows, move.columns, name));
    refuseIf(meaning.kind == Meaning::Blocks && (isXyc || move.channels == "cxy"),
             say("reading",
                 "the block is column by column (as in Focus): no operator of DirectML orders it so; nearest "
                 "is %1 with BlockSize %2 and Order %3, row by row")(name, move.rows,
                                                                     isXyc ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH"));
    refuseIf(meaning.kind == Meaning::Identity || meaning.kind == Meaning::Reshape,
             say("reading",
                 "%1 is seen as %2 and every element stays where it is in memory: a reshape, for which "
                 "DirectML has no operator")(from, to));
    refuseIf(meaning.kind == Meaning::Transposed,
             say("reading",
                 "the axes of %1 end up in another order, %2: a transposition, which DirectML says by "
                 "strides and by no operator")(from, to));
    const Message none =
        say("reading", "the elements of %1 end up in %2 as none of DirectML's layout operators moves them")(from, to);
    throw TextError(map.einopsText().empty() ? none : none + ": " + map.einopsText());
}

} // namespace

std::vector<uint32_t> shapeOf(const IndexMap& map)
{
    const std::vector<uint64_t> sizes = map.sizes();
    return {sizes.begin(), sizes.end()};
}

Operator operatorOf(const IndexMap& map, DataType type, const MapHint& hint)
{
    const MapMeaning meaning = meaningOf(map, hint);
    const std::optional<Operator> op = meaning.kind == Meaning::Blocks ? operatorOf(meaning.blocks, type)
        : meaning.kind == Meaning::Sampled                             ? sampled(map, meaning, type)
                                                                       : std::nullopt;
    if (!op)
        failUnmoved(map, meaning);
    if (const Issues issues = validate(*op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return *op;
}

namespace {

// The framework's filter. Throws RefusedAttribute where RESAMPLE3 does not have it.
AntialiasFilter filterOf(const ResizeWords& said)
{
    const ResizeConvention& convention = *said.convention;
    if (const auto filter = quirksOf(convention).filter)
        return *filter;
    const Message why = spacesApart(convention.placement)
        ? say("reading", "the filter's width follows the scale, and %1 the spacing: RESAMPLE3 has one Scale for both")(
            "align_corners")
        : say("reading",
              "%1 drops what its widened filter has outside the input, where RESAMPLE3 repeats the edge: another "
              "operator")(convention.framework);
    throw RefusedAttribute("antialias", why);
}

bool isKept(const ResizedAxis& axis)
{
    const auto& numbers = axis.numbers;
    return axis.keepsScale()
        && (!numbers || (numbers->scale == 1 && numbers->inputPixelOffset + numbers->outputPixelOffset == 0));
}

// The same with four axes.
ResizeWords folded(ResizeWords said)
{
    constexpr size_t kMostDimensions = 4;
    std::vector<uint32_t> inputs;
    for (const ResizedAxis& axis : said.axes)
        inputs.push_back(axis.inputs);
    for (size_t i = 0; i + 1 < said.axes.size() && said.axes.size() > kMostDimensions;) {
        const uint64_t both = uint64_t{said.axes[i].inputs} * said.axes[i + 1].inputs;
        if (!isKept(said.axes[i]) || !isKept(said.axes[i + 1]) || static_cast<double>(both) > kMostLength) {
            ++i;
            continue;
        }
        said.axes[i].inputs = said.axes[i].outputs = static_cast<uint32_t>(both);
        said.axes.erase(said.axes.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    refuseIf(said.axes.size() > kMostDimensions,
             say("reading",
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
    for (const auto& [field, sizes] : {std::pair(inputField(op), op.input.sizes), {outputField(op), op.output.sizes}})
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

std::optional<NearestRule> simpleRule(const std::vector<ResizedAxis>& axes)
{
    if (std::ranges::none_of(axes, &ResizedAxis::shrinks))
        return NearestRule::Floor;
    return std::ranges::any_of(axes, &ResizedAxis::grows) ? std::nullopt : std::optional(NearestRule::Ceil);
}

Operator operatorOf(const ResizeWords& said, DataType type, ChannelPlace place)
{
    if (place == ChannelPlace::Last)
        return withChannelsLast(said, type);
    if (said.axes.size() > 4)
        return operatorOf(folded(said), type);
    const bool isLinear = said.mode == InterpolationMode::Linear;
    std::optional<AntialiasFilter> filter;
    if (said.antialiased && isLinear && std::ranges::any_of(said.axes, &ResizedAxis::shrinks))
        filter = filterOf(said);
    // Such a framework copies the tensor where every size is kept.
    const bool copiesAll = quirksOf(*said.convention).copies == ResizeQuirks::Copies::KeptScales
        && std::ranges::all_of(said.axes, [](const ResizedAxis& axis) { return axis.inputs == axis.outputs; });
    std::vector<AxisNumbers> numbers;
    for (const ResizedAxis& axis : said.axes)
        numbers.push_back(axis.numbers ? *axis.numbers
                                       : keptNumbers(*said.convention, axis.inputs, axis.outputs,
                                                     copiesAll ? std::nullopt : axis.factor));
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
    if (!(size >= 1) || size > kMostLength || size != std::floor(size))
        throw RefusedAttribute(attribute, say("reading", "expected %1")(say("reading", "a whole number from 1 on")));
    return static_cast<uint32_t>(size);
}

uint32_t flooredSize(double product, const std::string& attribute)
{
    product = std::floor(product);
    if (!(product >= 1) || product > kMostLength)
        throw RefusedAttribute(
            attribute,
            say("reading",
                "the output would have the size %1; expected a factor that gives 1 or more")(toText(product)));
    return static_cast<uint32_t>(product);
}

} // namespace tessera
