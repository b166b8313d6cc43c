// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera {
namespace {

constexpr const char* kExample =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";

const std::string kGood = caseFile("depth_to_space.json");
const std::string kLesson = " '" TESSERA_RESOURCES "/lessons/lectures/1_layouts.md'";

struct Row {
    std::string line;
    int code;
    const char* said; // on standard error where the code is 4 or 5, else on standard output
};

// One for each way to end; of several cases the highest code.
const Row kRows[] = {
    // clang-format off
    {"--help", 0, "check"},
    {"help case", 0, "--Order COLUMN_ROW_DEPTH"},
    {"help case", 0, "DxDispatch"},
    {"help help", 0, "help case"},
    {"help cas", 4, "did you mean case?"},
    {"help chekc", 4, "did you mean check?"},
    {"--version", 0, "tessera "},
    {"--version --json", 0, "\"compiler\": \""},
    {"render --out a.html", 4, "no case is given"},
    {"doctor DEPTH_TO_SPACE1", 4, "doctor takes no case, and 1 is given"},
    {"engines", 0, "reference"},
    {"engines >/dev/full", 4, "standard output cannot be written"},
    {"check " + kGood + " --engine reference", 0, "PASS"},
    {"check " + kGood + " --against reference", 0, "--against reference"},
    {std::string("check ") + kExample + " --against " + caseFile("depth_to_space1_crd.json"), 0, "PASS        48 of 48 equal"},
    {"check RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --engine output.npy", 0, "16 of 16 equal"},
    {"check --pack all", 0, "PASS        D2S of UINT8: 630 of 630 equal  |  tessera check DEPTH_TO_SPACE1 --Sizes 1,18,5,7"},
    {"check --pack 11", 0, "6 of 6 equal  |  tessera check --pack "},
    {"code DEPTH_TO_SPACE --Sizes 1,8,2,3 --framework onnx", 0, "DepthToSpace"},
    {"check --prove RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --runs 3", 0, "PASS        repeat: 3 runs, the same bits each time"},
    {"check RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --data random:3 --against output.npy --tolerance atol=9", 0, "within the tolerance"},
    {"check RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --data random:3 --against output.npy --tolerance allow=100", 0, "which is allowed"},

    {"check RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --data random:3 --against output.npy", 2, "FAIL"},
    {"check RESAMPLE --Sizes 1,1,3,2 --Scales 1,1,2,2 --against output.npy", 3, "cannot be compared: FLOAT32 {1, 1, 6, 4}, not FLOAT32 {1, 1, 4, 4}"},

    {std::string("check ") + kExample + " --engine reference", 4, "cannot be held against itself"},
    {"run", 4, "no case is given"},
    {"check broken.json", 4, "broken.json"},
    {"chekc", 4, "neither a command nor a file; did you mean check?"},
    {"photograph.tiff", 4, "neither a command nor a file; `tessera --help all` lists the commands"},
    {"--foo", 4, "--foo is no option of the window; `tessera --help` lists them"},
    {"--them dark", 4, "did you mean --theme?"},
    {"--version --xml", 4, "--version stands alone, or before --json"},
    {"check --Sizes 1,2", 4, "--Sizes follows the name of an operator: check DEPTH_TO_SPACE1 --Sizes"},
    {"run " + kGood + " --engine cpuu", 5, "There is no engine \"cpuu\"; did you mean cpu?"},
    {std::string("code ") + kExample + " --framework ONX", 4, "did you mean ONNX?"},
    {"check --pack depht_to_space", 4, "did you mean depth_to_space?"},
    {"--theme pink", 4, "expected light, dark, contrast-light or contrast-dark"},
    {"run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --threds 3", 4, "--threds is no option of run; did you mean --threads?"},
    {"run DEPTH_TO_SPACE1 -Sizes 1,8,2,3", 4, "-Sizes is no option of run; did you mean --Sizes?"},
    {"run " + kGood + " --engine", 4, "--engine needs a value"},
    {"run " + kGood + " --engine cpu --engine cpu", 4, "given twice"},
    {"run DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data short.raw", 4, "short.raw has 3 bytes"},
    {"check ''", 4, "an argument is empty"},
    {std::string("code ") + kExample + " --framework caffe", 4, "Pillow or GLSL"},
    {"check " + kGood + " --answer mine.py", 4, "--answer goes with a lesson"},
    {"render " + kGood + " --out a.pdf", 4, "is the sheet of a lesson"},
    {"render --out a.pdf" + kLesson + kLesson, 4, "render takes [CASE | LESSON.md], and 2 are given"},
    {"render --out a.html --solutions" + kLesson, 4, "--solutions goes with"},
    {"render --out a.html --language de" + kLesson, 4, "en, fr, it, ko"},
    {"render --out nowhere/a.pdf" + kLesson, 4, "nowhere/a.pdf"},
    {"check" + kLesson + " " + kGood, 4, "lessons are checked by themselves"},
    {"check nothing.md", 4, "nothing.md"},
    {"from", 4, "no words are given"},
    {"from 'F.pixel_shuffle(x, 2)'", 4, "--Sizes"},
    {"from 'F.pixel_shuffle(x, 2)' --Sizes 1,x", 4, "Sizes"},
    {std::string("code ") + kExample + " --out -", 4, "--framework"},
    {"code --framework NumPy --out -", 4, "case"},
    {"code " + kGood + " " + kGood + " --framework NumPy --out -", 4, "2 are given"},
    {"identify output.npy", 4, "identify takes INPUT OUTPUT, and 1 is given"},
    {"identify output.npy missing.npy", 4, "missing.npy"},
    {"identify output.npy output.npy --meant a.json", 4, "--meant \"a.json\" is neither a case file nor an operator"},
    {"identify output.npy output.npy --meant 'DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3'", 4,
     "--meant: InputTensor.Sizes {1, 18, 2, 3} are not those of the input"},
    {std::string("check ") + kExample + " --quality ms-ssim", 4, "--quality \"ms-ssim\": "},
    {std::string("check ") + kExample + " --quality snr", 4, "psnr"},
    {std::string("check ") + kExample + " --quality flip:pdp=30", 4, "expected peak, ppd or distance"},
    {std::string("check ") + kExample + " --quality flip:ppd=30,ppd=40", 4, "is given twice"},
    {std::string("check ") + kExample + " --quality flip:distance=0", 4, "is not a number from 0.02 to 10"},
    {"check " + kGood + " --quiet --verbose", 4, "tessera check"},
    {"check " + kGood + " --filter nothing", 4, "none of 1 case\n"},
    {"check --pack 1 --memory-budget some", 4, "--memory-budget \"some\" is not a whole number"},
    {"check --pack 1 --memory-budget 1 --memory-budget 2", 4, "is given twice"},
    {"run RESAMPLE --Sizes 1,1,2,2 --dim a=1", 4, "--dim goes with a model"},
    {"check " + kGood + " --capture x.npy", 4, "--capture goes with a model"},
    {"check --pack all --bundle all.tessera", 4, "--bundle holds one case, and 66"},
    {std::string("run ") + kExample + " --bundle case.zip", 4, "expected a name that ends in .tessera"},
    {std::string("run ") + kExample + " --bundle nowhere/case.tessera", 4, "no folder"},
    {std::string("check ") + kExample + " --timeout never", 4, "--timeout \"never\""},
    {std::string("check ") + kExample + " --runs none", 4, "--runs"},
    {"code --framework GLSL", 4, "takes the name of an operator"},
    {"sweep --shard 5/4", 4, "3/16"},
    {"sweep --cases 0", 4, "--cases"},
    {"sweep --seconds -1", 4, "--seconds"},
    {"sweep --engine cpu --against cpu", 4, "itself"},
    {"sweep --engine sabotage:ordre", 5, "sabotage:order"},
    {"sweep DEPTH_TO_SPACE", 4, "tessera check"},
    {"sweep --out nowhere/a.jsonl", 4, "nowhere"},
    {"sweep --merge nothing.jsonl", 4, "nothing.jsonl"},
    {"sweep --merge", 4, "--out"},
    {"check --pack 999", 4, "--pack 999 is none; expected all, a number from 1 to 66 or a name such as "},
    {"check --pack all " + kGood, 4, "--pack goes without a case"},
    {"check --pack all --engine cpu --engine cpu", 4, "twice"},
    {"check --pack all --engine cpu --engine reference --diff d", 4, "goes without --diff"},
    {"check --prove " + kGood + " --runs 1", 4, "not a whole number from 2 to 10000"},
    {std::string("map ") + kExample, 4, "--at n,c,y,x"},
    {"map " + kGood + " --at 0 --dispatch 1", 4, "expected 0 to 0"},
    {"run " + kGood + " --validate=yes", 4, "--validate takes no value"},
    {"run " + kGood + " --threads 0", 4, "--threads \"0\" is not a whole number from 1 to 1024"},
    {"bench --runs 3", 4, "no case is given"},
    {"bench " + kGood + " --threads 1,x", 4, "--threads \"x\""},
    {"bench " + kGood + " --seconds -1", 4, "--seconds \"-1\" is not a number from 0 to 3600"},
    {"bench " + kGood + " --sweep BlockSize", 4, "such as BlockSize=2,3,4"},
    {"bench " + kGood + " --sweep BlockSize=2,3", 4, "is a file"},
    {std::string("bench ") + kExample + " --sweep BlokSize=2", 4, "did you mean --BlockSize?"},

    {"code " + kGood + " --framework ONNX --out ''", 4, "--out is empty; expected a name"},
    {"run DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --data ''", 4, "--data is empty"},
    {"check " + kGood + " --junit - --json -", 4, "--junit - is what --json writes, too"},
    {"check " + kGood + " --json .", 4, "it is a folder"},
    {"run " + kGood + " --output broken.json", 4, "is a file; expected a folder, or a name that ends in .npy"},

    {"check " + kGood + " broken.json DEPTH_TO_SPACE1 --Sizes 1,4,2,3", 4, "broken.json"},
    // clang-format on
};

TEST(Program, EndsAsTheHelpSays)
{
    writeText("broken.json", "{ \"resources\": ");
    writeText("short.raw", "abc");
    ASSERT_THAT(tessera("run RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --output ."), Exits(0));
    for (const auto& [line, code, said] : kRows) {
        SCOPED_TRACE("tessera " + line);
        if (code >= 4)
            EXPECT_THAT(tessera(line), Complains(code, said));
        else
            EXPECT_THAT(tessera(line), Ends(code, said, IsEmpty()));
    }
}

TEST(Program, SurvivesReadersThatLeave)
{
    EXPECT_THAT(shell("{ tessera run RESAMPLE --Sizes 1,1,600,600 --Scales 1,1,1,1; echo $? >&2; } | head -c 100").err,
                StrEq("0\n"));
}

TEST(Program, SaysWhatItNeedsWithoutADisplay)
{
    EXPECT_THAT(tessera(""),
                Ends(4, IsEmpty(), AllOf(HasSubstr("DISPLAY"), HasSubstr("ssh -X"), HasSubstr("`tessera render"))));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "tessera.png")); // nothing is written that nobody named
}

// A place that cannot be written is said before the run, and nothing of what was there is touched.
TEST(Reports, AreTriedBeforeTheRun)
{
    writeText("old.xml", "old");
    const std::string kRun = " --engine cpu DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota ";
    for (const std::string& line : std::vector<std::string>{
             "check" + kRun + "--junit old.xml --json /proc/x.json", "check" + kRun + "--html /proc/x",
             "check" + kRun + "--engine reference --json /proc/x.json", "sweep --cases 5 --out /proc/x.jsonl",
             "check" + kRun + "--json x --junit x", "bench" + kRun + "--csv /proc/x",
             "probe" + kRun + "--json /proc/x"})
        EXPECT_THAT(tessera(line), Says(4, Not(HasSubstr("PASS")))) << line;
    EXPECT_EQ(readText("old.xml"), "old");
    EXPECT_THAT(shell("ls -A").out, Not(HasSubstr(".tmp")));
}

// A report that cannot be written does not stop the others.
TEST(Reports, AreWrittenWhereAnotherCannotBe)
{
    for (const std::string line :
         {"check --pack 1 --json x.json --junit /dev/full --html x.html",
          "sweep --cases 5 --out /dev/full --html x.html",
          "bench DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --runs 1 --seconds 0 --csv /dev/full --html x.html",
          "bench DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --runs 1 --seconds 0 --json /dev/full --html x.html",
          "check --pack 1 --engine cpu --engine reference --json /dev/full --html x.html"}) {
        std::filesystem::remove(testFolder() / "x.html");
        EXPECT_THAT(tessera(line), Complains(4, "/dev/full cannot be written")) << line;
        EXPECT_THAT(readText("x.html"), HasSubstr("<html")) << line;
    }
    EXPECT_THAT(readText("x.json"), HasSubstr("\"verdict\": \"PASS\""));
}

} // namespace
} // namespace tessera
