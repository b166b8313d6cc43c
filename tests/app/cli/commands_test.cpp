// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on engines of a test's own: machines on which nothing computes, that fail, and that have something to say;
// and how what is said is spelled.
#include "app/cli/commands/commands.h"

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
        const std::pair<std::function<void()>, const char*> rows[] = {
            {[] { throw EngineError("the device is lost"); }, "the device is lost"},
            {[] { throw std::bad_alloc(); }, "not enough memory"}};
        for (const auto& [act, said] : rows) {
            log.act = act;
            const Ended failed = ended(*command, words, log);
            EXPECT_EQ(failed.code, exit_code::kEngineFailed);
            EXPECT_THAT(failed.err, HasSubstr(said));
            EXPECT_THAT(failed.out, Not(HasSubstr("FAIL")));
        }
    }
}

TEST(Failures, OfProveNameTheEngine)
{
    FakeEngine::Log log;
    log.act = [] { throw EngineError("the device is lost"); };
    EXPECT_THAT(ended(kCheckText, kProof, log).err,
                AllOf(HasSubstr("cpu: ERROR: the device is lost"), HasSubstr("repeat")));
}

// A note on a device's arithmetic is no failure. It is said once for all cases.
TEST(Notes, OfTheEnginesAreToldByRunAndCheck)
{
    FakeEngine::Log log;
    log.note = "This device rounds down.";
    const Arguments twoCases{"SPACE_TO_DEPTH", "--Sizes", "1,1,2,2", "--BlockSize", "2",
                             "DEPTH_TO_SPACE", "--Sizes", "1,4,1,1", "--BlockSize", "2"};
    const auto fine = [&](const CommandText& command, const Arguments& words) {
        Ended all = ended(command, words, log);
        EXPECT_LE(all.code, &command == &kCheckText ? exit_code::kMistrusted : exit_code::kFine);
        return all;
    };
    EXPECT_EQ(fine(kRunText, twoCases).err, "tessera run: note: cpu: This device rounds down.\n");
    EXPECT_EQ(fine(kCheckText, twoCases).err,
              "tessera check: note: reference: This device rounds down.\n"
              "tessera check: note: cpu: This device rounds down.\n");
    log.note = {};
    EXPECT_EQ(fine(kRunText, twoCases).err, "");
}

// A driver that computes nothing leaves zeros. No other engine is there that would show it.
TEST(SpotCheckOfCommands, ARunOfADeviceThatGivesZerosFails)
{
    FakeEngine::Log log;
    log.dispatches = 1;
    const Arguments zeros{"SPACE_TO_DEPTH", "--Sizes", "1,1,2,2", "--BlockSize", "2", "--data", "constant:7"};
    const Ended wrong = ended(kRunText, zeros, log);
    EXPECT_EQ(wrong.code, exit_code::kEngineFailed);
    EXPECT_THAT(wrong.err, HasSubstr("cpu gave a wrong result: element {0, 0, 0, 0} is 0 where"));
    EXPECT_EQ(wrong.out, "");
    log.dispatches = 0;
    EXPECT_EQ(ended(kRunText, zeros, log).code, exit_code::kFine);
}

TEST(TerminalText, LeavesWordsOfAllLanguagesAndSpellsTheRest)
{
    using namespace std::string_literals;
    for (const char* text : {"", "plain", "größer × 2", "日本語", "…", "𝒳"})
        EXPECT_EQ(terminalText(text), text);
    const std::pair<std::string, const char*> rows[] = {
        // What a terminal would obey.
        {"a\x1b[31mb", "a\\x1b[31mb"},
        {"a\nb\tc\r", "a\\x0ab\\x09c\\x0d"},
        {"\x7f", "\\x7f"},
        {"\xc2\x9b"s + "2J", "\\u009b2J"}, // the short form of ESC [
        {"\xe2\x80\xae"s + "gnp.exe", "\\u202egnp.exe"}, // right to left
        {"\0"s, "\\x00"},
        // Bytes that are no text.
        {"a\xff"s + "b", "a\\xffb"},
        {"\xc3", "\\xc3"},
        {"\xc0\x9b", "\\xc0\\x9b"}, // longer than it may be
        {"\xed\xa0\x80", "\\xed\\xa0\\x80"}, // half of a pair
    };
    for (const auto& [text, spelled] : rows)
        EXPECT_EQ(terminalText(text), spelled);
    EXPECT_EQ(terminalLines("a\nb\tc\r"), "a\nb\tc\\x0d");
}

} // namespace
} // namespace tessera::cli_test
