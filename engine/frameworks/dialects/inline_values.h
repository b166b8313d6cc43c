// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <string>

namespace tessera::dialects {

// "float32": NumPy's name of the type.
std::string numpyName(DataType type);
// An expression for the tensor, bit for bit: numbers where reading them gives these bits, else the bits in hexadecimal
// and a view.
std::string numpyArray(const Tensor& tensor);

// "Float32Array": the array of JavaScript that holds the type; FLOAT16 as the bits in a Uint16Array.
std::string typedArrayName(DataType type);
std::string typedArray(const Tensor& tensor);

} // namespace tessera::dialects
