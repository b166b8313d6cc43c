// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/evaluator.h"

#include <string>

namespace tessera {

// The input, with what an operator's description in C++ does: `type` is "DML_RESAMPLE1_OPERATOR_DESC", the value its
// members, by name or in their order. Throws TextError, ReadError.
TextTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& description);

} // namespace tessera
