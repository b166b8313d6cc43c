// SPDX-License-Identifier: GPL-3.0-or-later
// Interactive pages of cases, in a browser: what they say is what the engine computes.
#include "program.h"

#include <algorithm>

namespace tessera::page_test {
namespace {

// The page of a case, or of a lesson.
void expectPage(const std::string& line, const std::string& checks, const std::string& script = "case_page")
{
    ASSERT_THAT(tessera("render " + line + " --out a.html"), Exits(0));
    expectInBrowser(script, checks);
}

void expectLesson(const std::string& lesson, const std::string& script, const std::string& checks)
{
    writeText("lesson.md", lesson);
    expectPage("lesson.md", checks, script);
}

struct Paged {
    const char* name;
    std::string line, checks;
};

void PrintTo(const Paged& tested, std::ostream* out)
{
    *out << tested.line;
}

class CasePage : public testing::TestWithParam<Paged> { };

TEST_P(CasePage, ShowsTheEnginesBitsAndIsUsedByMouseAndKeys)
{
    ASSERT_THAT(tessera("render " + GetParam().line + " --out a.html"), Exits(0));
    ASSERT_THAT(tessera("run " + GetParam().line + " --output . --overwrite"), Exits(0));
    EXPECT_LE(std::filesystem::file_size(testFolder() / "a.html"), 300'000U);
    EXPECT_NE(readText("a.html").find("default-src 'none'"), std::string::npos);
    for (const std::string element : {"0", "7", "13", "40"})
        if (const Output map = tessera("map " + GetParam().line + " --at " + element); map.code == 0)
            writeText("map_" + element + ".txt", map.out);
    expectInBrowser("case_page",
                    "bits explained hovered played units walked addressed narrow unbroken printed "
                        + GetParam().checks);
}

const Paged kPages[] = {
    {"DepthToSpace",
     "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota",
     "ordered"},
    {"SpaceToDepth", "SPACE_TO_DEPTH1 --Sizes 2,3,6,6 --DataType INT16 --BlockSize 3 --data iota", "ordered"},
    {"Linear", "RESAMPLE1 --Sizes 1,2,3,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:7", ""},
    {"Shrinking",
     "RESAMPLE3 --Sizes 1,1,16,16 --Scales 1,1,0.25,0.25 --InterpolationMode LINEAR --Antialiased true --data ramp",
     ""},
    {"Nearest", "RESAMPLE --Sizes 1,1,3,3 --Scales 1,1,2,2 --DataType FLOAT16 --data random:3", ""}};

INSTANTIATE_TEST_SUITE_P(, CasePage, testing::ValuesIn(kPages), [](const auto& tested) { return tested.param.name; });

TEST(PageCommand, TenThousandElementsAreASmallFile)
{
    for (const std::string line :
         {"RESAMPLE1 --Sizes 1,1,50,50 --Scales 1,1,2,2 --InterpolationMode LINEAR --data random:7",
          "DEPTH_TO_SPACE1 --Sizes 1,400,5,5 --BlockSize 10 --data random:7 --Order COLUMN_ROW_DEPTH"}) {
        ASSERT_THAT(tessera("run " + line + " --output . --overwrite"), Exits(0));
        expectPage(line, "bits hovered");
        EXPECT_LE(std::filesystem::file_size(testFolder() / "a.html"), 300'000U) << line;
    }
}

#ifdef TESSERA_WINDOW
// A page says of each step what the frames of `render` say, for steps of every kind.
TEST(PageCommand, SaysWhatTheFramesSay)
{
    for (const std::string line :
         {"RESAMPLE --Sizes 1,1,3,4 --Scales 1,1,0.5,2 --step along=input",
          "SPACE_TO_DEPTH --Sizes 1,2,4,4 --BlockSize 2 --step along=input,by=row",
          "RESAMPLE1 --Sizes 1,1,2,3 --Scales 1,1,2,2 --InterpolationMode LINEAR --step by=block"}) {
        ASSERT_THAT(tessera("render " + line + " --out frames"), Exits(0));
        expectPage(line, "captioned");
        std::filesystem::remove_all(testFolder() / "frames");
    }
}
#endif

TEST(PageCommand, StandsInACourseSitesFrameOnATelephone)
{
    for (const std::string what :
         {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota",
          "'" TESSERA_RESOURCES "/lessons/02_depth_to_space.md'"})
        expectPage(what, "", "framed_page");
}

TEST(PageCommand, SmallTensorsAreDrawnLarge)
{
    expectPage("DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2", "large narrow");
    expectPage("RESAMPLE --Sizes 1,1,20,20 --Scales 1,1,2,2", "compact narrow");
}

TEST(PageCommand, ALineThatTheWindowCopiedRunsInEveryCommand)
{
    const std::string line = "DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --step along=memory,by=row,";
    for (const std::string command : {"check ", "run ", "render --out a.html "}) {
        EXPECT_THAT(tessera(command + line + "3"), Exits(0)) << command;
        EXPECT_THAT(tessera(command + line + "three").err, HasSubstr("--step \"three\"")) << command;
    }
}

TEST(PageCommand, OpensWhereThePlayerStands)
{
    const std::string line = "DEPTH_TO_SPACE --Sizes 1,4,1,2 --BlockSize 2 --out a.html ";
    ASSERT_THAT(tessera("render " + line + "--step 1,along=input,by=row --at 0,0,0,1"), Exits(0));
    expectInBrowser("case_page", "opened");
    EXPECT_THAT(tessera("render " + line + "--step 9").err, HasSubstr("--step \"9\""));
    EXPECT_THAT(tessera("render " + line + "--step by=pixel").err,
                HasSubstr("expected element, row, block or channel"));
    EXPECT_THAT(tessera("render " + line + "--at 0,0,9,9").err, HasSubstr("--at"));
}

const std::string kLesson = R"(# Two pixels

```case
RESAMPLE1 --Sizes 1,1,1,2 --Scales 1,1,1,2 --InterpolationMode LINEAR --data values:1,3
overlay: clamped
```

```question
ask: Which is output 2 of <these>?
right: {= 2.5 | output 0,0,0,2}
why: Three quarters of 3.
wrong: 3
why: That is *nearest*.
```
)";

TEST(Lesson, IsCheckedAndBecomesAPage)
{
    writeText("lesson.md", kLesson);
    EXPECT_THAT(tessera("check lesson.md").out, HasSubstr("1 case, 1 question, 1 number"));
    expectPage("lesson.md", "hovered narrow printed asked");
}

TEST(Lesson, SaysWhereItIsWrong)
{
    writeText("wrong.md", "# Title\n\n```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\npin: 9\n```\n");
    for (const std::string command : {"check wrong.md", "render wrong.md --out a.html"})
        EXPECT_THAT(tessera(command), Complains(4, "wrong.md:5: pin: "));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "a.html"));
}

// The page shows the output of the engine that the case names, and says whose it is.
TEST(Lesson, ACaseThatNamesItsEngineIsRunOnIt)
{
    writeText("wrong.md",
              "# Title\n\n```case\nDEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --data iota\n"
              "engine: sabotage:order\n```\n");
    ASSERT_THAT(tessera("render wrong.md --out a.html"), Exits(0));
    EXPECT_THAT(readText("a.html"), HasSubstr("Output · sabotage:order"));
}

constexpr const char* kTurned = R"(# All that can be turned

```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota
knob: Order
label: How the channels are read
knob: BlockSize 1,2,3,4
task: equal Order=COLUMN_ROW_DEPTH
goal: Repair it.
```

The explanation.

## Moved

```case
RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data values:0,1,2,3
knob: InputPixelOffsets[3] -1,-0.75,-0.5,-0.25,0,0.25,0.5,0.75,1
task: equal InputPixelOffsets[3]=0.5
goal: Repair it.
```

## Asked

```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota
knob: BlockSize 1,2,3,4
knob: Order
task: equal Order=COLUMN_ROW_DEPTH
goal: Repair it.
```

```question
vote: BlockSize=1
ask: What comes of blocks of one?
right: Eight channels
why: Nothing is put together.
wrong: Two channels
why: Those are of blocks of two.
```

```question
ask: Why is it this order?
right: Four channels are one picture
why: They count slowest.
wrong: Rows are columns
why: They stayed rows.
```

Explained.

```exercise
ask: Write it.
function: depth_to_space(x, block_size)
case: DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data iota
solution:
def depth_to_space(x, block_size): return x.reshape(1, 1, block_size, block_size)
```
)";

TEST(Lesson, ItsPageIsTurnedByMouseKeysAndTouch)
{
    expectLesson(kTurned, "turned_page", "");
}

TEST(Lesson, ItsPageDrawsWhatIsShown)
{
    expectLesson("# Striped\n\n```case\nDEPTH_TO_SPACE --Sizes 1,3,96,128 --DataType UINT8 --BlockSize 1 --data chart\n"
                 "show: picture\nknob: Layout\ntask: equal Layout=NHWC\ngoal: G.\n```\n",
                 "turned_page", "large");
    expectLesson("# Output\n\n```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data iota\nview: output\n```\n",
                 "turned_page", "hidden");
}

constexpr const char* kFigures = R"(# What is drawn

```lesson
number: 1
```

```case
RESAMPLE --Sizes 1,3,2,2 --DataType UINT8 --Scales 1,1,1,1 --OutputTensor.Strides 12,1,6,3 --data iota
pin: 0,2,0,1
tab: memory
```

```case
RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR --data values:0,1,2,3
name: centres
pin: 0,0,0,3
tab: axes
```

```case
RESAMPLE_GRAD --Sizes 1,1,1,4 --InterpolationMode LINEAR --Scales 1,1,1,2 --data values:1,2,3,4
pin: 0,0,0,0
tab: axes
```

```case
RESAMPLE --Sizes 1,3,2,2 --DataType UINT8 --Scales 1,1,1,1 --data iota
colour: channel
```

```case
SPACE_TO_DEPTH --Sizes 1,1,4,4 --DataType UINT32 --BlockSize 2 --data iota
colour: block
tab: memory
```

```case
RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data values:0,1,2,3
name: corners
```

```case
DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
pin: 0,1,2,3
```

```case
RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,1.5,1.5 --InterpolationMode LINEAR --data iota
tab: axes
```
)";

constexpr const char* kPicture = R"(# A picture

```lesson
number: 3
```

```case
DEPTH_TO_SPACE --Sizes 1,3,48,64 --DataType UINT8 --BlockSize 1 --data chart
show: picture
view: output
tab: memory
knob: Layout NCHW,NHWC,NCWH
task: equal Layout=NCWH
goal: Repair it.
```
)";

TEST(LessonFigures, StandBelowTheTensorsAndAreStepped)
{
    expectLesson(kFigures, "figures_page", "streets rulers upwards tinted folded unstruck stepped");
}

TEST(LessonFigures, APictureStandsWholeBesideItsTarget)
{
    expectLesson(kPicture, "figures_page", "whole beside unfolded");
}

constexpr const char* kExercise = R"(# An exercise

```exercise
ask: Write depth to space.
function: depth_to_space(x, block_size, sizes)
case: DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
case: DEPTH_TO_SPACE1 --Sizes 2,27,2,4 --DataType INT16 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1
solution:
def depth_to_space(x, block_size, sizes):
    n, c, h, w = x.shape
    b = block_size
    x = x.reshape(n, c // b**2, b, b, h, w)
    return x.transpose(0, 1, 4, 2, 5, 3).reshape(sizes)
```
)";

// An answer to an exercise is run, and what is wrong in it is said as `identify` says it.
TEST(Lesson, AnAnswerToAnExerciseIsChecked)
{
    writeText("lesson.md", kExercise);
    const auto check = [](const std::string& script) {
        writeText("mine.py", script);
        return tessera("check lesson.md --answer mine.py --json mine.json");
    };
    EXPECT_THAT(tessera("check lesson.md --answer solution"),
                Says(0, "all 48 elements are right", "all 432 elements are right"));

    EXPECT_THAT(check("def depth_to_space(x, block_size, sizes):\n"
                      "    n, c, h, w = x.shape\n"
                      "    x = x.reshape(n, block_size, block_size, -1, h, w)\n"
                      "    return x.transpose(0, 3, 4, 1, 5, 2).reshape(sizes)\n"),
                Says(2, "depth_to_space() is what DEPTH_COLUMN_ROW gives."));
    EXPECT_THAT(
        readText("mine.json"),
        AllOf(HasSubstr("\"engine\": \"mine.py\""), HasSubstr("\"diagnosis\""), HasSubstr("\"verdict\": \"FAIL\"")));
    EXPECT_THAT(check("def depth_to_space(x, block_size, sizes):\n    return x.reshape(3)\n").err,
                HasSubstr("mine.py: exit code 1: line 2: ValueError: cannot reshape"));
    EXPECT_THAT(readText("mine.json"), AllOf(HasSubstr("ValueError"), Not(HasSubstr("\"diagnosis\""))));
    EXPECT_THAT(check("def depth_to_space(x, block_size, sizes)\n").err, HasSubstr("line 1: SyntaxError"));
    EXPECT_THAT(check("def other(x):\n    return x\n").err, HasSubstr("has no function depth_to_space"));
    EXPECT_THAT(check("def depth_to_space(x, block_size, sizes):\n    return x\n").err,
                HasSubstr("FLOAT32 {1, 8, 2, 3}, not FLOAT32 {1, 2, 4, 6}"));
    EXPECT_THAT(tessera("check lesson.md --answer nothing.py"), Exits(4));
    EXPECT_THAT(tessera("check lesson.md --answer mine.py --exercise other").err,
                HasSubstr("no exercise is called other"));
    for (const std::string option : {"--exercise other", "--json a.json"})
        EXPECT_THAT(tessera("check lesson.md " + option).err, HasSubstr(" of a lesson goes with --answer"));
}

TEST(PageLanguage, IsThatOfTheOptionOrOfTheLessonsFolder)
{
    const std::string lesson = "'" TESSERA_RESOURCES "/lessons/02_depth_to_space.md'";
    expectPage(lesson + " --language fr", "narrow printed asked");
    const std::string page = readText("a.html");
    EXPECT_THAT(page,
                AllOf(HasSubstr("<html lang=\"fr\">"), HasSubstr("Quatre canaux de deux sur deux"),
                      HasSubstr("Lecture ou pause"), HasSubstr("Étape %1 sur %2"), HasSubstr("La ligne "),
                      Not(HasSubstr("aria-label=\"Player\"")), Not(HasSubstr("Output row"))));
    ASSERT_THAT(tessera("render '" TESSERA_RESOURCES "/lessons/fr/02_depth_to_space.md' --out b.html"), Exits(0));
    EXPECT_EQ(readText("b.html"), page);
    ASSERT_THAT(tessera("render '" TESSERA_RESOURCES "/lessons/ko/03_two_orders.md' --out b.html"), Exits(0))
        << "its photograph lies beside the English one";
    ASSERT_THAT(tessera("render '" TESSERA_RESOURCES "/lessons/ko/02_depth_to_space.md' --language en --out b.html"),
                Exits(0));
    ASSERT_THAT(tessera("render " + lesson + " --out a.html"), Exits(0));
    EXPECT_EQ(readText("b.html"), readText("a.html"));
}

TEST(PageLanguage, OfACaseAndOfALessonThatIsNotTranslated)
{
    ASSERT_THAT(tessera("render DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --language ru --out a.html"), Exits(0));
    EXPECT_THAT(readText("a.html"), AllOf(HasSubstr("lang=\"ru\""), HasSubstr("Проигрыватель")));
    ASSERT_THAT(tessera("render RESAMPLE1 --Sizes 1,1,1,2 --Scales 1,1,1,2 --InterpolationMode LINEAR --language fr "
                        "--out a.html"),
                Exits(0));
    EXPECT_THAT(readText("a.html"), AllOf(HasSubstr("ramené au bord"), Not(HasSubstr("clamped to the edge"))));
    writeText("lesson.md", kLesson);
    ASSERT_THAT(tessera("render lesson.md --language it --out a.html"), Exits(0));
    EXPECT_THAT(readText("a.html"), AllOf(HasSubstr("lang=\"it\""), HasSubstr("Two pixels")));
}

TEST(Lesson, APhotographIsPainted)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,12,24,32 --DataType UINT8 --Order COLUMN_ROW_DEPTH ";
    ASSERT_THAT(tessera("run " + line + "--BlockSize 1 --data chart --output ."), Exits(0));
    std::filesystem::rename(testFolder() / "output.npy", testFolder() / "photo.npy");
    const std::string question = "```question\nask: Which?\nright: This.\nwhy: It is.\nwrong: That.\nwhy: No.\n```\n";
    writeText("lesson.md",
              "# A photograph\n\n```case\n" + line + "--BlockSize 2 --data photo.npy\nshow: picture\n```\n\n"
                  + question);
    ASSERT_THAT(tessera("run " + line + "--BlockSize 2 --data photo.npy --output ."), Exits(0));
    expectPage("lesson.md", "painted narrow asked unbroken");
    EXPECT_THAT(readText("a.html"),
                Not(HasSubstr(testFolder().string()))); // the page does not say where the lesson lay
}

} // namespace
} // namespace tessera::page_test
