// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/fit/axis_line.h"
#include "engine/detect/fit/axis_sampling.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// The lines of axes, measured from one input and one output: each axis alone, since the operators separate.

struct MeasuredLine {
    AxisFit fit;
    std::vector<double> indices; // for nearest: what each output reads; else empty
};
using MeasuredLines = std::array<std::optional<MeasuredLine>, 4>; // by axis N, C, H, W; none: as it is expected

// The lines of packed tensors' axes, of which one or two are open and may lie elsewhere than is expected: elements are
// copied, by nearest, or they are two neighbours' blends. What most elements agree with, not all; none: no lines do.
// Throws Cancelled.
std::optional<MeasuredLines> measuredLines(const Tensor& input, const Tensor& output,
                                           const std::array<AxisSampling, 4>& expected, std::vector<size_t> open,
                                           const std::stop_token& stop);

} // namespace tessera
