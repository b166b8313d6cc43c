// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/calls/evaluator.h"

#include <string>

namespace tessera {

// A model for DxDispatch, or one of its dispatchables alone.
bool isDxDispatch(std::string_view text);

// Its first dispatch, with the input where that stands in the text itself: no file is read. Throws TextError.
ReadOperator operatorOfDxDispatch(std::string_view text);

// The input, with what an operator's description in C++ does: `type` is "DML_RESAMPLE1_OPERATOR_DESC", the value its
// members, by name or in their order. Throws TextError, ReadError.
TextTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& description);

} // namespace tessera
