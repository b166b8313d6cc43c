// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/moved_operator.h"

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/parse/resize_operator.h"

#include <limits>

namespace tessera {

namespace {

using Meaning = MapMeaning::Kind;
constexpr uint64_t kMostLength = std::numeric_limits<uint32_t>::max();

AxisNumbers numbersOf(const AxisSample& axis)
{
    const float start = axis.first == 0 ? 0 : -static_cast<float>(axis.first);
    return axis.step > 1 ? AxisNumbers{static_cast<float>(1.0 / static_cast<double>(axis.step)), start, 0}
                         : AxisNumbers{static_cast<float>(axis.times), 0.5f + start, -0.5f};
}

// A scale of 1/3 is no float32: it must not matter.
bool reads(const AxisTaps& taps, const AxisSample& axis)
{
    constexpr uint32_t kMostChecked = 1 << 16;
    for (uint32_t o = 0; o < taps.outputs && taps.outputs <= kMostChecked; ++o)
        if (taps.first[o] != axis.first + o / axis.times * axis.step)
            return false;
    return taps.outputs <= kMostChecked;
}

// Each element several times, or every so many of them from one on: nearest, axis by axis.
std::optional<Operator> sampled(const IndexMap& map, const MapMeaning& meaning, DataType type)
{
    if (map.rank() > 4)
        return std::nullopt;
    const ChannelPlace place = map.rank() == 4 ? meaning.place : ChannelPlace::First;
    ResizeWords said{.convention = findConvention("DirectML", "RESAMPLE")};
    bool isPlain = true; // only repeated
    for (size_t i = 0; i < map.rank(); ++i) {
        const AxisSample& axis = meaning.axes[i];
        if ((axis.times > 1 && axis.step > 1) || axis.count * axis.times > kMostLength)
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

[[noreturn]] void failBlocks(const BlockMove& move)
{
    const char* name = move.toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1";
    if (move.rows != move.columns)
        throw TextError(say("reading", "the blocks have %1 rows and %2 columns: %3 has one BlockSize for both")(
            move.rows, move.columns, name));
    if (move.channels == "xyc" || move.channels == "cxy")
        throw TextError(
            say("reading",
                "the block is column by column (as in Focus): no operator of DirectML orders it so; nearest "
                "is %1 with BlockSize %2 and Order %3, row by row")(
                name, move.rows, move.channels == "xyc" ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH"));
    throw TextError(
        say("reading",
            "the channels are between the rows and columns of the block, %1: no operator of DirectML orders it so; %2 "
            "has DEPTH_COLUMN_ROW, (by bx c), and COLUMN_ROW_DEPTH, (c by bx)")(mapOf(move).einopsText(), name));
}

// Says what the map is, since no operator says it.
[[noreturn]] void failUnmoved(const IndexMap& map, const MapMeaning& meaning)
{
    const std::string from = text(map.inputSizes()), to = text(shapeOf(map));
    const std::string pattern = map.einopsText();
    if (meaning.kind == Meaning::Identity)
        throw TextError(say("reading", "every element stays where it is: there is nothing to do for an operator"));
    if (meaning.kind == Meaning::Reshape)
        throw TextError(say("reading",
                            "%1 is seen as %2 and every element stays where it is in memory: a reshape, for which "
                            "DirectML has no operator")(from, to));
    if (meaning.kind == Meaning::Transposed)
        throw TextError(say("reading",
                            "the axes of %1 end up in another order, %2: a transposition, which DirectML says by "
                            "strides and by no operator")(from, to));
    if (meaning.kind == Meaning::Part)
        throw TextError(
            say("reading", "only a part of %1 is left, %2, as none of DirectML's layout operators takes it")(from, to));
    const Message none =
        say("reading", "the elements of %1 end up in %2 as none of DirectML's layout operators moves them")(from, to);
    throw TextError(pattern.empty() ? none : none + ": " + pattern);
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
    std::optional<Operator> op;
    if (meaning.kind == Meaning::Blocks && !(op = operatorOf(meaning.blocks, type)))
        failBlocks(meaning.blocks);
    if (meaning.kind == Meaning::Sampled)
        op = sampled(map, meaning, type);
    if (!op)
        failUnmoved(map, meaning);
    if (const Issues issues = validate(*op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return *op;
}

} // namespace tessera
