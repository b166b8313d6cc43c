// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera {
namespace {

const std::string kCase = "DEPTH_TO_SPACE1 --Sizes 1,72,4,4 --BlockSize 2";
constexpr const char* kShort = " --runs 3 --seconds 0";

std::string bench(const std::string& arguments)
{
    return "bench " + arguments + kShort;
}

TEST(Bench, PrintsARowAnEngineAndWhatItWasMadeOn)
{
    const Output output = tessera(bench(kCase + " --engine cpu --threads 1 --engine reference"));
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_EQ(output.err, ""); // no progress where nobody watches
    const std::vector<std::string> all = linesOf(output.out);
    ASSERT_GT(all.size(), 5u) << output.out;
    EXPECT_EQ(all[0], "# " + kCase);
    EXPECT_THAT(all[1],
                MatchesRegex("engine +cold +n +min +median +mean +p95 +max +GB/s +of copy +plan +upload +"
                             "download +wall"));
    EXPECT_THAT(all[2],
                MatchesRegex("cpu, 1 thread .* 3 .*%.*–.*\\|  tessera bench .* --engine cpu --threads 1"
                             " --runs 3 --seconds 0"));
    EXPECT_THAT(all[3], AllOf(StartsWith("reference, 1 thread"), Not(HasSubstr("--threads"))));
    EXPECT_THAT(output.out,
                AllOf(ContainsRegex("\ncpu: 1 thread, [A-Z]"), HasSubstr("\nreference: the textbook formulas")));
    for (const char* fact :
         {"processor: ", "system: ", "program: tessera ", "compiler: ", "flags: ", "libraries: oneTBB"})
        EXPECT_THAT(output.out, HasSubstr(std::string("\n") + fact));
    EXPECT_THAT(shell(firstCommand(all[2])), Says(0, StartsWith("# " + kCase + "\n"))) << "the line repeats it";
}

// The figures of JSON and CSV are the same, and those of the case.
TEST(Bench, WritesARowAResult)
{
    EXPECT_THAT(tessera(bench(kCase + " --threads 1 --json rows.json --csv rows.csv")), Exits(0));
    const std::string json = readText("rows.json");
    EXPECT_THAT(json,
                AllOf(StartsWith("{\n"), HasSubstr("\"name\": \"" + kCase + "\""), HasSubstr("\"engine\": \"cpu\""),
                      HasSubstr("\"threads\": 1,"), HasSubstr("\"bytes\": 9216,"), HasSubstr("\"copyBytes\": 4608,"),
                      HasSubstr("\"count\": 3,")));
    for (const char* key : {"device", "medianSeconds", "copySeconds", "ratioToCopy", "samples", "provenance"})
        EXPECT_THAT(json, HasSubstr("\"" + std::string(key) + "\": "));
    EXPECT_THAT(json, ContainsRegex("\"kernel\": \\[\n +[^,]+,\n +[^,]+,\n +[^,]+\n +\\]"));

    const std::vector<std::string> csv = linesOf(readText("rows.csv"));
    ASSERT_EQ(csv.size(), 2u);
    EXPECT_THAT(csv[0], StartsWith("name,engine,device,threads,bytes,count,"));
    EXPECT_THAT(csv[1], AllOf(StartsWith("\"" + kCase + "\",cpu,\"1 thread, "), HasSubstr(",1,9216,3,")));
}

TEST(Bench, SweepsEveryCombination)
{
    const Output output =
        tessera(bench(kCase + " --sweep BlockSize=2,3 --sweep Sizes=1,36,2,2/1,72,3,3 --threads 1,2"));
    EXPECT_EQ(output.code, 0) << output.err;
    const std::vector<std::string> all = linesOf(output.out);
    ASSERT_GT(all.size(), 9u);
    EXPECT_THAT(all[1], MatchesRegex("BlockSize +Sizes +engine +cold.*"));
    const char* rows[] = {"2 +1,36,2,2 +cpu, 1", "2 +1,36,2,2 +cpu, 2", "2 +1,72,3,3 +cpu, 1", "2 +1,72,3,3 +cpu, 2",
                          "3 +1,36,2,2 +cpu, 1", "3 +1,36,2,2 +cpu, 2", "3 +1,72,3,3 +cpu, 1", "3 +1,72,3,3 +cpu, 2"};
    for (size_t i = 0; i < std::size(rows); ++i)
        EXPECT_THAT(all[i + 2], MatchesRegex(std::string(rows[i]) + " thread.*"));
    EXPECT_THAT(all[9], HasSubstr("tessera bench DEPTH_TO_SPACE1 --Sizes 1,72,3,3 --BlockSize 3 --engine cpu"));
}

TEST(Bench, GoesOnBehindACombinationThatIsWrong)
{
    EXPECT_THAT(tessera(bench(kCase + " --sweep BlockSize=5,6")),
                Ends(4, ContainsRegex("\n6 +cpu"),
                     AllOf(HasSubstr("--BlockSize 5: "), HasSubstr("72"), Not(HasSubstr("--BlockSize 6")))));
}

TEST(Bench, MeasuresEachDispatchOfAFile)
{
    writeText("two.json", twoDispatches());
    EXPECT_THAT(tessera(bench("two.json")),
                Says(0, StartsWith("# two.json\ndispatch"), ContainsRegex("\nfirst +cpu"),
                     ContainsRegex("\n../second +cpu"), "|  tessera bench two.json --engine cpu"));
}

// The interrupt comes after the first case's table, while the second case is measured.
TEST(Bench, PrintsAndWritesWhatIsThereOnCtrlC)
{
    EXPECT_THAT(stopped("bench DEPTH_TO_SPACE1 --Sizes 1,12,64,64 RESAMPLE --Sizes 1,12,64,64 --Scales 1,1,2,2 "
                        "--engine reference --runs 1 --seconds 3 --json rows.json",
                        "grep -qs 'reference, ' lines.txt"),
                Ends(130, AllOf(HasSubstr("\nreference, "), HasSubstr("\ncompiler: "), Not(HasSubstr("# RESAMPLE"))),
                     EndsWith("tessera bench: stopped after 1 measurement\n")));
    const std::string json = readText("rows.json");
    EXPECT_THAT(json, AllOf(HasSubstr("DEPTH_TO_SPACE1"), Not(HasSubstr("RESAMPLE"))));
}

// Rows of an earlier run stay in the file until a new row replaces them.
TEST(Bench, EmptiesNoFileBeforeItHasARow)
{
    for (const char* name : {"rows.json", "rows.csv"})
        writeText(name, "last week");
    EXPECT_THAT(tessera(bench("DEPTH_TO_SPACE1 --Sizes 1,7,4,4 --json rows.json --csv rows.csv")),
                Complains(4, "nothing was measured"));
    for (const char* name : {"rows.json", "rows.csv"})
        EXPECT_EQ(readText(name), "last week");
}

TEST(Bench, SaysThatItStoppedEarly)
{
    EXPECT_THAT(tessera("bench DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --runs 1 --seconds 300"),
                Complains(0, ContainsRegex("note: cpu.*: stopped at the limit of 1\u202f000 runs")));
    EXPECT_EQ(tessera("bench DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --runs 1 --seconds 0").err, "");
}

} // namespace
} // namespace tessera
