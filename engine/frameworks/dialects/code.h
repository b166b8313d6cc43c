// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"

#include <array>
#include <string>
#include <string_view>

namespace TESSERA_API tessera {

inline constexpr std::array kDialects = {
    Dialect::DirectML, Dialect::NumPy,      Dialect::Onnx,     Dialect::OnnxRuntimeDirectMl,
    Dialect::PyTorch,  Dialect::TensorFlow, Dialect::OpenVino, Dialect::WebNn,
    Dialect::Einops,   Dialect::CoreMl,     Dialect::Ncnn,     Dialect::OpenCv,
    Dialect::Pillow};

// "ONNX", by value.
inline constexpr std::array<std::string_view, kDialects.size()> kDialectNames = {
    "DirectML", "NumPy",      "ONNX",     "onnxruntime-directml",
    "PyTorch",  "TensorFlow", "OpenVINO", "WebNN",
    "einops",   "Core ML",    "ncnn",     "OpenCV",
    "Pillow"};
std::string_view name(Dialect dialect);

// A snippet that does what the operator does: of DirectML its description, of the others `y` made of `x`, both packed
// NCHW. The operator must have no issues. Throws TextError where the dialect cannot say it, with what it lacks.
std::string code(const Operator& op, Dialect dialect);

} // namespace tessera
