// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera::dialects {

// Whether the framework reads every output of the axis where the operator does. factor: the framework is given it;
// none: the sizes say the scale. Places are alike within 4 float32 ulps of what a coordinate is made of. Where the
// framework's nearest rounds another number than ours, or `tiesMatter`, no place may be that close to its boundary.
bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter);

} // namespace tessera::dialects
