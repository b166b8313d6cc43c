// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// A permutation of the digits that the coordinates of two tensors are made of, reversals included.
struct MapDigit {
    uint64_t size; // > 1
    uint8_t inputAxis, outputAxis; // 0 … 3 = N, C, H, W
    uint64_t inputStep, outputStep; // what one of it is worth in the axis' coordinate
    bool isReversed; // the input counts it from its end
    std::string name = {}; // "h", "by"
};
struct DigitMap {
    std::array<uint32_t, 4> inputSizes, outputSizes;
    std::vector<MapDigit> digits; // as the output runs through them, outermost first
};

// source: [outputs], input elements. None: the map is no such permutation.
std::optional<DigitMap> digitMap(const std::vector<int64_t>& source, const std::array<uint32_t, 4>& inputSizes,
                                 const std::array<uint32_t, 4>& outputSizes);

// The same from one line of outputs for each axis, the other coordinates at 0: lines[axis][i] is what output i reads.
// What the other outputs read is the caller's to check.
std::optional<DigitMap> digitMapOfLines(const std::array<std::vector<int64_t>, 4>& lines,
                                        const std::array<uint32_t, 4>& inputSizes,
                                        const std::array<uint32_t, 4>& outputSizes);

uint64_t sourceOf(const DigitMap& map, uint64_t output); // the input element that it reads

// "n (by bx c) h w -> n c (h by) (w bx), by=2, bx=2", and which letters run backwards.
std::string einopsText(const DigitMap& map);

// The plan of the same; none where a digit is reversed or there are more than six.
std::optional<Plan> planOf(const DigitMap& map, const TensorDesc& input, const TensorDesc& output);

} // namespace tessera
