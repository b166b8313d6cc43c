// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/composition.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/detect/identify/hypotheses_for.h"
#include "engine/detect/identify/memory_moves.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

using Sizes = PaddedSizes;
using Step = MemoryMove; // or an operator
constexpr uint64_t kSampled = 256; // elements that a composition has to give before all are looked at
constexpr size_t kMostExplaining = 8;

// What is done wrong in a composition.
struct Wrong {
    MistakeClass mistake;
    unsigned changes = 1;
    std::optional<MistakeClass> second = {};

    Wrong(MistakeClass own, unsigned count = 1)
        : mistake(own)
        , changes(count)
    {
    }
    Wrong(MistakeClass first, MistakeClass other)
        : mistake(first)
        , changes(2)
        , second(first == other ? std::nullopt : std::optional(other))
    {
    }
};

// A block operator between two shapes, as reshape and transpose say it.
struct Blocks {
    bool toSpace;
    uint32_t block;
    Sizes in, out;
};

std::optional<Blocks> blocksOf(const Sizes& in, bool toSpace, uint32_t block)
{
    const uint32_t squared = block * block;
    if (toSpace ? in[1] % squared != 0 : in[2] % block != 0 || in[3] % block != 0)
        return {};
    const Sizes out = toSpace ? Sizes{in[0], in[1] / squared, in[2] * block, in[3] * block}
                              : Sizes{in[0], in[1] * squared, in[2] / block, in[3] / block};
    return Blocks{toSpace, block, in, out};
}

using Axes = std::array<uint8_t, 6>;
using SixSizes = std::array<uint32_t, 6>;

// NumPy's reshape(shape).transpose(axes), packed again.
class Transposition {
public:
    Transposition(const SixSizes& shape, const Axes& axes)
    {
        std::array<uint64_t, 6> strides{};
        uint64_t stride = 1;
        for (size_t axis = shape.size(); axis-- > 0; stride *= shape[axis])
            strides[axis] = stride;
        for (size_t i = 0; i < axes.size(); ++i)
            m_digits[i] = {shape[axes[i]], strides[axes[i]]};
    }

    uint64_t operator()(uint64_t output) const // the element that is moved there
    {
        uint64_t element = 0;
        for (size_t i = m_digits.size(); i-- > 0; output /= m_digits[i].size)
            element += output % m_digits[i].size * m_digits[i].stride;
        return element;
    }

private:
    struct Digit {
        uint64_t size, stride;
    };
    std::array<Digit, 6> m_digits{};
};

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
    for (uint8_t& axis : axes)
        axis = axis == row ? static_cast<uint8_t>(column) : axis == column ? static_cast<uint8_t>(row) : axis;
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

Step stepOf(const Blocks& blocks, DepthSpaceOrder order)
{
    return {Transposition(shapeOf(blocks, order), axesOf(blocks.toSpace, order)), blocks.out};
}

// The meant operator on a tensor of these sizes first, then what is taken for it. Empty: its block does not fit them.
std::vector<Step> operatorsOn(const Sizes& in, const MeantBlocks& meant)
{
    const auto& [toSpace, block, own] = meant.is;
    std::vector<Step> steps;
    const std::optional<Blocks> blocks = blocksOf(in, toSpace, block);
    if (!blocks)
        return steps;
    steps.push_back(stepOf(*blocks, own));
    steps.back().what = meant.what;
    steps.push_back(stepOf(*blocks, otherThan(own)));
    steps.back().mistake = MistakeClass::Order;
    steps.back().what = nameOf(otherThan(own));
    const auto add = [&](const SixSizes& shape, const Axes& axes, const Message& what) {
        steps.push_back({Transposition(shape, axes), blocks->out, MistakeClass::Permutation, what});
    };
    if (toSpace)
        for (const DepthSpaceOrder order : kOrders)
            add(shapeOf(*blocks, order), axesOf(true, otherThan(order)),
                say("identify", "the shape of %1 with the axes of %2")(nameOf(order), nameOf(otherThan(order))));
    for (const DepthSpaceOrder order : kOrders) {
        add(shapeOf(*blocks, order), withRowsForColumns(toSpace, order),
            say("identify", "%1 with block rows taken for columns")(nameOf(order)));
        add(shapeOf(*blocks, order), inverse(axesOf(toSpace, order)),
            say("identify", "the axes of %1 turned round: their inverse")(nameOf(order)));
        add(shapeOf(*blocks, order), axesOf(!toSpace, order),
            say("identify", "the axes of %1 in %2")(nameOf(order), kindOf(!toSpace)));
        if (const auto back = blocksOf(in, !toSpace, block)) {
            steps.push_back(stepOf(*back, order));
            steps.back().mistake = MistakeClass::Permutation;
            steps.back().what = say("identify", "the inverse operator in %1")(nameOf(order));
        }
    }
    return steps;
}

// One block operator, and then the other one back, by another order.
std::vector<Step> thereAndBack(const Sizes& in)
{
    constexpr uint32_t kMostBlock = 8;
    std::vector<Step> steps;
    for (const bool toSpace : {false, true})
        for (uint32_t block = 2; block <= kMostBlock; ++block)
            if (const auto there = blocksOf(in, toSpace, block))
                for (const DepthSpaceOrder order : kOrders) {
                    const Blocks back{!toSpace, block, there->out, in};
                    steps.push_back(stepOf(*there, order));
                    steps.push_back(stepOf(back, otherThan(order)));
                    steps.back().mistake = MistakeClass::Order;
                    steps.back().what = say("identify", "%1 by %2 and back by %3, in blocks of %4")(
                        kindOf(toSpace), nameOf(order), nameOf(otherThan(order)), block);
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
    void tryThereAndBack()
    {
        const std::vector<Step> steps = thereAndBack(m_inputs);
        for (size_t i = 0; i + 1 < steps.size(); i += 2)
            tryMoves({steps[i].source, steps[i + 1].source}, steps[i + 1].sizes, steps[i + 1].mistake,
                     steps[i + 1].what);
    }

    void tryOneMove(const MeantBlocks& meant)
    {
        const std::vector<Step> operators = operatorsOn(m_inputs, meant);
        for (const Step& op : operators)
            if (op.mistake != MistakeClass::None)
                tryMoves({op.source}, op.sizes, op.mistake, op.what);
        for (const Step& before : memoryMoves(m_inputs))
            if (const auto on = operatorsOn(before.sizes, meant); !on.empty())
                tryMoves({before.source, on.front().source}, on.front().sizes, before.mistake,
                         say("identify", "%1 before %2")(before.what, meant.what));
        if (!operators.empty())
            for (const Step& after : memoryMoves(operators.front().sizes))
                tryMoves({operators.front().source, after.source}, after.sizes, after.mistake,
                         say("identify", "%1 after %2")(after.what, meant.what));
    }

    void tryTwoMoves(const MeantBlocks& meant)
    {
        for (const Step& op : operatorsOn(m_inputs, meant))
            if (op.mistake != MistakeClass::None)
                for (const Step& after : memoryMoves(op.sizes))
                    tryMoves({op.source, after.source}, after.sizes, {op.mistake, after.mistake},
                             say("identify", "%1 after %2")(after.what, op.what));
        const std::vector<Step> first = memoryMoves(m_inputs);
        for (size_t i = 0; i < first.size(); ++i) {
            const Step& before = first[i];
            const std::vector<Step> operators = operatorsOn(before.sizes, meant);
            if (operators.empty())
                continue;
            for (const Step& op : operators)
                if (op.mistake != MistakeClass::None)
                    tryMoves({before.source, op.source}, op.sizes, {op.mistake, before.mistake},
                             say("identify", "%1 before %2")(before.what, op.what));
            const Step& right = operators.front();
            const std::vector<Step> second = memoryMoves(right.sizes);
            for (size_t j = 0; j < second.size(); ++j)
                if (i != j) // the same twice is a part of one, as digits say
                    tryMoves({before.source, right.source, second[j].source}, second[j].sizes,
                             {before.mistake, second[j].mistake},
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
                tryMoves({Transposition(shape, axes)}, blocks->out, {MistakeClass::Permutation, 2u},
                         say("identify", "a tensor that is read as (%1) and transposed by (%2)")(letters, text));
            }
        }
    }

    // `sizes`: of what comes out, which may also be read as the sizes that the output has.
    void tryMoves(std::vector<SourceOf> moves, const Sizes& sizes, const Wrong& wrong, const Message& what)
    {
        if (elementCount(sizes) != m_count || m_found.explaining.size() == kMostExplaining)
            return;
        if (m_stop.stop_requested())
            throw Cancelled();
        ++m_found.tried;
        SourceOf source = [moves = std::move(moves)](uint64_t output) {
            for (auto move = moves.rbegin(); move != moves.rend(); ++move)
                output = (*move)(output);
            return output;
        };
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
            return (wrong.changes > 1 || each.mistake == wrong.mistake)
                && std::ranges::all_of(m_sample, [&](uint64_t o) { return known(o) == source(o); });
        };
        if (std::ranges::none_of(m_found.explaining, movesAlike))
            m_found.explaining.push_back({.mistake = wrong.mistake,
                                          .second = wrong.second,
                                          .changes = wrong.changes,
                                          .what = {what},
                                          .map = std::move(source)});
    }

    const Evidence& m_evidence;
    const std::stop_token& m_stop;
    Sizes m_inputs, m_outputs;
    uint64_t m_count;
    std::vector<uint64_t> m_sample; // output elements
    Compositions m_found;
};

// Every block operator between these sizes; H and W may be exchanged.
std::vector<MeantBlocks> anyBlocks(const Sizes& in, const Sizes& out)
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
