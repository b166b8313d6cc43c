// SPDX-License-Identifier: Apache-2.0
#include "tests/support/random_case.h"

#include "engine/judge/sweep/random_case.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>

namespace tessera {

Case randomCase(uint64_t seed)
{
    return randomCase(seed, 0);
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
