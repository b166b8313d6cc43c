// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"

#include <algorithm>
#include <numeric>

// The nodes that move whole elements, as maps of indices.
namespace tessera::onnxfile {

namespace {

using Whole = std::vector<int64_t>;
using Maps = std::vector<IndexMap>;

void reshape(IndexMap& map, const NodeView& node)
{
    Whole sizes = node.list("shape", 1).value_or(Whole());
    const std::vector<uint64_t> before = map.sizes();
    for (size_t i = 0; i < sizes.size(); ++i)
        if (sizes[i] == 0 && i < before.size() && node.integer("allowzero", 0) == 0)
            sizes[i] = static_cast<int64_t>(before[i]);
    map.reshape(sizes);
}

void flatten(IndexMap& map, const NodeView& node)
{
    const std::vector<uint64_t> before = map.sizes();
    const auto rank = static_cast<int64_t>(before.size()), axis = node.integer("axis", 1);
    const size_t cut = static_cast<size_t>(std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank));
    uint64_t outer = 1;
    for (size_t i = 0; i < cut; ++i)
        outer *= before[i];
    map.reshape({static_cast<int64_t>(outer), -1});
}

void transpose(IndexMap& map, const NodeView& node)
{
    Whole axes(map.rank());
    std::iota(axes.rbegin(), axes.rend(), 0);
    map.permute(node.list("perm", -1).value_or(axes));
}

// "nabc->nacb": of one operand, each letter once.
void einsum(IndexMap& map, const NodeView& node)
{
    const onnx::AttributeProto* given = node.attribute("equation");
    std::string equation = given ? given->s() : "";
    std::erase(equation, ' ');
    const size_t rank = map.rank();
    if (equation.find("->") != rank || equation.size() != 2 * rank + 2)
        throw TextError(Message());
    Whole axes;
    for (const char letter : equation.substr(rank + 2))
        axes.push_back(static_cast<int64_t>(equation.find(letter)));
    map.permute(axes);
}

void squeeze(IndexMap& map, const NodeView& node)
{
    const std::vector<uint64_t> before = map.sizes();
    std::set<size_t> dropped;
    if (const auto axes = node.list("axes", 1))
        for (const int64_t axis : *axes)
            dropped.insert(map.axisAt(axis));
    else
        for (size_t i = 0; i < before.size(); ++i)
            if (before[i] == 1)
                dropped.insert(i);
    for (auto axis = dropped.rbegin(); axis != dropped.rend(); ++axis)
        if (before[*axis] == 1)
            map.dropOne(*axis);
        else
            throw TextError(Message());
}

void unsqueeze(IndexMap& map, const NodeView& node)
{
    Whole axes = node.list("axes", 1).value_or(Whole());
    const auto rank = static_cast<int64_t>(map.rank() + axes.size());
    for (int64_t& axis : axes)
        axis += axis < 0 ? rank : 0;
    std::ranges::sort(axes);
    for (const int64_t axis : axes)
        map.insertOne(static_cast<size_t>(axis));
}

void slice(IndexMap& map, const NodeView& node)
{
    const auto starts = node.list("starts", 1), ends = node.list("ends", 2), steps = node.list("steps", 4);
    Whole all(starts ? starts->size() : 0);
    std::iota(all.begin(), all.end(), 0);
    const Whole axes = node.list("axes", 3).value_or(all);
    for (size_t i = 0; i < axes.size(); ++i) {
        const size_t axis = map.axisAt(axes[i]);
        const auto size = static_cast<int64_t>(map.sizes()[axis]), step = steps ? steps->at(i) : 1;
        const auto place = [&](int64_t at) { return std::clamp<int64_t>(at < 0 ? at + size : at, 0, size); };
        const int64_t begin = place(starts->at(i)), end = place(ends->at(i));
        if (step < 1 || begin >= end)
            throw TextError(Message()); // turned round, or nothing is left
        map.take(axis, static_cast<uint64_t>(begin), static_cast<uint64_t>((end - begin + step - 1) / step),
                 static_cast<uint64_t>(step));
    }
}

// One element, which drops the axis, or several at one distance.
void gather(IndexMap& map, const NodeView& node)
{
    const size_t axis = map.axisAt(node.integer("axis", 0));
    const Known* indices = node.input(1);
    Whole places = node.list({}, 1).value_or(Whole());
    for (int64_t& place : places)
        place += place < 0 ? static_cast<int64_t>(map.sizes()[axis]) : 0;
    const int64_t step = places.size() > 1 ? places[1] - places[0] : 1;
    const size_t rank = indices->tensor.sizes ? indices->tensor.sizes->size() : 2;
    for (size_t i = 0; i < places.size(); ++i)
        if (places[i] < 0 || places[i] >= static_cast<int64_t>(map.sizes()[axis]) || step < 1
            || places[i] != places[0] + static_cast<int64_t>(i) * step)
            throw TextError(Message());
    if (places.empty() || rank > 1)
        throw TextError(Message());
    map.take(axis, static_cast<uint64_t>(places[0]), places.size(), static_cast<uint64_t>(step));
    if (rank == 0)
        map.dropOne(axis);
}

void expand(IndexMap& map, const NodeView& node)
{
    const Whole wanted = node.list("shape", 1).value_or(Whole());
    while (map.rank() < wanted.size())
        map.insertOne(0);
    const std::vector<uint64_t> before = map.sizes();
    for (size_t i = 0; i < wanted.size(); ++i) {
        const size_t axis = before.size() - 1 - i;
        const auto size = static_cast<uint64_t>(std::max<int64_t>(wanted[wanted.size() - 1 - i], 1));
        if (before[axis] == 1)
            map.repeat(static_cast<int64_t>(axis), size);
        else if (size != 1 && size != before[axis])
            throw TextError(Message());
    }
}

void tile(IndexMap& map, const NodeView& node)
{
    const Whole repeats = node.list("repeats", 1).value_or(Whole());
    for (size_t i = 0; i < repeats.size(); ++i)
        map.tile(static_cast<int64_t>(i), static_cast<uint64_t>(std::max<int64_t>(repeats[i], 0)));
}

Maps split(const IndexMap& map, const NodeView& node)
{
    const int64_t axis = node.integer("axis", 0);
    const size_t at = map.axisAt(axis);
    const auto parts = static_cast<uint64_t>(node.integer("num_outputs", node.proto.output_size()));
    const uint64_t size = map.sizes()[at], each = parts > 0 ? (size + parts - 1) / parts : size;
    std::optional<Whole> lengths = node.list("split", 1);
    if (!lengths)
        lengths.emplace(static_cast<size_t>(node.proto.output_size()), static_cast<int64_t>(each));
    Maps outputs;
    uint64_t first = 0;
    for (const int64_t length : *lengths) {
        const uint64_t count = std::min(static_cast<uint64_t>(std::max<int64_t>(length, 0)), size - first);
        if (count == 0)
            throw TextError(Message());
        outputs.push_back(map);
        outputs.back().take(at, first, count, 1);
        first += count;
    }
    return outputs;
}

struct Move {
    std::string_view op;
    void (*apply)(IndexMap& map, const NodeView& node);
};
constexpr Move kMoves[] = {
    {"Reshape", reshape},     {"Transpose", transpose}, {"Flatten", flatten}, {"Squeeze", squeeze}, {"Slice", slice},
    {"Unsqueeze", unsqueeze}, {"Expand", expand},       {"Tile", tile},       {"Gather", gather},   {"Concat", nullptr},
    {"Split", nullptr},       {"Identity", nullptr},    {"Einsum", einsum},
};

} // namespace

bool isMove(std::string_view op)
{
    return std::ranges::find(kMoves, op, &Move::op) != std::end(kMoves);
}

size_t movedInputs(const NodeView& node)
{
    return std::min<size_t>(node.inputs.size(), node.op() == "Concat" ? SIZE_MAX : 1);
}

std::vector<IndexMap> movedBy(const NodeView& node, const std::vector<IndexMap>& inputs)
{
    try {
        if (node.op() == "Concat")
            return {IndexMap::concatenated(inputs, node.integer("axis", 0))};
        if (node.op() == "Split")
            return split(inputs.front(), node);
        IndexMap map = inputs.front();
        if (const auto move = std::ranges::find(kMoves, node.op(), &Move::op)->apply)
            move(map, node);
        return {std::move(map)};
    } catch (const TextError&) {
    } catch (const std::out_of_range&) { // lists that are not as long as each other
    }
    return {};
}

} // namespace tessera::onnxfile
