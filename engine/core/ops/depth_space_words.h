// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/rules.h"
#include "engine/core/plan/plan.h"

// What other programs call the depth and space operators, and the cases that they are tried with.
namespace tessera::depth_space {

struct Meaning {
    bool toSpace;
    DepthSpaceOrder order;
    uint32_t block;
};

// What an axis is made of, in the letters of its factors: "c·b² + by·b + bx". `axis`: indices of them, outermost first.
std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis);

// OperatorRules::code and ::conformance.
std::optional<std::string> code(const Meaning& op, const Plan& plan, Dialect dialect);
std::span<const ConformanceLine> conformance();

} // namespace tessera::depth_space
