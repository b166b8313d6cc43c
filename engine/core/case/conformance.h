// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/export.h"

#include <vector>

namespace TESSERA_API tessera {

// Cases that an implementation is likely to get wrong, each small, without issues, and told by its title: both orders
// with a block that is not 2, one channel on the space side, every data type, layouts with gaps, ties, crops, repeated
// edges, wide filters, gradients, every rank. They complete the built-in examples, which have expected values.
std::vector<Case> conformanceCases();

} // namespace tessera
