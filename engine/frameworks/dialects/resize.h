// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera::dialects {

std::string factorText(float factor);

// A resize with the framework's own name for where it samples.
struct Resize {
    const ResizeConvention& convention;
    std::optional<NearestRule> rule; // the rule of nearest
    bool linear;
    bool hasRatios; // Scales are the ratios of the sizes, or follow from them
    std::vector<uint32_t> inputs, sizes; // the sizes of both tensors
    std::vector<float> scales; // factors: the size is floor(n·scale); empty: hasRatios
    bool antialiased;
    size_t spatial; // how many of the last axes the framework resizes
    std::vector<float> roi = {}; // ONNX's roi, the starts and then the ends of all axes; empty: all of the input

    std::string lastSizes() const; // "[4, 4]": of the axes that are resized
    std::string lastScales() const;
    std::string allScales() const;
    std::string scaleText(size_t fromEnd) const { return factorText(scales[scales.size() - fromEnd]); } // 1: the last
    std::string sizeText(size_t fromEnd) const { return std::to_string(sizes[sizes.size() - fromEnd]); }
};

// The mode of the dialect that is the operator's; `maps` are its axisMaps(), of which there are some. Throws TextError
// where there is none, with what the dialect lacks. What `code` writes and what the adapters of resources/adapters call
// is decided here alone.
Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect);

// The resize of a framework's own tensors, which are padded in front to four axes where it resizes the last two; for a
// gradient the forward resize that it differentiates.
Resize paddedResizeOf(const Operator& op, Dialect dialect);

// How many of the last axes are resized: two of four; PyTorch takes one of three too. Throws TextError where others
// are.
size_t spatialAxes(const std::vector<AxisMap>& maps, Dialect dialect);
Message gradientRefusal(Dialect dialect);

// Whether the framework reads every output of the axis where the operator does. factor: the framework is given it;
// none: the sizes say the scale. Places are alike within 4 float32 ulps of what a coordinate is made of. Where the
// framework's nearest rounds another number than ours, or `tiesMatter`, no place may be that close to its boundary.
bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter);

// How ONNX says it.

std::string onnxCall(const Resize& resize); // the node of ONNX in one line
std::string roiText(const Resize& resize); // "[0, 0, 1, 1]"

// The oldest opset that has the operators whose words these are, and whose Resize leaves out inputs.
inline constexpr int kBasicOpset = 13;
// The oldest whose Resize says it. Throws TextError where none has all of it.
int onnxOpset(const Resize& resize);
// The oldest version of the format that knows the opset: a reader may be as old.
int onnxIrVersion(int opset);

} // namespace tessera::dialects
