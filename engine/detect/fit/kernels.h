// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/detect/fit/axis_sampling.h"

#include <string>
#include <vector>

namespace tessera {

// A kernel that other programs have, and what they do with its taps outside.
struct NamedKernel {
    Message name; // "cubic interpolation with a = −0.75"
    Kernel kernel;
    double coefficient; // cubic's
    Edges edges;
};
std::vector<NamedKernel> namedKernels(); // the most frequent first

// The same axis at the same coordinates.
AxisSampling withKernel(AxisSampling axis, const NamedKernel& kernel);

} // namespace tessera
