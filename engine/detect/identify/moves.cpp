// SPDX-License-Identifier: Apache-2.0
// Permutations: the orders, the blocks and the readings that are taken for one another.
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/map_meaning.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr uint32_t kMostBlock = 16; // the largest block that is tried beside the one that is meant

SourceOf copiedBy(const Operator& op)
{
    return [copy = std::get<StridedCopy>(makePlan(op).work)](uint64_t output) { return sourceOf(copy, output); };
}

Operator withOrder(const Operator& op)
{
    const auto ordered = operatorFromName(std::string(name(op)) + "1"); // has none: it is DEPTH_COLUMN_ROW
    return ordered ? converted(op, *ordered) : op;
}

// A block operator with the channel's parts in another order (BlockMove).
IndexMap blockDigits(const Operator& op, uint64_t block, const char* channels)
{
    const PaddedSizes in = paddedSizes(inputDesc(op)), out = paddedSizes(outputDesc(op));
    const bool toSpace = out[2] >= in[2];
    BlockMove move{.toSpace = toSpace, .rows = block, .columns = block, .channels = channels};
    std::ranges::copy(toSpace ? out : in, move.space.begin());
    return mapOf(move);
}

// None: the operator has no such field.
std::optional<uint32_t> blockSizeOf(const Operator& op)
{
    const std::optional<Field> field = findField(op, "BlockSize");
    return field ? std::optional(std::get<uint32_t>(field->value)) : std::nullopt;
}

void addBlockOrders(const Operator& op, std::vector<Hypothesis>& list)
{
    static constexpr struct {
        const char* order;
        Text what;
        const char* letters;
    } kBlockOrders[] = {
        {"xyc", say("identify", "the channel order %1: block rows taken for columns, depth fastest"), "(bw bh c)"},
        {"cxy", say("identify", "the channel order %1: block rows taken for columns, depth slowest"), "(c bw bh)"},
        {"ycx", say("identify", "the channel order %1"), "(bh c bw)"},
        {"xcy", say("identify", "the channel order %1"), "(bw c bh)"},
    };
    const uint64_t block = blockSizeOf(op).value();
    for (const auto& [order, what, letters] : kBlockOrders) {
        const IndexMap map = blockDigits(op, block, order);
        list.push_back({.mistake = MistakeClass::Permutation,
                        .changes = 1,
                        .what = {what(letters)},
                        .map = [map](uint64_t output) { return map.source(output); }});
    }
}

// The same memory with another block, where it is as large.
void addOtherBlocks(const Operator& op, std::vector<Hypothesis>& list)
{
    const uint32_t own = blockSizeOf(op).value();
    for (uint32_t block = 1; block <= kMostBlock; ++block) {
        if (block == own)
            continue;
        Operator other = op;
        changeField(other, "BlockSize", block);
        setField(other, outputField(other), offeredOutput(other));
        if (!validate(other).empty())
            continue;
        list.push_back(
            {.mistake = MistakeClass::Permutation,
             .changes = 1,
             .what = {block == 1 ? Message(say("identify", "a reshape of the input without the transposition"))
                                 : Message("BlockSize " + std::to_string(block))},
             .map = copiedBy(other)});
    }
}

} // namespace

void addMoves(const Operator& op, Listing listing, std::vector<Hypothesis>& list)
{
    const std::optional<WaysBack> back = op->waysBack();
    if (!back) // a family that others brought
        return addReadings(list.front(), op, listing, list);
    const Operator ordered = withOrder(op);
    const std::optional<Operator> other = withOtherOrder(ordered);
    std::optional<Hypothesis> otherOrder;
    if (other) {
        otherOrder = Hypothesis{.mistake = MistakeClass::Order,
                                .changes = 1,
                                .what = {fieldText(*other, "Order")},
                                .op = *other,
                                .map = copiedBy(*other)};
        list.push_back(*otherOrder);
    }
    const auto addWay = [&](const Operator& way, const Message& what, unsigned changes) {
        if (validate(way).empty())
            list.push_back(
                {.mistake = MistakeClass::Permutation, .changes = changes, .what = {what}, .map = copiedBy(way)});
    };
    addWay(back->same, say("identify", "the inverse operator, %1")(name(back->same)), 1);
    const bool hasBlock = blockSizeOf(op).has_value();
    if (hasBlock)
        addBlockOrders(ordered, list);
    addReadings(list.front(), op, listing, list);
    addWay(back->other, say("identify", "the inverse operator in the other order"), 2);
    if (hasBlock)
        addOtherBlocks(op, list);
    if (otherOrder)
        addReadings(*otherOrder, op, listing, list);
}

} // namespace tessera
