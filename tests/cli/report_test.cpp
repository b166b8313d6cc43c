// SPDX-License-Identifier: GPL-3.0-or-later
// What has changed between two runs that were written down.
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::report_test {
namespace {

const std::string kDepth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota ";
const std::string kResample = "RESAMPLE --Sizes 1,1,3,3 --Scales 1,1,2,2 --data iota ";

TEST(Report, SaysWhatNewlyFailsAndWhatIsMended)
{
    tessera("check " + kDepth + kResample + "--json good.json");
    tessera("check " + kDepth + kResample + "--engine sabotage:order --json bad.json");
    const Output worse = tessera("report good.json bad.json --json changes.json");
    EXPECT_EQ(worse.code, 2);
    EXPECT_THAT(worse.out,
                ContainsRegex("newly failing +DEPTH_TO_SPACE1 .*: was PASS, is FAIL, order: .*\\|  tessera check"));
    EXPECT_THAT(worse.out, ContainsRegex("changed verdict +RESAMPLE .*: was PASS, is UNSUPPORTED"));
    EXPECT_THAT(readText(testFolder() / "changes.json"),
                AllOf(HasSubstr("\"newly failing\": 1"), HasSubstr("\"class\": \"order\"")));
    const Output better = tessera("report bad.json good.json");
    EXPECT_EQ(better.code, 0);
    EXPECT_THAT(better.out, ContainsRegex("fixed +DEPTH_TO_SPACE1"));
    const Output same = tessera("report bad.json bad.json");
    EXPECT_EQ(same.code, 0);
    EXPECT_THAT(same.out, testing::StrEq("2 as before\n"));
}

TEST(Report, SaysWhatFailsInAnotherWay)
{
    tessera("check " + kDepth + "--engine sabotage:order --json order.json");
    tessera("check " + kDepth + "--engine sabotage:swapped-axes --json axes.json");
    const Output output = tessera("report order.json axes.json");
    EXPECT_EQ(output.code, 0);
    EXPECT_THAT(output.out, ContainsRegex("changed class .*was FAIL, order, is FAIL, "));
}

// A case that is new and fails is as bad as one that was there.
TEST(Report, SaysWhatAppearedAndVanished)
{
    tessera("check " + kResample + "--json old.json");
    tessera("check " + kDepth + "--json new.json");
    tessera("check " + kDepth + "--engine sabotage:order --json bad.json");
    const Output output = tessera("report old.json new.json");
    EXPECT_EQ(output.code, 0);
    EXPECT_THAT(output.out,
                AllOf(ContainsRegex("appeared +DEPTH_TO_SPACE1"), ContainsRegex("vanished +RESAMPLE"),
                      HasSubstr("1 appeared, 1 vanished, 0 as before")));
    EXPECT_EQ(tessera("report old.json bad.json").code, 2);
}

TEST(Report, ComparesMatrices)
{
    const std::string cases = kDepth + kResample + "--against reference --json ";
    tessera("matrix --engine cpu --engine sabotage:none " + cases + "old.json");
    tessera("matrix --engine cpu --engine sabotage:order " + cases + "new.json");
    const Output output = tessera("report old.json new.json");
    EXPECT_EQ(output.code, 2);
    EXPECT_THAT(output.out,
                ContainsRegex("newly failing +DEPTH_TO_SPACE1 .*, sabotage:order: was not there, is FAIL, order"));
}

TEST(Report, ComparesSweepsOfTheSameCases)
{
    const std::string sweep = "sweep --seed 3 --cases 400 --shrink 0 ";
    tessera(sweep + "--engine cpu --out good.jsonl");
    tessera(sweep + "--engine sabotage:order --out bad.jsonl");
    const Output worse = tessera("report good.jsonl bad.jsonl");
    EXPECT_EQ(worse.code, 2) << worse.err;
    EXPECT_THAT(worse.out, ContainsRegex("newly failing +case [0-9]+: was PASS, is FAIL, order"));
    EXPECT_THAT(tessera("report bad.jsonl good.jsonl").out, ContainsRegex("[0-9]+ fixed, 0 as before"));
    tessera("sweep --seed 4 --cases 400 --out other.jsonl");
    const Output other = tessera("report good.jsonl other.jsonl");
    EXPECT_EQ(other.code, 4);
    EXPECT_THAT(other.err, AllOf(HasSubstr("seed 3"), HasSubstr("seed 4")));
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
                             "report run.json nothing.json", "report run.json run.json --out a.jsonl"}) {
        const Output output = tessera(line);
        EXPECT_EQ(output.code, 4) << line;
        EXPECT_THAT(output.out, IsEmpty()) << line;
        EXPECT_THAT(output.err, Not(IsEmpty())) << line;
    }
}

} // namespace
} // namespace tessera::report_test
