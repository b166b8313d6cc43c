// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

// A line that a command prints is a command that says the same again.

namespace tessera {
namespace {

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

// What repeats a judge that fails holds it against nothing; where it is only mistrusted, so are the others.
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

TEST(Lines, AFailureSaysWhatWouldAccept)
{
    ASSERT_THAT(tessera("run RESAMPLE1 --Sizes 1,1,1,8 --DataType FLOAT32 --Scales 1,1,1,0.5 --data iota --output ."),
                Exits(0));
    EXPECT_THAT(tessera("check RESAMPLE2 --Sizes 1,1,1,8 --DataType FLOAT32 --RoundingDirection INCREASING "
                        "--InputPixelOffsets 1,1,1,1 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 "
                        "--Scales 1,1,1,0.5 --data iota --against output.npy"),
                Says(2, "--tolerance foreign accepts all"));
}

} // namespace
} // namespace tessera
