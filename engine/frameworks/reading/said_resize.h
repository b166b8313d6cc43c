// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <optional>
#include <vector>

namespace tessera {

// An axis of a resize as a framework's words say it.
struct SaidAxis {
    uint32_t inputs = 1, outputs = 1;
    std::optional<float> factor = {}; // that was given; none: sizes were
    AxisRegion region = {};
};

// A resize in a framework's words.
struct SaidResize {
    const ResizeConvention* convention = nullptr;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    std::optional<NearestRule> rule = {}; // the rule of nearest, where the convention leaves it open
    bool antialiased = false; // a linear resize that is antialiased
    bool isGradient = false; // the way back: of a tensor like the output
    std::vector<SaidAxis> axes; // every dimension of the input
    std::vector<std::optional<AxisNumbers>> numbers = {}; // where not the convention's; empty: they are on every axis
};

// Why a mode is refused that is neither nearest nor linear.
inline constexpr Text kTwoModes =
    say("reading", "DirectML has none: RESAMPLE copies one element or blends two neighbours an axis");

// The lowest operator that does the same: RESAMPLE, RESAMPLE1, … The input's sizes are those of the axes; of more than
// four, neighbours that are kept are one. Throws RefusedAttribute where a filter would be widened that the framework
// widens otherwise, TextError where more than four axes are left.
Operator operatorOf(const SaidResize& said, DataType type);

// Output sizes, as frameworks make them of a factor. Throws RefusedAttribute naming `attribute` where that is no size.
uint32_t flooredSize(uint32_t inputs, double factor, const std::string& attribute); // the product in float64
uint32_t flooredSize32(uint32_t inputs, float factor, const std::string& attribute); // in float32
uint32_t sizeOf(double size, const std::string& attribute); // a whole number from 1 to 2^32 − 1

} // namespace tessera
