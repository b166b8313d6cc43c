// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/resize_words.h"

namespace tessera::dialects {

// The oldest opset of ONNX that has the operators whose words these are, and whose Resize leaves out inputs.
inline constexpr int kBasicOpset = 13;

// The oldest whose Resize says it. Throws TextError where none has all of it.
int onnxOpset(const Resize& resize);

// The oldest version of the format that knows the opset: a reader may be as old.
int onnxIrVersion(int opset);

} // namespace tessera::dialects
