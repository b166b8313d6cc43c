// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on engines of a test's own: machines on which nothing computes, that fail, and that have something to say;
// and how what is said is spelled.
#include "app/cli/commands/commands.h"

#include "engine/report/runs/terminal_text.h"
#include "tests/app/support/fake_engine.h"
#include "tests/support/matchers.h"

#include <new>
#include <sstream>

namespace tessera::cli_test {
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
    EXPECT_THAT(out, ContainsRegex("ERROR +engine cpu: the machine is on fire"));
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
                ContainsRegex("ERROR +engine cpu: is not right for DEPTH_TO_SPACE1 .*; `tessera check "
                              "'DEPTH_TO_SPACE1 .*' --engine "));
}

const Arguments kCase{"DEPTH_TO_SPACE", "--Sizes", "1,8,2,2", "--BlockSize", "2"};
const Arguments kProof{"DEPTH_TO_SPACE", "--Sizes", "1,8,2,2", "--BlockSize", "2", "--prove"};

struct Ended {
    int code;
    std::string out, err;
};

Ended ended(const CommandText& command, const Arguments& words, FakeEngine::Log& log)
{
    std::ostringstream out, err;
    const int code = callCommand(command, words, out, err, {.makeEngine = fakeEngines(log)});
    return {code, out.str(), err.str()};
}

TEST(Failures, OfTheMachineAreNoMismatch)
{
    for (const auto& [command, words] : {std::pair(&kCheckText, kProof), std::pair(&kCheckText, kCase),
                                         std::pair(&kRunText, kCase), std::pair(&kBenchText, kCase)}) {
        FakeEngine::Log log;
        log.act = [] { throw EngineError("the device is lost"); };
        const Ended lost = ended(*command, words, log);
        EXPECT_EQ(lost.code, exit_code::kEngineFailed);
        EXPECT_THAT(lost.err, HasSubstr("the device is lost"));
        EXPECT_THAT(lost.out, Not(HasSubstr("FAIL")));

        log.act = [] { throw std::bad_alloc(); };
        const Ended full = ended(*command, words, log);
        EXPECT_EQ(full.code, exit_code::kEngineFailed);
        EXPECT_THAT(full.err, HasSubstr("not enough memory"));
        EXPECT_THAT(full.out, Not(HasSubstr("FAIL")));
    }
}

TEST(Failures, OfProveNameTheEngine)
{
    FakeEngine::Log log;
    log.act = [] { throw EngineError("the device is lost"); };
    EXPECT_THAT(ended(kCheckText, kProof, log).err,
                AllOf(HasSubstr("cpu: ERROR: the device is lost"), HasSubstr("repeat")));
}

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

TEST(TerminalText, LeavesWordsOfAllLanguagesAsTheyAre)
{
    for (const char* text : {"", "plain", "größer × 2", "日本語", "…", "𝒳"}) {
        EXPECT_EQ(terminalText(text), text);
        EXPECT_EQ(unfinishedBytes(text), 0u) << text;
    }
}

TEST(TerminalText, SpellsWhatATerminalWouldObey)
{
    EXPECT_EQ(terminalText("a\x1b[31mb"), "a\\x1b[31mb");
    EXPECT_EQ(terminalText("a\nb\tc\r"), "a\\nb\\tc\\x0d");
    EXPECT_EQ(terminalLines("a\nb\tc\r"), "a\nb\tc\\x0d");
    EXPECT_EQ(terminalText("\x7f"), "\\x7f");
    EXPECT_EQ(terminalText("\xc2\x9b"
                           "2J"),
              "\\u009b2J"); // the short form of ESC [
    EXPECT_EQ(terminalText("\xe2\x80\xae"
                           "gnp.exe"),
              "\\u202egnp.exe"); // right to left
    EXPECT_EQ(terminalText(std::string_view("\0", 1)), "\\x00");
}

TEST(TerminalText, SpellsBytesThatAreNoText)
{
    EXPECT_EQ(terminalText("a\xff"
                           "b"),
              "a\\xff"
              "b");
    EXPECT_EQ(terminalText("\xc3"), "\\xc3");
    EXPECT_EQ(terminalText("\xc0\x9b"), "\\xc0\\x9b"); // longer than it may be
    EXPECT_EQ(terminalText("\xed\xa0\x80"), "\\xed\\xa0\\x80"); // half of a pair
}

TEST(TerminalText, KnowsACharacterThatIsNotWhole)
{
    EXPECT_EQ(unfinishedBytes("a\xc3"), 1u);
    EXPECT_EQ(unfinishedBytes("\xe2\x80"), 2u);
    EXPECT_EQ(unfinishedBytes("\xf0\x9d\x92"), 3u);
    EXPECT_EQ(unfinishedBytes("\x80\x80\x80\x80"), 0u); // no beginning: nothing will make it whole
    EXPECT_EQ(unfinishedBytes("\xc3\xa4"), 0u);
}

} // namespace
} // namespace tessera::cli_test
