// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/tensor.h"

#include <optional>
#include <string>

namespace tessera::scripts {

// What is put together to a script.
struct Program {
    const Operator& op;
    std::string snippet; // what code() says: imports, then `y` made of `x`
    std::string inputCommand; // that writes input.npy; may be empty
    std::optional<Tensor> input = {}; // packed, to be written inline; none: it is read from a file
};

std::string python(const Program& program, Dialect dialect);
std::string javaScript(const Program& program); // of WebNN

} // namespace tessera::scripts
