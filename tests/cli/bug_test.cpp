// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::bug_test {
namespace {

// `tessera check --bug`; a framework's own program in a report is run by tests/adapters/script_test.cpp.

const std::string kCase = "DEPTH_TO_SPACE1 --Sizes 2,36,5,7 --BlockSize 3 --Order COLUMN_ROW_DEPTH --DataType INT16";
const std::string kResized = "RESAMPLE1 --Sizes 1,2,6,9 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,3 "
                             "--data random:3";

// The names in bold behind `mark`: "order or permutation", as `check` joins them.
std::string namesBehind(const std::string& report, const std::string& mark)
{
    std::string names;
    const size_t at = report.find(mark);
    for (size_t begin = report.find("**", at); at != report.npos && begin < report.find('\n', at);) {
        const size_t end = report.find("**", begin + 2);
        names += (names.empty()                         ? ""
                      : report.substr(end, 4) == "**, " ? ", "
                                                        : " or ")
            + report.substr(begin + 2, end - begin - 2);
        begin = report.find("**", end + 2);
    }
    return names;
}

TEST(Bug, WritesTheSmallestCaseWithItsMistake)
{
    EXPECT_THAT(tessera("check " + kCase + " --engine sabotage:order --bug bug.md"), Says(2, IsEmpty()));
    EXPECT_THAT(readText("bug.md"),
                AllOf(StartsWith("# DEPTH_TO_SPACE1 on sabotage:order: "), HasSubstr("Class: **order**"),
                      HasSubstr("## Expected"), HasSubstr("## Got"), HasSubstr("A is sabotage:order, B is reference"),
                      HasSubstr("mode='CRD'"), HasSubstr("* program: tessera "), HasSubstr("* system: "),
                      Not(HasSubstr("36,5,7")))); // as it was given
}

// What the smallest case leaves open is said, where it is more than what the case as it was found does.
TEST(Bug, ItsLineNamesTheClassThatTheReportSaysOfIt)
{
    for (const std::string& line :
         {kCase + " --engine sabotage:layout:channels-last", kCase + " --engine sabotage:order",
          kResized + " --engine sabotage:swapped-axes", kResized + " --engine sabotage:coordinates"}) {
        ASSERT_THAT(tessera("check " + line + " --bug bug.md"), Exits(2));
        const std::string text = readText("bug.md"), own = namesBehind(text, "By itself it says only ");
        EXPECT_THAT(shell("$(grep '^tessera check ' bug.md)"),
                    Says(2, "; " + (own.empty() ? namesBehind(text, "Class: ") : own) + ": A is"))
            << text;
    }
}

// Another order was meant in the smallest case, and its remedy is the opposite.
TEST(Bug, WhatIsMeantIsThatOfTheCaseAsItWasGiven)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH";
    EXPECT_THAT(tessera("check --bug - " + line + " --engine sabotage:order").out,
                AllOf(HasSubstr("* A is what DEPTH_COLUMN_ROW gives."), HasSubstr("Export with mode='CRD'"),
                      HasSubstr("--Order COLUMN_ROW_DEPTH --data"), Not(HasSubstr("COLUMN_ROW_DEPTH gives."))));
}

// It asks the engine what `identify --engine` asks, and says each name that is left.
TEST(Bug, AsksTheEngineWhatTheTensorsLeaveOpen)
{
    const std::string engine = " --engine sabotage:integer-rounding",
                      row = "RESAMPLE1 --Sizes 1,1,1,2 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,1,2 "
                            "--data random:3";
    ASSERT_THAT(tessera("run " + row + engine + " --output ."), Exits(0));
    const std::string found = tessera("identify " + row + engine + " output.npy --meant '" + row + "'").out;
    const size_t begin = found.find("The engine was asked"), end = found.find('\n', begin);
    ASSERT_NE(begin, found.npos) << found;
    EXPECT_THAT(tessera("check --bug - " + row + engine).out,
                AllOf(HasSubstr(found.substr(begin, end - begin)),
                      ContainsRegex("^# .*one of: .*\\(integer-rounding\\).*\\(half-weights\\)"),
                      HasSubstr("* If it is integer-rounding: "), HasSubstr("* If it is half-weights: ")));
}

TEST(Bug, EndsAsItShould)
{
    const std::string order = kCase + " --engine sabotage:order", two = caseFile("depth_to_space.json");
    struct Row {
        std::string line;
        int code;
        const char *out, *err;
    };
    for (const auto& [line, code, out, err] : {
             Row{kCase, 0, "", "cpu and reference do not differ"},
             Row{order + " --data constant:3", 1, "", "proves little"},
             Row{"RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --engine sabotage:order", 5, "", "UNSUPPORTED"},
             Row{kCase + " --engine 'exec:sh -c \"kill -SEGV $$\" {input} {output}'", 5, "signal 11", ""},
             Row{kCase + " --engine wrong.npy", 4, "", "wrong.npy is one output, and none of a smaller case"},
             Row{"", 4, "", "no case is given"},
             Row{kCase + " --engine reference", 4, "", "held against itself"},
             Row{kCase + " --engine nothing", 5, "", "nothing"},
             Row{two + " " + two, 4, "", "of one case"},
             Row{order + " --junit x", 4, "", "--bug goes without --junit"},
         })
        EXPECT_THAT(tessera("check --bug - " + line), Ends(code, out, err)) << line;
    EXPECT_THAT(tessera("check " + order + " --bug no/folder/bug.md").err, HasSubstr("no/folder"));
    EXPECT_THAT(tessera("check --bug bug.md " + kCase), Exits(0));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "bug.md"));
}

// What the engine's answers rule out is no class of the report.
TEST(Bug, NamesAsManyClassesAsItSaysAreLeft)
{
    EXPECT_THAT(
        tessera("check --bug - RESAMPLE1 --Sizes 1,1,9,9 --Scales 1,1,2,2 --InterpolationMode NEAREST_NEIGHBOR --data "
                "random --engine sabotage:coordinates")
            .out,
        AllOf(HasSubstr(" left.\n"), HasSubstr("Class: **coordinates**"),
              Not(AnyOf(HasSubstr("one of"), HasSubstr("nearest-rule")))));
}

} // namespace
} // namespace tessera::bug_test
