// SPDX-License-Identifier: Apache-2.0
#include "tests/support/random_case.h"

#include "engine/frameworks/dialects/resize_convention.h"
#include "engine/judge/sweep/random_case.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>

namespace tessera {

Case randomCase(uint64_t seed)
{
    return randomCase(seed, 0);
}

Case conventionCase(uint64_t seed)
{
    Random random(seed * 7);
    Operator op{OperatorKind::Resample1};
    op.interpolationMode = random.oneIn(2) ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor;
    const DataType type = random.oneIn(4) ? DataType::UInt8 : random.oneIn(6) ? DataType::Float16 : DataType::Float32;
    const auto size = [&] { return static_cast<uint32_t>(1 + random.below(12)); };
    op.input = {.dataType = type, .sizes = {1, 2, size(), size()}};
    op.output = {.dataType = type, .sizes = {1, 2, size() + 4, size() + 4}};
    op.dimensionCount = 4;
    op.scales.resize(4);
    for (size_t i = 0; i < 4; ++i)
        op.scales[i] = static_cast<float>(op.output.sizes[i]) / static_cast<float>(op.input.sizes[i]);
    op.inputPixelOffsets.assign(4, 0.5f);
    op.outputPixelOffsets.assign(4, -0.5f);
    const auto conventions = resizeConventions();
    const ResizeConvention& convention = conventions[random.below(conventions.size())];
    Case c{.title = {}, .op = op, .data = Generator{.pattern = Pattern::Random, .seed = seed}};
    if (applies(convention, c.op))
        c.op = withConvention(c.op, convention);
    if (op.interpolationMode == InterpolationMode::NearestNeighbor && random.oneIn(3))
        c.op = withRule(c.op, random.pick(kNearestRules));
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

void forEachRandom(uint64_t count, const std::function<void(const Loaded&)>& check)
{
    for (const uint64_t seed : testSeeds(count)) {
        const Loaded random(randomCase(seed));
        SCOPED_TRACE(trace(seed, random.c));
        check(random);
        if (testing::Test::HasFatalFailure())
            return;
    }
}

} // namespace tessera
