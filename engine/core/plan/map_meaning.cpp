// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/index_map.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tessera {

namespace {

using FourSizes = std::array<uint64_t, 4>;
constexpr ChannelPlace kPlaces[] = {ChannelPlace::First, ChannelPlace::Last};
constexpr uint64_t kMostBlock = 65535;

// The letters of both shapes' axes, outermost first: h and w count blocks.
std::string deepLetters(const BlockMove& move, ChannelPlace place)
{
    return place == ChannelPlace::First ? "n" + move.channels + "hw" : "nhw" + move.channels;
}
constexpr std::string_view spaceLetters(ChannelPlace place)
{
    return place == ChannelPlace::First ? "nchywx" : "nhywxc";
}

// A shape of any rank as N, C, H, W: the axes before the last three are one. None: it has too few.
std::optional<FourSizes> fourOf(const std::vector<uint64_t>& shape, ChannelPlace place)
{
    if (place == ChannelPlace::Last && shape.size() < 3)
        return {};
    std::vector<uint64_t> last(4 - std::min<size_t>(shape.size(), 3), 1);
    last.insert(last.end(), shape.end() - static_cast<std::ptrdiff_t>(std::min<size_t>(shape.size(), 3)), shape.end());
    for (size_t i = 0; i + 3 < shape.size(); ++i)
        last[0] *= shape[i];
    return place == ChannelPlace::First ? FourSizes{last[0], last[1], last[2], last[3]}
                                        : FourSizes{last[0], last[3], last[1], last[2]};
}

class BlockFinder {
public:
    BlockFinder(const IndexMap& map, const MapHint& hint)
        : m_map(map)
        , m_hint(hint)
        , m_input(map.inputSizes().begin(), map.inputSizes().end())
        , m_output(map.sizes())
        , m_orders{"yxc", "cyx", "xyc", "cxy", "ycx", "xcy"}
    {
        const auto preferred = std::ranges::find(m_orders, hint.channels);
        if (preferred != m_orders.end())
            std::rotate(m_orders.begin(), preferred, preferred + 1);
    }

    std::optional<MapMeaning> find()
    {
        for (const auto of : {&BlockFinder::ofBoth, &BlockFinder::ofOne})
            for (const auto& [input, output] : places())
                for (const bool toSpace : {true, false})
                    if (auto move = (this->*of)(toSpace, input, output))
                        return MapMeaning{.kind = MapMeaning::Kind::Blocks, .blocks = *move};
        return {};
    }

private:
    // Both shapes with their channels in the same place are tried first.
    std::vector<std::pair<ChannelPlace, ChannelPlace>> places() const
    {
        std::vector<std::pair<ChannelPlace, ChannelPlace>> all;
        for (const bool isSame : {true, false})
            for (const ChannelPlace input : kPlaces)
                for (const ChannelPlace output : kPlaces)
                    if ((input == output) == isSame && m_hint.input.value_or(input) == input
                        && m_hint.output.value_or(output) == output)
                        all.emplace_back(input, output);
        return all;
    }

    // The shapes say the block.
    std::optional<BlockMove> ofBoth(bool toSpace, ChannelPlace input, ChannelPlace output) const
    {
        const auto in = fourOf(m_input, input), out = fourOf(m_output, output);
        if (!in || !out)
            return {};
        const FourSizes &space = toSpace ? *out : *in, &deep = toSpace ? *in : *out;
        const uint64_t rows = space[2] / deep[2], columns = space[3] / deep[3];
        const BlockMove move{
            .toSpace = toSpace, .rows = rows, .columns = columns, .space = space, .input = input, .output = output};
        return rows > 0 && columns > 0 && move.deep() == deep ? ordered(move) : std::nullopt;
    }

    // One of the shapes and the digits' sizes say it; the other shape is of other axes.
    std::optional<BlockMove> ofOne(bool toSpace, ChannelPlace input, ChannelPlace output) const
    {
        if ((m_input.size() == 4 && m_output.size() == 4) || m_map.isSameMemory())
            return {};
        const auto in = fourOf(m_input, input), out = fourOf(m_output, output);
        for (const uint64_t block : blocks())
            for (const bool isOfInput : {true, false}) {
                const std::optional<FourSizes>& known = isOfInput ? in : out;
                if (!known || (!isOfInput && m_input.size() == 4)) // an input of four axes is the operator's own
                    continue;
                FourSizes space = *known;
                if (isOfInput == toSpace) { // the known one is deep
                    if (space[1] % (block * block) != 0)
                        continue;
                    space = {space[0], space[1] / (block * block), space[2] * block, space[3] * block};
                }
                if (space[2] % block != 0 || space[3] % block != 0)
                    continue;
                if (auto move = ordered({.toSpace = toSpace,
                                         .rows = block,
                                         .columns = block,
                                         .space = space,
                                         .input = input,
                                         .output = output}))
                    return move;
            }
        return {};
    }

    // With the order of the channels that gives the map; none gives it.
    std::optional<BlockMove> ordered(BlockMove move) const
    {
        const auto isTooLong = [](uint64_t size) { return size > std::numeric_limits<uint32_t>::max(); };
        if (move.rows > kMostBlock || move.columns > kMostBlock || std::ranges::any_of(move.space, isTooLong)
            || isTooLong(move.deep()[1])
            || (move.rows * move.columns == 1 && !(m_hint.mayStay && m_map.isSameMemory())))
            return {};
        for (const std::string_view order : m_orders) {
            move.channels = order;
            if (mapOf(move).givesSame(m_map))
                return move;
        }
        return {};
    }

    std::vector<uint64_t> blocks() const
    {
        std::vector<uint64_t> sides;
        for (size_t axis = 0; axis < m_map.rank(); ++axis)
            for (const IndexDigit& digit : m_map.axis(axis))
                if (std::ranges::find(sides, digit.size) == sides.end() && digit.size <= kMostBlock)
                    sides.push_back(digit.size);
        return sides;
    }

    const IndexMap& m_map;
    const MapHint& m_hint;
    const std::vector<uint64_t> m_input, m_output;
    std::vector<std::string_view> m_orders;
};

std::optional<std::vector<AxisSample>> samplesOf(const IndexMap& map)
{
    const std::vector<uint64_t> strides = packedStrides(map.inputSizes());
    std::vector<AxisSample> axes;
    if (map.rank() != strides.size())
        return {};
    for (size_t i = 0; i < map.rank(); ++i) {
        std::vector<IndexDigit> digits = map.digitsOf(i);
        AxisSample axis{.first = static_cast<uint64_t>(map.offset()) / strides[i] % map.inputSizes()[i]};
        if (!digits.empty() && digits.back().stride == 0) {
            axis.times = digits.back().size;
            digits.pop_back();
        }
        if (!digits.empty()) {
            const auto distance = static_cast<uint64_t>(std::max<int64_t>(digits.back().stride, 0));
            if (digits.size() > 1 || distance == 0 || distance % strides[i] != 0)
                return {};
            axis.count = digits.back().size;
            axis.step = distance / strides[i];
        }
        if (axis.first + (axis.count - 1) * axis.step >= map.inputSizes()[i])
            return {};
        axes.push_back(axis);
    }
    return axes;
}

// Whether both rows and columns change in a shape whose channels are last: one changed axis might be the channels.
bool isLast(const std::vector<AxisSample>& axes, const std::vector<uint32_t>& inputs)
{
    const auto changes = [&](size_t axis) { return axes[axis].count != inputs[axis] || axes[axis].times > 1; };
    return axes.size() == 4 && changes(1) && changes(2) && !changes(0) && !changes(3);
}

} // namespace

std::array<uint64_t, 4> BlockMove::deep() const
{
    return {space[0], space[1] * rows * columns, space[2] / rows, space[3] / columns};
}

IndexMap mapOf(const BlockMove& move)
{
    const std::pair<char, uint64_t> letterSizes[] = {
        {'n', move.space[0]},
        {'c', move.space[1]},
        {'h', move.space[2] / move.rows},
        {'w', move.space[3] / move.columns},
        {'y', move.rows},
        {'x', move.columns},
    };
    const std::string input = move.toSpace ? deepLetters(move, move.input) : std::string(spaceLetters(move.input));
    const std::string output = move.toSpace ? std::string(spaceLetters(move.output)) : deepLetters(move, move.output);
    std::vector<uint32_t> sizes;
    for (const char letter : input)
        sizes.push_back(
            static_cast<uint32_t>(std::ranges::find(letterSizes, letter, &std::pair<char, uint64_t>::first)->second));
    IndexMap map(sizes);
    std::vector<int64_t> axes, shape;
    for (const char letter : output)
        axes.push_back(static_cast<int64_t>(input.find(letter)));
    map.permute(axes);
    const auto addShape = [&](auto& list, const FourSizes& four, ChannelPlace place) {
        list.resize(4);
        for (size_t axis = 0; axis < 4; ++axis)
            list[shapeAxis(axis, place)] = static_cast<typename std::decay_t<decltype(list)>::value_type>(four[axis]);
    };
    addShape(shape, move.toSpace ? move.space : move.deep(), move.output);
    addShape(sizes, move.toSpace ? move.deep() : move.space, move.input);
    map.reshape(shape);
    map.seeInputAs(sizes);
    return map;
}

MapMeaning meaningOf(const IndexMap& map, const MapHint& hint)
{
    using Kind = MapMeaning::Kind;
    const std::vector<uint32_t>& inputs = map.inputSizes();
    const bool isSame = map.isSameMemory();
    if ((!isSame || hint.mayStay) && map.isPermutation())
        if (auto blocks = BlockFinder(map, hint).find())
            return *blocks;
    if (isSame)
        return {.kind = std::ranges::equal(map.sizes(), inputs) ? Kind::Identity : Kind::Reshape};
    if (auto axes = samplesOf(map)) {
        const ChannelPlace place =
            isLast(*axes, inputs) ? ChannelPlace::Last : hint.input.value_or(ChannelPlace::First);
        return {.kind = Kind::Sampled, .axes = std::move(*axes), .place = place};
    }
    if (const auto whole = map.wholeAxes(); whole && map.rank() > 1)
        return {.kind = Kind::Transposed};
    return {.kind = map.isPermutation() ? Kind::Permutation : map.readsAll() ? Kind::Repetition : Kind::Part};
}

} // namespace tessera
