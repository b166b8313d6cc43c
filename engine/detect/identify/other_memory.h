// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/search.h"

namespace tessera {

// Coordinates that another kernel, another end or other memory may be at.
bool hasCoordinates(const Hypothesis& base, bool hasMeant);

// What resamples over memory that was moved before the operator, or is moved after it: by its changes.
std::vector<Hypothesis> overOtherMemory(const Search& search);

} // namespace tessera
