// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/depth_space.h"

#include "engine/ops/checks.h"
#include "engine/ops/instantiate.h"
#include "engine/plan/plan.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tessera {

namespace {

template <class Op> constexpr bool kToSpace = std::same_as<Op, DepthToSpace> || std::same_as<Op, DepthToSpace1>;

// The operators without a 1 are DEPTH_COLUMN_ROW.
template <class Op> DepthSpaceOrder orderOf(const Op& op)
{
    if constexpr (requires { op.order; })
        return op.order;
    else
        return DepthSpaceOrder::DepthColumnRow;
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
                              "is not a multiple of " + std::string(what) + " = " + number(step),
                              multiplesAround(size, step)});
    };
    if (kToSpace<Op>) {
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
    if (kToSpace<Op>)
        return {n, std::max<uint64_t>(1, c / (b * b)), h * b, w * b};
    return {n, c * b * b, std::max<uint64_t>(1, h / b), std::max<uint64_t>(1, w / b)};
}

void checkRank(const TensorDesc& desc, std::string_view field, Issues& issues)
{
    if (!desc.sizes.empty() && desc.sizes.size() != 4)
        issues.push_back(
            {std::string(field) + ".Sizes", text(desc.sizes), "does not have four dimensions {N, C, H, W}"});
}

} // namespace

template <DepthSpaceOperator Op> Issues validate(const Op& op)
{
    Issues issues;
    checkTensors(op.input, "InputTensor", op.output, "OutputTensor", kDataTypes, issues);
    checkRank(op.input, "InputTensor", issues);
    checkRank(op.output, "OutputTensor", issues);
    if (op.blockSize == 0)
        issues.push_back({"BlockSize", "0", "is not a block's side", {"1", "2"}});
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
                              "and BlockSize = " + number(op.blockSize) + " give an output size beyond 2^32 − 1"});
        else if (op.output.sizes[axis] != expected[axis])
            issues.push_back(
                {sizePath("OutputTensor", axis),
                 number(op.output.sizes[axis]),
                 "does not follow from the input " + text(op.input.sizes) + " and BlockSize = " + number(op.blockSize),
                 {number(expected[axis])}});
    return issues;
}

template <DepthSpaceOperator Op> TensorDesc offeredOutput(const Op& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.input.sizes.size() != 4 || op.blockSize == 0)
        return offered;
    const std::vector<uint64_t> sizes = outputSizes(op);
    for (const uint64_t size : sizes)
        if (size > std::numeric_limits<uint32_t>::max())
            return offered;
    offered.sizes.assign(sizes.begin(), sizes.end());
    return offered;
}

template <DepthSpaceOperator Op> std::string_view featureLevel(const Op& op)
{
    if (elementBytes(op.input.dataType) == 8)
        return "5_0";
    const bool half = op.input.dataType == DataType::Float16 || op.input.dataType == DataType::Float32;
    return half && !requires
    {
        op.order;
    }
    ? "1_0" : "2_1";
}

namespace {

// The strides of (n, c, h, block row, w, block column) on the side whose channels hold the blocks, from those of N, C,
// H, W. This is the only place where an order is written down.
std::array<uint64_t, 6> depthSide(const std::vector<uint64_t>& nchw, uint64_t depth, uint64_t b, DepthSpaceOrder order)
{
    const uint64_t channel = nchw[1];
    if (order == DepthSpaceOrder::DepthColumnRow)
        return {nchw[0], channel, nchw[2], b * depth * channel, nchw[3], depth * channel};
    return {nchw[0], b * b * channel, nchw[2], b * channel, nchw[3], channel};
}

std::array<uint64_t, 6> spaceSide(const std::vector<uint64_t>& nchw, uint64_t b)
{
    return {nchw[0], nchw[1], b * nchw[2], nchw[2], b * nchw[3], nchw[3]};
}

using Axes = std::array<size_t, 6>; // indices into (n, c, h, block row, w, block column)
constexpr Axes kSpaceOrder = {0, 1, 2, 3, 4, 5};

// The six axes as the output runs through them, outermost first.
template <class Op> Axes outputOrder(const Op& op)
{
    if (kToSpace<Op>)
        return kSpaceOrder;
    return orderOf(op) == DepthSpaceOrder::DepthColumnRow ? Axes{0, 3, 5, 1, 2, 4} : Axes{0, 1, 3, 5, 2, 4};
}

std::array<uint64_t, 6> permuted(const std::array<uint64_t, 6>& values, const Axes& order)
{
    std::array<uint64_t, 6> result{};
    for (size_t i = 0; i < order.size(); ++i)
        result[i] = values[order[i]];
    return result;
}

} // namespace

template <DepthSpaceOperator Op> Plan makePlan(const Op& op)
{
    assert(validate(op).empty());
    const TensorDesc& space = kToSpace<Op> ? op.output : op.input;
    const TensorDesc& deep = kToSpace<Op> ? op.input : op.output;
    const uint64_t b = op.blockSize, depth = space.sizes[1];
    const std::array<uint64_t, 6> sizes = {deep.sizes[0], depth, deep.sizes[2], b, deep.sizes[3], b};
    const Axes order = outputOrder(op);

    const auto ofSpace = [&](const std::vector<uint64_t>& nchw) { return permuted(spaceSide(nchw, b), order); };
    const auto ofDepth = [&](const std::vector<uint64_t>& nchw) {
        return permuted(depthSide(nchw, depth, b, orderOf(op)), order);
    };
    StridedCopy work{
        .sizes = permuted(sizes, order), .inStrides = {}, .outStrides = {}, .inLogical = {}, .outLogical = {}};
    auto& spaceStrides = kToSpace<Op> ? work.outStrides : work.inStrides;
    auto& depthStrides = kToSpace<Op> ? work.inStrides : work.outStrides;
    auto& spaceLogical = kToSpace<Op> ? work.outLogical : work.inLogical;
    auto& depthLogical = kToSpace<Op> ? work.inLogical : work.outLogical;
    spaceStrides = ofSpace(effectiveStrides(space));
    depthStrides = ofDepth(effectiveStrides(deep));
    spaceLogical = ofSpace(packedStrides(space.sizes));
    depthLogical = ofDepth(packedStrides(deep.sizes));
    for (size_t i = 0; i < order.size(); ++i)
        work.axes[i] = static_cast<CopyAxis>(order[i]);
    return {op.input, op.output, work};
}

template <DepthSpaceOperator Op> uint64_t estimatedTableBytes(const Op&)
{
    return 0; // strides only
}

namespace {

std::string ordinal(uint64_t value, std::string_view one)
{
    return std::string(one) + " " + number(value);
}

// "y = 5 = 2·2 + 1": a space coordinate as block and place inside it.
std::string divided(std::string_view name, uint64_t value, uint64_t b)
{
    return std::string(name) + " = " + number(value) + " = " + number(value / b) + "·" + number(b) + " + "
        + number(value % b);
}

// How the channel of the depth side is made.
std::string channelFormula(DepthSpaceOrder order, uint64_t by, uint64_t bx, uint64_t b, uint64_t c, uint64_t depth)
{
    if (order == DepthSpaceOrder::DepthColumnRow)
        return "k = (by·b + bx)·C + c = (" + number(by) + "·" + number(b) + " + " + number(bx) + ")·" + number(depth)
            + " + " + number(c) + " = " + number((by * b + bx) * depth + c);
    return "k = c·b² + by·b + bx = " + number(c) + "·" + number(b * b) + " + " + number(by) + "·" + number(b) + " + "
        + number(bx) + " = " + number(c * b * b + by * b + bx);
}

} // namespace

template <DepthSpaceOperator Op> Explanation explain(const Op& op, const Plan& plan, uint64_t output)
{
    const uint64_t input = sources(plan, output).list.front().element;
    const std::vector<uint32_t> out = coordinates(op.output.sizes, output), in = coordinates(op.input.sizes, input);
    const std::vector<uint32_t>& space = kToSpace<Op> ? out : in;
    const std::vector<uint32_t>& deep = kToSpace<Op> ? in : out;
    const uint64_t b = op.blockSize, depth = (kToSpace<Op> ? op.output : op.input).sizes[1];
    const uint64_t by = space[2] % b, bx = space[3] % b;

    Explanation explanation;
    explanation.formula = {
        {0, "n = " + number(out[0])},
        {2, divided("y", space[2], b) + "   h = " + number(deep[2]) + ", by = " + number(by)},
        {3, divided("x", space[3], b) + "   w = " + number(deep[3]) + ", bx = " + number(bx)},
        {1, channelFormula(orderOf(op), by, bx, b, space[1], depth)},
        {-1, "out " + text(out) + " = in " + text(in)},
    };
    const std::string place =
        "row " + number(by) + ", column " + number(bx) + " of its " + number(b) + "×" + number(b) + " block";
    const std::string channel =
        ordinal(deep[1], "channel") + " at row " + number(deep[2]) + ", column " + number(deep[3]);
    if (kToSpace<Op>)
        explanation.sentence = "Output row " + number(out[2]) + ", column " + number(out[3]) + " is " + place
            + ", and that place of channel " + number(out[1]) + " is kept in input " + channel + ".";
    else
        explanation.sentence = "Output " + channel + " keeps " + place + " of input channel " + number(in[1])
            + ", which is input row " + number(in[2]) + ", column " + number(in[3]) + ".";
    return explanation;
}

namespace {

// Of the axes of a permutation: their names in the formulas, and the axis whose colour they have.
constexpr std::array<std::pair<std::string_view, int>, 6> kStoryNames = {
    {{"n", 0}, {"c", 1}, {"h", 2}, {"by", 2}, {"w", 3}, {"bx", 3}}};

} // namespace

template <DepthSpaceOperator Op> std::vector<StoryStep> story(const Op& op, const Plan& plan)
{
    using enum CopyAxis;
    const auto& work = std::get<StridedCopy>(plan.work);
    const auto partsOf = [&](std::initializer_list<CopyAxis> axes) {
        std::vector<uint8_t> parts;
        for (const CopyAxis axis : axes)
            parts.push_back(static_cast<uint8_t>(std::ranges::find(work.axes, axis) - work.axes.begin()));
        return parts;
    };
    const auto alone = [&](std::initializer_list<CopyAxis> axes) {
        std::vector<StoryDimension> dimensions;
        for (const CopyAxis axis : axes) {
            const auto& [name, colour] = kStoryNames[static_cast<size_t>(axis)];
            dimensions.push_back({std::string(name), colour, partsOf({axis})});
        }
        return dimensions;
    };
    const bool depthFirst = orderOf(op) == DepthSpaceOrder::DepthColumnRow;
    StoryStep deep{"", {{"n", 0, partsOf({N})}}};
    deep.dimensions.push_back(
        {"k", 1, depthFirst ? partsOf({BlockRow, BlockColumn, C}) : partsOf({C, BlockRow, BlockColumn})});
    deep.dimensions.insert(deep.dimensions.end(), {{"h", 2, partsOf({H})}, {"w", 3, partsOf({W})}});
    const StoryStep deepApart{
        "", depthFirst ? alone({N, BlockRow, BlockColumn, C, H, W}) : alone({N, C, BlockRow, BlockColumn, H, W})};
    const StoryStep spaceApart{"", alone({N, C, H, BlockRow, W, BlockColumn})};
    const StoryStep space{"",
                          {{"n", 0, partsOf({N})},
                           {"c", 1, partsOf({C})},
                           {"y", 2, partsOf({H, BlockRow})},
                           {"x", 3, partsOf({W, BlockColumn})}}};

    std::vector<StoryStep> steps{deep, deepApart, spaceApart, space};
    if (!kToSpace<Op>)
        std::ranges::reverse(steps);
    constexpr std::string_view titles[] = {"input", "reshape", "transpose", "output"};
    for (size_t i = 0; i < steps.size(); ++i)
        steps[i].title = titles[i];
    return steps;
}

template <DepthSpaceOperator Op> std::string numpy(const Op& op)
{
    const bool depthFirst = orderOf(op) == DepthSpaceOrder::DepthColumnRow;
    const std::string b = number(op.blockSize);
    std::string code = "import numpy as np\n\nb = " + b + "\nn, c, h, w = x.shape  # " + text(op.input.sizes) + "\n";
    if (kToSpace<Op>) {
        code += depthFirst ? "y = x.reshape(n, b, b, c // (b * b), h, w).transpose(0, 3, 4, 1, 5, 2)\n"
                           : "y = x.reshape(n, c // (b * b), b, b, h, w).transpose(0, 1, 4, 2, 5, 3)\n";
        code += "y = y.reshape(n, c // (b * b), h * b, w * b)";
    } else {
        code += "y = x.reshape(n, c, h // b, b, w // b, b)";
        code += depthFirst ? ".transpose(0, 3, 5, 1, 2, 4)\n" : ".transpose(0, 1, 3, 5, 2, 4)\n";
        code += "y = y.reshape(n, c * b * b, h // b, w // b)";
    }
    return code + "  # " + text(op.output.sizes) + "\n";
}

TESSERA_INSTANTIATE(DepthToSpace)
TESSERA_INSTANTIATE(DepthToSpace1)
TESSERA_INSTANTIATE(SpaceToDepth)
TESSERA_INSTANTIATE(SpaceToDepth1)
template std::vector<StoryStep> story(const DepthToSpace& op, const Plan& plan);
template std::vector<StoryStep> story(const DepthToSpace1& op, const Plan& plan);
template std::vector<StoryStep> story(const SpaceToDepth& op, const Plan& plan);
template std::vector<StoryStep> story(const SpaceToDepth1& op, const Plan& plan);

} // namespace tessera
