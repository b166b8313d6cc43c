// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/detect/identify/hypothesis.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tessera {

using HypothesisGroup = std::vector<const Hypothesis*>;

// How many maps the hypotheses are for this operator, and which of them are one: a number each, from 0 on. Of another
// operator's hypotheses, or, where none is meant, of all that lead between tensors of these sizes; empty: one of the
// group is none of those.
std::vector<size_t> partsOf(const HypothesisGroup& group, const Operator& op, bool isMeant = true);

// The smallest case like the operator's for which no two of the group do the same, and none what is meant; where there
// is none, the one that tells most of them apart, and the first of them from what is meant. Without an operator that is
// meant, one of the group's own. None: nothing is told apart, or the group is one of no operator's hypotheses.
std::optional<Case> separatingCase(const std::optional<Operator>& meant, const HypothesisGroup& group);

// What a case shows of a group.
struct Told {
    bool isAll = false; // no two of the group give the same, and none what is right
    Message text; // "Its element (0,0,0,1): COLUMN_ROW_DEPTH would make it 3; right is 1."
};
// None: the case does not tell the first of the group from any other of it, or from what is right.
std::optional<Told> toldApart(const Case& probe, const HypothesisGroup& group, bool isMeant);

// Those of the group that explain what the case gave; an operator is meant.
HypothesisGroup thoseThatGive(const Tensor& output, const Case& probe, const HypothesisGroup& group);

} // namespace tessera
