// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/lesson/knob.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/fact.h"
#include "engine/teach/lesson/task.h"
#include "tests/support/matchers.h"

namespace tessera::knob_test {
namespace {

const Case kBlocks = caseFromText(
    "DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota");
const Case kRow = caseFromText("RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR "
                               "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data values:0,1,2,3");

struct Turnable {
    const char* text;
    const Case& c;
    std::vector<std::string> choices;
    size_t first;
};

TEST(Knob, HasTheChoicesThatItsLineNames)
{
    const Turnable all[] = {
        {"Order", kBlocks, {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"}, 0},
        {"BlockSize 1,2,3", kBlocks, {"1", "2", "3"}, 1},
        {"Layout NHWC, NCHW", kBlocks, {"NHWC", "NCHW"}, 0}, // of one pixel all layouts are one
        {"Sizes 1,4,1,1 | 1,8,1,1", kBlocks, {"1,4,1,1", "1,8,1,1"}, 1},
        {"InputPixelOffsets[3] 0,0.25,0.50", kRow, {"0", "0.25", "0.5"}, 0},
        {"Scales[3] 1,1.50, 2", kRow, {"1", "1.5", "2"}, 2},
        {"InterpolationMode", kRow, {"NEAREST_NEIGHBOR", "LINEAR"}, 1},
    };
    for (const Turnable& each : all) {
        const LessonKnob knob = knobFromText(1, each.c, each.text);
        EXPECT_EQ(knob.choices, each.choices) << each.text;
        EXPECT_EQ(knob.first, each.first) << each.text;
    }
}

// A knob for the layout keeps the bytes: 0 … 5 in memory, read as pixels of two channels.
TEST(Knob, ALayoutReadsTheSameBytesAnew)
{
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,2,1,3 --DataType UINT8 --BlockSize 1 --data iota");
    const Case turned = changed(c, {{"Layout", "NHWC"}});
    EXPECT_EQ(turned.op.input.strides, (std::vector<uint32_t>{6, 1, 6, 2}));
    const Tensor read = loadInput(turned);
    std::vector<uint64_t> values;
    for (uint64_t i = 0; i < 6; ++i)
        values.push_back(read.bits(i));
    EXPECT_THAT(values, ElementsAre(0, 2, 4, 1, 3, 5));
    const Case back = changed(turned, {{"Layout", "NCHW"}});
    EXPECT_EQ(back.op, c.op);
    EXPECT_TRUE(equalElements(loadInput(back), loadInput(c)));
}

TEST(Knob, SettingsAreNumberedTheLastKnobFastest)
{
    const std::vector<LessonKnob> knobs = {knobFromText(1, kRow, "InputPixelOffsets[3] 0,0.25,0.5"),
                                           knobFromText(2, kRow, "Scales[3] 1,2")};
    EXPECT_EQ(settingCount(knobs), 6U);
    EXPECT_EQ(changesText(changesAt(knobs, 3)), "InputPixelOffsets[3]=0.25 Scales[3]=2");
    EXPECT_EQ(settingOf(knobs, kRow), 1U);
    const Case turned = changed(kRow, changesAt(knobs, 4));
    EXPECT_EQ(settingOf(knobs, turned), 4U);
    EXPECT_EQ(fieldTextOf(turned, "InputPixelOffsets"), "0,0,0,0.5");
    EXPECT_EQ(turned.op.output.sizes, (std::vector<uint32_t>{1, 1, 1, 4}));
}

// The states of a lesson whose one case has these lines behind its own.
std::vector<std::string> statesOf(const std::string& lines)
{
    const LessonReading reading = readLesson("# Title\n```case\n" + lines + "\ngoal: G.\n```\n");
    EXPECT_EQ(reading.problems, std::vector<LessonProblem>{});
    const Lesson& lesson = reading.lesson;
    EXPECT_EQ(LessonRun(lesson).problems(), std::vector<LessonProblem>{});
    const LessonFigure& figure = lesson.figures.front();
    const Tensor target = targetOf(figure, {});
    std::vector<std::string> states;
    for (uint64_t i = 0; i < settingCount(figure.knobs); ++i) {
        const SettingRun run = runSetting(figure, i, {});
        states.push_back(english(run.issue.isEmpty() ? taskState(run.job.output, target).words
                                                     : task_texts::kImpossible(run.issue)));
    }
    return states;
}

TEST(Task, EqualCountsTheElementsThatAreRight)
{
    EXPECT_THAT(statesOf(toText(kBlocks) + "\nknob: Order\ntask: equal Order=COLUMN_ROW_DEPTH"),
                ElementsAre("2 of 8 elements are right so far.", "Done: all 8 elements are right."));
    EXPECT_THAT(statesOf(toText(kBlocks) + "\nknob: BlockSize 1,2,3,4\ntask: equal BlockSize=1"),
                ElementsAre("Done: all 8 elements are right.",
                            "The output has the sizes {1, 2, 2, 2}, the target {1, 8, 1, 1}.",
                            HasSubstr("is not a multiple of BlockSize² = 9"), HasSubstr("This cannot be: ")));
}

TEST(Task, WhatExplainsItIsFoldedUpToTheNextHeadingOrTask)
{
    const std::string task =
        "```case\n" + toText(kBlocks) + "\nknob: Order\ntask: equal Order=COLUMN_ROW_DEPTH\ngoal: G.\n```\n\n";
    const Lesson lesson =
        readLesson("# Title\n\nBefore.\n\n" + task + "Behind.\n\n- More.\n\n" + task + "Again.\n\n## Next\n\nLast.\n")
            .lesson;
    ASSERT_EQ(lesson.blocks.size(), 8U);
    EXPECT_EQ(foldAfter(lesson, 0).begin, foldAfter(lesson, 0).end);
    EXPECT_EQ(foldAfter(lesson, 1).begin, 2U);
    EXPECT_EQ(foldAfter(lesson, 1).end, 4U);
    EXPECT_EQ(foldAfter(lesson, 4).end, 6U);
}

TEST(Lesson, AnExerciseHasCasesAndASolution)
{
    const LessonReading reading = readLesson(R"(# Title
```exercise
ask: Write it.
function: depth_to_space(x, block_size, order, sizes)
case: DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
solution:
def depth_to_space(x, block_size, order, sizes):

    return x
```
)");
    EXPECT_EQ(reading.problems, std::vector<LessonProblem>{});
    const LessonExercise& exercise = reading.lesson.exercises.at(0);
    EXPECT_EQ(exercise.function, "depth_to_space");
    EXPECT_THAT(exercise.parameters, ElementsAre("x", "block_size", "order", "sizes"));
    EXPECT_EQ(exercise.solution, "def depth_to_space(x, block_size, order, sizes):\n\n    return x");
    EXPECT_EQ(keywordArguments(exercise, exercise.cases.at(0)),
              "block_size=2, order='COLUMN_ROW_DEPTH', sizes=(1, 2, 4, 6,)");
}

// The examples of the README that are indented there are what a lesson takes.
TEST(Lesson, TheReadmesExamplesAreRight)
{
    const std::string readme = readFile(TESSERA_RESOURCES "/lessons/README.md", 1 << 20);
    const size_t from = readme.find("## Knobs and tasks"), to = readme.find("A block without a word");
    ASSERT_LT(from, to);
    std::string lesson = "# Title\n\n```case\n" + toText(kBlocks) + "\nname: NAME\n```\n";
    std::istringstream lines(readme.substr(from, to - from));
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("    ") && !line.starts_with("    tessera "))
            lesson += line.substr(4) + "\n";
        else
            lesson += "\n";
    const LessonReading reading = readLesson(lesson);
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << english(problemText("README", problem)) << "\n" << lesson;
    for (const LessonProblem& problem : LessonRun(reading.lesson).problems())
        ADD_FAILURE() << english(problemText("README", problem)) << "\n" << lesson;
    EXPECT_EQ(reading.lesson.exercises.size(), 1U);
    EXPECT_EQ(reading.lesson.questions.size(), 3U);
    EXPECT_GE(reading.lesson.figures.size(), 5U);
}

} // namespace
} // namespace tessera::knob_test
