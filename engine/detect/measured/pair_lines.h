// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/detect/measured/axis_line.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

// The lines of axes, measured from one input and one output: each axis alone, since the operators separate.

struct PairAxis {
    AxisTaps expected; // bands of every output
    bool isOpen = false; // it may lie on another line, and is measured
    std::vector<AxisFit> likely = {}; // where to begin: lines that others would have
};

struct MeasuredLine {
    AxisFit fit;
    std::vector<double> indices; // for nearest: what each output reads; else empty
};
using MeasuredLines = std::array<std::optional<MeasuredLine>, 4>; // by axis N, C, H, W; none: as it is expected

// The lines of packed tensors: with `copies` their elements are copied, or else they are two neighbours' blends; at
// most two axes are open. What most elements agree with, not all; none: no lines do. Throws Cancelled.
std::optional<MeasuredLines> measuredLines(const Tensor& input, const Tensor& output,
                                           const std::array<PairAxis, 4>& axes, bool copies,
                                           const std::stop_token& stop);

} // namespace tessera
