// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

namespace tessera {

// What is wrong with a case, as validate() says. Data that are there have their own type and sizes: no others are
// suggested, but values of other fields that go with them.
Issues issuesOf(const Case& c, const MemoryBudget& budget);

} // namespace tessera
