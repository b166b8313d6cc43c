// SPDX-License-Identifier: GPL-3.0-or-later
// Engines × cases, as a table and as reports, and what has changed between two runs that were written down.
#include "program.h"

namespace tessera::matrix_test {
namespace {

const std::string kThree = "--engine cpu --engine sabotage:order --engine sabotage:edge --against reference ";
const std::string kCases =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota RESAMPLE --Sizes 1,1,3,3 --Scales 1,1,2,2 --data iota";

TEST(Matrix, HasACellForEachEngineAndCase)
{
    EXPECT_THAT(tessera("check " + kThree + kCases),
                Says(2, ContainsRegex("^case +cpu +sabotage:order +sabotage:edge"),
                     ContainsRegex("DEPTH_TO_SPACE1 .* +PASS +FAIL 36 differ, order +UNSUPPORTED"),
                     ContainsRegex("RESAMPLE .* +PASS +UNSUPPORTED +FAIL 20 differ, edge"),
                     "{cpu} ≠ {sabotage:order}: 1 case",
                     "sabotage:edge: 0 passed, 0 mistrusted, 1 failed, 1 unsupported",
                     ContainsRegex("UNSUPPORTED +sabotage:edge, 1 case: .*  \\|  tessera check DEPTH_TO_SPACE1")));
}

TEST(Matrix, AgreeingEnginesExitWithNothing)
{
    EXPECT_THAT(tessera("check --engine cpu --engine sabotage:none --engine reference " + kCases), Exits(0));
    EXPECT_THAT(tessera("check --engine cpu --engine reference DEPTH_TO_SPACE1 --Sizes 1,4,2,3"), Exits(1));
    EXPECT_THAT(tessera("check --engine cpu --engine vulkan " + kCases),
                Says(0, ContainsRegex("vulkan:[^ ]+: 2 passed, 0 mistrusted"))); // by the name that its results have
}

// An engine may greet with the reason why it is missing, and with what installs it.
TEST(Matrix, AMissingEngineIsAColumnOfItsOwn)
{
    writeText("absent.sh",
              "echo '{\"tessera\": 1, \"ready\": false, \"error\": \"there is no module absent\", "
              "\"install\": \"apt-get install python3-absent\"}'\n");
    const std::string engines = "--engine 'serve:sh absent.sh' --engine cpu --engine sabotage:order ";
    EXPECT_THAT(tessera("check " + engines + kCases + " --json a.json --junit a.xml --html a.html"),
                Says(5, ContainsRegex("DEPTH_TO_SPACE1 .* +MISSING +PASS +FAIL 36 differ"),
                     ContainsRegex("MISSING +serve:sh absent.sh, 2 cases: .*apt-get install python3-absent"),
                     "serve:sh absent.sh: 0 passed, 0 mistrusted, 0 failed, 2 missing"));
    EXPECT_THAT(readText("a.json"),
                AllOf(HasSubstr("\"verdict\": \"MISSING\""), HasSubstr("\"isMissing\": true"),
                      HasSubstr("apt-get install python3-absent")));
    EXPECT_THAT(readText("a.xml"), AllOf(HasSubstr("errors=\"0\""), HasSubstr("<skipped message=\"")));
    EXPECT_THAT(readText("a.html"), AllOf(HasSubstr("MISSING"), HasSubstr("apt-get install python3-absent")));
    EXPECT_THAT(tessera("check --engine cpu --against 'serve:sh absent.sh' " + kCases), Exits(5));
}

TEST(Matrix, EachCellThatIsNotEqualHasALineThatRepeatsIt)
{
    const std::string within =
        "RESAMPLE1 --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.3,0.7 --data random:3 ";
    const Output output =
        tessera("check --engine cpu --engine sabotage:edge --against reference " + within + "--html a.html");
    EXPECT_THAT(output.out, ContainsRegex("RESAMPLE1 .* PASS [0-9]+ within +FAIL [0-9]+ differ"));
    const std::string page = readText("a.html");
    for (const auto& [engine, word] : {std::pair{"cpu", "PASS"}, std::pair{"sabotage:edge", "FAIL"}}) {
        const size_t line = output.out.find(std::string(engine) + ", RESAMPLE1");
        ASSERT_NE(line, std::string::npos) << output.out;
        const std::string command = firstCommand(output.out.substr(line));
        EXPECT_THAT(shell(command).out, StartsWith(word)) << command;
        EXPECT_THAT(page, HasSubstr(command));
    }
}

TEST(Matrix, BitsPartWhatTheToleranceJoins)
{
    EXPECT_THAT(tessera("check --engine reference --engine cpu --engine sabotage:none RESAMPLE1 --Sizes 1,1,5,7 "
                        "--InterpolationMode LINEAR --Scales 1,1,1.3,0.7 --data random:3 --json a.json"),
                Says(0, "{reference, cpu, sabotage:none}: 1 case"));
    EXPECT_THAT(readText("a.json"),
                ContainsRegex("\"equalBits\": \\[\n +\\[\n +\"reference\"\n +\\],\n +\\[\n +\"cpu\",\n +\"sabotage"));
}

TEST(Matrix, TheFirstOutputJudgesWhereTheJudgeHasNone)
{
    writeText("no.sh", "exit 3\n");
    EXPECT_THAT(
        tessera("check --engine sabotage:order --engine cpu --against 'exec:sh no.sh {input} {output}' " + kCases),
        Ends(2, ContainsRegex("DEPTH_TO_SPACE1 .* +PASS +FAIL 36 differ, order"), IsEmpty()));
}

TEST(Matrix, RunsThatDifferAreMarked)
{
    writeText("once.sh",
              "cp $1 $2; test -e ran && printf '\\377' | dd of=$2 bs=1 seek=128 conv=notrunc 2>&1; touch ran\n");
    const Output output = tessera("check --engine 'exec:sh once.sh {input} {output}' --engine cpu --runs 3 "
                                  "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 1");
    EXPECT_THAT(output,
                Says(2, ContainsRegex("DEPTH_TO_SPACE1 .* +FAIL 1 differ, [^,]+, changes +"), "this is run 2",
                     "2 runs differ from the first", "--runs 3"));
}

const std::string kDepth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota ";

TEST(Report, SaysWhatNewlyFailsAndWhatIsMended)
{
    tessera("check " + kCases + " --json good.json");
    tessera("check " + kCases + " --engine sabotage:order --json bad.json");
    EXPECT_THAT(tessera("report good.json bad.json --json changes.json"),
                Says(2,
                     ContainsRegex("newly failing +DEPTH_TO_SPACE1 .*: was PASS, is FAIL, order: .*\\|  tessera check"),
                     "1 newly failing, 1 as before\n"));
    EXPECT_THAT(readText("changes.json"), AllOf(HasSubstr("\"newly failing\": 1"), HasSubstr("\"class\": \"order\"")));
    EXPECT_THAT(tessera("report bad.json good.json"), Says(0, ContainsRegex("fixed +DEPTH_TO_SPACE1")));
    EXPECT_THAT(tessera("report bad.json bad.json"), Says(0, StrEq("2 as before\n")));
}

TEST(Report, RefusesWhatIsNoPairOfRuns)
{
    tessera("check " + kDepth + "--json run.json");
    tessera("sweep --cases 4 --out sweep.jsonl");
    writeText("other.json", "{\"results\": []}");
    writeText("cut.json", readText("run.json").substr(0, 100));
    for (const char* line : {"report run.json", "report run.json run.json run.json", "report run.json sweep.jsonl",
                             "report run.json other.json", "report run.json cut.json", "report run.json nothing.json",
                             "report run.json run.json --out a.jsonl"})
        EXPECT_THAT(tessera(line), Ends(4, IsEmpty(), Not(IsEmpty()))) << line;
}

} // namespace
} // namespace tessera::matrix_test
