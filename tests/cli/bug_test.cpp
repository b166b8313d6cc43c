// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::bug_test {
namespace {

// `tessera bug`; a framework's own program in a report is run by tests/adapters/bug_test.cpp.

const std::string kCase = "DEPTH_TO_SPACE1 --Sizes 2,36,5,7 --BlockSize 3 --Order COLUMN_ROW_DEPTH --DataType INT16";

TEST(BugCommand, WritesTheSmallestCaseWithItsMistake)
{
    EXPECT_THAT(tessera("check " + kCase + " --engine sabotage:order --bug bug.md"), Says(2, IsEmpty()));
    const std::string report = readText(testFolder() / "bug.md");
    EXPECT_THAT(report,
                AllOf(StartsWith("# DEPTH_TO_SPACE1 on sabotage:order: "), HasSubstr("Class: **order**"),
                      HasSubstr("## Expected"), HasSubstr("## Got"), HasSubstr("A is sabotage:order, B is reference"),
                      HasSubstr("mode='CRD'"), HasSubstr("* program: tessera "), HasSubstr("* system: "),
                      Not(HasSubstr("36,5,7")))); // as it was given
}

TEST(BugCommand, ItsLineShowsTheSameAgain)
{
    tessera("check " + kCase + " --engine sabotage:order --bug bug.md");
    EXPECT_THAT(shell("$(grep '^tessera check ' bug.md)"),
                Says(2, ContainsRegex("order[a-z ]*: A is what DEPTH_COLUMN_ROW gives")));
}

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

// What the smallest case leaves open is said, where it is more than what the case as it was found does.
TEST(BugCommand, ItsLineNamesTheClassThatTheReportSaysOfIt)
{
    const std::string row = "RESAMPLE1 --Sizes 1,2,6,9 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,3 "
                            "--data random:3";
    for (const std::string& line :
         {kCase + " --engine sabotage:layout:channels-last", kCase + " --engine sabotage:order",
          row + " --engine sabotage:swapped-axes", row + " --engine sabotage:coordinates"}) {
        ASSERT_THAT(tessera("check " + line + " --bug bug.md"), Exits(2));
        const std::string text = readText(testFolder() / "bug.md"), own = namesBehind(text, "By itself it says only ");
        EXPECT_THAT(shell("$(grep '^tessera check ' bug.md)").out,
                    HasSubstr("; " + (own.empty() ? namesBehind(text, "Class: ") : own) + ": A is"))
            << text;
    }
}

// Another order was meant in the smallest case, and its remedy is the opposite.
TEST(BugCommand, WhatIsMeantIsThatOfTheCaseAsItWasGiven)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH";
    EXPECT_THAT(tessera("check --bug - " + line + " --engine sabotage:order").out,
                AllOf(HasSubstr("* A is what DEPTH_COLUMN_ROW gives."), HasSubstr("Export with mode='CRD'"),
                      HasSubstr("--Order COLUMN_ROW_DEPTH --data"), Not(HasSubstr("COLUMN_ROW_DEPTH gives."))));
    EXPECT_THAT(tessera("check " + line + " --engine sabotage:order").out,
                HasSubstr("order: A is what DEPTH_COLUMN_ROW gives"));
    const std::string row = "RESAMPLE1 --Sizes 1,2,9,9 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:3";
    EXPECT_THAT(tessera("check --bug - " + row + " --engine sabotage:coordinates").out,
                AllOf(HasSubstr("Class: **coordinates**"), Not(HasSubstr("No framework has a name")),
                      ContainsRegex("--Sizes [0-9]+,[0-9]+,[0-9]+,[0-9]+ "), HasSubstr("LINEAR")));
}

// It asks the engine what `identify --engine` asks, and says each name that is left.
TEST(BugCommand, AsksTheEngineWhatTheTensorsLeaveOpen)
{
    const std::string engine = " --engine sabotage:integer-rounding",
                      row = "RESAMPLE1 --Sizes 1,1,1,2 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,1,2 "
                            "--data random:3";
    ASSERT_THAT(tessera("run " + row + engine + " --output ."), Exits(0));
    const std::string found = tessera("identify " + row + engine + " output.npy --meant '" + row + "'").out;
    const size_t begin = found.find("The engine was asked"), end = found.find('\n', begin);
    ASSERT_NE(begin, found.npos) << found;
    const std::string report = tessera("check --bug - " + row + engine).out,
                      title = report.substr(0, report.find('\n'));
    EXPECT_THAT(report, HasSubstr(found.substr(begin, end - begin)));
    EXPECT_THAT(title, AllOf(HasSubstr("one of: "), HasSubstr("(integer-rounding)"), HasSubstr("(half-weights)")));
    EXPECT_THAT(report, AllOf(HasSubstr("* If it is integer-rounding: "), HasSubstr("* If it is half-weights: ")));
    EXPECT_THAT(tessera("check " + row + engine + " --against reference").out,
                HasSubstr("; integer-rounding or half-weights: A is what"));
}

TEST(BugCommand, CountsOneElementAsOne)
{
    EXPECT_THAT(
        tessera(
            "check --bug - RESAMPLE1 --Sizes 1,1,1,9 --Scales 1,1,1,2 --data random:3 --engine sabotage:coordinates")
            .out,
        AllOf(HasSubstr(" are wrong"), Not(HasSubstr("1 of 2 elements are wrong"))));
}

// A file holds the output of one input.
TEST(BugCommand, SaysThatAFileIsNoEngineToShrinkFor)
{
    EXPECT_THAT(tessera("check --bug - " + kCase + " --engine wrong.npy"),
                Complains(4, "wrong.npy is one output, and none of a smaller case", "tessera check",
                          Not(HasSubstr("no engine"))));
}

TEST(BugCommand, OfWhatIsRightItSaysSoAndWritesNothing)
{
    EXPECT_THAT(tessera("check " + kCase + " --bug bug.md"), Ends(0, IsEmpty(), "cpu and reference do not differ"));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "bug.md"));
    EXPECT_THAT(tessera("check --bug - " + kCase + " --data constant:3 --engine sabotage:order"),
                Complains(1, "proves little"));
    EXPECT_THAT(tessera("check --bug - RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --engine sabotage:order"),
                Complains(5, "UNSUPPORTED"));
}

// Where there is no output there is nothing to show of it.
TEST(BugCommand, ReportsACrash)
{
    EXPECT_THAT(tessera("check --bug - " + kCase + " --engine 'exec:sh -c \"kill -SEGV $$\" {input} {output}'"),
                Says(5, "CRASH", "signal 11", "tessera check ", Not(HasSubstr("## Expected"))));
}

TEST(BugCommand, TellsWhatIsWrongWithTheLine)
{
    EXPECT_THAT(tessera("check --bug -"), Exits(4));
    EXPECT_THAT(tessera("check --bug - " + kCase + " --engine reference").err, HasSubstr("held against itself"));
    EXPECT_THAT(tessera("check --bug - " + kCase + " --engine nothing"), Exits(5));
    EXPECT_THAT(tessera("check " + kCase + " --engine sabotage:order --bug no/folder/bug.md").err,
                HasSubstr("no/folder"));
    EXPECT_THAT(tessera("check --bug - " + caseFile("depth_to_space.json") + " " + caseFile("depth_to_space.json")).err,
                HasSubstr("of one case"));
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
