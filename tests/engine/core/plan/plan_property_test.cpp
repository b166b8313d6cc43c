// SPDX-License-Identifier: Apache-2.0
// What must hold of every plan, whatever its numbers.
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {
namespace {

using testing::ElementsAre;

// Repeated inputs too: elements are told apart by their number, not by their address.
TEST(PlanProperty, TargetsAreTheSourcesInverted)
{
    forEachRandom(1000, [](const Loaded& random) {
        const Plan& plan = random.plan;
        std::vector<std::vector<Partner>> inverted(elementCount(plan.input));
        for (uint64_t output = 0; output < elementCount(plan.output); ++output)
            for (const Partner& source : sources(plan, output).list)
                inverted.at(source.element).push_back({output, source.weight});
        for (uint64_t input = 0; input < inverted.size(); ++input) {
            const Partners found = targets(plan, input);
            ASSERT_EQ(found.list, inverted[input]) << "of input element " << input;
            ASSERT_EQ(found.count, inverted[input].size());
            const Partners some = targets(plan, input, 3); // the beginning of the long answer
            ASSERT_EQ(some.count, found.count);
            inverted[input].resize(std::min<size_t>(3, inverted[input].size()));
            ASSERT_EQ(some.list, inverted[input]);
        }
    });
}

TEST(PlanProperty, BlocksArePermutationsAndForwardWeightsSumToOne)
{
    forEachRandom(400, [](const Loaded& random) {
        const bool isPermutation = waysBack(random.c.op).has_value();
        std::vector<uint64_t> read;
        for (uint64_t output = 0; output < elementCount(random.plan.output); ++output) {
            const Partners from = sources(random.plan, output);
            double sum = 0;
            for (const Partner& source : from.list)
                sum += source.weight;
            ASSERT_TRUE(isTransposed(random.c.op) || std::abs(sum - 1) < 1e-7 * double(from.count + 3)) << output;
            if (isPermutation)
                read.push_back(from.list.at(0).element);
        }
        std::ranges::sort(read);
        std::vector<uint64_t> all(isPermutation ? elementCount(random.plan.input) : 0);
        std::iota(all.begin(), all.end(), uint64_t{0});
        ASSERT_EQ(read, all);
    });
}

// Twice the float's largest exponent of elements: an answer may not depend on walking over the tensor.
TEST(PlanProperty, QueriesReachTwoToThe31Elements)
{
    const Plan permutation = planOf("SPACE_TO_DEPTH1 --Sizes 2,3,32768,16384 --DataType UINT8 --BlockSize 2 --Order "
                                    "COLUMN_ROW_DEPTH");
    // out[1, 11, 16383, 8190] = in[1, 2, 32767, 16381]: channel 11 is depth 2, row 1, column 1.
    const uint64_t output = ((uint64_t{1} * 12 + 11) * 16384 + 16383) * 8192 + 8190;
    const uint64_t input = ((uint64_t{1} * 3 + 2) * 32768 + 32767) * 16384 + 16381;
    EXPECT_THAT(sources(permutation, output).list, ElementsAre(Partner{input, 1}));
    EXPECT_THAT(targets(permutation, input).list, ElementsAre(Partner{output, 1}));

    const Plan taps = planOf("RESAMPLE --Sizes 1,2,32768,32768 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                             "1,1,0.5,1");
    // Row 16383 lies between the rows 32766 and 32767.
    const uint64_t last = uint64_t{2} * 16384 * 32768 - 1, below = (uint64_t{1} << 31) - 1;
    EXPECT_THAT(sources(taps, last).list, ElementsAre(Partner{below - 32768, 0.5}, Partner{below, 0.5}));
    EXPECT_THAT(targets(taps, below).list, ElementsAre(Partner{last, 0.5}));
}

// Output rows of the reference page's example take their columns from two channels, 12 elements apart.
TEST(ReadPattern, OfDepthToSpace)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW";
    const ReadPattern row = readPattern(planOf(line), 6); // 0 12 1 13 2 14
    EXPECT_EQ(row.steps, 5u);
    EXPECT_FALSE(row.isWhole);
    EXPECT_TRUE(readPattern(planOf(line), 48).isWhole);
    EXPECT_EQ(row.jumps, (std::vector<ReadPattern::Jump>{{12, 3}, {-11, 2}}));
    // Written channel by channel: 0 6 12 18 1 7 …
    EXPECT_EQ(readPattern(planOf(line + " --OutputTensor.Strides 48,1,12,2"), 4).jumps,
              (std::vector<ReadPattern::Jump>{{6, 3}}));
}

// Rows 0 1 2 and 3 4 5 become three columns, each at a quarter or three between two. Of each output the sum along H
// comes first: 0 | 0 1 | 0 1 | 1 2 …, and each with the row below.
TEST(ReadPattern, CountsEveryReadOfALinearOutput)
{
    const Plan plan = planOf("RESAMPLE --Sizes 1,1,2,3 --Scales 1,1,0.5,2 --InterpolationMode LINEAR");
    const ReadPattern all = readPattern(plan, 100), some = readPattern(plan, 6);
    EXPECT_EQ(all.steps, 19u); // 0 3 | 0 3 1 4 | 0 3 1 4 | 1 4 2 5 | 1 4 2 5 | 2 5
    EXPECT_EQ(all.jumps, (std::vector<ReadPattern::Jump>{{3, 10}, {-2, 4}, {-3, 3}, {-4, 2}}));
    EXPECT_TRUE(all.isWhole && !some.isWhole);
    EXPECT_EQ(some.steps, 5u);
}

} // namespace
} // namespace tessera
