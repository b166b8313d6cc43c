// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"

namespace TESSERA_API tessera {

// How large |a − b| may be where these two differ: by the rounding bound and by atol + rtol·|b|, whichever allows more,
// and by the hard limit. None where neither is in force or the values are no finite real numbers.
std::optional<double> allowedDifference(const Plan& plan, const Tensor& input, const Tolerance& tolerance,
                                        const ElementDifference& found);

} // namespace tessera
