// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"
#include "engine/identify/supposition.h"

#include <optional>
#include <span>
#include <vector>

namespace tessera {

using SuppositionGroup = std::vector<const Supposition*>;

// How many maps the suppositions are for this operator, and which of them are one: a number each, from 0 on. Of another
// operator's suppositions, or, where none is meant, of all that lead between tensors of these sizes; empty: one of the
// group is none of those.
std::vector<size_t> partsOf(const SuppositionGroup& group, const Operator& op, bool isMeant = true);

// The smallest case like the operator's for which no two of the group do the same; where there is none, the one that
// tells most of them apart. Without an operator that is meant, one of the group's own. None: nothing is told apart, or
// the group is one of no operator's suppositions.
std::optional<Case> separatingCase(const std::optional<Operator>& meant, const SuppositionGroup& group);

// Where no operator is meant, the probe's input for the other operators of the group: a few.
std::vector<Case> otherQuestions(const Case& probe, const SuppositionGroup& group);

// Those of the group that explain what the case gave.
SuppositionGroup thoseThatGive(const Tensor& output, const Case& probe, const SuppositionGroup& group,
                               bool isMeant = true);

} // namespace tessera
