// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/slices.h"

#include <optional>
#include <vector>

namespace tessera::vulkan {

// A band of one or two taps. `first` is an input of the slice; a second weight of 0 means one tap.
struct Pair {
    uint32_t first;
    std::array<float, 2> weights;

    uint32_t second() const { return weights[1] == 0 ? first : first + 1; }
};

// The bands of a slice on an axis. Empty unless each has one weight 1, or two weights of which the second is not 0.
std::optional<std::vector<Pair>> pairsOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis);
bool anyOfTwo(const std::vector<Pair>& pairs);

// Bands that repeat along an axis: output o reads the inputs from first[o % period] + o / period · step on. Inputs
// outside the tensor read the edge element.
struct Repeats {
    uint32_t period;
    uint32_t step;
    std::vector<int32_t> first;
    std::vector<std::array<float, 2>> weights; // of each output of a period where they repeat, else of each output

    bool repeatsWeights() const { return weights.size() == period; }
    int32_t lowest() const;
    int32_t end() const; // one past the highest input of a period
};

// Empty where the bands do not repeat with a period and a step of at most kMostPeriod. Outputs that are clamped to an
// edge have one tap; their weights need not repeat.
std::optional<Repeats> repeatsOf(const std::vector<Pair>& pairs, uint32_t inputs);

} // namespace tessera::vulkan
