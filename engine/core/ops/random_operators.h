// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/resample.h"
#include "engine/core/tensor/random.h"

#include <utility>

namespace tessera {

// How the engine's own families draw random fields, weighted towards what is easily got wrong: ties, ones, odd ratios,
// crops, edges.

// The weights of every decision, for people.
std::vector<WeightTable> operatorWeights();

inline constexpr Weighted kBlockWeights[] = {{"1", 1}, {"2", 3}, {"3", 4}, {"4", 2}, {"5", 1}};

uint32_t randomRank(Random& random); // 1 … 4
// Forward input and output size of an axis of a tensor of that rank; 4,096 elements are rarely more.
std::pair<uint32_t, uint32_t> randomSizes(uint32_t rank, Random& random);
// Scales and offsets that crop, clamp and hit ties, up to FLT_MAX; `usual` is the default.
float randomScale(uint32_t inputs, uint32_t outputs, Random& random);
float randomOffset(float usual, Random& random);

// The fields of RESAMPLE and its gradients. The output of a gradient is the forward input, which only changes what the
// ratio means.
template <class Op> void randomizeResampling(Op& op, Random& random)
{
    const ResampleRow& row = Op::kRow;
    const uint32_t rank = randomRank(random);
    std::vector<uint32_t> from, to;
    op.scales.clear();
    for (uint32_t axis = 0; axis < rank; ++axis) {
        const auto [inputs, outputs] = randomSizes(rank, random);
        from.push_back(inputs);
        to.push_back(outputs);
        op.scales.push_back(inputs == outputs && random.oneIn(2) ? 1 : randomScale(inputs, outputs, random));
    }
    op.dimensionCount = rank;
    op.interpolationMode = random.pick({InterpolationMode::NearestNeighbor, InterpolationMode::Linear});
    if (row.hasDirection)
        op.roundingDirection = random.pick({AxisDirection::Increasing, AxisDirection::Decreasing});
    if (row.hasFilter && (op.antialiased = random.oneIn(2)))
        op.antialiasFilter = random.pick({AntialiasFilter::Halving, AntialiasFilter::Triangle});
    if (row.hasOffsets) {
        op.inputPixelOffsets.resize(rank);
        op.outputPixelOffsets.resize(rank);
    }
    for (uint32_t axis = 0; axis < rank && row.hasOffsets; ++axis) {
        op.inputPixelOffsets[axis] = randomOffset(Op::kCentre, random);
        op.outputPixelOffsets[axis] = randomOffset(-Op::kCentre, random);
    }
    const DataType type = row.isGradient || random.oneIn(2)
        ? random.pick({DataType::Float32, DataType::Float16})
        : random.pick({DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8});
    op.input = {.dataType = type, .sizes = row.isGradient ? to : from};
    op.output = {.dataType = type, .sizes = row.isGradient ? from : to};
}

} // namespace tessera
