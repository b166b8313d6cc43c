// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/search.h"

namespace tessera {

using Move = std::shared_ptr<const MemoryMove>;

// Without those that change nothing of these sizes.
std::vector<Move> memoryMoves(const PaddedSizes& sizes);

std::vector<Move> movesOfResult(const PaddedSizes& sizes); // what an output may be of these, behind the operator

// What the hypothesis makes of memory that was moved before, or moves of its own result.
Hypothesis overMoved(Hypothesis base, const Move& move, bool isBefore, bool hasMeant = true);

// Coordinates that another kernel, another end or other memory may be at.
bool hasCoordinates(const Hypothesis& base, bool hasMeant);

// What resamples over memory that was moved before the operator, or is moved after it: by its changes.
std::vector<Hypothesis> overOtherMemory(const Search& search);

} // namespace tessera
