// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/operator.h"
#include "engine/tensor/export.h"

#include <array>
#include <string>
#include <string_view>

namespace TESSERA_API tessera {

enum class Framework { Onnx, PyTorch, TensorFlow, OpenVino, WebNn, Einops };
inline constexpr std::array kFrameworks = {Framework::Onnx,     Framework::PyTorch, Framework::TensorFlow,
                                           Framework::OpenVino, Framework::WebNn,   Framework::Einops};

std::string_view name(Framework framework); // "ONNX"

// A snippet that makes `y` of `x`, both packed NCHW, as the operator does. The operator must have no issues. Throws
// TextError where the framework cannot say it, with what it lacks.
std::string frameworkCode(const Operator& op, Framework framework);

} // namespace tessera
