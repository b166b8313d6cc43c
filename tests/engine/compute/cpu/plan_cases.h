// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/random.h"

#include <array>
#include <initializer_list>
#include <vector>

namespace tessera::test {

enum class ChannelsLast { Neither, Input, Output };

// A packed strided copy of the depth/space operators: `channels` of the space side, `width` x 5 blocks, the channels
// innermost on one side.
struct BlockCopy {
    uint64_t block, channels, width;
    bool toSpace, depthFirst;
    ChannelsLast last = ChannelsLast::Neither;
};
Plan blockPlan(DataType type, const BlockCopy& copy);

enum class AxisKind { Identity, Copies, Linear, Sixteenths, Wide };

// Bands of a kind; of Copies, some run in even steps or repeat; of Wide, some are empty; of Sixteenths, weights are
// whole ones that sum to 1.
AxisTaps randomAxis(Random& random, AxisKind kind, uint32_t inputs, uint32_t outputs);

// Axes put together, the memories' axes in any order and with gaps where `strided`, else packed.
Plan tapsPlan(Random& random, DataType type, std::array<AxisTaps, 4> axes, bool strided);
AxisTaps identityAxis(uint32_t size);
AxisTaps noBands(uint32_t inputs, uint32_t outputs);
void appendBand(AxisTaps& axis, uint32_t first, std::initializer_list<float> weights);
// Half as many outputs: `before` inputs are passed over, and `behind` as well; the first of two has that weight.
AxisTaps halfOf(uint32_t outputs, uint32_t before = 0, uint32_t behind = 0, float weight = 0.5f);
// One packed plane of a picture, or several that nothing mixes.
Plan planePlan(Random& random, DataType type, AxisTaps rows, AxisTaps row, uint32_t planes = 1);

// A small one of any of these.
Plan randomPlan(Random& random);

// Work of several slices, and rows of several parts.
std::vector<Plan> largePlans(Random& random);

} // namespace tessera::test
