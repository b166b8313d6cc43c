// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/core/tensor/error.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

namespace tessera {
namespace {

TEST(Shard, AllTogetherHaveEachCaseOnce)
{
    for (const uint64_t cases : {1u, 5u, 64u, 100u, 101u})
        for (uint64_t count = 1; count <= 20; ++count) {
            std::map<uint64_t, int> seen;
            for (uint64_t index = 1; index <= count; ++index) {
                const Shard shard{index, count};
                for (uint64_t own = 0; own < shard.cases(cases); ++own)
                    ++seen[shard.caseAt(own)];
            }
            ASSERT_EQ(seen.size(), cases) << count;
            ASSERT_EQ(seen.rbegin()->first, cases - 1) << count;
            for (const auto& [number, times] : seen)
                ASSERT_EQ(times, 1) << number;
        }
}

TEST(Shard, IsReadAsIOfN)
{
    EXPECT_EQ(shardFrom("3/16"), (Shard{3, 16}));
    EXPECT_EQ(toText(Shard{3, 16}), "3/16");
    for (const char* text : {"", "0/4", "5/4", "1", "/", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/0", "slurmy"})
        EXPECT_THROW(shardFrom(text), TextError) << text;
}

class SlurmShard : public testing::Test {
protected:
    void TearDown() override
    {
        for (const char* name : {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN"})
            unsetenv(name);
    }

    static Shard of(const char* id, const char* count, const char* first)
    {
        setenv("SLURM_ARRAY_TASK_ID", id, 1);
        setenv("SLURM_ARRAY_TASK_COUNT", count, 1);
        if (first)
            setenv("SLURM_ARRAY_TASK_MIN", first, 1);
        return shardFrom("slurm");
    }
};

TEST_F(SlurmShard, IsTheTasksPlaceInItsArray)
{
    EXPECT_EQ(of("3", "16", nullptr), (Shard{3, 16}));
    EXPECT_EQ(of("0", "4", "0"), (Shard{1, 4}));
    EXPECT_EQ(of("13", "4", "10"), (Shard{4, 4}));
}

TEST_F(SlurmShard, IsRefusedOutsideAnArray)
{
    EXPECT_THAT(messageOf<TextError>([] { shardFrom("slurm"); }), testing::HasSubstr("SLURM_ARRAY_TASK_ID"));
    EXPECT_THROW(of("9", "4", "1"), TextError); // an array with steps
    EXPECT_THROW(of("x", "4", "1"), TextError);
}

} // namespace
} // namespace tessera
