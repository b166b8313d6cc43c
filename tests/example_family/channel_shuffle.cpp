// SPDX-License-Identifier: Apache-2.0
#include "tests/example_family/channel_shuffle.h"

#include "engine/compute/reference/oracle.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/family.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/rearrangement.h"

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

class ChannelShuffleModel final : public HeldFields<ChannelShuffleModel, ChannelShuffle> {
public:
    using HeldFields::HeldFields;

    static void visitFields(auto& self, auto&& visit)
    {
        visit(FieldInfo{"InputTensor", say("example", "The tensor that is read: {N, C, H, W}.")}, self.input);
        visit(FieldInfo{.name = "OutputTensor",
                        .sentence = say("example", "The tensor that is written."),
                        .isOutput = true},
              self.output);
        visit(FieldInfo{"GroupCount", say("example", "How many groups the channels lie in."), 1, 65535,
                        say("example", "groups")},
              self.groupCount);
    }

    bool outputIsFixed() const override { return true; }

    std::string_view featureLevel() const override { return "none"; }

    Issues validate() const override
    {
        Issues issues;
        checkTensors(m_op.input, "InputTensor", m_op.output, "OutputTensor", kDataTypes, issues);
        if (m_op.input.sizes.size() != 4)
            issues.push_back(
                {"InputTensor.Sizes", text(m_op.input.sizes), say("example", "does not have four dimensions")});
        else if (m_op.groupCount == 0 || m_op.input.sizes[1] % m_op.groupCount != 0)
            issues.push_back(
                {"GroupCount", std::to_string(m_op.groupCount), say("example", "does not divide the channels"), {"1"}});
        else if (m_op.output.sizes != m_op.input.sizes)
            issues.push_back(
                {"OutputTensor.Sizes", text(m_op.output.sizes), say("example", "is not the input's shape")});
        return issues;
    }

    TensorDesc offeredOutput() const override { return {.dataType = m_op.input.dataType, .sizes = m_op.input.sizes}; }

    Plan makePlan() const override
    {
        const std::vector<uint32_t>& sizes = m_op.input.sizes;
        const SizedFactor factors[] = {{{"n", 0, 0, 0}, sizes[0]},
                                       {{"c", 1, 1, 1}, sizes[1] / m_op.groupCount},
                                       {{"g", 1, 1, 1}, m_op.groupCount},
                                       {{"h", 2, 2, 2}, sizes[2]},
                                       {{"w", 3, 3, 3}, sizes[3]}};
        constexpr uint8_t inputOrder[] = {0, 2, 1, 3, 4};
        return permutationPlan(m_op.input, m_op.output, factors, inputOrder);
    }

    Explanation explain(const Plan& plan, uint64_t output) const override
    {
        const uint64_t input = sources(plan, output).list.front().element;
        const uint32_t to = coordinates(m_op.output.sizes, output)[1], from = coordinates(m_op.input.sizes, input)[1];
        return {.formula = {{1, "k = " + std::to_string(to) + " ← " + std::to_string(from)}},
                .sentence = say("example", "Output channel %1 is input channel %2.")(to, from)};
    }

    std::optional<std::string> code(const Plan&, std::string_view dialect) const override
    {
        if (dialect != "PyTorch")
            return {};
        return "import torch.nn.functional as F\n\ny = F.channel_shuffle(x, " + std::to_string(m_op.groupCount) + ")\n";
    }

    std::optional<WaysBack> waysBack() const override
    {
        ChannelShuffle back{m_op.output,
                            {.dataType = m_op.input.dataType, .sizes = m_op.input.sizes},
                            m_op.input.sizes[1] / m_op.groupCount};
        ChannelShuffle mixed = back;
        mixed.groupCount = m_op.groupCount;
        return WaysBack{back, mixed};
    }

    Message mistrust() const override
    {
        return m_op.groupCount == 1 || m_op.groupCount == m_op.input.sizes[1]
            ? say("example", "every channel stays where it is")
            : Text();
    }

    Operator forDxDispatch() const override { return m_op; }

    void randomize(Random& random) override
    {
        m_op.groupCount = random.between(1, 4);
        m_op.input = {.dataType = random.pick(kDataTypes),
                      .sizes = {random.between(1, 3), m_op.groupCount * random.between(1, 4), random.between(1, 4),
                                random.between(1, 5)}};
        m_op.output = m_op.input;
    }

    std::span<const ConformanceLine> conformance() const override
    {
        static constexpr ConformanceLine lines[] = {
            {"channel shuffle of three groups",
             "CHANNEL_SHUFFLE --Sizes 2,12,3,5 --DataType UINT16 --GroupCount 3 --data iota"}};
        return lines;
    }
};

} // namespace

std::unique_ptr<OperatorModel> modelOf(ChannelShuffle op)
{
    return std::make_unique<ChannelShuffleModel>(std::move(op));
}

void addChannelShuffle()
{
    addOperator(ChannelShuffle());
    reference::addOracle(ChannelShuffle::kName,
                         [](const Operator& op, reference::Input input, reference::Output output,
                            const RunControl& control) { evaluate(*op.as<ChannelShuffle>(), input, output, control); });
}

} // namespace example
