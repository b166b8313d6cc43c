// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"
#include "engine/identify/supposition.h"

#include <optional>
#include <span>
#include <vector>

namespace tessera {

using SuppositionGroup = std::vector<const Supposition*>;

// How many maps the suppositions are for this operator, and which of them are one: a number each, from 0 on.
std::vector<size_t> partsOf(const SuppositionGroup& group, const Operator& op);

// The smallest case like the operator's for which no two of the group do the same; where there is none, the one that
// tells most of them apart. None: nothing is told apart, or the group is one of no operator's suppositions.
std::optional<Case> separatingCase(const Operator& op, const SuppositionGroup& group);

// Those of the group that explain what the case gave.
SuppositionGroup thoseThatGive(const Tensor& output, const Case& probe, const SuppositionGroup& group);

} // namespace tessera
