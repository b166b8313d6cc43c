// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "tests/app/support/fake_engine.h"
#include "tests/support/matchers.h"

#include <sstream>

namespace tessera {
namespace {

// What a device's arithmetic does is no failure, and told once whatever the number of cases.
TEST(Notes, OfTheEnginesAreToldByRunAndCheck)
{
    FakeEngine::Log log;
    log.note = "This device rounds down.";
    const Arguments twoCases{"SPACE_TO_DEPTH", "--Sizes", "1,1,2,2", "--BlockSize", "2",
                             "DEPTH_TO_SPACE", "--Sizes", "1,4,1,1", "--BlockSize", "2"};
    std::ostringstream out, err;
    EXPECT_EQ(callCommand(kRunText, twoCases, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kFine);
    EXPECT_EQ(err.str(), "tessera run: note: cpu: This device rounds down.\n");

    err.str({});
    EXPECT_LE(callCommand(kCheckText, twoCases, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kMistrusted);
    EXPECT_EQ(err.str(),
              "tessera check: note: reference: This device rounds down.\n"
              "tessera check: note: cpu: This device rounds down.\n");

    out.str({});
    EXPECT_EQ(callCommand(kEnginesText, {}, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kFine);
    EXPECT_THAT(out.str(), ContainsRegex("cpu  .*\n +This device rounds down.\n"));

    err.str({});
    log.note = {};
    EXPECT_EQ(callCommand(kRunText, twoCases, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kFine);
    EXPECT_EQ(err.str(), "");
}

// A driver that computes nothing leaves zeros. No other engine is there that would show it.
TEST(SpotCheckOfCommands, ARunOfADeviceThatGivesZerosFails)
{
    FakeEngine::Log log;
    log.dispatches = 1;
    const Arguments zeros{"SPACE_TO_DEPTH", "--Sizes", "1,1,2,2", "--BlockSize", "2", "--data", "constant:7"};
    std::ostringstream out, err;
    EXPECT_EQ(callCommand(kRunText, zeros, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kEngineFailed);
    EXPECT_THAT(err.str(), HasSubstr("cpu gave a wrong result: element {0, 0, 0, 0} is 0 where"));
    EXPECT_EQ(out.str(), "");

    log.dispatches = 0;
    EXPECT_EQ(callCommand(kRunText, zeros, out, err, {.makeEngine = fakeEngines(log)}), exit_code::kFine);
}

} // namespace
} // namespace tessera
