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
        expectNaive(randomCopy(random, GetParam(), 9), random, variants({1}));
        if (HasFatalFailure())
            return;
    }
}

TEST_P(CpuCopy, BlocksOfEverySizeAreRearranged)
{
    Random random(1);
    uint64_t number = 0;
    for (const uint64_t block : {1, 2, 3, 4, 5, 6, 7, 8, 9})
        for (const uint64_t width : {1, 2, 7, 16, 33, 64, 67, 576})
            for (const bool toSpace : {false, true})
                for (const bool depthFirst : {false, true}) {
                    if (!runsToday(number++))
                        continue;
                    SCOPED_TRACE(testing::Message() << "block " << block << ", width " << width << ", to space "
                                                    << toSpace << ", depth first " << depthFirst);
                    const Plan plan = blockPlan(GetParam(), block, width, toSpace, depthFirst);
                    expectNaive(plan, random, variants({1}));
                    if (HasFatalFailure())
                        return;
                }
}

TEST_P(CpuCopy, ChannelsMayBeLastOnEitherSide)
{
    Random random(2);
    uint64_t number = 0;
    for (const uint64_t block : {2, 3})
        for (const uint64_t channels : {1, 3, 7, 33})
            for (const uint64_t width : {5, 20, 67})
                for (const bool toSpace : {false, true})
                    for (const auto last : {ChannelsLast::Input, ChannelsLast::Output}) {
                        if (!runsToday(number++))
                            continue;
                        const bool depthFirst = random.below(2) == 0;
                        SCOPED_TRACE(testing::Message()
                                     << "block " << block << ", channels " << channels << ", width " << width
                                     << ", to space " << toSpace << ", depth first " << depthFirst
                                     << (last == ChannelsLast::Input ? ", last on the input" : ", last on the output"));
                        const Plan plan = blockPlan(GetParam(), {block, channels, width, toSpace, depthFirst, last});
                        expectNaive(plan, random, variants({1}));
                        if (HasFatalFailure())
                            return;
                    }
}

// Blocks of two by two of a few planes: every rest of a row of vectors, and rows too short for one.
TEST_P(CpuCopy, FewChannelsGoLastTogetherAndBack)
{
    Random random(4);
    uint64_t number = 0;
    for (const bool toSpace : {false, true})
        for (const uint64_t channels : {2, 3})
            for (uint64_t width = 7; width < 150; ++width) {
                if (!runsToday(number++))
                    continue;
                const bool depthFirst = width % 5 == 0;
                SCOPED_TRACE(testing::Message() << channels << " channels, width " << width << ", to space " << toSpace
                                                << ", depth first " << depthFirst);
                const ChannelsLast last = toSpace ? ChannelsLast::Input : ChannelsLast::Output;
                const Plan plan = blockPlan(GetParam(), {2, channels, width, toSpace, depthFirst, last});
                expectNaive(plan, random, variants({1}));
                if (HasFatalFailure())
                    return;
            }
}

// Up to more than a stage holds of a part, and each number between.
TEST_P(CpuCopy, AnyNumberOfChannelsMayBeLast)
{
    Random random(3);
    uint64_t number = 0;
    for (uint64_t channels = 8; channels < 64; ++channels)
        for (const bool toSpace : {false, true}) {
            if (!runsToday(number++))
                continue;
            const uint64_t block = channels < 32 ? 4 : 3;
            SCOPED_TRACE(testing::Message()
                         << "block " << block << ", channels " << channels << ", to space " << toSpace);
            const ChannelsLast last = toSpace ? ChannelsLast::Input : ChannelsLast::Output;
            expectNaive(blockPlan(GetParam(), {block, channels, 33, toSpace, true, last}), random, variants({1}));
            if (HasFatalFailure())
                return;
        }
}

INSTANTIATE_TEST_SUITE_P(Widths, CpuCopy, testing::ValuesIn(kWidths), nameOfType);

} // namespace
} // namespace tessera
