// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/depth_space.h"

#include "engine/core/ops/checks.h"
#include "engine/core/ops/family.h"
#include "engine/core/ops/operator_words.h"
#include "engine/core/ops/random_operators.h"
#include "engine/core/plan/rearrangement.h"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <limits>
#include <tuple>

namespace tessera {

namespace {

constexpr FieldInfo kInput{"InputTensor", say("ops", "The tensor that is read: {N, C, H, W}.")};
constexpr FieldInfo kOutput{.name = "OutputTensor",
                            .sentence = say("ops", "The tensor that is written; its shape follows from the rest."),
                            .isOutput = true};
constexpr FieldInfo kBlockSize{
    "BlockSize", say("ops", "The side of the square block of pixels that BlockSize² channels become, or come from."), 1,
    65535, say("ops", "elements")};
constexpr FieldInfo kOrder{
    "Order", say("ops", "How the channel index is made of depth, block column and block row, the fastest first."), 0,
    1};

DepthSpaceOrder opposite(DepthSpaceOrder order)
{
    return order == DepthSpaceOrder::ColumnRowDepth ? DepthSpaceOrder::DepthColumnRow : DepthSpaceOrder::ColumnRowDepth;
}

std::string number(uint64_t value)
{
    return std::to_string(value);
}

// What the input must be a multiple of, axis by axis; 64 bits: 65536² is 0 in 32.
template <class Op> void checkMultiples(const Op& op, Issues& issues)
{
    const uint64_t block = op.blockSize;
    const auto check = [&](size_t axis, uint64_t step, std::string_view what) {
        const uint64_t size = op.input.sizes[axis];
        if (size % step != 0)
            issues.push_back({sizePath("InputTensor", axis), number(size),
                              say("ops", "is not a multiple of %1 = %2")(what, step), multiplesAround(size, step)});
    };
    if (Op::kRow.toSpace) {
        check(1, block * block, "BlockSize²");
    } else {
        check(2, block, "BlockSize");
        check(3, block, "BlockSize");
    }
}

template <class Op> std::vector<uint64_t> outputSizes(const Op& op)
{
    const uint64_t n = op.input.sizes[0], c = op.input.sizes[1], h = op.input.sizes[2], w = op.input.sizes[3];
    const uint64_t b = op.blockSize;
    if (Op::kRow.toSpace)
        return {n, std::max<uint64_t>(1, c / (b * b)), h * b, w * b};
    return {n, c * b * b, std::max<uint64_t>(1, h / b), std::max<uint64_t>(1, w / b)};
}

void checkRank(const TensorDesc& desc, std::string_view field, Issues& issues)
{
    if (!desc.sizes.empty() && desc.sizes.size() != 4)
        issues.push_back({std::string(field) + ".Sizes", text(desc.sizes),
                          say("ops", "does not have four dimensions {N, C, H, W}")});
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

// "y = 5 = 2·2 + 1": a space coordinate as block and place inside it.
std::string divided(std::string_view name, uint64_t value, uint64_t b)
{
    return std::string(name) + " = " + number(value) + " = " + number(value / b) + "·" + number(b) + " + "
        + number(value % b);
}

// How the channel of the depth side is made: "k = c·b² + by·b + bx = 1·4 + 0·2 + 1 = 5".
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

// The operator that undoes this one.
template <class Back, class Op> Operator undoing(const Op& op, DepthSpaceOrder order)
{
    return Back{.input = op.output,
                .output = withoutLayout(op.input), // the input may repeat elements
                .blockSize = op.blockSize,
                .order = order};
}

template <class Op> class DepthSpaceModel final : public HeldFields<DepthSpaceModel<Op>, Op> {
    using Base = HeldFields<DepthSpaceModel<Op>, Op>;
    using Base::m_op;

public:
    using Base::Base;

    static void visitFields(auto& self, auto&& visit)
    {
        visit(kInput, self.input);
        visit(kOutput, self.output);
        visit(kBlockSize, self.blockSize);
        if constexpr (Op::kRow.hasOrder)
            visit(kOrder, self.order);
    }

    Issues validate() const override
    {
        Issues issues;
        checkTensors(m_op.input, "InputTensor", m_op.output, "OutputTensor", kDataTypes, issues);
        checkRank(m_op.input, "InputTensor", issues);
        checkRank(m_op.output, "OutputTensor", issues);
        if (m_op.blockSize == 0)
            issues.push_back({"BlockSize", "0", say("ops", "is not a block's side"), {"1", "2"}});
        if (m_op.blockSize == 0 || m_op.input.sizes.size() != 4 || m_op.output.sizes.size() != 4)
            return issues;
        const size_t before = issues.size();
        checkMultiples(m_op, issues);
        if (issues.size() > before)
            return issues; // the right output is unknown until the input is
        const std::vector<uint64_t> expected = outputSizes(m_op);
        for (size_t axis = 0; axis < 4; ++axis)
            if (expected[axis] > std::numeric_limits<uint32_t>::max())
                issues.push_back(
                    {sizePath("InputTensor", axis), number(m_op.input.sizes[axis]),
                     say("ops", "and BlockSize = %1 give an output size beyond 2^32 − 1")(m_op.blockSize)});
            else if (m_op.output.sizes[axis] != expected[axis])
                issues.push_back({sizePath("OutputTensor", axis),
                                  number(m_op.output.sizes[axis]),
                                  say("ops", "does not follow from the input %1 and BlockSize = %2")(
                                      text(m_op.input.sizes), m_op.blockSize),
                                  {number(expected[axis])}});
        return issues;
    }

    TensorDesc offeredOutput() const override
    {
        TensorDesc offered{.dataType = m_op.input.dataType, .sizes = {}};
        if (m_op.input.sizes.size() != 4 || m_op.blockSize == 0)
            return offered;
        const std::vector<uint64_t> sizes = outputSizes(m_op);
        for (const uint64_t size : sizes)
            if (size > std::numeric_limits<uint32_t>::max())
                return offered;
        offered.sizes.assign(sizes.begin(), sizes.end());
        return offered;
    }

    bool outputIsFixed() const override { return true; }

    std::string_view featureLevel() const override
    {
        if (elementBytes(m_op.input.dataType) == 8)
            return "5_0";
        const bool half = m_op.input.dataType == DataType::Float16 || m_op.input.dataType == DataType::Float32;
        return half && !Op::kRow.hasOrder ? "1_0" : "2_1";
    }

    Plan makePlan() const override
    {
        assert(validate().empty());
        const std::vector<uint32_t>& deep = (Op::kRow.toSpace ? m_op.input : m_op.output).sizes;
        const uint64_t b = m_op.blockSize, depth = (Op::kRow.toSpace ? m_op.output : m_op.input).sizes[1];
        const std::array<uint64_t, 6> sizes = {deep[0], depth, deep[2], b, deep[3], b};
        const Order depthSide = depthOrder(m_op.order);
        const auto& [from, to] = Op::kRow.toSpace ? std::tie(depthSide, kSpaceOrder) : std::tie(kSpaceOrder, depthSide);
        const auto& [inputAxes, outputAxes] =
            Op::kRow.toSpace ? std::tie(kDepthAxes, kSpaceAxes) : std::tie(kSpaceAxes, kDepthAxes);

        std::array<SizedFactor, 6> factors;
        std::array<uint8_t, 6> inputOrder;
        for (size_t i = 0; i < factors.size(); ++i) {
            const Factor factor = to[i];
            factors[i] = {{kNames[factor], kSpaceAxes[factor], inputAxes[factor], outputAxes[factor]}, sizes[factor]};
            inputOrder[i] = static_cast<uint8_t>(std::ranges::find(to, from[i]) - to.begin());
        }
        return permutationPlan(m_op.input, m_op.output, factors, inputOrder);
    }

    Explanation explain(const Plan& plan, uint64_t output) const override
    {
        const uint64_t input = sources(plan, output).list.front().element;
        const std::vector<uint32_t> out = coordinates(m_op.output.sizes, output),
                                    in = coordinates(m_op.input.sizes, input);
        const std::vector<uint32_t>& space = Op::kRow.toSpace ? out : in;
        const std::vector<uint32_t>& deep = Op::kRow.toSpace ? in : out;
        const uint64_t b = m_op.blockSize, by = space[2] % b, bx = space[3] % b;
        const auto& work = std::get<StridedCopy>(plan.work);
        const Rearrangement shapes = rearrangement(plan).value();

        Explanation explanation;
        explanation.formula = {
            {0, "n = " + number(out[0]), out[0]},
            {2, divided("y", space[2], b) + "   h = " + number(deep[2]) + ", by = " + number(by)},
            {3, divided("x", space[3], b) + "   w = " + number(deep[3]) + ", bx = " + number(bx)},
            {1,
             Op::kRow.toSpace ? channelFormula(work, shapes.input[1], input, work.inLogical)
                              : channelFormula(work, shapes.output[1], output, work.outLogical)},
            {-1, "out " + text(out) + " = in " + text(in)},
        };
        const std::string block = number(b) + "×" + number(b);
        if (b == 1)
            explanation.sentence = say("ops", "Copied: same place, same number.");
        else if (Op::kRow.toSpace)
            explanation.sentence =
                say("ops",
                    "Output row %1, column %2 is row %3, column %4 of its %5 block, and that place of channel %6 is "
                    "kept in input channel %7 at row %8, column %9.")(out[2], out[3], by, bx, block, out[1], in[1],
                                                                      in[2], in[3]);
        else
            explanation.sentence = say(
                "ops",
                "Output channel %1 at row %2, column %3 keeps row %4, column %5 of its %6 block of input channel "
                "%7, which is input row %8, column %9.")(out[1], out[2], out[3], by, bx, block, in[1], in[2], in[3]);
        return explanation;
    }

    std::optional<Operator> otherOrder() const override
    {
        if (!Op::kRow.hasOrder)
            return {};
        Op other = m_op;
        other.order = opposite(m_op.order);
        return other;
    }

    std::optional<WaysBack> waysBack() const override
    {
        using Ordered = std::conditional_t<Op::kRow.toSpace, SpaceToDepth1, DepthToSpace1>;
        using Plain = std::conditional_t<Op::kRow.toSpace, SpaceToDepth, DepthToSpace>;
        return WaysBack{undoing<std::conditional_t<Op::kRow.hasOrder, Ordered, Plain>>(m_op, m_op.order),
                        undoing<Ordered>(m_op, opposite(m_op.order))};
    }

    std::optional<BlockOrder> blockOrder() const override
    {
        return BlockOrder{Op::kRow.toSpace, m_op.blockSize, m_op.order};
    }

    Message mistrust() const override
    {
        if (Op::kRow.hasOrder && m_op.blockSize == 1)
            return say("ops", "BlockSize is 1: both orders leave everything where it is");
        if (Op::kRow.hasOrder && (Op::kRow.toSpace ? m_op.output : m_op.input).sizes[1] == 1)
            return Op::kRow.toSpace ? say("ops", "the output has one channel: both orders are the same")
                                    : say("ops", "the input has one channel: both orders are the same");
        return {};
    }

    std::vector<Message> notes(const Plan&) const override
    {
        if (m_op.blockSize != 2)
            return {};
        return {say("ops", "BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart")};
    }

    void randomize(Random& random) override
    {
        m_op.blockSize = static_cast<uint32_t>(pickWeighted(kBlockWeights, random)) + 1;
        if (Op::kRow.hasOrder)
            m_op.order = random.pick({DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth});
        const uint32_t b = m_op.blockSize, n = random.between(1, 3), c = random.between(1, b > 4 ? 2 : 4),
                       h = random.between(1, 4), w = random.between(1, 5);
        const std::vector<uint32_t> depth{n, c * b * b, h, w}, space{n, c, h * b, w * b};
        m_op.input = {.dataType = random.pick(kDataTypes), .sizes = Op::kRow.toSpace ? depth : space};
        m_op.output = {.dataType = m_op.input.dataType, .sizes = Op::kRow.toSpace ? space : depth};
    }

    Operator forDxDispatch() const override { return m_op; }
};

} // namespace

template <size_t Row> std::unique_ptr<OperatorModel> modelOf(DepthSpace<Row> op)
{
    return std::make_unique<DepthSpaceModel<DepthSpace<Row>>>(std::move(op));
}

template std::unique_ptr<OperatorModel> modelOf(DepthToSpace);
template std::unique_ptr<OperatorModel> modelOf(DepthToSpace1);
template std::unique_ptr<OperatorModel> modelOf(SpaceToDepth);
template std::unique_ptr<OperatorModel> modelOf(SpaceToDepth1);

} // namespace tessera
