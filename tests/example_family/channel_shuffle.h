// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/rules.h"

// An operator that the engine does not have, made as a program that links the engine would make one.
namespace example {

// The channels as GroupCount groups of equal size: channel i of group g becomes channel i·GroupCount + g.
struct ChannelShuffle {
    static constexpr std::string_view kName = "CHANNEL_SHUFFLE";
    static constexpr tessera::Text kSentence =
        tessera::say("example", "Deals the channels of every group out to all groups.");
    tessera::TensorDesc input, output;
    uint32_t groupCount = 2;
    bool operator==(const ChannelShuffle&) const = default;
};

void addChannelShuffle(); // to the engine's operators, with its oracle; once, at the start

} // namespace example

namespace tessera {

template <> struct OperatorRules<example::ChannelShuffle> : PermutationRules {
    using Op = example::ChannelShuffle;

    static void fields(auto& self, auto&& visit)
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
    static Issues validate(const Op& op);
    static TensorDesc offeredOutput(const Op& op);
    static std::string_view featureLevel(const Op&) { return "none"; }
    static Plan makePlan(const Op& op);
    static Explanation explain(const Op& op, const Plan& plan, uint64_t output);
    static std::optional<std::string> code(const Op& op, const Plan& plan, Dialect dialect);
    static std::optional<Op> otherOrder(const Op&) { return {}; }
    static std::optional<WaysBack> waysBack(const Op& op);
    static Message mistrust(const Op& op);
    static std::vector<Message> notes(const Op&, const Plan&) { return {}; }
    static Operator forDxDispatch(const Op& op);
    static void randomize(Op& op, Random& random);
    static std::span<const ConformanceLine> conformance();
};

} // namespace tessera
