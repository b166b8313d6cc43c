// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/composition.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/detect/identify/hypotheses_for.h"
#include "engine/detect/identify/memory_moves.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

using Step = MemoryMove; // or an operator
constexpr uint64_t kSampled = 256; // elements that a composition has to give before all are looked at
constexpr size_t kMostExplaining = 8;

// A block operator between two shapes, as reshape and transpose say it.
struct Blocks {
    bool toSpace;
    uint32_t block;
    PaddedSizes in, out;
};

std::optional<Blocks> blocksOf(const PaddedSizes& in, bool toSpace, uint32_t block)
{
    const uint32_t squared = block * block;
    if (toSpace ? in[1] % squared != 0 : in[2] % block != 0 || in[3] % block != 0)
        return {};
    const PaddedSizes out = toSpace ? PaddedSizes{in[0], in[1] / squared, in[2] * block, in[3] * block}
                                    : PaddedSizes{in[0], in[1] * squared, in[2] / block, in[3] / block};
    return Blocks{toSpace, block, in, out};
}

using Axes = std::array<uint8_t, 6>;
using SixSizes = std::array<uint32_t, 6>;

// NumPy's reshape(shape).transpose(axes), packed again.
SourceOf transposition(const SixSizes& shape, const Axes& axes)
{
    IndexMap map({shape.begin(), shape.end()});
    map.permute({axes.begin(), axes.end()});
    return [map](uint64_t output) { return map.source(output); };
}

constexpr DepthSpaceOrder kOrders[] = {DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth};

// How the input is read: n, by, bx, c, h, w of DEPTH_COLUMN_ROW; n, c, by, bx, h, w of COLUMN_ROW_DEPTH; without blocks
// in its channels n, c, h, by, w, bx.
SixSizes shapeOf(const Blocks& blocks, DepthSpaceOrder order)
{
    const auto& [toSpace, b, in, out] = blocks;
    if (!toSpace)
        return {in[0], in[1], out[2], b, out[3], b};
    return order == DepthSpaceOrder::DepthColumnRow ? SixSizes{in[0], b, b, out[1], in[2], in[3]}
                                                    : SixSizes{in[0], out[1], b, b, in[2], in[3]};
}

// And its axes, as the output has them.
Axes axesOf(bool toSpace, DepthSpaceOrder order)
{
    if (toSpace)
        return order == DepthSpaceOrder::DepthColumnRow ? Axes{0, 3, 4, 1, 5, 2} : Axes{0, 1, 4, 2, 5, 3};
    return order == DepthSpaceOrder::DepthColumnRow ? Axes{0, 3, 5, 1, 2, 4} : Axes{0, 1, 3, 5, 2, 4};
}

// The same, with by and bx exchanged.
Axes withRowsForColumns(bool toSpace, DepthSpaceOrder order)
{
    Axes axes = axesOf(toSpace, order);
    const auto [row, column] = !toSpace ? std::pair{3, 5} : order == kOrders[0] ? std::pair{1, 2} : std::pair{2, 3};
    std::iter_swap(std::ranges::find(axes, row), std::ranges::find(axes, column));
    return axes;
}

Axes inverse(const Axes& axes)
{
    Axes result{};
    for (uint8_t i = 0; i < axes.size(); ++i)
        result[axes[i]] = i;
    return result;
}

DepthSpaceOrder otherThan(DepthSpaceOrder order)
{
    return order == kOrders[0] ? kOrders[1] : kOrders[0];
}

std::string nameOf(DepthSpaceOrder order)
{
    return std::string(EnumValue{&enumType(order), static_cast<uint32_t>(order)}.name());
}

std::string kindOf(bool toSpace)
{
    return std::string(toSpace ? DepthToSpace::kRow.name : SpaceToDepth::kRow.name);
}

// The operator that is meant, and what it is called.
struct MeantBlocks {
    BlockOrder is;
    Message what;
};

Step stepOf(const Blocks& blocks, DepthSpaceOrder order, MistakeClass mistake, const Message& what)
{
    return {transposition(shapeOf(blocks, order), axesOf(blocks.toSpace, order)), blocks.out, mistake, what};
}

// The meant operator on a tensor of these sizes first, then what is taken for it. Empty: its block does not fit them.
std::vector<Step> operatorsOn(const PaddedSizes& in, const MeantBlocks& meant)
{
    const auto& [toSpace, block, own] = meant.is;
    const std::optional<Blocks> blocks = blocksOf(in, toSpace, block);
    if (!blocks)
        return {};
    std::vector<Step> steps{stepOf(*blocks, own, MistakeClass::None, meant.what),
                            stepOf(*blocks, otherThan(own), MistakeClass::Order, nameOf(otherThan(own)))};
    const auto add = [&](DepthSpaceOrder order, const Axes& axes, const Message& what) {
        steps.push_back({transposition(shapeOf(*blocks, order), axes), blocks->out, MistakeClass::Permutation, what});
    };
    if (toSpace)
        for (const DepthSpaceOrder order : kOrders)
            add(order, axesOf(true, otherThan(order)),
                say("identify", "the shape of %1 with the axes of %2")(nameOf(order), nameOf(otherThan(order))));
    for (const DepthSpaceOrder order : kOrders) {
        add(order, withRowsForColumns(toSpace, order),
            say("identify", "%1 with block rows taken for columns")(nameOf(order)));
        add(order, inverse(axesOf(toSpace, order)),
            say("identify", "the axes of %1 turned round: their inverse")(nameOf(order)));
        add(order, axesOf(!toSpace, order), say("identify", "the axes of %1 in %2")(nameOf(order), kindOf(!toSpace)));
        if (const auto back = blocksOf(in, !toSpace, block))
            steps.push_back(stepOf(*back, order, MistakeClass::Permutation,
                                   say("identify", "the inverse operator in %1")(nameOf(order))));
    }
    return steps;
}

// One search.
class CompositionSearch {
public:
    CompositionSearch(const Evidence& evidence, const std::stop_token& stop)
        : m_evidence(evidence)
        , m_stop(stop)
        , m_inputs(paddedSizes(evidence.input.desc))
        , m_outputs(paddedSizes(evidence.output.desc))
        , m_count(elementCount(evidence.output.desc))
    {
        for (uint64_t i = 0; i < std::min(kSampled, m_count); ++i)
            m_sample.push_back(m_count <= kSampled ? i : mixedBits(i) % m_count);
    }

    // Those with the fewest changes; `meant` each on its own.
    Compositions find(const std::vector<MeantBlocks>& meant)
    {
        if (m_inputs == m_outputs)
            tryThereAndBack();
        for (const auto tryEach :
             {&CompositionSearch::tryOneMove, &CompositionSearch::tryTwoMoves, &CompositionSearch::tryAllOrders})
            if (m_found.explaining.empty())
                for (const MeantBlocks& each : meant)
                    (this->*tryEach)(each);
        return std::move(m_found);
    }

private:
    // One block operator, and then the other one back, by another order.
    void tryThereAndBack()
    {
        constexpr uint32_t kMostBlock = 8;
        for (const bool toSpace : {false, true})
            for (uint32_t block = 2; block <= kMostBlock; ++block)
                if (const auto there = blocksOf(m_inputs, toSpace, block))
                    for (const DepthSpaceOrder order : kOrders) {
                        const Blocks back{!toSpace, block, there->out, m_inputs};
                        tryMoves({stepOf(*there, order, MistakeClass::None, {}),
                                  stepOf(back, otherThan(order), MistakeClass::Order, {})},
                                 say("identify", "%1 by %2 and back by %3, in blocks of %4")(
                                     kindOf(toSpace), nameOf(order), nameOf(otherThan(order)), block));
                    }
    }

    void tryOneMove(const MeantBlocks& meant)
    {
        const std::vector<Step> operators = operatorsOn(m_inputs, meant);
        for (const Step& op : operators)
            if (op.mistake != MistakeClass::None)
                tryMoves({op}, op.what);
        for (const Step& before : memoryMoves(m_inputs))
            if (const auto on = operatorsOn(before.sizes, meant); !on.empty())
                tryMoves({before, on.front()}, say("identify", "%1 before %2")(before.what, meant.what));
        if (!operators.empty())
            for (const Step& after : memoryMoves(operators.front().sizes))
                tryMoves({operators.front(), after}, say("identify", "%1 after %2")(after.what, meant.what));
    }

    void tryTwoMoves(const MeantBlocks& meant)
    {
        for (const Step& op : operatorsOn(m_inputs, meant))
            if (op.mistake != MistakeClass::None)
                for (const Step& after : memoryMoves(op.sizes))
                    tryMoves({op, after}, say("identify", "%1 after %2")(after.what, op.what));
        const std::vector<Step> first = memoryMoves(m_inputs);
        for (size_t i = 0; i < first.size(); ++i) {
            const Step& before = first[i];
            const std::vector<Step> operators = operatorsOn(before.sizes, meant);
            if (operators.empty())
                continue;
            for (const Step& op : operators)
                if (op.mistake != MistakeClass::None)
                    tryMoves({op, before}, say("identify", "%1 before %2")(before.what, op.what), true);
            const Step& right = operators.front();
            const std::vector<Step> second = memoryMoves(right.sizes);
            for (size_t j = 0; j < second.size(); ++j)
                if (i != j) // the same twice is a part of one, as digits say
                    tryMoves({before, right, second[j]},
                             say("identify", "%1 before %2, and %3 after it")(before.what, meant.what, second[j].what));
        }
    }

    // Every order of the operator's six axes.
    void tryAllOrders(const MeantBlocks& meant)
    {
        const bool toSpace = meant.is.toSpace;
        const std::optional<Blocks> blocks = blocksOf(m_inputs, toSpace, meant.is.blockSize);
        if (!blocks)
            return;
        for (const DepthSpaceOrder order : kOrders) {
            if (!toSpace && order != kOrders[0])
                break; // both read the input alike
            const SixSizes shape = shapeOf(*blocks, order);
            const char* letters = !toSpace ? "n, c, h, by, w, bx"
                : order == kOrders[0]      ? "n, by, bx, c, h, w"
                                           : "n, c, by, bx, h, w";
            Axes axes{0, 1, 2, 3, 4, 5};
            while (std::ranges::next_permutation(axes).found) {
                std::string text;
                for (const uint8_t axis : axes)
                    text += (text.empty() ? "" : ", ") + std::to_string(axis);
                tryMoves({{transposition(shape, axes), blocks->out, MistakeClass::Permutation}},
                         say("identify", "a tensor that is read as (%1) and transposed by (%2)")(letters, text));
            }
        }
    }

    // One step after the other, whose sizes may also be read as the sizes that the output has. The first that is wrong
    // gives the class, and another one the second. `isReversed`: the last step is the first.
    void tryMoves(std::vector<Step> steps, const Message& what, bool isReversed = false)
    {
        Hypothesis found{.what = {what}};
        for (const Step& step : steps)
            if (step.mistake != MistakeClass::None && ++found.changes == 1)
                found.mistake = step.mistake;
            else if (step.mistake != MistakeClass::None && step.mistake != found.mistake)
                found.second = step.mistake;
        if (isReversed)
            std::ranges::reverse(steps);
        if (elementCount(steps.back().sizes) != m_count || m_found.explaining.size() == kMostExplaining)
            return;
        if (m_stop.stop_requested())
            throw Cancelled();
        ++m_found.tried;
        found.map = [steps = std::move(steps)](uint64_t output) {
            for (auto step = steps.rbegin(); step != steps.rend(); ++step)
                output = step->source(output);
            return output;
        };
        const auto& source = std::get<SourceOf>(found.map);
        const auto gives = [&](uint64_t output) {
            return m_evidence.input.bits(source(output)) == m_evidence.output.bits(output);
        };
        if (!std::ranges::all_of(m_sample, gives))
            return;
        for (uint64_t output = 0; output < m_count; ++output) {
            endWhereAsked(m_stop, output);
            if (!gives(output))
                return;
        }
        const auto movesAlike = [&](const Hypothesis& each) {
            const auto& known = std::get<SourceOf>(each.map);
            return (found.changes > 1 || each.mistake == found.mistake)
                && std::ranges::all_of(m_sample, [&](uint64_t o) { return known(o) == source(o); });
        };
        if (std::ranges::none_of(m_found.explaining, movesAlike))
            m_found.explaining.push_back(std::move(found));
    }

    const Evidence& m_evidence;
    const std::stop_token& m_stop;
    PaddedSizes m_inputs, m_outputs;
    uint64_t m_count;
    std::vector<uint64_t> m_sample; // output elements
    Compositions m_found;
};

// Every block operator between these sizes; H and W may be exchanged.
std::vector<MeantBlocks> anyBlocks(const PaddedSizes& in, const PaddedSizes& out)
{
    constexpr uint32_t kMostBlock = 16;
    std::vector<MeantBlocks> all;
    for (const bool toSpace : {true, false})
        for (uint32_t block = 2; block <= kMostBlock; ++block) {
            const auto blocks = blocksOf(in, toSpace, block);
            if (!blocks || blocks->out[1] != out[1])
                continue;
            for (const DepthSpaceOrder order : kOrders)
                all.push_back({{toSpace, block, order},
                               say("identify", "%1 with BlockSize %2 and Order %3")(kindOf(toSpace) + "1", block,
                                                                                    nameOf(order))});
        }
    return all;
}

} // namespace

Compositions compositionsOf(const std::optional<Operator>& meant, const Evidence& evidence, const std::stop_token& stop)
{
    std::vector<MeantBlocks> blocks;
    if (!meant)
        blocks = anyBlocks(paddedSizes(evidence.input.desc), paddedSizes(evidence.output.desc));
    else if (const auto own = blockOrder(*meant))
        blocks.push_back({*own, std::string(name(*meant))});
    return CompositionSearch(evidence, stop).find(blocks);
}

} // namespace tessera
