// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/frameworks/onnx/recorded_tensors.h"
#include "engine/judge/measure/assess.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace tessera {

// What a node gave when its model ran, A, held against what the reference makes of its recorded input, B.
struct NodeVerdict {
    std::optional<TrialState> state = {}; // none: there is nothing to hold against each other
    Message figures = {}; // all that is known of it, with the cause; without a state why there is none
    Message cause = {}; // "order: A is what COLUMN_ROW_DEPTH gives"; empty: nothing fails, or nobody knows
    uint64_t differing = 0, count = 0; // elements beyond the tolerance, of all; no elements: none was compared
};

// Throws Cancelled.
NodeVerdict judgeNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded,
                      const EngineFactory& makeEngine, const std::stop_token& stop);

bool isFailing(const NodeVerdict& verdict);
// Ascending: what fails, what proves little, what passes, what was not judged.
int rankOf(const NodeVerdict* verdict);

} // namespace tessera
