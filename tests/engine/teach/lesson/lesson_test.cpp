// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/teach/lesson/fact.h"

#include "tests/support/matchers.h"

namespace tessera {
namespace {

// A whole lesson, with one of everything.
constexpr const char* kLesson = R"(# Depth to space

```lesson
number: 3
minutes: 8
```

Some *words*, **strong ones** and `code`.

## The first step

```case
DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota
name: crd
pin: 0,1,2,3
step: 4
along: input
by: row
overlay: tie, clamped
colour: block
```

- Element (0,1,2,3) is {= 49 | output 0,1,2,3}.
- It comes from {= (0,5,1,1) | source 0,1,2,3} of {= 1, 8, 2, 3 | sizes input}.

```question
ask: Where does it come from in the other order?
right: (0,3,1,1)
why: The block comes first.
wrong: {= (0,5,1,1) | source 0,1,2,3}
why: That is this order.
```
)";

TEST(Lesson, IsReadWhole)
{
    const LessonReading reading = readLesson(kLesson);
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << english(problemText("lesson.md", problem));
    const Lesson& lesson = reading.lesson;
    EXPECT_EQ(lesson.title, "Depth to space");
    EXPECT_EQ(lesson.number, 3U);
    EXPECT_EQ(lesson.minutes, 8U);
    using Kind = LessonBlock::Kind;
    std::vector<Kind> kinds;
    for (const LessonBlock& block : lesson.blocks)
        kinds.push_back(block.kind);
    EXPECT_EQ(kinds, (std::vector{Kind::Paragraph, Kind::Heading, Kind::Figure, Kind::List, Kind::Question}));
    const LessonFigure& figure = lesson.figures.at(0);
    EXPECT_EQ(figure.name, "crd");
    EXPECT_EQ(figure.pins, std::vector<uint64_t>{39});
    EXPECT_EQ(figure.step, 4U);
    EXPECT_EQ(figure.stepping, (Stepping{StepOrder::Input, StepUnit::Row}));
    EXPECT_EQ(figure.overlays, 0b0011) << "tie and clamped";
    EXPECT_EQ(figure.colours, LessonFigure::Colours::Block);
    EXPECT_EQ(lesson.questions.at(0).answers.size(), 2U);
    EXPECT_EQ(LessonRun(lesson).problems(), std::vector<LessonProblem>{});
}

// A case with these lines behind its own.
std::string pixel(const std::string& lines)
{
    return "```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n" + lines + "\n```";
}

const std::string kBlockCase = "DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --BlockSize 2 --data iota\n";

std::string blocks(const std::string& lines)
{
    return "```case\n" + kBlockCase + lines + "\n```";
}

std::string turned(const std::string& lines)
{
    return "```case\n" + kBlockCase + "knob: Order\n" + lines + "```\n";
}
constexpr const char* kVote = "```question\nvote: Order=COLUMN_ROW_DEPTH\nask: What comes?\n"
                              "right: A\nwhy: A.\nwrong: B\nwhy: B.\n```\n";
constexpr const char* kQuestion = "```question\nask: Why?\nright: A\nwhy: A.\nwrong: B\nwhy: B.\n```\n";

TEST(Lesson, ATasksVotesAndQuestionStandBeforeWhatIsFolded)
{
    const std::string task = turned("task: equal Order=COLUMN_ROW_DEPTH\ngoal: Turn it.\n");
    const Lesson lesson = readLesson("# T\n\n" + task + kVote + kQuestion + "So.\n\n" + kQuestion).lesson;
    EXPECT_EQ(lesson.questions.at(0).vote, (std::vector<FieldChange>{{"Order", "COLUMN_ROW_DEPTH"}}));
    EXPECT_EQ(lesson.figures.at(0).question, 1U);
    const LessonFold fold = foldAfter(lesson, 0);
    EXPECT_EQ(std::pair(fold.begin, fold.end), std::pair(size_t{3}, size_t{5}));
    EXPECT_FALSE(readLesson("# T\n\n" + task + "So.\n\n" + kQuestion).lesson.figures.at(0).question);
}

TEST(Lesson, AVoteNamesASettingOfItsKnobs)
{
    for (const std::string& figure : {std::string(), blocks("name: a")}) {
        const LessonReading reading = readLesson("# T\n\n" + figure + "\n" + kVote);
        ASSERT_EQ(reading.problems.size(), 1U);
        EXPECT_THAT(english(reading.problems.front().message), HasSubstr("expected a setting of the knobs"));
    }
    EXPECT_TRUE(readLesson("# T\n\n" + turned("") + kVote).problems.empty());
}

TEST(Lesson, ADuelHasAnAnswerForEachEngine)
{
    const std::string duel = blocks("engine: sabotage:order | sabotage:swapped-axes\n") + "\n";
    const LessonReading reading = readLesson("# T\n\n" + duel + kQuestion);
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.lesson.figures.at(0).engine, "sabotage:order");
    EXPECT_EQ(reading.lesson.figures.at(0).unseen.size(), 2U);
    Lesson lesson = reading.lesson;
    chooseUnseen(lesson, [](size_t count) { return count - 1; });
    EXPECT_FALSE(lesson.questions.at(0).answers.at(0).isRight);
    EXPECT_TRUE(lesson.questions.at(0).answers.at(1).isRight);
    const std::string& chosen = lesson.figures.at(0).engine;
    EXPECT_THAT(chosen, Not(HasSubstr("axes")));
    EXPECT_EQ(LessonRun(lesson).answer("equal sabotage:swapped-axes", 0), "8") << chosen;
    EXPECT_NE(LessonRun(lesson).answer("equal sabotage:order", 0), "8") << chosen;
    const std::string three =
        std::string(kQuestion).insert(std::string(kQuestion).find("wrong"), "wrong: C\nwhy: C.\n");
    EXPECT_EQ(readLesson("# T\n\n" + duel + three).problems.size(), 1U);
}

std::string exerciseOf(const std::string& function, const std::string& solution)
{
    return "```exercise\nask: Write it.\nfunction: " + function + "\ncase: " + kBlockCase + "solution:\n" + solution
        + "```";
}

std::string upTo(int last) // "1,2,3"
{
    return last == 1 ? "1" : upTo(last - 1) + "," + std::to_string(last);
}

struct Wrong {
    std::string text; // behind "# Title\n"
    size_t line;
    const char* field;
    const char* message; // a part of it
};

const Wrong kWrong[] = {
    {"# Another", 2, "text", "## Heading"},
    {"| a | b |", 2, "text", "expected"},
    {"some *words", 2, "text", "does not end"},
    {"{= 49}", 2, "text", "expected {= 49 | output 0,1,2,3}"},
    {"\n{= 5 | 2 + 2}", 3, "text", "expected 4"},
    {"{= 1, 2 | 2", 2, "text", "does not end"},
    {"{= 5 | 2 +}", 2, "text", "a number or a name"},
    {"{= 5 | output 0,0,0,0}", 2, "text", "none stands before it"},
    {"```cases\n```", 2, "text", "lesson, case, question, exercise or text"},
    {"```notes\nminutes: 5\n```", 2, "text",
     "\"```notes\": expected lesson, case"}, // a speaker's, until they were gone
    {"```case", 2, "text", "does not end"},
    {"```case\n```", 2, "case", "has no line"},
    {"```case\nDEPTH_TO_SPCE --Sizes 1,4,1,1\n```", 3, "case", "DEPTH_TO_SPACE"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,6,1,1 --BlockSize 2\n```", 3, "case", "expected 4 or 8"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data ../a.npy\n```", 3, "case", "a generator such as iota"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data /tmp/a.npy\n```", 3, "case", "a file that lies beside it"},
    {pixel("pin: 0,0,9,0"), 4, "pin", "9"},
    {pixel("by: pixel"), 4, "by", "element, row, block or channel"},
    {pixel("view: all"), 4, "view", "both, input or output"},
    {pixel("step: 5"), 4, "step", "\"5\": expected a whole number from 0 to 4"},
    {pixel("step: all\nby: block"), 4, "step", "\"all\": expected a whole number from 0 to 1"},
    {blocks("knob: Ordr"), 4, "knob", "Ordr"},
    {blocks("knob: BlockSize"), 4, "knob", "expected choices, such as BlockSize 0,0.5"},
    {blocks("knob: BlockSize 3,4"), 4, "knob", "the case has 2; expected it among the choices 3, 4"},
    {blocks("knob: Sizes[7] 1,2"), 4, "knob", "an axis from 0 to 3"},
    {blocks("knob: Layout NCHW,NHHC"), 4, "knob", "NHWC"},
    {blocks("label: Order"), 4, "label", "before the first knob"},
    {blocks("task: equal Order=COLUMN_ROW_DEPTH"), 4, "task", "before the first knob"},
    {blocks("knob: Order\ntask: repair Order=1"), 5, "task", "expected equal FIELD=VALUE"},
    {blocks("knob: Order\ntask: equal Ordr=1\n"), 5, "task", "Ordr"},
    {blocks("knob: Order\ntask: equal Order=COLUMN_ROW_DEPTH"), 2, "goal", "is missing"},
    {blocks("knob: Order\ntask: equal BlockSize=1\ngoal: G."), 5, "task", "no setting of the knobs does it"},
    {blocks("knob: Order\ntask: equal Order=DEPTH_COLUMN_ROW\ngoal: G."), 5, "task", "is done before a knob is turned"},
    {blocks("knob: Order\ngoal: Turn it."), 5, "goal", "before the task"},
    {blocks("knob: Order\nknob: BlockSize " + upTo(40)), 5, "knob", "more than 64 settings"},
    {exerciseOf("f(x, block)", "1\n"), 2, "function", "has no field Block"},
    {exerciseOf("f x", "1\n"), 4, "function", "depth_to_space(x, block_size)"},
    {exerciseOf("f(x)", ""), 2, "solution", "is missing"},
    {pixel("overlay: ties"), 4, "overlay", "tie, clamped, cropped or skipped"},
    {pixel("tab: axis"), 4, "tab", "\"axis\": expected mapping, axes, memory"},
    {pixel("colour: red"), 4, "colour", "own, channel or block"},
    {"```case\nRESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2\ncolour: block\n```", 4, "colour", "channels become blocks"},
    {pixel("shade: red"), 4, "shade", "no field of ```case; expected name, view"},
    {"```case\nRESAMPLE --Sizes 1,1,4000,4000 --Scales 1,1,2,2\n```", 3, "case", "at most 20000"},
    {pixel("colour: own") + "\n{= 4 | equal exec:./program}", 6, "text", "cpu, reference or sabotage"},
    {pixel("engine: exec:./program"), 4, "engine", "cpu, reference or sabotage:MISTAKE"},
    {pixel("engine: sabotage:ordr"), 4, "engine", "cpu, reference or sabotage:MISTAKE"},
    {pixel("engine: sabotage:tie"), 4, "engine", "this mistake is one of"},
    {"```lesson\nminutes: many\n```", 3, "minutes", "a whole number"},
    {"```question\nask: Which?\nright: a\nwhy: so\n```", 2, "wrong", "is missing"},
    {"```question\nask: Which?\nwrong: a\nwhy: so\nwrong: b\nwhy: so\n```", 2, "right", "one answer is right"},
    {"```question\nask: Which?\nright: a\nwhy: so\nwrong: b\n```", 6, "why", "is missing"},
    {pixel("colour: own") + "\n{= 12 | output 0,0,1,1} and\n{= 2 | output 0,0,1,1}", 6, "text", "expected 12"},
    {pixel("colour: own") + "\n{= 3 | outputs 0,0,1,1}", 6, "text", "one of by, coordinate"},
    {pixel("colour: own") + "\n{= 3 | @other output 0,0,1,1}", 6, "text", "@other"},
};

TEST(WrongLesson, SaysLineFieldAndWhatWouldBeRight)
{
    for (const Wrong& wrong : kWrong) {
        SCOPED_TRACE(wrong.text);
        const LessonReading reading = readLesson("# Title\n" + wrong.text);
        const auto problems = reading.problems.empty() ? LessonRun(reading.lesson).problems() : reading.problems;
        ASSERT_EQ(problems.size(), 1U);
        EXPECT_EQ(problems[0].line, wrong.line) << english(problems[0].message);
        EXPECT_EQ(problems[0].field, wrong.field) << english(problems[0].message);
        EXPECT_THAT(english(problems[0].message), HasSubstr(wrong.message));
    }
}

TEST(Lesson, WhatIsNotUtf8IsSaidWithItsLine)
{
    const std::string good = "# Gr\xC3\xB6\xC3\x9F"
                             "e \xE2\x82\xAC \xF0\x9F\x98\x80\n\nText.\n";
    EXPECT_TRUE(readLesson(good).problems.empty());
    EXPECT_EQ(readLesson("\xEF\xBB\xBF" + good).lesson.title, readLesson(good).lesson.title) << "a byte order mark";
    for (const std::string bad :
         {"Gr\xF6\xDF"
          "e",
          "\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80"}) {
        const std::vector<LessonProblem> problems = readLesson("# Title\n\n" + bad + "\n").problems;
        ASSERT_EQ(problems.size(), 1U) << bad;
        EXPECT_EQ(problems[0].line, 3U);
        EXPECT_THAT(english(problems[0].message), HasSubstr("expected a file saved as UTF-8"));
    }
}

TEST(Lesson, WithoutATitleIsWrong)
{
    const auto problems = readLesson("Words.\n").problems;
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(english(problemText("a.md", problems[0])),
              "a.md:1: text: has no title; expected a first line \"# Title\"");
}

// Every question that a lesson can ask, on cases that a pencil is enough for.
TEST(Lesson, AnswersAreThoseOfThePencil)
{
    const LessonReading reading = readLesson(R"(# Title
```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
name: moved
```
```case
RESAMPLE1 --Sizes 1,1,1,2 --Scales 1,1,1,2 --InterpolationMode LINEAR --data values:1,3
name: linear
```
```case
RESAMPLE --Sizes 1,1,1,4 --Scales 1,1,1,0.5 --data iota
```
)");
    ASSERT_TRUE(reading.problems.empty());
    const LessonRun run(reading.lesson);
    const auto answer = [&](const char* question) { return run.answer(question, 2); };
    EXPECT_EQ(answer("@moved output 0,1,0,0"), "4");
    EXPECT_EQ(answer("@moved input 0,3,0,0"), "3");
    EXPECT_EQ(answer("@moved source 0,1,0,1"), "(0,5,0,0)");
    EXPECT_EQ(answer("@moved sizes output"), "1, 2, 2, 2");
    EXPECT_EQ(answer("@moved strides output"), "8, 4, 2, 1");
    EXPECT_EQ(answer("@moved count input"), "8");
    EXPECT_EQ(answer("@moved offset output 0,1,1,0"), "6");
    EXPECT_EQ(answer("@moved equal reference"), "8");
    EXPECT_EQ(answer("@moved equal sabotage:order"), "2");
    EXPECT_EQ(answer("@moved by sabotage:order 0,1,0,1"), "3");
    EXPECT_EQ(answer("@linear output 0,0,0,1"), "1.5");
    EXPECT_EQ(answer("@linear weight 0,0,0,1 from 0,0,0,0"), "0.75");
    EXPECT_EQ(answer("@linear weights 0,0,0,1"), "1");
    EXPECT_EQ(answer("@linear sources 0,0,0,1"), "2");
    EXPECT_EQ(answer("@linear coordinate x 1"), "0.25");
    EXPECT_EQ(answer("@linear coordinate x 0"), "-0.25");
    EXPECT_EQ(answer("@linear marked clamped"), "2");
    EXPECT_EQ(answer("marked skipped"), "2");
    EXPECT_EQ(answer("(3 + 0.5) / 2 - 0.5"), "1.25");
}

// The output that is shown is the engine's, and its facts are about it.
TEST(Lesson, ACaseNamesItsEngine)
{
    const LessonReading reading = readLesson(R"(# Title
```case
DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota
engine: sabotage:order
```
It shows {= 3 | output 0,1,0,1} instead of {= 5 | by reference 0,1,0,1}, and {= 2 | equal reference} are right. In the
other order {= 2 | equal cpu} are.
)");
    EXPECT_EQ(reading.problems, std::vector<LessonProblem>{});
    ASSERT_EQ(reading.lesson.figures.size(), 1U);
    EXPECT_EQ(reading.lesson.figures[0].engine, "sabotage:order");
    EXPECT_EQ(LessonRun(reading.lesson).problems(), std::vector<LessonProblem>{});
}

TEST(Lesson, AStatedNumberMayBeRoundedToItsDecimals)
{
    EXPECT_TRUE(agrees("0.33", "0.33333334"));
    EXPECT_TRUE(agrees("−0.25", "-0.25"));
    EXPECT_TRUE(agrees("(0,1,2,3)", "(0,1,2,3)"));
    EXPECT_FALSE(agrees("0.34", "0.33333334"));
    EXPECT_FALSE(agrees("0.3", "0.33333334"));
    EXPECT_FALSE(agrees("1", "1.2"));
    EXPECT_FALSE(agrees("", "0"));
}

} // namespace
} // namespace tessera
