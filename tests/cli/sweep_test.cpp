// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps as a user and a cluster run them.
#include "program.h"

namespace tessera {
namespace {

// The command that a failure prints fails, too.
TEST(Sweep, AFailureIsALineThatCanBeRun)
{
    for (const char* mistake : {"order", "nearest-rule", "integer-rounding", "edge:extrapolated", "gradient"}) {
        const Output output = tessera(std::string("sweep --cases 400 --shrink 1 --engine sabotage:") + mistake);
        EXPECT_EQ(output.code, 2) << mistake << output.err;
        const std::string command = firstCommand(output.out);
        ASSERT_THAT(command, HasSubstr(std::string("--engine sabotage:") + mistake + " --against reference"));
        EXPECT_THAT(shell(command), Says(2, "FAIL")) << command;
    }
}

TEST(Sweep, TheSameToleranceIsInTheCommand)
{
    const std::string line = "sweep --cases 300 --shrink 1 --engine sabotage:half-weights --seed 3";
    EXPECT_THAT(tessera(line + " --tolerance atol=1000000,rtol=1"), Exits(0));
    EXPECT_THAT(firstCommand(tessera(line + " --tolerance ulp=4").out), HasSubstr(" --tolerance ulp=4"));
}

// The options that repeat a sweep stand in each of its reports.
TEST(Sweep, OfWhatItIsToldStandsInEveryReport)
{
    const std::string told = "--operator DEPTH_TO_SPACE1 --operator RESAMPLE1 --types FLOAT32,FLOAT16 --packed";
    const std::string sweep = "sweep --cases 60 --engine sabotage:unwritten --shrink 100 ";
    const Output output = tessera(sweep
                                  + "--packed --types FLOAT16,FLOAT32 --operator RESAMPLE1 --operator "
                                    "DEPTH_TO_SPACE1 --out x.jsonl --html x.html --failures x.txt");
    EXPECT_THAT(output,
                Says(2, StartsWith("only cases of: DEPTH_TO_SPACE1, RESAMPLE1; FLOAT32, FLOAT16; packed\n"),
                     Not(ContainsRegex("UNSUPPORTED|SPACE_TO_DEPTH|RESAMPLE[23_]|INT8|Strides"))));
    EXPECT_THAT(readText("x.txt"), ContainsRegex("# seed 1, case [0-9]+ " + told + ", sabotage"));
    for (const char* report : {"x.jsonl", "x.html"})
        EXPECT_THAT(readText(report), HasSubstr("tessera sweep " + told)) << report;
    EXPECT_EQ(shell(lastCommand(output.out)).out, output.out.substr(0, output.out.find("0 of 0 known")));
    EXPECT_THAT(tessera("sweep --weights " + told),
                Says(0, "depth and space: BlockSize\n", Not(HasSubstr("RESAMPLE_GRAD1"))));
}

// An engine of one operator in FLOAT32 and FLOAT16. It is right for blocks of 1, and says that it fails for others.
std::string oneOperator(const std::string& fields)
{
    writeText("copy.sh",
              "case $1 in DEPTH_TO_SPACE1*FLOAT32*|DEPTH_TO_SPACE1*FLOAT16*);; *) exit 77;; esac\n"
              "case $1 in *BlockSize?1*) cp $2 $3;; *) echo a block >&2; exit 1;; esac\n");
    writeText("mine.engine.json",
              R"({"tessera-engine": 1, "name": "mine", "start": "exec:sh {folder}/copy.sh {case} {input} {output}")"
                  + fields + "}");
    return "--engine mine --engine-file mine.engine.json ";
}

TEST(Sweep, WhatAnEngineRefusesIsCounted)
{
    for (const char* claims : {"", R"(, "operators": ["DEPTH_TO_SPACE1"], "types": ["FLOAT32", "FLOAT16"])"}) {
        const std::string engine = oneOperator(claims);
        EXPECT_THAT(tessera("sweep --cases 9 --operator RESAMPLE1 " + engine), Says(5, HasSubstr("9 UNSUPPORTED")));
        EXPECT_THAT(
            tessera("sweep --cases 9 --operator DEPTH_TO_SPACE1 --types FLOAT32,FLOAT16 " + engine),
            Says(5, StartsWith("only cases of: DEPTH_TO_SPACE1; FLOAT32, FLOAT16\n"), Not(HasSubstr("UNSUPPORTED"))));
    }
}

TEST(Sweep, FailuresAreRunFirstTheNextTime)
{
    const std::string line = "sweep --engine sabotage:order --failures failures.txt --shrink 2";
    EXPECT_THAT(tessera(line + " --cases 60"), Exits(2));
    const std::string text = readText("failures.txt");
    EXPECT_THAT(text, ContainsRegex("# seed 1, case [0-9]+, sabotage:order, FAIL\n[A-Z_0-9]+ --Sizes"));

    // The file's known failures are run first, so that one case of another seed is enough. None is written twice.
    EXPECT_THAT(tessera(line + " --seed 9 --cases 1"),
                Says(2, ContainsRegex("FAIL +known: .*\\|  tessera check"),
                     ContainsRegex("\n[1-9][0-9]* of [1-9] known failures fail still")));
    EXPECT_EQ(readText("failures.txt").find(text), 0u);

    EXPECT_THAT(tessera("sweep --engine cpu --failures failures.txt --cases 10"), Says(0, "0 of "));

    writeText("failures.txt", "# a comment\n\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nNONSENSE\n");
    EXPECT_THAT(tessera(line).err, HasSubstr("failures.txt, line 4"));
}

TEST(Sweep, CtrlCKeepsWhatWasFound)
{
    // Two seconds are enough for a failure on a busy machine; the whole sweep would take hours.
    const Output output =
        shell("timeout --foreground --signal INT 2 '" TESSERA_PROGRAM "' sweep --cases 1000000000 --jobs 1 "
              "--engine sabotage:order --shrink 1 --out found.jsonl; echo code $?");
    EXPECT_THAT(output.out, AllOf(HasSubstr("FAIL"), HasSubstr("cases of seed 1"), HasSubstr("code 124")));
    EXPECT_THAT(output.err, HasSubstr("ended after"));
    EXPECT_THAT(readText("found.jsonl"), AllOf(HasSubstr("\"shrunk\""), HasSubstr("\"complete\": false")));
}

TEST(Sweep, StandardOutputTakesTheLines)
{
    const Output output = tessera("sweep --cases 20 --out -");
    EXPECT_THAT(output.out, AllOf(StartsWith("{\"schema\": \"tessera-report\", \"version\": 1"), EndsWith("}\n")));
    EXPECT_THAT(output.err, HasSubstr("20 cases of seed 1"));
}

const std::string kScripts = std::string(TESSERA_RESOURCES) + "/sweep/";

TEST(SweepScripts, ParallelSharesASweep)
{
    if (!isInstalled("parallel"))
        GTEST_SKIP() << "no GNU parallel: apt-get install parallel";
    const std::string options = " --seed 5 --cases 300 --engine 'sabotage:order' --shrink 1";
    EXPECT_THAT(shell("TESSERA='" TESSERA_PROGRAM "' " + kScripts + "parallel.sh 8" + options),
                Says(2, StrEq(tessera("sweep" + options).out)));
    EXPECT_THAT(shell(kScripts + "parallel.sh"), Exits(4));
}

// What Slurm sets for each task of an array.
TEST(SweepScripts, SlurmTasksShareASweep)
{
    EXPECT_THAT(shell("export SLURM_ARRAY_TASK_COUNT=4 SLURM_ARRAY_TASK_MIN=1; for i in 1 2 3 4; do "
                      "SLURM_ARRAY_TASK_ID=$i TESSERA='" TESSERA_PROGRAM "' "
                      + kScripts + "slurm.sh --seed 5 --cases 300; done; tessera sweep --merge sweep-*.jsonl"),
                Says(0, EndsWith(tessera("sweep --seed 5 --cases 300").out)));
}

} // namespace
} // namespace tessera
