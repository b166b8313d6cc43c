// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/xray.h"

#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

// Other operators, conventions and rules whose map this one is, by name: "ONNX align_corners", "Order
// DEPTH_COLUMN_ROW". For a map that is not the right one.
// Throws Cancelled.
std::vector<Message> likenesses(const Xray& xray, const std::stop_token& stop);

} // namespace tessera
