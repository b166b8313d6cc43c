// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/read_operator.h"

#include <string_view>

namespace tessera {

// A model for DxDispatch, or one of its dispatchables alone.
bool isDxDispatch(std::string_view text);

// Its first dispatch, with the input where that stands in the text itself: no file is read. Throws TextError.
ReadOperator operatorOfDxDispatch(std::string_view text);

} // namespace tessera
