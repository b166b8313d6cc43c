// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"

#include <vector>

namespace tessera {

// Where no one change explains a resampling: each axis alone. The operators separate, so that an axis can be tried
// where what the others read is beyond doubt; the time is a sum over the axes and no product.
//
// What is left, with every axis sampled in its own way: few, and not yet held against all elements.
std::vector<Hypothesis> axesAlone(const Hypothesis& meant, const Evidence& evidence);

} // namespace tessera
