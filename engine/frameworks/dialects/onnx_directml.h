// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

// The RESAMPLE3 that ONNX Runtime's DirectML provider passes for the node, packed: semantics.md, section 10. It may
// have issues. Throws TextError where more than four axes are left.
Operator passedByDirectMl(const ResizeWords& node, DataType type);

namespace dialects {

// ONNX's node for the operator, which resamples forwards, where the provider passes what it says, or other fields to
// the same effect. Throws TextError where there is none, with the reason.
ResizeWords resizeForDirectMl(const Operator& op);

// The node in one line, "ResizeWords(x, sizes=[1, 1, 4, 4], mode=…)", as `from` reads it. Throws TextError as above.
std::string nodeForDirectMl(const Operator& op);

// Why a permutation that has no node of its own has none.
Text whyNoNode(const Operator& op);

// "The provider passes it as RESAMPLE3." where the operator is another, or its fields are; else empty.
std::string passedOtherwise(const Operator& op);

} // namespace dialects

} // namespace tessera
