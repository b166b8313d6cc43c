// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/rules.h"
#include "engine/core/tensor/field.h"

#include <concepts>

namespace TESSERA_API tessera {

// Shapes and index maps: semantics.md, section 2. D2S {N, C, H, W} → {N, C/b², H·b, W·b}, S2D the other way.

namespace depth_space {
inline constexpr FieldInfo kInput{"InputTensor", say("ops", "The tensor that is read: {N, C, H, W}.")};
inline constexpr FieldInfo kOutput{.name = "OutputTensor",
                                   .sentence =
                                       say("ops", "The tensor that is written; its shape follows from the rest."),
                                   .isOutput = true};
inline constexpr FieldInfo kBlockSize{
    "BlockSize", say("ops", "The side of the square block of pixels that BlockSize² channels become, or come from."), 1,
    65535, say("ops", "elements")};
inline constexpr FieldInfo kOrder{
    "Order", say("ops", "How the channel index is made of depth, block column and block row, the fastest first."), 0,
    1};

template <class Self, class Visit> void fields(Self& self, Visit&& visit)
{
    visit(kInput, self.input);
    visit(kOutput, self.output);
    visit(kBlockSize, self.blockSize);
    if constexpr (requires { self.order; })
        visit(kOrder, self.order);
}
} // namespace depth_space

struct DepthToSpace {
    static constexpr std::string_view kName = "DEPTH_TO_SPACE";
    static constexpr Text kSentence = say("ops", "Moves channels into blocks of pixels, depth fastest.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    bool operator==(const DepthToSpace&) const = default;
};

struct DepthToSpace1 {
    static constexpr std::string_view kName = "DEPTH_TO_SPACE1";
    static constexpr Text kSentence = say("ops", "Moves channels into blocks of pixels, in one of two orders.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;
    bool operator==(const DepthToSpace1&) const = default;
};

struct SpaceToDepth {
    static constexpr std::string_view kName = "SPACE_TO_DEPTH";
    static constexpr Text kSentence = say("ops", "Moves blocks of pixels into channels, depth fastest.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    bool operator==(const SpaceToDepth&) const = default;
};

struct SpaceToDepth1 {
    static constexpr std::string_view kName = "SPACE_TO_DEPTH1";
    static constexpr Text kSentence = say("ops", "Moves blocks of pixels into channels, in one of two orders.");
    TensorDesc input, output;
    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;
    bool operator==(const SpaceToDepth1&) const = default;
};

template <class Op>
concept DepthSpaceOperator = std::same_as<Op, DepthToSpace> || std::same_as<Op, DepthToSpace1> || std::same_as<
    Op, SpaceToDepth> || std::same_as<Op, SpaceToDepth1>;

template <DepthSpaceOperator Op> struct DepthSpaceRules : PermutationRules {
    static void fields(auto& self, auto&& visit) { depth_space::fields(self, visit); }
    static Issues validate(const Op& op);
    static TensorDesc offeredOutput(const Op& op);
    static std::string_view featureLevel(const Op& op);
    static Plan makePlan(const Op& op);
    static Explanation explain(const Op& op, const Plan& plan, uint64_t output);
    static std::optional<std::string> code(const Op& op, const Plan& plan, Dialect dialect);
    static std::optional<Op> otherOrder(const Op& op);
    static std::optional<WaysBack> waysBack(const Op& op);
    static Message mistrust(const Op& op);
    static std::vector<Message> notes(const Op& op, const Plan& plan);
    static Operator forDxDispatch(const Op& op);
    static void randomize(Op& op, Random& random);
    static std::span<const ConformanceLine> conformance();
};

template <DepthSpaceOperator Op> struct OperatorRules<Op> : DepthSpaceRules<Op> {
};

} // namespace tessera
