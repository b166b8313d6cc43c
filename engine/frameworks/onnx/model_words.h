// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/reading.h"

#include <optional>
#include <string_view>

namespace tessera {

// operatorFromWords(), and beside it what a model is as a text: ONNX's own ("g (float[1,8,2,3] x) => (float[1,2,4,6] y)
// { … }") and protobuf's ("node { op_type: "Resize" … }") of a model, a graph or a node. Throws TextError.
ReadOperator operatorFromText(std::string_view text, const ReadOptions& options = {});

} // namespace tessera
