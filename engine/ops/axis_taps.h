// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/plan/plan.h"
#include "engine/tensor/field.h"

namespace tessera {

// The forward map of one axis, and its transpose: the only place where a coordinate, a rounding or a weight is
// computed.

enum class Rounding { HalfUp, Ceil, Floor }; // floor(x + 0.5), ceil(x), floor(x)

struct AxisMap {
    uint32_t inputs = 1; // n
    uint32_t outputs = 1; // m
    float scale = 1;
    float inputPixelOffset = 0.5f;
    float outputPixelOffset = -0.5f;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    Rounding rounding = Rounding::HalfUp;
    bool antialiased = false;
};

// x = (o − OutputPixelOffset)/Scale − InputPixelOffset in float32, in this order, with a true division (semantics.md,
// 3).
float coordinate32(const AxisMap& map, uint32_t output);
double coordinate64(const AxisMap& map, uint32_t output); // the same from the float32 fields, in float64
double filterRadius(const AxisMap& map); // of linear's triangle, in input pixels: 1, or 1/Scale where it is widened

AxisTaps makeTaps(const AxisMap& map);
AxisTaps makeTaps(const AxisMap& map, uint32_t begin, uint32_t end); // of the outputs [begin, end) only: row 0 is begin
AxisTaps transposed(const AxisTaps& taps);
uint64_t estimatedTapBytes(const AxisMap& map); // an upper bound of the table's memory, without making it

} // namespace tessera
