// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace TESSERA_API tessera {

// The formula of one element with its numbers put in. A line belongs to one axis, so that a view can colour it.
struct FormulaLine {
    int axis; // 0 … 3 = N, C, H, W; −1 = of the whole element
    Message text; // "y = 2 = 1·2 + 0"
    std::optional<uint32_t> coordinate = {}; // where the line says no more than it: "n = 0"

    bool operator==(const FormulaLine&) const = default;
};

struct Explanation {
    std::vector<FormulaLine> formula;
    Message sentence; // in words: "Output row 2 is even, so …"
};

// What a case can be written as for other programs: engine/frameworks/dialects/code.h.
enum class Dialect {
    DirectML,
    NumPy,
    Onnx,
    OnnxRuntimeDirectMl, // the node that ONNX Runtime's DirectML provider runs as the operator
    PyTorch,
    TensorFlow,
    OpenVino,
    WebNn,
    Einops,
    CoreMl,
    Ncnn,
    OpenCv,
    Pillow,
};

} // namespace tessera
