// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/rules.h"

// What other programs call the depth and space operators, and the cases that they are tried with.
namespace tessera::depth_space {

struct Meaning {
    bool toSpace;
    DepthSpaceOrder order;
    uint32_t block;
};

// OperatorRules::code and ::conformance.
std::optional<std::string> code(const Meaning& op, const Plan& plan, Dialect dialect);
std::span<const ConformanceLine> conformance();

} // namespace tessera::depth_space
