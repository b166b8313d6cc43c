// SPDX-License-Identifier: Apache-2.0
// Permutations: the orders, the blocks and the readings that are taken for one another.
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/digits.h"
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

// A block operator by its digits: `order` says how the channel is made of c, by and bx, the slowest first.
DigitMap blockDigits(const Operator& op, uint64_t block, const std::array<int, 3>& order)
{
    const std::array<uint32_t, 4> in = paddedSizes(inputDesc(op)), out = paddedSizes(outputDesc(op));
    const bool toSpace = out[2] >= in[2];
    const std::array<uint32_t, 4>& space = toSpace ? out : in;
    const std::array<uint64_t, 3> sizes = {space[1], block, block}; // c, by, bx
    std::array<uint64_t, 3> steps{};
    uint64_t step = 1;
    for (size_t i = 3; i-- > 0; step *= sizes[static_cast<size_t>(order[i])])
        steps[static_cast<size_t>(order[i])] = step;
    DigitMap map{in, out, {}};
    const auto add = [&](uint64_t size, uint8_t depthAxis, uint8_t spaceAxis, uint64_t depthStep, uint64_t spaceStep,
                         const char* letters) {
        const uint8_t inputAxis = toSpace ? depthAxis : spaceAxis, outputAxis = toSpace ? spaceAxis : depthAxis;
        map.digits.push_back({size, inputAxis, outputAxis, toSpace ? depthStep : spaceStep,
                              toSpace ? spaceStep : depthStep, false, letters});
    };
    add(space[0], 0, 0, 1, 1, "n");
    add(space[1], 1, 1, steps[0], 1, "c");
    add(space[2] / block, 2, 2, 1, block, "h");
    add(block, 1, 2, steps[1], 1, "bh");
    add(space[3] / block, 3, 3, 1, block, "w");
    add(block, 1, 3, steps[2], 1, "bw");
    return map;
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
        std::array<int, 3> order;
        Text what;
        const char* letters;
    } kBlockOrders[] = {
        {{2, 1, 0}, say("identify", "the channel order %1: block rows taken for columns, depth fastest"), "(bw bh c)"},
        {{0, 2, 1}, say("identify", "the channel order %1: block rows taken for columns, depth slowest"), "(c bw bh)"},
        {{1, 0, 2}, say("identify", "the channel order %1"), "(bh c bw)"},
        {{2, 0, 1}, say("identify", "the channel order %1"), "(bw c bh)"},
    };
    const uint64_t block = blockSizeOf(op).value();
    for (const auto& [order, what, letters] : kBlockOrders) {
        const DigitMap map = blockDigits(op, block, order);
        list.push_back({.mistake = MistakeClass::Permutation,
                        .changes = 1,
                        .what = {what(letters)},
                        .map = [map](uint64_t output) { return sourceOf(map, output); }});
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
