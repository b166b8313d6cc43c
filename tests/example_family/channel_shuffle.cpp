// SPDX-License-Identifier: Apache-2.0
#include "tests/example_family/channel_shuffle.h"

#include "engine/compute/reference/oracle.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/family.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/permutation.h"

#include <algorithm>

namespace example {

using namespace tessera;

namespace {

// The textbook's way, channel by channel.
void evaluate(const ChannelShuffle& op, reference::Input input, reference::Output output, const RunControl& control)
{
    const uint32_t c = op.input.sizes[1], each = c / op.groupCount;
    const size_t plane = input.size() / op.input.sizes[0] / c;
    for (size_t n = 0; n < op.input.sizes[0]; ++n)
        for (size_t group = 0; group < op.groupCount; ++group) {
            reference::checkpoint(control, group, op.groupCount);
            for (size_t i = 0; i < each; ++i)
                std::ranges::copy(input.subspan((n * c + group * each + i) * plane, plane),
                                  output.subspan((n * c + i * op.groupCount + group) * plane, plane).begin());
        }
}

} // namespace

void addChannelShuffle()
{
    addOperator(ChannelShuffle());
    reference::addOracle(ChannelShuffle::kName,
                         [](const Operator& op, reference::Input input, reference::Output output,
                            const RunControl& control) { evaluate(*op.as<ChannelShuffle>(), input, output, control); });
}

} // namespace example

namespace tessera {

using example::ChannelShuffle;
using Rules = OperatorRules<ChannelShuffle>;

Issues Rules::validate(const Op& op)
{
    Issues issues;
    checkTensors(op.input, "InputTensor", op.output, "OutputTensor", kDataTypes, issues);
    if (op.input.sizes.size() != 4)
        issues.push_back({"InputTensor.Sizes", text(op.input.sizes), say("example", "does not have four dimensions")});
    else if (op.groupCount == 0 || op.input.sizes[1] % op.groupCount != 0)
        issues.push_back(
            {"GroupCount", std::to_string(op.groupCount), say("example", "does not divide the channels"), {"1"}});
    else if (op.output.sizes != op.input.sizes)
        issues.push_back({"OutputTensor.Sizes", text(op.output.sizes), say("example", "is not the input's shape")});
    return issues;
}

TensorDesc Rules::offeredOutput(const Op& op)
{
    return {.dataType = op.input.dataType, .sizes = op.input.sizes};
}

Plan Rules::makePlan(const Op& op)
{
    const std::vector<uint32_t>& sizes = op.input.sizes;
    const SizedFactor factors[] = {{{"n", 0, 0, 0}, sizes[0]},
                                   {{"c", 1, 1, 1}, sizes[1] / op.groupCount},
                                   {{"g", 1, 1, 1}, op.groupCount},
                                   {{"h", 2, 2, 2}, sizes[2]},
                                   {{"w", 3, 3, 3}, sizes[3]}};
    constexpr uint8_t inputOrder[] = {0, 2, 1, 3, 4};
    return permutationPlan(op.input, op.output, factors, inputOrder);
}

Explanation Rules::explain(const Op& op, const Plan& plan, uint64_t output)
{
    const uint64_t input = sources(plan, output).list.front().element;
    const uint32_t to = coordinates(op.output.sizes, output)[1], from = coordinates(op.input.sizes, input)[1];
    return {.formula = {{1, "k = " + std::to_string(to) + " ← " + std::to_string(from)}},
            .sentence = say("example", "Output channel %1 is input channel %2.")(to, from)};
}

std::optional<std::string> Rules::code(const Op& op, const Plan&, Dialect dialect)
{
    if (dialect != Dialect::PyTorch)
        return {};
    return "import torch.nn.functional as F\n\ny = F.channel_shuffle(x, " + std::to_string(op.groupCount) + ")\n";
}

std::optional<WaysBack> Rules::waysBack(const Op& op)
{
    Op back{op.output, {.dataType = op.input.dataType, .sizes = op.input.sizes}, op.input.sizes[1] / op.groupCount};
    Op mixed = back;
    mixed.groupCount = op.groupCount;
    return WaysBack{back, mixed};
}

Message Rules::mistrust(const Op& op)
{
    return op.groupCount == 1 || op.groupCount == op.input.sizes[1] ? say("example", "every channel stays where it is")
                                                                    : Text();
}

Operator Rules::forDxDispatch(const Op& op)
{
    return op;
}

void Rules::randomize(Op& op, Random& random)
{
    op.groupCount = random.between(1, 4);
    op.input = {.dataType = random.pick(kDataTypes),
                .sizes = {random.between(1, 3), op.groupCount * random.between(1, 4), random.between(1, 4),
                          random.between(1, 5)}};
    op.output = op.input;
}

std::span<const ConformanceLine> Rules::conformance()
{
    static constexpr ConformanceLine lines[] = {
        {"channel shuffle of three groups",
         "CHANNEL_SHUFFLE --Sizes 2,12,3,5 --DataType UINT16 --GroupCount 3 --data iota"}};
    return lines;
}

// For sources that know the fields and not engine/core/ops/family.h.
template Operator::Operator(example::ChannelShuffle);

} // namespace tessera
