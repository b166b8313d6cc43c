// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"

namespace tessera {

// What stands behind --data, both ways: see toText(const Case&). `input`: the tensor that the data are for.
std::string dataText(const DataSource& data);
DataSource dataFromText(const std::string& text, const TensorDesc& input); // throws TextError

} // namespace tessera
