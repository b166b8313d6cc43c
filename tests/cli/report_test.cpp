// SPDX-License-Identifier: GPL-3.0-or-later
// What has changed between two runs that were written down.
#include "program.h"

namespace tessera::report_test {
namespace {

const std::string kDepth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota ";
const std::string kResample = "RESAMPLE --Sizes 1,1,3,3 --Scales 1,1,2,2 --data iota ";

TEST(Report, SaysWhatNewlyFailsAndWhatIsMended)
{
    tessera("check " + kDepth + kResample + "--json good.json");
    tessera("check " + kDepth + kResample + "--engine sabotage:order --json bad.json");
    EXPECT_THAT(tessera("report good.json bad.json --json changes.json"),
                Says(2,
                     ContainsRegex("newly failing +DEPTH_TO_SPACE1 .*: was PASS, is FAIL, order: .*\\|  tessera check"),
                     ContainsRegex("changed verdict +RESAMPLE .*: was PASS, is UNSUPPORTED")));
    EXPECT_THAT(readText(testFolder() / "changes.json"),
                AllOf(HasSubstr("\"newly failing\": 1"), HasSubstr("\"class\": \"order\"")));
    EXPECT_THAT(tessera("report bad.json good.json"), Says(0, ContainsRegex("fixed +DEPTH_TO_SPACE1")));
    EXPECT_THAT(tessera("report bad.json bad.json"), Says(0, StrEq("2 as before\n")));
}

// A case that is new and fails is as bad as one that was there.
TEST(Report, SaysWhatAppearedAndVanished)
{
    tessera("check " + kResample + "--json old.json");
    tessera("check " + kDepth + "--json new.json");
    tessera("check " + kDepth + "--engine sabotage:order --json bad.json");
    EXPECT_THAT(tessera("report old.json new.json"),
                Says(0, ContainsRegex("appeared +DEPTH_TO_SPACE1"), ContainsRegex("vanished +RESAMPLE"),
                     "1 appeared, 1 vanished, 0 as before"));
    EXPECT_THAT(tessera("report old.json bad.json"), Exits(2));
}

TEST(Report, ComparesMatrices)
{
    const std::string cases = kDepth + kResample + "--against reference --json ";
    tessera("matrix --engine cpu --engine sabotage:none " + cases + "old.json");
    tessera("matrix --engine cpu --engine sabotage:order " + cases + "new.json");
    EXPECT_THAT(
        tessera("report old.json new.json"),
        Says(2, ContainsRegex("newly failing +DEPTH_TO_SPACE1 .*, sabotage:order: was not there, is FAIL, order")));
}

TEST(Report, ComparesSweepsOfTheSameCases)
{
    const std::string sweep = "sweep --seed 3 --cases 400 --shrink 0 ";
    tessera(sweep + "--engine cpu --out good.jsonl");
    tessera(sweep + "--engine sabotage:order --out bad.jsonl");
    EXPECT_THAT(tessera("report good.jsonl bad.jsonl"),
                Says(2, ContainsRegex("newly failing +case [0-9]+: was PASS, is FAIL, order")));
    EXPECT_THAT(tessera("report bad.jsonl good.jsonl").out, ContainsRegex("[0-9]+ fixed, 0 as before"));
    tessera("sweep --seed 4 --cases 400 --out other.jsonl");
    EXPECT_THAT(tessera("report good.jsonl other.jsonl"), Complains(4, "seed 3", "seed 4"));
}

TEST(Report, RefusesWhatIsNoPairOfRuns)
{
    tessera("check " + kDepth + "--json run.json");
    tessera("matrix --engine cpu --engine reference " + kDepth + "--json matrix.json");
    tessera("sweep --cases 4 --out sweep.jsonl");
    writeText("other.json", "{\"results\": []}");
    writeText("cut.json", readText(testFolder() / "run.json").substr(0, 100));
    for (const char* line : {"report run.json", "report run.json run.json run.json", "report run.json matrix.json",
                             "report run.json sweep.jsonl", "report run.json other.json", "report run.json cut.json",
                             "report run.json nothing.json", "report run.json run.json --out a.jsonl"})
        EXPECT_THAT(tessera(line), Ends(4, IsEmpty(), Not(IsEmpty()))) << line;
}

} // namespace
} // namespace tessera::report_test
