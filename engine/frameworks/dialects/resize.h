// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera::dialects {

// As the framework writes them, of the axes from the first on: "[4, 4]".
std::string factorText(float factor);
std::string sizesText(const ResizeWords& resize, size_t first = 0);
std::string factorsText(const ResizeWords& resize, size_t first = 0);

// The mode of the dialect that is the operator's; `maps` are its axisMaps(), of which there are some. Throws TextError
// where there is none, with what the dialect lacks. What `code` writes and what the adapters of resources/adapters call
// is decided here alone.
ResizeWords resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect);

// The resize of a framework's own tensors, which are padded in front to four axes where it resizes the last two; for a
// gradient the forward resize that it differentiates.
ResizeWords paddedResizeOf(const Operator& op, Dialect dialect);

// Throws TextError where others are resized than the framework resizes: the last two of four axes; PyTorch takes one of
// three too.
void requireLastAxes(const std::vector<AxisMap>& maps, Dialect dialect);
Message gradientRefusal(Dialect dialect);

// Whether the framework reads every output of the axis where the operator does. factor: the framework is given it;
// none: the sizes say the scale. Places are alike within 4 float32 ulps of what a coordinate is made of. Where the
// framework's nearest rounds another number than ours, or `tiesMatter`, no place may be that close to its boundary.
bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter);

// How ONNX says it.

// The oldest opset that has the operators whose words these are, and whose Resize leaves out inputs.
inline constexpr int kBasicOpset = 13;
// The oldest whose Resize says it. Throws TextError where none has all of it.
int onnxOpset(const ResizeWords& resize);
// The oldest version of the format that knows the opset: a reader may be as old.
int onnxIrVersion(int opset);

} // namespace tessera::dialects
