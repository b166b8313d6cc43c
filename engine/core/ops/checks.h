// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/issue.h"
#include "engine/core/tensor/tensor.h"

#include <span>
#include <string_view>

namespace tessera {

// What every family of operators checks, said once.

// Both descriptions; the output's data type is the input's; the type is one of `types`.
void checkTensors(const TensorDesc& input, std::string_view inputField, const TensorDesc& output,
                  std::string_view outputField, std::span<const DataType> types, Issues& issues);

// "InputTensor" and 1 give "InputTensor.Sizes[1]".
std::string sizePath(std::string_view tensor, size_t axis);

// The multiples of `step` around `value` that are valid sizes, the nearest first.
std::vector<std::string> multiplesAround(uint64_t value, uint64_t step);

} // namespace tessera
