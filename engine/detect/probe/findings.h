// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/xray.h"

namespace tessera {

// What a map says in words, the most telling first. Throws Cancelled.
std::vector<Message> findingsOf(const Xray& xray, const std::stop_token& stop);

// How a map that is the right one rounds integers: asks once more. Empty: toward zero, or there is nothing to tell.
Message roundingFinding(const Xray& xray, EngineQuestions& questions);

// Other operators, conventions and rules whose map this one is, by name: "ONNX align_corners", "Order
// DEPTH_COLUMN_ROW". For a map that is not the right one.
// Throws Cancelled.
std::vector<Message> likenesses(const Xray& xray, const std::stop_token& stop);

} // namespace tessera
