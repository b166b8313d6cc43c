// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/tensor/tensor.h"

#include <string>

namespace tessera::bugs {

// What is expected and what an engine gave instead, as tables of Markdown: both whole where they are small, with what
// is wrong in bold; else the first elements that are wrong. Type and sizes are equal.
std::string valuesTables(const Tensor& expected, const Tensor& got, const Comparison& comparison);

} // namespace tessera::bugs
