// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/random_case.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/case_parts.h"

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

} // namespace

RandomCases::RandomCases(const CaseChoice& choice)
    : m_isPacked(choice.isPacked)
{
    for (const Operator& op : operatorsOf(choice)) {
        std::vector<DataType> types = choice.types.empty() ? std::vector<DataType>() : typesOf(op);
        std::erase_if(types,
                      [&](DataType each) { return std::ranges::find(choice.types, each) == choice.types.end(); });
        if (choice.types.empty() || !types.empty())
            m_kinds.push_back({op, std::move(types)});
    }
    if (m_kinds.empty())
        throw TextError(say("sweep", "there is no case of %1")(described(choice)));
}

Case RandomCases::at(uint64_t seed, uint64_t index) const
{
    const auto next = [](uint64_t x) { return mixedBits(x + kGoldenRatio); };
    Random random(next(next(seed) + index)); // a number that shares no pattern with the two
    const Kind& kind = m_kinds[random.below(m_kinds.size())];
    Case c;
    c.op = kind.op;
    randomize(c.op, random);
    if (!kind.types.empty())
        c.op = parts::withType(c.op, random.pick(kind.types));
    for (const TensorRole role : parts::kRoles)
        if (!m_isPacked)
            setLayout(parts::descOf(c.op, role), role, random);
    const Pattern pattern = pickWeighted(kData, random) == 0 ? Pattern::Random : Pattern::Special;
    c.data = Generator{.pattern = pattern, .seed = random.below(1'000'000)};
    return c;
}

std::vector<Operator> RandomCases::operators() const
{
    std::vector<Operator> all;
    for (const Kind& kind : m_kinds)
        all.push_back(kind.op);
    return all;
}

Case randomCase(uint64_t seed, uint64_t index)
{
    return RandomCases().at(seed, index);
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
