// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a build server uses it.
#include "program.h"

#include <algorithm>

namespace tessera::check_test {
namespace {

const std::string kPass = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3";
const std::string kMistrusted = "DEPTH_TO_SPACE1 --Sizes 1,4,2,3";
void copyCase(const char* from, const std::string& to)
{
    writeText(to, readText(caseFile(from)));
}

size_t lines(const std::string& text)
{
    return static_cast<size_t>(std::ranges::count(text, '\n'));
}

TEST(Check, TakesFoldersWithAllBelowThemSorted)
{
    copyCase("depth_to_space.json", "cases/b.json");
    copyCase("space_to_depth.json", "cases/a/z.json");
    copyCase("depth_to_space.json", "cases/A.json");
    writeText("cases/notes.txt", "no case");
    const Output output = tessera("check cases");
    EXPECT_EQ(output.code, 0) << output.err;
    const size_t first = output.out.find("check cases/A.json"), second = output.out.find("check cases/a/z.json"),
                 third = output.out.find("check cases/b.json");
    EXPECT_LT(first, second) << output.out;
    EXPECT_LT(second, third) << output.out;
    EXPECT_NE(third, output.out.npos) << output.out;
    EXPECT_EQ(lines(output.out), 4u);

    std::filesystem::create_directories(testFolder() / "empty");
    EXPECT_THAT(tessera("check empty"), Complains(4, "empty", ".json"));
}

TEST(Check, FiltersByName)
{
    const std::string two = kPass + " " + kMistrusted;
    EXPECT_THAT(tessera("check " + two + " --filter 'Sizes 1,(4|5),'").out,
                EndsWith("\n0 passed, 1 mistrusted, 0 failed\n"));
    EXPECT_THAT(tessera("check --pack all --filter '^resample1_linear_2x$'").out,
                AllOf(HasSubstr("--pack resample1_linear_2x"), EndsWith("\n1 passed, 0 mistrusted, 0 failed\n")));
    const Output title = tessera("check --pack all --filter 'DEPTH_TO_SPACE1, example 2 of its page'");
    EXPECT_EQ(title.code, 0) << title.err; // the code of what is printed
    EXPECT_LT(lines(title.out), 8u);
    EXPECT_THAT(tessera("check " + two + " --filter nothing"), Complains(4, "--filter \"nothing\"", "none of 2 cases"));
    EXPECT_THAT(tessera("check " + two + " --filter '('"), Complains(4, "--filter \"(\" is no regular expression"));
    // A case is named once, by its failure or before it.
    EXPECT_EQ(tessera("check nosuch.json").err, "tessera check: nosuch.json does not exist\n");
}

TEST(Check, SaysWhatACaseFileHoldsBesides)
{
    std::string text = readText(caseFile("depth_to_space.json"));
    text.replace(text.find("\"BlockSize\""), 0, "\n\"BlokSize\": 3,\n");
    writeText("misspelt.json", text);
    for (const char* command : {"check", "run", "check --prove", "check --bless --dry-run"})
        EXPECT_THAT(
            tessera(command + std::string(" misspelt.json")),
            Complains(0, ContainsRegex("misspelt.json: note: dispatchables.op.desc.BlokSize.*did you mean BlockSize")))
            << command;
}

// A file name that XML and JSON must escape, and one that a terminal would obey.
TEST(Check, ReportsForBuildServers)
{
    copyCase("depth_to_space.json", "a <&\"'> b.json");
    copyCase("depth_to_space.json", "red \x1b[31m.json");
    std::string wrong = readText(caseFile("depth_to_space.json"));
    wrong.replace(wrong.find("[0, 18, 1,"), 2, "[7");
    writeText("wrong.json", wrong);
    writeText("broken.json", "{");
    const Output output = tessera("check *.json " + kMistrusted + " --junit r.xml --json r.json");
    EXPECT_EQ(output.code, 4);
    EXPECT_THAT(output.out + output.err, Not(HasSubstr("\x1b")));
    EXPECT_THAT(python(R"(
import json, xml.etree.ElementTree as tree
suite = tree.parse('r.xml').getroot()[0]
print(suite.get('tests'), suite.get('failures'), suite.get('errors'))
for case in suite:
    print(case.get('classname'), [each.tag for each in case], float(case.get('time')) >= 0)
    if case.find('failure') is not None:
        print(case.find('failure').text)
print(any(case.get('name') == 'a <&"\'> b.json' for case in suite))
report = json.load(open('r.json'))
print(*(report['counts'][each] for each in ('PASS', 'MISTRUSTED', 'FAIL', 'ERROR')))
for each in report['results']:
    print(each['verdict'], each['command'], each.get('beyond'))
)")
                    .out,
                AllOf(HasSubstr("5 1 1\n"), HasSubstr("DEPTH_TO_SPACE.cpu ['failure'] True\n"),
                      HasSubstr("['error'] True\n"), HasSubstr("DEPTH_TO_SPACE1.cpu ['system-out'] True\n"),
                      HasSubstr("\nTrue\n"), HasSubstr("\ntessera check wrong.json\n"), HasSubstr("\n2 1 1 1\n"),
                      HasSubstr("\nFAIL tessera check wrong.json 1\n")));
}

TEST(Check, SaysLessOrMore)
{
    const std::string two = "check " + kPass + " " + kMistrusted;
    const Output quiet = tessera(two + " --quiet");
    EXPECT_THAT(quiet.out, AllOf(StartsWith("MISTRUSTED"), EndsWith("1 passed, 1 mistrusted, 0 failed\n")));
    EXPECT_EQ(lines(quiet.out), 2u);
    const Output verbose = tessera(two + " --verbose --tolerance ulp=2");
    EXPECT_THAT(verbose.out,
                AllOf(HasSubstr("cpu held against reference"), HasSubstr("--tolerance ulp=2\n"),
                      HasSubstr("note: cannot show order")));
}

TEST(Check, PicturesOnlyWhatFails)
{
    EXPECT_THAT(tessera("check " + kPass + " --diff d"), Exits(0));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "d"));
    EXPECT_THAT(tessera("check " + kPass + " --diff d --engine sabotage:order"), Exits(2));
    EXPECT_THAT(
        shell("cd d/*; for each in a.png b.png diff.png; do head -c 4 $each | tail -c 3; done; ls .. | wc -l").out,
        StrEq("PNGPNGPNG1\n"));
}

// A stop in the middle: what was found is counted and written.
TEST(Check, KeepsWhatWasFoundWhenItIsStopped)
{
    for (const char* signal : {"INT", "TERM"}) {
        writeText("once.sh", "if test -e once; then echo > again; exec sleep 600; fi\necho > once; cp right.npy $1\n");
        shell("rm -f once again; tessera run " + kPass + " --output - > right.npy");
        const Output output =
            stopped("check " + kPass + " " + kPass
                        + " --data iota --engine 'exec:sh once.sh {output}' --against cpu --timeout 600 --junit r.xml",
                    "test -e again", signal);
        SCOPED_TRACE(signal + std::string(": ") + output.err);
        EXPECT_EQ(output.code, signal == std::string("INT") ? 130 : 143);
        EXPECT_THAT(output.out, EndsWith("1 passed, 0 mistrusted, 0 failed\n"));
        EXPECT_THAT(output.err, HasSubstr("stopped before its end"));
        EXPECT_THAT(readText("r.xml"), HasSubstr("tests=\"1\""));
    }
}

// The first line is there while the second case runs.
TEST(Check, SaysEachResultAsSoonAsItIsKnown)
{
    EXPECT_THAT(shell("{ echo " + caseFile("depth_to_space.json")
                      + "; } > list; mkfifo gate; ('" TESSERA_PROGRAM "' check $(cat list) /dev/fd/3 > lines.txt "
                        "3<gate) & exec 4>gate; until grep -qs PASS lines.txt; do sleep 0.02; done; "
                        "cat "
                      + caseFile("space_to_depth.json") + " >&4; exec 4>&-; wait; cat lines.txt")
                    .out,
                EndsWith("2 passed, 0 mistrusted, 0 failed\n"));
}

TEST(Check, JudgesFilesAgainstThePack)
{
    EXPECT_THAT(tessera("check --pack d2s-of-uint8"), Says(0, ContainsRegex("PASS +D2S of UINT8: 630 of 630 equal")));
    ASSERT_THAT(tessera("run DEPTH_TO_SPACE1 --Sizes 1,18,5,7 --DataType UINT8 --BlockSize 3 --output ."), Exits(0));
    const Output file = tessera("check --pack d2s-of-uint8 --engine output.npy");
    EXPECT_LE(file.code, 3) << file.err; // held against it, whatever it holds
    EXPECT_THAT(file.out, HasSubstr("--engine output.npy"));
    EXPECT_THAT(tessera("check --pack nonsense"), Exits(4));
    EXPECT_THAT(tessera("check --pack d2s-of-uint8 --tolerance ulp=3 --engine cpu --against cpu"), Exits(4));
}

TEST(Check, AListHasACaseALine)
{
    writeText("cases.txt",
              "# two cases\n\nDEPTH_TO_SPACE1 --Sizes 1,8,2,2 --BlockSize 2\r\n"
              "  RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --data in/ones.npy\n");
    shell("mkdir in; tessera run RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,1,1 --output in; mv in/output.npy in/ones.npy");
    EXPECT_THAT(tessera("check cases.txt"),
                Says(0, "|  tessera check DEPTH_TO_SPACE1 --Sizes 1,8,2,2 --BlockSize 2\n", "--data in/ones.npy\n",
                     "2 passed"));
    EXPECT_THAT(tessera("check cases.txt --engine cpu --engine sabotage:none").out, HasSubstr("cpu: 2 passed"));

    writeText("bad.txt", "DEPTH_TO_SPACE1 --Sizes 1,8,2,2\nDEPTH_TO_SPCE1 --Sizes 1\n");
    EXPECT_THAT(
        tessera("check bad.txt"),
        Ends(4, "1 passed, 0 mistrusted, 0 failed, 1 error", "bad.txt, line 2: \"DEPTH_TO_SPCE1\" is not an operator"));
    EXPECT_THAT(tessera("run cases.txt").err, HasSubstr("`tessera check cases.txt` runs all that are in it"));
}

TEST(Check, AListComesFromStandardInputAndFromASweep)
{
    writeText("cases",
              "# two\nDEPTH_TO_SPACE1 --Sizes 1,8,2,2 \\\n --BlockSize 2\nRESAMPLE1\n  --Sizes 1,1,4,4\n  --Scales "
              "1,1,2,2\n");
    EXPECT_THAT(shell("cat cases | tessera check -"),
                Says(0, "|  tessera check DEPTH_TO_SPACE1 --Sizes 1,8,2,2 --BlockSize 2\n",
                     "|  tessera check RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2\n"));
    tessera("sweep --seed 3 --cases 100 --engine sabotage:order --failures kept");
    EXPECT_THAT(tessera("check kept --engine sabotage:order"), Says(2, "0 passed, 0 mistrusted, "));
}

const std::string kPictures =
    "RESAMPLE --Sizes 1,3,16,16 --Scales 1,1,2,2 --InterpolationMode LINEAR --DataType UINT8 --data random:3";

// PSNR and the like stand beside the verdict, and do not change it.
TEST(Check, MeasuresPictures)
{
    const std::string line = "check " + kPictures + " --engine sabotage:edge --against reference";
    EXPECT_THAT(
        tessera(line + " --quality psnr --quality ssim --quality flip"),
        Says(tessera(line).code,
             ContainsRegex(
                 "\n  PSNR [0-9.]+ dB, SSIM 0\\.[0-9]+, FLIP 0\\.[0-9]+ \\(peak 255, 67\\.02 pixels per degree\\)\n"),
             "--quality psnr --quality ssim --quality flip"))
        << "the line repeats it";
    EXPECT_THAT(tessera("check " + kPictures + " --against reference --quality all:ppd=30").out,
                HasSubstr("PSNR ∞ dB, SSIM 1.0000, FLIP 0.0000 (peak 255, 30 pixels per degree)"));
}

TEST(Check, AListReadsNoFileOutsideItsFolder)
{
    shell("mkdir list; tessera run RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,1,1 --output .");
    writeText("list/cases.txt", "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --data ../output.npy\n");
    EXPECT_THAT(tessera("check list/cases.txt"),
                Complains(4, "list/cases.txt, line 1: --data ../output.npy lies outside", "--allow-outside reads it"));
    EXPECT_THAT(tessera("check list/cases.txt --allow-outside"), Exits(0));
    writeText("list/some.txt",
              "RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2\nRESAMPLE --data 'open\nDEPTH_TO_SPACE --Sizes 1,8,2,3\n");
    EXPECT_THAT(tessera("check list/some.txt"),
                Ends(4, HasSubstr("2 passed, 0 mistrusted, 0 failed, 1 error"),
                     HasSubstr("list/some.txt, line 2: A quotation mark in the case's line is not closed")));
}

} // namespace
} // namespace tessera::check_test
