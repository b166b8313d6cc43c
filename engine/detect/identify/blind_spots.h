// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"

#include <vector>

namespace tessera {

// The classes of mistakes that a case of this operator cannot show, whatever its data, and why: a sentence each. The
// operator has no issues.
//   "cannot show nearest-rule: nearest by ceil(x − ½) reads the same elements"
std::vector<Message> blindSpots(const Operator& op);

} // namespace tessera
