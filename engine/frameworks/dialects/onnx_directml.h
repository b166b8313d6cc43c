// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

// A Resize or Upsample node of ONNX in numbers, with an entry an axis of its input.
struct OnnxResize {
    Placement placement = Placement::HalfPixel;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    NearestRule rule = NearestRule::HalfDown; // the rule of nearest: round_prefer_floor
    bool antialiased = false;
    std::vector<uint32_t> inputs, outputs; // sizes
    std::vector<float> scales; // that are given, or outputs/inputs in float32
    std::vector<AxisRegion> roi; // the regions of CropAndResize
};

// What a rule becomes; of linear, which has none, a direction without effect.
DirectedRule passedRule(const OnnxResize& node);
// The fields' entries of one of the node's axes, in float32 as the provider computes them.
AxisNumbers passedNumbers(const OnnxResize& node, size_t axis);

// The RESAMPLE3 that ONNX Runtime's DirectML provider passes for the node, packed: semantics.md, section 10. It may
// have issues. Throws TextError where more than four axes are left.
Operator passedByDirectMl(const OnnxResize& node, DataType type);

namespace dialects {

// The node for which the provider passes what the operator says, or other fields to the same effect. The operator
// resamples forwards. Throws TextError where there is none, with the reason.
Resize resizeForDirectMl(const Operator& op);

// The node in one line, "Resize(x, sizes=[1, 1, 4, 4], mode=…)", as `from` reads it. Throws TextError as above.
std::string nodeForDirectMl(const Operator& op);

// Why a permutation that has no node of its own has none.
Text whyNoNode(const Operator& op);

// "The provider passes it as RESAMPLE3." where the operator is another, or its fields are; else empty.
std::string passedOtherwise(const Operator& op);

} // namespace dialects

} // namespace tessera
