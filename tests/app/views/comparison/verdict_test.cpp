// SPDX-License-Identifier: GPL-3.0-or-later
// What the verdict says while there is none.
#include "app/views/comparison/verdict.h"

#include "tests/app/support/fake_engine.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/wait.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

struct VerdictTest : testing::Test {
    VerdictTest()
    {
        document.setEngines("fake", "other");
        document.newCase(documentationExample());
    }
    void SetUp() override { ASSERT_TRUE(waitForRun(document)); }
    void edit() { setFieldText(document, "InputTensor.Sizes", "1,8,2,5"); }
    std::string words(bool isOverdue = false) const { return verdictText(document, isOverdue).words.toStdString(); }

    FakeEngine::Log log;
    Document document{fakeEngines(log)};
};

TEST_F(VerdictTest, WaitsForASlowB)
{
    log.act = [this] { log.milliseconds = 3 * kPatience; }; // for the run after it
    edit();
    ASSERT_TRUE(waitFor([&] { return !document.isStale(); }));
    EXPECT_EQ(words(), "B is running…");
    EXPECT_EQ(verdictText(document).role, Role::SecondaryText);
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
}

TEST_F(VerdictTest, OfASlowAStaysForAMoment)
{
    const std::string before = words();
    log.milliseconds = 3 * kPatience;
    edit();
    EXPECT_EQ(words(), before);
    EXPECT_EQ(words(true), "running…");
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
    EXPECT_TRUE(isPending(document, false));
}

TEST_F(VerdictTest, IsNotThatOfOtherEngines)
{
    log.milliseconds = 3 * kPatience;
    document.setEngines("fake", "another");
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
    document.setLive(false);
    EXPECT_NE(words(), "cancelled"); // then nobody has asked for a run
}

TEST_F(VerdictTest, SaysThatATextIsNoValue)
{
    document.setInvalidText({"BlockSize", "\"x\"", "is not a number"});
    EXPECT_EQ(words(), "BlockSize = \"x\" is not a number");
    EXPECT_EQ(verdictText(document).role, Role::Bad);
}

} // namespace
} // namespace tessera
