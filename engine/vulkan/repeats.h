// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/vulkan/slices.h"

#include <optional>
#include <vector>

namespace tessera::vulkan {

// One output's band of one tap or two, of a slice's inputs. A second weight of 0 stands for none.
struct Pair {
    uint32_t first;
    std::array<float, 2> weights;

    uint32_t second() const { return weights[1] == 0 ? first : first + 1; }
};

// The bands of a slice on an axis. Empty where one is neither of one weight 1 nor of two weights that count.
std::optional<std::vector<Pair>> pairsOf(const AxisTaps& taps, const TapsSlice& slice, size_t axis);
bool anyOfTwo(const std::vector<Pair>& pairs);

// How bands repeat along an axis: output o reads the inputs from first[o % period] + o / period · step on, and what
// lies beyond an edge is the edge.
struct Repeats {
    uint32_t period;
    uint32_t step;
    std::vector<int32_t> first;
    std::vector<std::array<float, 2>> weights; // of a period's outputs where they repeat too; else of each output

    bool repeatsWeights() const { return weights.size() == period; }
    int32_t lowest() const;
    int32_t end() const; // one past the highest input of a period
};

// Empty where they do not repeat within kMostPeriod outputs and inputs. Weights repeat where only those clamped to an
// edge differ, which then have one tap.
std::optional<Repeats> repeatsOf(const std::vector<Pair>& pairs, uint32_t inputs);

} // namespace tessera::vulkan
