// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::instead_test {
namespace {

class Bless : public testing::Test {
protected:
    Bless() { shell("cp " + caseFile("depth_to_space1_crd.json") + " a.json; chmod u+w a.json"); }

    static std::string text(const std::string& name = "a.json") { return readText(name); }
};

TEST_F(Bless, ChangesNothingWhereTheResultsAreExpected)
{
    const std::string before = text();
    EXPECT_THAT(tessera("check --bless a.json"), Says(0, ContainsRegex("UNCHANGED +a.json: 48 of 48 stay")));
    EXPECT_EQ(text(), before);
}

TEST_F(Bless, WritesWhatTheEngineGivesAndSaysWhatChanges)
{
    const std::string before = text();
    EXPECT_THAT(
        tessera("check --bless --dry-run --engine sabotage:order a.json").out,
        ContainsRegex("WOULD BLESS +a.json: [0-9]+ of 48 change, most at \\(0,[0-9,]+\\): from [0-9]+ to [0-9]+"));
    EXPECT_EQ(text(), before);
    EXPECT_THAT(tessera("check a.json"), Exits(0));

    EXPECT_THAT(tessera("check --bless --engine sabotage:order a.json"), Says(0, "BLESSED"));
    EXPECT_THAT(tessera("check a.json"), Exits(2));
    EXPECT_THAT(tessera("check --engine sabotage:order a.json"), Exits(0));
    EXPECT_THAT(text(), HasSubstr("DEPTH_TO_SPACE1, example 2 of its page")); // all else stays

    EXPECT_THAT(tessera("check --bless a.json"), Exits(0));
    EXPECT_THAT(tessera("check a.json"), Exits(0));
}

// A file without expected values gets those of what its dispatches write; many stand in a file beside it.
TEST_F(Bless, BeginsWhereNothingIsExpected)
{
    shell("tessera run RESAMPLE --Sizes 1,1,80,80 --Scales 1,1,1,1 --data random:1 --output - > input.npy");
    writeText(
        "b.json",
        R"({"resources": {"in": {"initialValuesDataType": "FLOAT32", "initialValues": {"sourcePath": "input.npy"}},
        "out": {"initialValuesDataType": "FLOAT32", "initialValues": {"valueCount": 25600, "value": 0}}},
        "dispatchables": {"op": {"type": "DML_OPERATOR_RESAMPLE", "desc": {
            "InputTensor": {"DataType": "FLOAT32", "Sizes": [1, 1, 80, 80]},
            "OutputTensor": {"DataType": "FLOAT32", "Sizes": [1, 1, 160, 160]},
            "InterpolationMode": "LINEAR", "ScaleCount": 4, "Scales": [1, 1, 2, 2]}}},
        "commands": [{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "in", "OutputTensor": "out"}}]})");
    EXPECT_THAT(tessera("check --bless b.json"), Says(0, "25\u202f600 of 25\u202f600 are new"));
    EXPECT_TRUE(std::filesystem::exists(testFolder() / "b.expected_output.npy"));
    EXPECT_THAT(tessera("check b.json --verbose").out,
                AllOf(HasSubstr("25\u202f600 of 25\u202f600 equal"), HasSubstr("expected values")));
    EXPECT_THAT(tessera("check --bless --engine sabotage:edge b.json"), Exits(0));
    EXPECT_THAT(tessera("check b.json"), Exits(2));
    EXPECT_EQ(shell("ls *.npy").out,
              "b.expected_output-2.npy\nb.input-2.npy\ninput.npy\n"); // the values before are gone
}

TEST_F(Bless, RefusesWhatHasNoPlaceOrDidNotRun)
{
    const std::string before = text();
    EXPECT_THAT(tessera("check --bless --pack all"), Exits(4));
    EXPECT_THAT(tessera("check --bless DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota"), Exits(4));
    EXPECT_THAT(tessera("check --bless a.json --against reference"), Exits(4));
    EXPECT_THAT(tessera("check --dry-run a.json"), Exits(4));
    EXPECT_THAT(shell("tessera check --bless - < a.json"), Exits(4));
    EXPECT_THAT(tessera("check --bless a.json --engine 'exec:false {case} {input} {output}'"), Exits(5));
    EXPECT_THAT(tessera("check --bless a.json --engine sabotage:edge"), Exits(5)); // it does not do the operator
    EXPECT_EQ(text(), before);
}

// A file that fails does not stop the others, and each file's line names the file.
TEST_F(Bless, GoesThroughAFolder)
{
    shell("mkdir d; cp a.json d/a.json; echo '{' > d/b.json; cp a.json d/c.json");
    EXPECT_THAT(tessera("check --bless d --engine sabotage:order"),
                Ends(4, AllOf(ContainsRegex("BLESSED +d/a.json"), ContainsRegex("BLESSED +d/c.json")), "d/b.json"));
}

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

// The smallest case may leave more classes open than the case as it was found. The line names them, too.
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

// The report's smallest case had another Order than the one that was meant, and so the opposite remedy.
TEST(Bug, WhatIsMeantIsThatOfTheCaseAsItWasGiven)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --BlockSize 3 --Order COLUMN_ROW_DEPTH";
    EXPECT_THAT(tessera("check --bug - " + line + " --engine sabotage:order").out,
                AllOf(HasSubstr("* A is what DEPTH_COLUMN_ROW gives."), HasSubstr("Export with mode='CRD'"),
                      HasSubstr("--Order COLUMN_ROW_DEPTH --data"), Not(HasSubstr("COLUMN_ROW_DEPTH gives."))));
}

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

// The report names no class that the engine's answers have ruled out.
TEST(Bug, NamesAsManyClassesAsItSaysAreLeft)
{
    EXPECT_THAT(
        tessera("check --bug - RESAMPLE1 --Sizes 1,1,9,9 --Scales 1,1,2,2 --InterpolationMode NEAREST_NEIGHBOR --data "
                "random --engine sabotage:coordinates")
            .out,
        AllOf(HasSubstr(" names it leaves 1.\n"), HasSubstr("Class: **coordinates**"),
              Not(AnyOf(HasSubstr("one of"), HasSubstr("nearest-rule")))));
}

} // namespace
} // namespace tessera::instead_test
