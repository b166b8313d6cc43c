// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/random_case.h"

#include "engine/core/ops/operator.h"
#include "engine/core/ops/random_operators.h"
#include "engine/core/tensor/random.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

enum Layout { Packed, Gaps, Permuted };
constexpr Weighted kLayouts[] = {
    {"packed", 2}, {"axes in order, with gaps and repeats", 2}, {"axes in any order, with gaps and repeats", 2}};
constexpr Weighted kData[] = {{"random", 3}, {"special: NaN, infinities, -0, denormals, largest", 1}};
constexpr Weighted kRare[] = {{"yes", 1}, {"no", 2}};
constexpr Weighted kRepeated[] = {{"yes", 1}, {"no", 5}};

bool isYes(std::span<const Weighted> rows, Random& random)
{
    return pickWeighted(rows, random) == 0;
}

// Strides in some order of the axes, with gaps, and on inputs now and then a repeated axis.
void setLayout(TensorDesc& desc, TensorRole role, Random& random)
{
    const size_t layout = pickWeighted(kLayouts, random);
    if (layout == Packed)
        return;
    std::vector<size_t> order(desc.sizes.size()); // innermost first
    std::iota(order.rbegin(), order.rend(), size_t{0});
    if (layout == Permuted)
        for (size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
    desc.strides.emplace(desc.sizes.size());
    uint32_t stride = isYes(kRare, random) ? 2 : 1;
    for (const size_t axis : order) {
        const bool repeated = role == TensorRole::Input && isYes(kRepeated, random);
        (*desc.strides)[axis] = repeated ? 0 : stride;
        if (!repeated)
            stride = stride * desc.sizes[axis] + (isYes(kRare, random) ? static_cast<uint32_t>(random.below(3)) : 0);
    }
    if (isYes(kRare, random))
        desc.totalTensorSizeInBytes = *minimumBytes(desc) + 4 * random.below(5);
}

// Makes of two numbers one that shares no pattern with them.
uint64_t mixed(uint64_t seed, uint64_t index)
{
    const auto next = [](uint64_t x) { return mixedBits(x + kGoldenRatio); };
    return next(next(seed) + index);
}

} // namespace

Case randomCase(uint64_t seed, uint64_t index)
{
    Random random(mixed(seed, index));
    Case c;
    c.op = allOperators()[random.below(allOperators().size())];
    c.op->randomize(random);
    TensorDesc input = inputDesc(c.op), output = outputDesc(c.op);
    setLayout(input, TensorRole::Input, random);
    setLayout(output, TensorRole::Output, random);
    setField(c.op, inputField(c.op), input);
    setField(c.op, outputField(c.op), output);
    const Pattern pattern = pickWeighted(kData, random) == 0 ? Pattern::Random : Pattern::Special;
    c.data = Generator{.pattern = pattern, .seed = random.below(1'000'000)};
    return c;
}

std::vector<WeightTable> randomCaseWeights()
{
    std::vector<WeightTable> tables = operatorWeights();
    tables.insert(tables.end(),
                  {{"layout of a tensor", kLayouts},
                   {"a gap, one each: before the first element, behind an axis, at the end", kRare},
                   {"an input's axis is repeated by a stride of 0", kRepeated},
                   {"data", kData}});
    return tables;
}

} // namespace tessera
