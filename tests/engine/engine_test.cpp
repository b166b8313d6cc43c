// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(EngineList, StartsWithTheCpuAndEndsWithTheReference)
{
    const std::vector<EngineEntry> list = engineList();
    ASSERT_GE(list.size(), 2u);
    EXPECT_EQ(list.front().name, "cpu");
    EXPECT_EQ(list.back().name, "reference");
    EXPECT_TRUE(list.front().available);
    EXPECT_TRUE(list.back().available);
}

TEST(EngineList, EveryAvailableEngineIsMadeByItsName)
{
    for (const EngineEntry& entry : engineList()) {
        EXPECT_NE(entry.description, "");
        if (entry.available) {
            const auto engine = makeEngine(entry.name);
            EXPECT_EQ(engine->name(), entry.name);
            EXPECT_EQ(engine->description(), entry.description);
            EXPECT_EQ(engine->executesPlans(), entry.name != "reference");
        }
    }
}

std::string refusal(const std::string& engine)
{
    try {
        makeEngine(engine);
    } catch (const EngineError& error) {
        return error.what();
    }
    return "";
}

TEST(MakeEngine, SaysWhyThereIsNoneAndWhichThereAre)
{
    using testing::HasSubstr;
    EXPECT_THAT(refusal("abacus"), HasSubstr("\"abacus\""));
    EXPECT_THAT(refusal("abacus"), HasSubstr("cpu"));
    EXPECT_THAT(refusal("abacus"), HasSubstr("reference"));
    for (const EngineEntry& entry : engineList())
        if (!entry.available) {
            EXPECT_THAT(refusal(entry.name), HasSubstr(entry.description));
            EXPECT_THAT(refusal(entry.name + ":0"), HasSubstr(entry.description));
        }
}

} // namespace
} // namespace tessera
