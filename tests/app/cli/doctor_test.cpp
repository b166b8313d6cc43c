// SPDX-License-Identifier: GPL-3.0-or-later
// A machine on which nothing computes, which no test can have.
#include "app/cli/commands/commands.h"

#include "tests/app/support/fake_engine.h"
#include "tests/support/matchers.h"

#include <sstream>

namespace tessera {
namespace {

int doctor(const EngineFactory& makeEngine, std::string& out)
{
    std::ostringstream lines, problems;
    const int code = callCommand(kDoctorText, {}, lines, problems, {.makeEngine = makeEngine});
    out = lines.str();
    return code;
}

TEST(DoctorsEngines, EndWithFiveWhereNoneComputes)
{
    std::string out;
    const auto none = [](const EngineOptions&, const std::string&) -> std::unique_ptr<Engine> {
        throw EngineError("the machine is on fire");
    };
    EXPECT_EQ(doctor(none, out), exit_code::kEngineFailed);
    EXPECT_THAT(out, ContainsRegex("failed +engine +cpu +the machine is on fire"));
}

// The others compute, so that the program can run.
TEST(DoctorsEngines, AreHeldAgainstTheReference)
{
    std::string out;
    const auto wrong = [](const EngineOptions& options, const std::string& name) {
        return makeEngineWith(options, name == "cpu" ? "sabotage:order" : name);
    };
    EXPECT_EQ(doctor(wrong, out), exit_code::kFine);
    EXPECT_THAT(out,
                ContainsRegex("failed +engine +cpu +is not right for DEPTH_TO_SPACE1 .*; `tessera check "
                              "'DEPTH_TO_SPACE1 .*' --engine "));
}

} // namespace
} // namespace tessera
