// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <algorithm>

namespace tessera::render_test {
namespace {

const std::string kBlocks = "render DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --DataType UINT8 --data iota --out ";

std::vector<std::string> filesIn(const std::string& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(testFolder() / folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

#ifdef TESSERA_WINDOW
TEST(Frames, AreOneMoreThanTheSteps)
{
    const Output output = tessera(kBlocks + "'a b' --step by=block,rate=4");
    ASSERT_EQ(output.code, 0) << output.err;
    EXPECT_EQ(filesIn("a b"),
              (std::vector<std::string>{"frame_00000.png", "frame_00001.png", "frame_00002.png", "frame_00003.png",
                                        "frame_00004.png", "frames.json"}));
    EXPECT_THAT(output.out,
                HasSubstr("ffmpeg -framerate 4 -i 'a b/frame_%05d.png' -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2' -pix_fmt "
                          "yuv420p 'a b/film.mp4'"));
    EXPECT_THAT(python("import json; f = json.load(open('a b/frames.json'))['frames']\n"
                       "print(len(f), f[4]['file'], f[4]['time'], f[1]['caption'])")
                    .out,
                HasSubstr("5 frame_00004.png 1.0 Fills 4 elements"));
}

TEST(Frames, AreTheWindowAtEachStep)
{
    const std::string line = "render DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --theme dark --size 900x700 --out ";
    ASSERT_THAT(tessera(line + "a --step by=row"), Exits(0));
    ASSERT_THAT(tessera(line + "b.png --step 2,by=row"), Exits(0));
    EXPECT_THAT(shell("cmp a/frame_00002.png b.png"), Exits(0));
    EXPECT_THAT(shell("cmp a/frame_00001.png b.png"), Exits(1));
}

TEST(Frames, AreVectorsToo)
{
    ASSERT_THAT(tessera(kBlocks + "a --step by=channel --format svg"), Exits(0));
    EXPECT_EQ(filesIn("a"), (std::vector<std::string>{"frame_00000.svg", "frame_00001.svg", "frames.json"}));
    EXPECT_THAT(readText("a/frame_00001.svg"), AllOf(HasSubstr("<svg"), Not(HasSubstr("href=\"http"))));
}

TEST(Frames, SayWhatIsWrong)
{
    EXPECT_THAT(tessera(kBlocks + "a --step by=pixel").err, HasSubstr("expected element, row, block or channel"));
    EXPECT_THAT(tessera(kBlocks + "a --step rate=0").err, HasSubstr("--step rate \"0\""));
    EXPECT_THAT(tessera(kBlocks + "a --format gif").err, HasSubstr("expected png or svg"));
    EXPECT_THAT(tessera("render RESAMPLE --Sizes 1,1,500,500 --Scales 1,1,2,2 --out a").err,
                HasSubstr("makes 1000001 frames, and 100000 are the most"));
    writeText("file", "");
    EXPECT_THAT(tessera(kBlocks + "file"), Exits(4));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "a"));
}
#endif

// `tessera code … --out`; that scripts give the engine's output is tests/adapters/script_test.cpp.

const std::string kSmall = "DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

TEST(ScriptOption, WritesAProgramToTheFileOrToStandardOutput)
{
    const Output shown = tessera("code " + kSmall + " --framework NumPy --out -");
    EXPECT_THAT(shown, Says(0, "import numpy as np", "np.uint32", "print(y)"));
    EXPECT_THAT(tessera("code " + kSmall + " --framework NumPy --out case.py"), Says(0, IsEmpty()));
    EXPECT_EQ(readText("case.py"), shown.out);
}

TEST(ScriptOption, SaysWhichCommandWritesALargeInput)
{
    const std::string line =
        "SPACE_TO_DEPTH1 --Sizes 1,3,30,20 --Strides 1800,1,60,3 --Order DEPTH_COLUMN_ROW --data random:5";
    EXPECT_THAT(tessera("code " + line + " --framework NumPy --out large.py"), Exits(0));
    EXPECT_THAT(shell("$(grep -o 'tessera run.*' large.py | sed 's/ > input.npy//') > input.npy"
                      " && " TESSERA_PYTHON " large.py input.npy out.npy"),
                Exits(0))
        << readText("large.py");
    EXPECT_THAT(tessera("check " + line + " --engine out.npy --against cpu").out, HasSubstr("PASS"));
}

TEST(FromCommand, TheLineRuns)
{
    const Output ran =
        shell("tessera from 'F.pixel_shuffle(x, 2)' --Sizes 1,8,2,3 --DataType UINT32 | tessera check -");
    EXPECT_THAT(ran.out, HasSubstr("PASS")) << ran.err;
    EXPECT_LE(ran.code, 1);
    writeText("words.py", "import torch\ny = F.pixel_shuffle(torch.rand(1, 8, 2, 3), 2)\n");
    EXPECT_THAT(tessera("from words.py"), Says(0, StartsWith("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 ")));
}

} // namespace
} // namespace tessera::render_test
