// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tessera {

namespace {

// Draws random fields, weighted towards what programs easily get wrong: ties, ones, odd ratios, crops, edges.

constexpr Weighted kBlocks[] = {{"1", 1}, {"2", 3}, {"3", 4}, {"4", 2}, {"5", 1}};
constexpr Weighted kRanks[] = {{"1", 3}, {"2", 3}, {"3", 2}, {"4", 4}};
constexpr Weighted kInputs[] = {
    {"1", 2}, {"short: up to 40, 12, 6 or 6 by rank", 9}, {"long: up to 2,000, 48, 12 or 8", 1}};
constexpr Weighted kOutputs[] = {{"the input's", 3}, {"any short one", 7}, {"1", 1}, {"half", 1}, {"double", 1}};
constexpr Weighted kScales[] = {
    {"output / input size", 6},
    {"1", 1},
    {"corners aligned: (m - 1) / (n - 1)", 1},
    {"1/4, 1/3, 1/2, 3/2, 2 or 3: ties", 2},
    {"0.01 to 0.09: wide filters", 1},
    {"0.1 to 3.9", 1},
    {"FLT_MAX, 1e-3, 1e-30 or denormal", 1},
};
constexpr Weighted kOffsets[] = {
    {"half a pixel, the default", 8},
    {"0", 2},
    {"quarters from -1.5 to 1.5: ties", 3},
    {"within 3", 2},
    {"within 20", 1},
    {"within 1e7: float32 has no fractions left", 1},
};

// The forward input and output size of an axis of a tensor of that rank. A tensor rarely has more than 4,096 elements.
std::pair<uint32_t, uint32_t> randomSizes(uint32_t rank, Random& random)
{
    constexpr std::array<uint32_t, 4> kShort = {40, 12, 6, 6}, kLong = {2000, 48, 12, 8};
    const uint32_t most = kShort[rank - 1];
    const size_t ofInput = pickWeighted(kInputs, random);
    const uint32_t inputs = ofInput == 0 ? 1
        : ofInput == 1                   ? random.between(1, most)
                                         : random.between(most, kLong[rank - 1]);
    switch (pickWeighted(kOutputs, random)) {
    case 0:
        return {inputs, inputs};
    case 1:
        return {inputs, random.between(1, most + 2)};
    case 2:
        return {inputs, 1};
    case 3:
        return {inputs, std::max(1u, inputs / 2)};
    }
    return {inputs, 2 * std::min(inputs, 2 * most)};
}

// Scales and offsets that crop, clamp and hit ties, up to FLT_MAX.
float randomScale(uint32_t inputs, uint32_t outputs, Random& random)
{
    switch (pickWeighted(kScales, random)) {
    case 1:
        return 1;
    case 2:
        return inputs == 1 || outputs == 1 ? std::numeric_limits<float>::max()
                                           : static_cast<float>(outputs - 1) / static_cast<float>(inputs - 1);
    case 3:
        return random.pick({0.25f, 1.0f / 3, 0.5f, 1.5f, 2.0f, 3.0f});
    case 4:
        return 0.05f + random.within(0.04f);
    case 5:
        return 2 + random.within(1.9f);
    case 6:
        return random.pick(
            {std::numeric_limits<float>::max(), 1e-3f, 1e-30f, std::numeric_limits<float>::denorm_min()});
    }
    return static_cast<float>(outputs) / static_cast<float>(inputs);
}

float randomOffset(float usual, Random& random)
{
    switch (pickWeighted(kOffsets, random)) {
    case 1:
        return 0;
    case 2:
        return static_cast<float>(random.between(0, 12)) / 4 - 1.5f;
    case 3:
        return random.within(3);
    case 4:
        return random.within(20);
    case 5:
        return random.within(1e7f);
    }
    return usual;
}

void randomizeBlocks(Operator& op, Random& random)
{
    op.blockSize = static_cast<uint32_t>(pickWeighted(kBlocks, random)) + 1;
    if (op.row().hasOrder)
        op.order = random.pick({DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth});
    const uint32_t b = op.blockSize, n = random.between(1, 3), c = random.between(1, b > 4 ? 2 : 4),
                   h = random.between(1, 4), w = random.between(1, 5);
    const std::vector<uint32_t> depth{n, c * b * b, h, w}, space{n, c, h * b, w * b};
    op.input = {.dataType = random.pick(kDataTypes), .sizes = op.row().toSpace ? depth : space};
    op.output = {.dataType = op.input.dataType, .sizes = op.row().toSpace ? space : depth};
}

// A gradient's output is the forward input, so the ratio of its sizes is turned round.
void randomizeResampling(Operator& op, Random& random)
{
    const OperatorRow& row = op.row();
    const uint32_t rank = static_cast<uint32_t>(pickWeighted(kRanks, random)) + 1;
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
        op.inputPixelOffsets[axis] = randomOffset(op.inputCentre(), random);
        op.outputPixelOffsets[axis] = randomOffset(-op.inputCentre(), random);
    }
    const DataType type = row.isGradient || random.oneIn(2)
        ? random.pick({DataType::Float32, DataType::Float16})
        : random.pick({DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8});
    op.input = {.dataType = type, .sizes = row.isGradient ? to : from};
    op.output = {.dataType = type, .sizes = row.isGradient ? from : to};
}

} // namespace

std::vector<WeightTable> operatorWeights()
{
    return {{"depth and space: BlockSize", kBlocks},      {"resample: rank", kRanks},
            {"resample: input size of an axis", kInputs}, {"resample: output size of an axis", kOutputs},
            {"resample: scale of an axis", kScales},      {"resample: offset of an axis", kOffsets}};
}

void randomize(Operator& op, Random& random)
{
    if (op.row().movesBlocks)
        randomizeBlocks(op, random);
    else
        randomizeResampling(op, random);
}

} // namespace tessera
