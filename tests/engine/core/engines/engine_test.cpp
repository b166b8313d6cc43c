// SPDX-License-Identifier: Apache-2.0
#include "engine/core/engines/engine.h"

#include "engine/compute/registry/registry.h"
#include "tests/support/engines.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

TEST(EngineList, StartsWithTheCpuAndEndsWithTheReference)
{
    const std::vector<EngineEntry> list = engineList();
    ASSERT_GE(list.size(), 2u);
    EXPECT_EQ(list.front().name, "cpu");
    EXPECT_EQ(list.back().name, "reference");
    EXPECT_TRUE(list.front().available && list.back().available);
}

TEST(EngineList, EveryAvailableEngineIsMadeByItsNameAndTheOthersSayWhyNot)
{
    using testing::HasSubstr;
    const auto refusal = [](const std::string& name) { return messageOf<EngineError>([&] { makeEngine(name); }); };
    for (const EngineEntry& entry : engineList()) {
        EXPECT_FALSE(entry.description.isEmpty());
        if (!entry.available) {
            EXPECT_THAT(refusal(entry.name), HasSubstr(english(entry.description)));
            EXPECT_THAT(refusal(entry.name + ":0"), HasSubstr(english(entry.description)));
            continue;
        }
        const auto engine = makeEngine(entry.name);
        EXPECT_EQ(engine->name(), entry.name);
        EXPECT_EQ(engine->description(), entry.description);
        EXPECT_EQ(engine->executesPlans(), entry.name != "reference");
        EXPECT_EQ(executesPlans(entry.name), engine->executesPlans());
    }
    EXPECT_THAT(refusal("abacus"), testing::AllOf(HasSubstr("\"abacus\""), HasSubstr("cpu"), HasSubstr("reference")));
    for (const char* name : {"vulkan", "vulkan:llvmpipe"})
        EXPECT_TRUE(executesPlans(name)) << name << ", whether it is there or not";
    for (const char* other :
         {"exec:cp {input} {output}", "lib:./mine.so", "torch", "sabotage:order", "file:output.npy", "", "cpuX"})
        EXPECT_FALSE(executesPlans(other)) << other;
}

TEST(MakeEngine, BoundsTheThreadsOfTheCpu)
{
    EXPECT_THAT(english(makeEngineWith({.threads = 1}, "cpu")->description()), testing::StartsWith("1 thread,"));
    EXPECT_EQ(makeEngineWith({}, "cpu")->description(), engineList().front().description);
}

class CopyProbes : public testing::TestWithParam<std::string> { };

// A large copy takes longer than a small one, however busy the machine: a probe that copies nothing, or always the
// same, fails.
TEST_P(CopyProbes, TakeTheTimeThatTheirBytesTake)
{
    const auto shortest = [&](uint64_t bytes) {
        const auto probe = engineNamed(GetParam()).makeCopyProbe(bytes);
        double seconds = probe();
        for (int i = 0; i < 5; ++i)
            seconds = std::min(seconds, probe());
        return seconds;
    };
    const double small = shortest(1), large = shortest((uint64_t{64} << 20) + 1);
    EXPECT_GE(small, 0);
    EXPECT_GT(large, 8 * small);
    EXPECT_GT(large, 1e-5); // 64 MiB, read and written, at 12 TB/s
    EXPECT_LT(large, 10);
}
INSTANTIATE_TEST_SUITE_P(, CopyProbes, testing::ValuesIn(engineNames()), engineTestName);

TEST(HostCopyProbe, SaysInWordsThatTheMemoryIsTooSmall)
{
    EXPECT_THROW(makeEngine("cpu")->makeCopyProbe(uint64_t{1} << 60), EngineError);
}

} // namespace
} // namespace tessera
