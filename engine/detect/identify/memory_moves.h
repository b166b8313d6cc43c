// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/forecast.h"

#include "engine/core/message/message.h"
#include "engine/detect/identify/diagnosis.h"

namespace tessera {

// What may be done to a tensor's memory before an operator or after it: the element that is taken for each.
struct MemoryMove {
    static constexpr uint64_t kNothing = ~uint64_t{0}; // taken from beside the tensor: 0

    SourceOf source;
    PaddedSizes sizes; // that it makes
    MistakeClass mistake = MistakeClass::None;
    Message what = {}; // in a sentence: "memory written as NHWC"
};

// The same place in the list is the same move; without those that change nothing of these sizes.
std::vector<MemoryMove> memoryMoves(const PaddedSizes& sizes);
std::vector<MemoryMove> pitchMoves(const PaddedSizes& sizes); // rows of another length than the memory's

} // namespace tessera
