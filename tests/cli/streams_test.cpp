// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::streams_test {
namespace {

const std::string kCase = "RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2";

Output inBash(const std::string& line)
{
    writeText("bash_script", "tessera() { '" TESSERA_PROGRAM "' \"$@\"; }\n" + line + "\n");
    return shell("bash ./bash_script");
}

TEST(Streams, CasesComeFromStandardInput)
{
    const std::string file = caseFile("depth_to_space.json");
    for (const std::string& line : {"cat " + file + " | tessera check -", "tessera check - < " + file,
                                    "cat " + file + " | tessera check /dev/stdin", "tessera check /dev/stdin < " + file,
                                    std::string("echo DEPTH_TO_SPACE1 --Sizes 1,8,2,3 | tessera check -")})
        EXPECT_THAT(shell(line), Says(0, EndsWith("1 passed, 0 mistrusted, 0 failed\n"))) << line;
    EXPECT_THAT(inBash("tessera check <(cat " + file + ")"), Exits(0));
    EXPECT_THAT(shell("tessera check - < /dev/null"), Complains(4, "- is empty"));
    EXPECT_THAT(shell("echo '{ \"resources\": 3 }' | tessera check -").err, HasSubstr("tessera check: -: "));
}

TEST(Streams, TensorsAndPicturesComeFromStandardInput)
{
    ASSERT_THAT(tessera("run " + kCase + " --output ."), Exits(0));
    for (const char* line : {"cat output.npy | tessera run RESAMPLE --Scales 1,1,1,1 --data -",
                             "tessera run RESAMPLE --Scales 1,1,1,1 --data /dev/stdin < output.npy"})
        EXPECT_THAT(shell(line).out, HasSubstr("0, 0, 1, 1\n")) << line;
    EXPECT_THAT(
        shell("printf 'abcd' | tessera run RESAMPLE --Sizes 1,1,2,2 --DataType UINT8 --Scales 1,1,1,1 --data -").out,
        HasSubstr(" 97,  98\n 99, 100\n"));
    EXPECT_THAT(shell("cat output.npy | tessera check " + kCase + " --against -"), Exits(0));
    EXPECT_THAT(shell("cat output.npy | tessera check " + kCase + " --engine - --against cpu"), Exits(0));
    EXPECT_THAT(inBash("tessera check " + kCase + " --against <(cat output.npy)"), Exits(0));
}

// A pipe or a device that is no standard stream might never end.
TEST(Streams, OtherPipesAndDevicesAreRefusedAtOnce)
{
    shell("mkfifo pipe.npy pipe.json");
    for (const std::string line : {"run RESAMPLE --Sizes 2 --Scales 1 --data pipe.npy", "check pipe.json",
                                   "check RESAMPLE --Sizes 2 --Scales 1 --against pipe.npy"})
        EXPECT_THAT(shell("timeout 20 '" TESSERA_PROGRAM "' " + line), Complains(4, "not a regular file")) << line;
}

TEST(Streams, OneTensorGoesToStandardOutput)
{
    ASSERT_THAT(tessera("run " + kCase + " --output ."), Exits(0));
    EXPECT_THAT(shell("tessera run " + kCase + " --output - | cmp - output.npy"), Exits(0));
    EXPECT_THAT(shell("tessera run " + kCase + " --output - > to.npy; cmp to.npy output.npy"), Exits(0));
    EXPECT_EQ(shell("tessera run " + caseFile("depth_to_space.json") + " --output - | head -c 6 | tail -c 5").out,
              "NUMPY");
    EXPECT_THAT(tessera("run " + kCase + " " + kCase + " --output -"), Exits(4));
}

TEST(Streams, RowsGoToStandardOutputAlone)
{
    const std::string bench = "tessera bench " + kCase + " --runs 2 --seconds 0 ";
    EXPECT_EQ(
        shell(bench + "--json - | python3 -c 'import json, sys; print(len(json.load(sys.stdin)[\"results\"]))'").out,
        "1\n");
    const Output csv = shell(bench + "--csv -");
    EXPECT_EQ(csv.out.substr(0, 12), "name,engine,");
    EXPECT_THAT(csv.err, HasSubstr("median"));
}

TEST(Streams, TwoDashesEndTheOptions)
{
    writeText("-odd.json", readText(caseFile("depth_to_space.json")));
    writeText("--json", readText(caseFile("depth_to_space.json")));
    const Output output = tessera("check -- -odd.json --json");
    EXPECT_THAT(output, Says(0, EndsWith("2 passed, 0 mistrusted, 0 failed\n")));
    EXPECT_THAT(shell(firstCommand(output.out)), Exits(0)); // its line repeats it
}

TEST(Streams, AClosedStandardOutputIsNoFileOfTheCase)
{
    EXPECT_THAT(shell("tessera run " + kCase + " --output . >&-; tessera run " + kCase
                      + " >&-; echo $?; head -c 6 output.npy | tail -c 5")
                    .out,
                StrEq("4\nNUMPY"));
}

TEST(Streams, NothingThatATerminalObeysIsPrinted)
{
    const std::string name = "a\x1b]0;mine\x07\xc2\x9b.json";
    writeText(name, "{");
    for (const std::string line : {"check ", "run ", "map --at 0 ", "check --prove ", "bench ", "code "}) {
        const Output output = tessera(line + "'" + name + "' '\x1b[2Jnothing.json'");
        EXPECT_THAT(output, Complains(4, "nothing.json")) << line;
        EXPECT_THAT(output.out + output.err, Not(AnyOf(HasSubstr("\x1b"), HasSubstr("\x07"), HasSubstr("\xc2\x9b"))))
            << line;
    }
    // A line feed in a file's name must not begin a line of output.
    writeText("x\nPASS        all.json", readText(caseFile("depth_to_space.json")));
    EXPECT_THAT(tessera("check 'x\nPASS        all.json'").out, Not(HasSubstr("\nPASS")));
}

TEST(Streams, NamesThatCannotBeLookedUpAreSentences)
{
    shell("ln -s loop loop; mkdir -p closed; touch closed/file.json");
    for (const std::string& name :
         {std::string("loop"), std::string(5000, 'x'), std::string("closed/") + std::string(300, 'y'),
          "--against loop " + kCase, kCase + " --data loop"})
        for (const char* command : {"", "check ", "run ", "render --out x.png ", "bench "}) {
            if (name.starts_with("--against") && std::string(command) != "check ")
                continue;
            const Output output = tessera(command + name);
            EXPECT_GE(output.code, 4) << command << name;
            EXPECT_LE(output.code, 5) << command << name;
            EXPECT_THAT(output.err, AllOf(HasSubstr("tessera"), Not(HasSubstr("filesystem error")))) << command << name;
        }
}

// On a terminal, which `script` makes.
Output onTerminal(const std::string& line)
{
    return shell("script -qec \"" TESSERA_PROGRAM " " + line + "\" /dev/null < /dev/null");
}

TEST(Streams, BytesGoToNoTerminal)
{
    EXPECT_THAT(onTerminal("run " + kCase + " --output -"),
                Says(4, "which a terminal cannot show", Not(HasSubstr("NUMPY"))));
    EXPECT_THAT(onTerminal("render " + kCase + " --out -").out, HasSubstr("which a terminal cannot show"));
    EXPECT_THAT(onTerminal("run " + kCase + " --output - | cat").out, HasSubstr("NUMPY"));
}

TEST(Streams, ATerminalShowsHowFarARunIs)
{
    EXPECT_THAT(onTerminal("check --pack all --quiet").out, HasSubstr("of 66, "));
    EXPECT_THAT(onTerminal("run " + kCase).out, HasSubstr("\r\x1b[KRESAMPLE"));
    EXPECT_THAT(tessera("check --pack all --quiet").err, IsEmpty());
}

// A line that repeats a run cannot read its standard input again, and so holds the case's values.
TEST(Streams, ALineRepeatsWhatCameByStandardInput)
{
    tessera("run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data random:3 --output - > data.npy");
    const std::string depth = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --data ";
    for (const std::string& line : std::vector<std::string>{
             "echo " + depth + "iota | tessera check - --engine sabotage:order",
             "tessera check SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --data - --engine sabotage:order < data.npy",
             "printf 'abcdefgh' | tessera check DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT8 --data - --engine "
             "sabotage:order",
             "echo " + depth + "iota | tessera check - --engine cpu --engine sabotage:order",
             "echo " + depth + "iota | tessera probe - --engine sabotage:order"}) {
        const Output first = shell(line);
        const std::string again = firstCommand(first.out);
        ASSERT_THAT(again, HasSubstr("tessera ")) << line << first.out << first.err;
        const Output second = shell("{ " + again + "\n} < /dev/null");
        EXPECT_EQ(second.code, first.code) << line << '\n' << again << second.err;
        const std::string figures = first.out.substr(0, first.out.find("  |  "));
        if (line.find("--engine cpu") == line.npos) {
            EXPECT_EQ(second.out.substr(0, second.out.find("  |  ")), figures) << again;
        }
        EXPECT_EQ(firstCommand(second.out), again);
    }
}

TEST(Streams, ALineSaysWhereTheFileOfAStreamBelongs)
{
    tessera("run DEPTH_TO_SPACE1 --Sizes 1,8,32,32 --data random:3 --output - > FILE");
    const Output output = shell("tessera check SPACE_TO_DEPTH1 --BlockSize 2 --data - --engine sabotage:order < FILE");
    EXPECT_THAT(output.err, HasSubstr("FILE there is a file that holds it"));
    EXPECT_EQ(shell(firstCommand(output.out)).out, output.out);
}

void expectItRepeats(const std::string& arguments)
{
    const Output first = tessera(arguments);
    ASSERT_FALSE(first.out.empty()) << first.err;
    for (const std::string& line : linesOf(first.out)) {
        if (line.find("  |  ") == line.npos) // what is counted in the last one
            continue;
        EXPECT_THAT(shell(firstCommand(line)).out, HasSubstr(line.substr(0, line.rfind("  |  "))));
    }
}

TEST(Lines, OfFilesWithValuesRun)
{
    for (const char* name : {"depth_to_space1_crd.json", "resample1_linear_2x.json", "resample_grad_nearest.json"}) {
        expectItRepeats("check --prove " + caseFile(name) + " --runs 2");
        expectItRepeats("check " + caseFile(name) + " --against reference");
    }
}

TEST(Lines, OfCasesInFieldNamesRun)
{
    expectItRepeats("check RESAMPLE1 --Sizes 1,3,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
                    "--data random:5 --tolerance ulp=3");
    expectItRepeats("check RESAMPLE1 --Sizes 1,1,1,3 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 "
                    "--data values:1,-2.5,1e-40");
    expectItRepeats("check --pack 1");
}

// 5 × 7 × 8 values are too many for a line: it names the file.
TEST(Lines, OfLargeValuesNameTheirFile)
{
    writeText("large.json", R"({"resources": {"in": {"initialValuesDataType": "UINT8",
        "initialValues": {"valueCount": 280, "value": 1}}, "out": {"initialValuesDataType": "UINT8",
        "initialValues": {"valueCount": 280, "value": 0}}},
        "dispatchables": {"op": {"type": "DML_OPERATOR_DEPTH_TO_SPACE", "desc": {
        "InputTensor": {"DataType": "UINT8", "Sizes": [1, 8, 5, 7]},
        "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 2, 10, 14]}, "BlockSize": 2}}},
        "commands": [{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "in",
        "OutputTensor": "out"}}]})");
    EXPECT_THAT(tessera("check --prove large.json --runs 2").out, HasSubstr("tessera check large.json --runs 2"));
    expectItRepeats("check --prove large.json --runs 2");
}

// A name of bytes that are no character, of quotes and of newlines is spelled as every shell reads it.
TEST(Lines, OfAnyFileNameRun)
{
    for (const char* name : {"bad\\377\\376 it.json", "quote\\047\\042 \\0441 \\140ls\\140 100%%.json\\012\\012.json",
                             "-\\033[2J\\012a\\134b!.json"}) {
        shell("rm -rf xs; mkdir xs; cp " + caseFile("depth_to_space.json") + " \"$(printf 'xs/" + name + "')\"");
        const Output checked = tessera("check xs");
        EXPECT_EQ(checked.code, 0) << checked.err;
        writeText("line", firstCommand(checked.out) + '\n');
        for (const char* program : {"dash", "bash"}) {
            const Output again =
                shell(std::string(program) + " -c 'tessera() { \"" TESSERA_PROGRAM "\" \"$@\"; }; . ./line'");
            EXPECT_EQ(again.code, 0) << program << ": " << readText("line") << again.err;
            EXPECT_EQ(linesOf(again.out).front(), linesOf(checked.out).front());
        }
    }
}

TEST(Lines, OfBlessingRun)
{
    writeText("case.json", readText(caseFile("depth_to_space.json")));
    expectItRepeats("check case.json --bless --dry-run --engine sabotage:order --runs 2");
    expectItRepeats("check case.json --bless");
}

// A line that repeats a judge's own failure compares it with nothing. A mistrusted judge makes the others mistrusted.
TEST(Lines, OfAJudgeRun)
{
    const std::string engines = " DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --engine cpu --engine ";
    EXPECT_THAT(tessera("check" + engines + "reference").out, HasSubstr("MISTRUSTED  reference, "));
    const std::string broken = "\"exec:sh -c 'exit 3' {output}\"";
    const Output output = tessera("check" + engines + broken + " --against " + broken);
    const Output again = shell(lastCommand(output.out));
    EXPECT_EQ(again.code, 5) << output.out;
    EXPECT_THAT(again.out + again.err, HasSubstr("exit code 3"));
}

} // namespace
} // namespace tessera::streams_test
