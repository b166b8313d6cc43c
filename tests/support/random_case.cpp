// SPDX-License-Identifier: Apache-2.0
#include "tests/support/random_case.h"

#include "engine/ops/operator.h"

#include <cstdlib>
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

} // namespace

Case randomCase(uint64_t seed)
{
    Random random(seed);
    for (uint64_t i = 0; i < 8; ++i)
        random.below(2); // neighbouring seeds part
    Case c;
    c.op = random.pick(allOperators());
    c.op->randomize(random);
    for (const TensorRole role : {TensorRole::Input, TensorRole::Output}) {
        const bool isInput = role == TensorRole::Input;
        TensorDesc desc = isInput ? inputDesc(c.op) : outputDesc(c.op);
        setLayout(desc, role, random);
        setField(c.op, isInput ? inputField(c.op) : outputField(c.op), desc);
    }
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
