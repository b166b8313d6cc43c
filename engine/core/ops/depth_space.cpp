// SPDX-License-Identifier: Apache-2.0
// DEPTH_TO_SPACE, SPACE_TO_DEPTH and their successors with an order.
#include "engine/core/ops/family.h"
#include "engine/core/plan/index_map.h"
#include "engine/core/plan/rearrangement.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace tessera {

namespace {

DepthSpaceOrder opposite(DepthSpaceOrder order)
{
    return order == DepthSpaceOrder::ColumnRowDepth ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth;
}

std::string number(uint64_t value)
{
    return std::to_string(value);
}

// The multiples of `step` around `value` that are valid sizes, the nearest first.
std::vector<std::string> multiplesAround(uint64_t value, uint64_t step)
{
    const uint64_t below = value / step * step, above = below + step;
    std::vector<std::string> values;
    if (below > 0)
        values.push_back(number(below));
    if (above <= std::numeric_limits<uint32_t>::max())
        values.insert(value - below > above - value ? values.begin() : values.end(), number(above));
    return values;
}

// Which multiples the input's sizes must be, axis by axis. In 64 bits, since 65536² is 0 in 32.
void checkMultiples(const Operator& op, Issues& issues)
{
    const uint64_t block = op.blockSize;
    const auto check = [&](size_t axis, uint64_t step, std::string_view what) {
        const uint64_t size = op.input.sizes[axis];
        if (size % step != 0)
            issues.push_back({sizePath("InputTensor", axis), number(size),
                              say("ops", "is not a multiple of %1 = %2")(what, step), multiplesAround(size, step)});
    };
    if (op.row().toSpace) {
        check(1, block * block, "BlockSize²");
    } else {
        check(2, block, "BlockSize");
        check(3, block, "BlockSize");
    }
}

std::vector<uint64_t> outputSizes(const Operator& op)
{
    const uint64_t n = op.input.sizes[0], c = op.input.sizes[1], h = op.input.sizes[2], w = op.input.sizes[3];
    const uint64_t b = op.blockSize;
    if (op.row().toSpace)
        return {n, std::max<uint64_t>(1, c / (b * b)), h * b, w * b};
    return {n, c * b * b, std::max<uint64_t>(1, h / b), std::max<uint64_t>(1, w / b)};
}

void checkRank(const TensorDesc& desc, std::string_view field, Issues& issues)
{
    if (!desc.sizes.empty() && desc.sizes.size() != 4)
        issues.push_back({std::string(field) + ".Sizes", text(desc.sizes),
                          say("ops", "does not have four dimensions {N, C, H, W}")});
}

Issues blockIssues(const Operator& op)
{
    Issues issues = tensorIssues(op, kDataTypes);
    checkRank(op.input, "InputTensor", issues);
    checkRank(op.output, "OutputTensor", issues);
    if (op.blockSize == 0)
        issues.push_back({"BlockSize", "0", say("ops", "is not a block's side"), {"1", "2"}});
    if (op.blockSize == 0 || op.input.sizes.size() != 4 || op.output.sizes.size() != 4)
        return issues;
    const size_t before = issues.size();
    checkMultiples(op, issues);
    if (issues.size() > before)
        return issues; // the right output is unknown until the input is
    const std::vector<uint64_t> expected = outputSizes(op);
    for (size_t axis = 0; axis < 4; ++axis)
        if (expected[axis] > std::numeric_limits<uint32_t>::max())
            issues.push_back({sizePath("InputTensor", axis), number(op.input.sizes[axis]),
                              say("ops", "and BlockSize = %1 give an output size beyond 2^32 − 1")(op.blockSize)});
        else if (op.output.sizes[axis] != expected[axis])
            issues.push_back(
                {sizePath("OutputTensor", axis),
                 number(op.output.sizes[axis]),
                 say("ops", "does not follow from the input %1 and BlockSize = %2")(text(op.input.sizes), op.blockSize),
                 {number(expected[axis])}});
    return issues;
}

TensorDesc blockOutput(const Operator& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.input.sizes.size() != 4 || op.blockSize == 0)
        return offered;
    const std::vector<uint64_t> sizes = outputSizes(op);
    if (std::ranges::max(sizes) <= std::numeric_limits<uint32_t>::max())
        offered.sizes.assign(sizes.begin(), sizes.end());
    return offered;
}

std::string_view blockLevel(const Operator& op)
{
    if (elementBytes(op.input.dataType) == 8)
        return "5_0";
    const bool isHalfOrSingle = op.input.dataType == DataType::Float16 || op.input.dataType == DataType::Float32;
    return isHalfOrSingle && !op.row().hasOrder ? "1_0" : "2_1";
}

// The factors of both sides' axes.
enum Factor : uint8_t { N, C, H, BlockRow, W, BlockColumn }; // indices of the lists below
using Order = std::array<Factor, 6>; // outermost first
constexpr std::array<std::string_view, 6> kNames = {"n", "c", "h", "by", "w", "bx"};
constexpr std::array<uint8_t, 6> kSpaceAxes = {0, 1, 2, 2, 3, 3}, kDepthAxes = {0, 1, 2, 1, 3, 1};
constexpr Order kSpaceOrder = {N, C, H, BlockRow, W, BlockColumn};

// The side whose channels hold the blocks. This is the only place where an order is written down.
constexpr Order depthOrder(DepthSpaceOrder order)
{
    if (order == DepthSpaceOrder::DepthColumnRow)
        return {N, BlockRow, BlockColumn, C, H, W};
    return {N, C, BlockRow, BlockColumn, H, W};
}

Plan blockPlan(const Operator& op)
{
    const bool toSpace = op.row().toSpace;
    const std::vector<uint32_t>& deep = (toSpace ? op.input : op.output).sizes;
    const uint64_t b = op.blockSize, depth = (toSpace ? op.output : op.input).sizes[1];
    const std::array<uint64_t, 6> sizes = {deep[0], depth, deep[2], b, deep[3], b};
    const Order depthSide = depthOrder(op.order);
    const auto& [from, to] = toSpace ? std::tie(depthSide, kSpaceOrder) : std::tie(kSpaceOrder, depthSide);
    const auto& [inputAxes, outputAxes] = toSpace ? std::tie(kDepthAxes, kSpaceAxes) : std::tie(kSpaceAxes, kDepthAxes);
    std::array<SizedFactor, 6> factors;
    std::array<uint8_t, 6> inputOrder;
    for (size_t i = 0; i < factors.size(); ++i) {
        const Factor factor = to[i];
        factors[i] = {{kNames[factor], kSpaceAxes[factor], inputAxes[factor], outputAxes[factor]}, sizes[factor]};
        inputOrder[i] = static_cast<uint8_t>(std::ranges::find(to, from[i]) - to.begin());
    }
    return permutationPlan(op.input, op.output, factors, inputOrder);
}

// "y = 5 = 2·2 + 1": a space coordinate as block and place inside it.
std::string divided(std::string_view name, uint64_t value, uint64_t b)
{
    return std::string(name) + " = " + number(value) + " = " + number(value / b) + "·" + number(b) + " + "
        + number(value % b);
}

// The formula of the depth side's channel: "k = c·b² + by·b + bx = 1·4 + 0·2 + 1 = 5".
std::string channelFormula(const StridedCopy& work, const std::vector<uint8_t>& channel, uint64_t element,
                           const std::array<uint64_t, 6>& logical)
{
    std::string numbers;
    uint64_t stride = 1, sum = 0;
    for (size_t i = channel.size(); i-- > 0;) {
        const uint8_t factor = channel[i];
        const uint64_t index = element / logical[factor] % work.sizes[factor];
        numbers = number(index) + (numbers.empty() ? "" : "·" + number(stride) + " + ") + numbers;
        sum += index * stride;
        stride *= work.sizes[factor];
    }
    return "k = " + lettersOf(work, channel) + " = " + numbers + " = " + number(sum);
}

Explanation blockExplanation(const Operator& op, const Plan& plan, uint64_t output)
{
    const bool toSpace = op.row().toSpace;
    const uint64_t input = sources(plan, output).list.front().element;
    const std::vector<uint32_t> out = coordinates(op.output.sizes, output), in = coordinates(op.input.sizes, input);
    const std::vector<uint32_t>&space = toSpace ? out : in, &deep = toSpace ? in : out;
    const uint64_t b = op.blockSize, by = space[2] % b, bx = space[3] % b;
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    Explanation explanation;
    explanation.formula = {
        {0, "n = " + number(out[0]), out[0]},
        {2, divided("y", space[2], b) + "   h = " + number(deep[2]) + ", by = " + number(by)},
        {3, divided("x", space[3], b) + "   w = " + number(deep[3]) + ", bx = " + number(bx)},
        {1,
         toSpace ? channelFormula(work, shapes.input[1], input, work.inLogical)
                 : channelFormula(work, shapes.output[1], output, work.outLogical)},
        {-1, "out " + text(out) + " = in " + text(in)},
    };
    const std::string block = number(b) + "×" + number(b);
    if (b == 1)
        explanation.sentence = say("ops", "Copied: same place, same number.");
    else if (toSpace)
        explanation.sentence =
            say("ops",
                "Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is "
                "kept in input channel %7 at row %8, column %9.")(out[2], out[3], by, bx, block, out[1], in[1], in[2],
                                                                  in[3]);
    else
        explanation.sentence =
            say("ops",
                "Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel "
                "%7, which is input row %8, column %9.")(out[1], out[2], out[3], by, bx, block, in[1], in[2], in[3]);
    return explanation;
}

std::vector<Message> blockNotes(const Operator& op, const Plan&)
{
    if (op.blockSize != 2)
        return {};
    return {say("ops", "BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart")};
}

// The operator that undoes this one.
Operator inverseOf(const Operator& op, bool hasOrder, DepthSpaceOrder order)
{
    using enum OperatorKind;
    const OperatorKind kind =
        op.row().toSpace ? (hasOrder ? SpaceToDepth1 : SpaceToDepth) : (hasOrder ? DepthToSpace1 : DepthToSpace);
    return {.kind = kind,
            .input = op.output,
            .output = withoutLayout(op.input), // the input may repeat elements
            .blockSize = op.blockSize,
            .order = order};
}

} // namespace

constinit const Family kDepthSpaceFamily = {.issues = blockIssues,
                                            .offeredOutput = blockOutput,
                                            .featureLevel = blockLevel,
                                            .plan = blockPlan,
                                            .explanation = blockExplanation,
                                            .notes = blockNotes};

std::optional<Operator> withOtherOrder(const Operator& op)
{
    if (!op.row().hasOrder)
        return {};
    Operator other = op;
    other.order = opposite(op.order);
    return other;
}

std::optional<Inverses> inversesOf(const Operator& op)
{
    if (!op.row().movesBlocks)
        return {};
    return Inverses{inverseOf(op, op.row().hasOrder, op.order), inverseOf(op, true, opposite(op.order))};
}

std::optional<BlockOrder> blockOrder(const Operator& op)
{
    return op.row().movesBlocks ? std::optional(BlockOrder{op.row().toSpace, op.blockSize, op.order}) : std::nullopt;
}

Message mistrust(const Operator& op)
{
    if (!op.row().hasOrder)
        return {};
    if (op.blockSize == 1)
        return say("ops", "BlockSize is 1: both orders leave everything where it is");
    if (op.row().toSpace && op.output.sizes[1] == 1)
        return say("ops", "the output has one channel: both orders are the same");
    if (!op.row().toSpace && op.input.sizes[1] == 1)
        return say("ops", "the input has one channel: both orders are the same");
    return {};
}

std::string_view channelLetters(DepthSpaceOrder order)
{
    return order == DepthSpaceOrder::DepthColumnRow ? "yxc" : "cyx";
}

std::optional<Operator> operatorOf(const BlockMove& move, DataType type)
{
    const auto order = move.channels == "yxc" ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth;
    if (move.channels != channelLetters(order) || move.rows != move.columns)
        return {};
    const auto described = [type](const std::array<uint64_t, 4>& four, ChannelPlace place) {
        return descOf(type, shapeOf({four.begin(), four.end()}, place), place);
    };
    return Operator{.kind = move.toSpace ? OperatorKind::DepthToSpace1 : OperatorKind::SpaceToDepth1,
                    .input = described(move.toSpace ? move.deep() : move.space, move.input),
                    .output = described(move.toSpace ? move.space : move.deep(), move.output),
                    .blockSize = static_cast<uint32_t>(move.rows),
                    .order = order};
}

} // namespace tessera
