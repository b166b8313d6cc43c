// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/rules.h"

namespace tessera {

// Scales and offsets that crop, clamp and hit ties, up to FLT_MAX; `usual` is the default.
float randomScale(uint32_t inputs, uint32_t outputs, Random& random);
float randomOffset(float usual, Random& random);

// OperatorRules::randomize of RESAMPLE and its gradients. The output of a gradient is the forward input, which only
// changes what the ratio means.
template <class Op> void randomizeResampling(Op& op, Random& random)
{
    constexpr bool isGradient = OperatorRules<Op>::kIsGradient;
    const uint32_t rank = random.between(1, 4), longest = rank == 1 ? 40 : rank == 2 ? 12 : 6;
    std::vector<uint32_t> from, to;
    for (uint32_t axis = 0; axis < rank; ++axis) {
        from.push_back(random.between(1, longest));
        to.push_back(random.oneIn(4) ? from.back() : random.between(1, longest + 2));
    }
    op.interpolationMode = random.pick({InterpolationMode::NearestNeighbor, InterpolationMode::Linear});
    if constexpr (requires { op.roundingDirection; })
        op.roundingDirection = random.pick({AxisDirection::Increasing, AxisDirection::Decreasing});
    if constexpr (requires { op.antialiased; })
        op.antialiased = random.oneIn(2);
    op.scales.resize(rank);
    for (uint32_t axis = 0; axis < rank; ++axis)
        op.scales[axis] = from[axis] == to[axis] && random.oneIn(2) ? 1 : randomScale(from[axis], to[axis], random);
    if constexpr (requires { op.scaleCount; }) {
        op.scaleCount = rank;
    } else {
        op.dimensionCount = rank;
        op.inputPixelOffsets.resize(rank);
        op.outputPixelOffsets.resize(rank);
        for (uint32_t axis = 0; axis < rank; ++axis) {
            op.inputPixelOffsets[axis] = randomOffset(0.5f, random);
            op.outputPixelOffsets[axis] = randomOffset(-0.5f, random);
        }
    }
    const DataType type = isGradient || random.oneIn(2)
        ? random.pick({DataType::Float32, DataType::Float16})
        : random.pick({DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8});
    op.input = {.dataType = type, .sizes = isGradient ? to : from};
    op.output = {.dataType = type, .sizes = isGradient ? from : to};
}

} // namespace tessera
