// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/identify/axis_sampling.h"
#include "engine/identify/diagnosis.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace tessera {

inline constexpr std::array<char, 4> kAxes = {'N', 'C', 'H', 'W'};

// A way in which a program samples an axis otherwise than it was told: the same on every axis, or on one of them.
struct AxisChange {
    MistakeClass mistake;
    unsigned changes;
    std::string what; // "align_corners coordinates"
    std::function<AxisSampling(const AxisSampling& meant)> change; // what it cannot change it leaves
};

// Of axes whose samplings are like `meant`, but for their sizes and scales; the most particular of a class first.
std::vector<AxisChange> axisChanges(const AxisSampling& meant);

} // namespace tessera
