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

// The operator that a map is, with strides where channels are last. Throws TextError where no operator is, with what
// the map is instead.
Operator operatorOf(const IndexMap& map, DataType type, const MapHint& hint);

// ONNX's rule before opset 11, and OpenVINO's "simple": floor where an axis grows, ceil where it shrinks. None: some
// axes grow and others shrink.
std::optional<NearestRule> simpleRule(const std::vector<ResizedAxis>& axes);

// The reason for refusing a mode other than nearest and linear.
inline constexpr Text kTwoModes =
    say("reading", "DirectML has none: RESAMPLE copies one element or blends two neighbours an axis");

// The lowest operator that does the same: RESAMPLE, RESAMPLE1, … Of more than four axes, neighbours that are kept
// become one. With channels last the axes are N, H, W, C, and the tensors have strides. Throws RefusedAttribute where
// the framework widens its filter in another way, TextError where more than four axes are left.
Operator operatorOf(const ResizeWords& said, DataType type, ChannelPlace place = ChannelPlace::First);

// An operator with these sizes and this mode; scales and offsets are not set.
Operator resampleOf(std::string_view name, const ResizeWords& said, DataType type);

// An output size from a product of a size and a factor. Throws RefusedAttribute, which names `attribute`, where it is
// no size.
uint32_t flooredSize(double product, const std::string& attribute);
uint32_t sizeOf(double size, const std::string& attribute); // a whole number from 1 to 2^32 − 1

} // namespace tessera
