// SPDX-License-Identifier: Apache-2.0
#include "tests/support/random_case.h"

#include "engine/ops/operator.h"

#include <cstdlib>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

// Strides in a random order of the axes, with gaps, and on inputs now and then a repeated axis.
void setLayout(TensorDesc& desc, TensorRole role, Random& random)
{
    if (random.oneIn(3))
        return; // packed
    std::vector<size_t> order(desc.sizes.size()); // innermost first
    std::iota(order.rbegin(), order.rend(), size_t{0});
    if (random.oneIn(2))
        for (size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
    desc.strides.emplace(desc.sizes.size());
    uint32_t stride = random.oneIn(3) ? 2 : 1;
    for (const size_t axis : order) {
        const bool repeated = role == TensorRole::Input && random.oneIn(6);
        (*desc.strides)[axis] = repeated ? 0 : stride;
        if (!repeated)
            stride = stride * desc.sizes[axis] + static_cast<uint32_t>(random.oneIn(3) ? random.below(3) : 0);
    }
    if (random.oneIn(3))
        desc.totalTensorSizeInBytes = *minimumBytes(desc) + 4 * random.below(5);
}

template <DepthSpaceOperator Op> void randomize(Op& op, Random& random)
{
    op.blockSize = random.between(1, 4);
    if constexpr (requires { op.order; })
        op.order = random.pick({DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth});
    const uint32_t b = op.blockSize, n = random.between(1, 3), c = random.between(1, 4), h = random.between(1, 4),
                   w = random.between(1, 5);
    const bool toSpace = std::same_as<Op, DepthToSpace> || std::same_as<Op, DepthToSpace1>;
    const std::vector<uint32_t> depth{n, c * b * b, h, w}, space{n, c, h * b, w * b};
    op.input = {.dataType = random.pick(kDataTypes), .sizes = toSpace ? depth : space};
    op.output = {.dataType = op.input.dataType, .sizes = toSpace ? space : depth};
}

float randomScale(uint32_t inputs, uint32_t outputs, Random& random)
{
    const float ratio = static_cast<float>(outputs) / static_cast<float>(inputs);
    switch (random.below(12)) {
    case 0:
        return 1;
    case 1: // corners aligned
        return inputs == 1 || outputs == 1 ? std::numeric_limits<float>::max()
                                           : static_cast<float>(outputs - 1) / static_cast<float>(inputs - 1);
    case 2:
        return random.pick({0.5f, 2.0f, 1.5f, 3.0f, 1.0f / 3, 0.25f});
    case 3:
        return 0.05f + random.within(0.04f);
    case 4:
        return 2 + random.within(1.9f);
    case 5:
        return random.pick(
            {std::numeric_limits<float>::max(), 1e-3f, 1e-30f, std::numeric_limits<float>::denorm_min()});
    default:
        return ratio;
    }
}

float randomOffset(float usual, Random& random)
{
    switch (random.below(8)) {
    case 0:
        return 0;
    case 1:
        return random.within(3);
    case 2:
        return static_cast<float>(random.between(0, 12)) / 4 - 1.5f;
    case 3:
        return random.oneIn(4) ? random.within(1e7f) : random.within(20);
    default:
        return usual;
    }
}

// Of RESAMPLE and its gradients; for a gradient the output is the forward input, which only changes what the ratio
// means.
template <class Op> void randomize(Op& op, Random& random)
{
    constexpr bool isGradient = ResampleGradOperator<Op>;
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
        op.inputPixelOffsets.assign(rank, 0.5f);
        op.outputPixelOffsets.assign(rank, -0.5f);
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

} // namespace

Case randomCase(uint64_t seed)
{
    Random random(seed);
    for (uint64_t i = 0; i < 8; ++i)
        random.below(2); // neighbouring seeds part
    Case c;
    c.op = random.pick(allOperators());
    std::visit(
        [&](auto& op) {
            randomize(op, random);
            setLayout(op.input, TensorRole::Input, random);
            setLayout(op.output, TensorRole::Output, random);
        },
        c.op);
    c.data = Generator{.pattern = random.oneIn(4) ? Pattern::Special : Pattern::Random, .seed = seed};
    return c;
}

std::vector<uint64_t> testSeeds(uint64_t count)
{
    const char* asked = std::getenv("TESSERA_SEED");
    std::vector<uint64_t> seeds(count);
    std::iota(seeds.begin(), seeds.end(), asked != nullptr ? std::strtoull(asked, nullptr, 10) : uint64_t{20221117});
    return seeds;
}

std::string trace(uint64_t seed, const Case& c)
{
    return "TESSERA_SEED=" + std::to_string(seed) + ": " + toText(c);
}

} // namespace tessera
