// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/compute/cpu/naive_run.h"
#include "tests/support/todays_part.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

using namespace test;

class CpuCopy : public testing::TestWithParam<DataType> { };

TEST_P(CpuCopy, RandomStridesAreCopiedAndNothingElseIsWritten)
{
    for (uint64_t seed = 0; seed < 300; ++seed) {
        if (!runsToday(seed))
            continue;
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        expectNaive(randomCopy(random, GetParam(), 9), random);
    }
}

// Blocks of every size, both ways and in both orders; channels that are last on either side; few channels, with every
// rest of a row of vectors and rows too short for one; as many as a part's stage holds and more.
std::vector<BlockCopy> blockCopies()
{
    using enum ChannelsLast;
    std::vector<BlockCopy> all;
    for (const bool toSpace : {false, true}) {
        for (const uint64_t block : {1, 2, 3, 4, 5, 6, 7, 8, 9})
            for (const uint64_t width : {1, 2, 7, 16, 33, 64, 67, 576})
                for (const bool depthFirst : {false, true})
                    all.push_back({block, 3, width, toSpace, depthFirst});
        for (const uint64_t block : {2, 3})
            for (const uint64_t channels : {1, 3, 7, 33})
                for (const uint64_t width : {5, 20, 67})
                    for (const ChannelsLast last : {Input, Output})
                        all.push_back({block, channels, width, toSpace, all.size() % 2 == 0, last});
        const ChannelsLast last = toSpace ? Input : Output;
        for (const uint64_t channels : {2, 3})
            for (uint64_t width = 7; width < 150; ++width)
                all.push_back({2, channels, width, toSpace, width % 5 == 0, last});
        for (uint64_t channels = 8; channels < 64; ++channels)
            all.push_back({channels < 32 ? 4u : 3u, channels, 33, toSpace, true, last});
    }
    return all;
}

TEST_P(CpuCopy, BlocksAreRearranged)
{
    Random random(1);
    for (const BlockCopy& copy : todaysPart(blockCopies())) {
        SCOPED_TRACE(testing::Message() << "block " << copy.block << ", channels " << copy.channels << ", width "
                                        << copy.width << ", to space " << copy.toSpace << ", depth first "
                                        << copy.depthFirst << ", last " << int(copy.last));
        expectNaive(blockPlan(GetParam(), copy), random);
    }
}

INSTANTIATE_TEST_SUITE_P(Widths, CpuCopy, testing::ValuesIn(kWidths), nameOfType);

} // namespace
} // namespace tessera
