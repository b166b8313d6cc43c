// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/index_map.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <optional>
#include <vector>

namespace tessera {

std::vector<uint32_t> shapeOf(const IndexMap& map); // the output's sizes

// The operator that gives the map's output of its input, with strides where channels are last. Throws TextError where
// none does, with what the map is instead.
Operator operatorOf(const IndexMap& map, DataType type, const MapHint& hint);

bool shrinks(const ResizedAxis& axis);
// ONNX's rule before opset 11, and OpenVINO's "simple": floor where an axis grows, and ceil where it shrinks; none:
// some do this and some that.
std::optional<NearestRule> simpleRule(const std::vector<ResizedAxis>& axes);

// Why a mode is refused that is neither nearest nor linear.
inline constexpr Text kTwoModes =
    say("reading", "DirectML has none: RESAMPLE copies one element or blends two neighbours an axis");

// The lowest operator that does the same: RESAMPLE, RESAMPLE1, … The input's sizes are those of the axes; of more than
// four, neighbours that are kept are one. Where channels are last the axes are N, H, W, C, and the tensors have
// strides. Throws RefusedAttribute where a filter would be widened that the framework widens otherwise, TextError where
// more than four axes are left.
Operator operatorOf(const ResizeWords& said, DataType type, ChannelPlace place = ChannelPlace::First);

// With the sizes and the mode, and not the places.
Operator resampleOf(std::string_view name, const ResizeWords& said, DataType type);

// Output sizes, as frameworks make them of a factor. Throws RefusedAttribute naming `attribute` where that is no size.
uint32_t flooredSize(double product, const std::string& factor, const std::string& attribute);
uint32_t sizeOf(double size, const std::string& attribute); // a whole number from 1 to 2^32 − 1

} // namespace tessera
