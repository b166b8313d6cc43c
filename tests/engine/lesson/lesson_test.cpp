// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file.h"
#include "engine/lesson/fact.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace tessera {
namespace {

using testing::HasSubstr;

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
```

- Element (0,1,2,3) is {= 49 | output 0,1,2,3}.
- It comes from {= (0,5,1,1) | source 0,1,2,3} of {= {1, 8, 2, 3} | sizes input}.

```question
ask: Where does it come from in the other order?
right: {= (0,3,1,1) | other source 0,1,2,3}
why: The block comes first.
wrong: {= (0,5,1,1) | source 0,1,2,3}
why: That is this order.
```
)";

TEST(Lesson, IsReadWhole)
{
    const LessonReading reading = readLesson(kLesson);
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << problemText("lesson.md", problem);
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
    EXPECT_EQ(figure.overlays, (std::vector<std::string>{"tie", "clamped"}));
    EXPECT_EQ(lesson.questions.at(0).answers.size(), 2U);
    EXPECT_EQ(LessonRun(lesson).problems(), std::vector<LessonProblem>{});
}

struct Wrong {
    const char* text; // behind "# Title\n"
    size_t line;
    const char* field;
    const char* message; // a part of it
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.text;
}

class WrongLesson : public testing::TestWithParam<Wrong> { };

TEST_P(WrongLesson, SaysLineFieldAndWhatWouldBeRight)
{
    const LessonReading reading = readLesson("# Title\n" + std::string(GetParam().text));
    std::vector<LessonProblem> problems = reading.problems;
    if (problems.empty())
        problems = LessonRun(reading.lesson).problems();
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].line, GetParam().line) << problems[0].message;
    EXPECT_EQ(problems[0].field, GetParam().field) << problems[0].message;
    EXPECT_THAT(problems[0].message, HasSubstr(GetParam().message));
}

const Wrong kWrong[] = {
    // clang-format off
    {"# Another", 2, "text", "## Heading"},
    {"### Deep", 2, "text", "## Heading"},
    {"| a | b |", 2, "text", "would be right"},
    {"some *words", 2, "text", "does not end"},
    {"{= 49}", 2, "text", "output 0,1,2,3} would be right"},
    {"\n{= 5 | 2 + 2}", 3, "text", "4 would be right"},
    {"{= {1, 2} | 2", 2, "text", "does not end"},
    {"{= 5 | 2 +}", 2, "text", "a number or a name"},
    {"{= 5 | output 0,0,0,0}", 2, "text", "none stands before it"},
    {"```cases\n```", 2, "text", "lesson, case, question or text"},
    {"```case", 2, "text", "does not end"},
    {"```case\n```", 2, "case", "has no line"},
    {"```case\nDEPTH_TO_SPCE --Sizes 1,4,1,1\n```", 3, "case", "DEPTH_TO_SPACE"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,6,1,1 --BlockSize 2\n```", 3, "case", "4 or 8 would be"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data ../a.npy\n```", 3, "case", "a generator such as iota"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data /tmp/a.npy\n```", 3, "case", "a file that lies beside it"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\npin: 0,0,9,0\n```", 4, "pin", "9"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nby: pixel\n```", 4, "by", "element, row, block or channel"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nview: all\n```", 4, "view", "both, input or output"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nshow: colours\n```", 4, "show", "numbers or picture"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nstep: 5\n```", 4, "step", "\"5\": a whole number from 0 to 4"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\nstep: all\nby: block\n```", 4, "step", "\"all\": a whole number from 0 to 1 "},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\noverlay: ties\n```", 4, "overlay", "tie, clamped, cropped or skipped"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\ncolour: red\n```", 4, "colour", "no field of a case"},
    {"```case\nRESAMPLE --Sizes 1,1,4000,4000 --Scales 1,1,2,2\n```", 3, "case", "at most 20000"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n```\n{= 4 | equal exec:./program}", 5, "text", "cpu, reference or sabotage"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n```\n{= 4 | by lib:./library 0,0,0,0}", 5, "text", "cpu, reference or sabotage"},
    {"```lesson\nminutes: many\n```", 3, "minutes", "a whole number"},
    {"```question\nask: Which?\nright: a\nwhy: so\n```", 2, "wrong", "is missing"},
    {"```question\nask: Which?\nwrong: a\nwhy: so\nwrong: b\nwhy: so\n```", 2, "right", "one answer is right"},
    {"```question\nask: Which?\nright: a\nwhy: so\nwrong: b\n```", 6, "why", "is missing"},
    {"```question\nask: Which?\nright: a\nwhy: so\nwrong: a\nwhy: so\n```", 6, "wrong", "twice"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n```\n{= 12 | output 0,0,1,1} and\n{= 2 | output 0,0,1,1}", 5, "text", "12 would be right"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n```\n{= 3 | outputs 0,0,1,1}", 5, "text", "one of by, byte"},
    {"```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n```\n{= 3 | @other output 0,0,1,1}", 5, "text", "@other"},
    // clang-format on
};
INSTANTIATE_TEST_SUITE_P(, WrongLesson, testing::ValuesIn(kWrong));

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
        EXPECT_THAT(problems[0].message, testing::HasSubstr("saved as UTF-8 would be right"));
    }
}

TEST(Lesson, WithoutATitleIsWrong)
{
    const auto problems = readLesson("Words.\n").problems;
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problemText("a.md", problems[0]), "a.md:1: text: has no title; a first line \"# Title\" would be right");
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
    EXPECT_EQ(answer("@moved other source 0,1,0,1"), "(0,3,0,0)");
    EXPECT_EQ(answer("@moved other output 0,1,0,1"), "3");
    EXPECT_EQ(answer("@moved target 0,5,0,0"), "(0,1,0,1)");
    EXPECT_EQ(answer("@moved moved"), "6");
    EXPECT_EQ(answer("@moved sizes output"), "{1, 2, 2, 2}");
    EXPECT_EQ(answer("@moved strides output"), "{8, 4, 2, 1}");
    EXPECT_EQ(answer("@moved count input"), "8");
    EXPECT_EQ(answer("@moved bytes input"), "32");
    EXPECT_EQ(answer("@moved offset output 0,1,1,0"), "6");
    EXPECT_EQ(answer("@moved byte output 0,1,1,0"), "24");
    EXPECT_EQ(answer("@moved steps"), "8");
    EXPECT_EQ(answer("@moved equal reference"), "8");
    EXPECT_EQ(answer("@moved equal sabotage:order"), "2");
    EXPECT_EQ(answer("@moved by sabotage:order 0,1,0,1"), "3");
    EXPECT_EQ(answer("@linear output 0,0,0,1"), "1.5");
    EXPECT_EQ(answer("@linear weight 0,0,0,1 from 0,0,0,0"), "0.75");
    EXPECT_EQ(answer("@linear weights 0,0,0,1"), "1");
    EXPECT_EQ(answer("@linear sources 0,0,0,1"), "2");
    EXPECT_EQ(answer("@linear targets 0,0,0,0"), "3");
    EXPECT_EQ(answer("@linear coordinate x 1"), "0.25");
    EXPECT_EQ(answer("@linear coordinate x 0"), "-0.25");
    EXPECT_EQ(answer("@linear marked clamped"), "2");
    EXPECT_EQ(answer("marked skipped"), "2");
    EXPECT_EQ(answer("(3 + 0.5) / 2 - 0.5"), "1.25");
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

// The lessons that come with the program: every number in them is right.
class ShippedLesson : public testing::TestWithParam<std::filesystem::path> { };

std::vector<std::filesystem::path> shippedLessons()
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(TESSERA_RESOURCES "/lessons"))
        if (entry.path().extension() == ".md" && entry.path().filename() != "README.md")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

TEST_P(ShippedLesson, StatesWhatTheEngineComputes)
{
    const LessonReading reading = readLesson(readFile(GetParam(), 1 << 20), GetParam().parent_path());
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << problemText(GetParam().string(), problem);
    ASSERT_TRUE(reading.problems.empty());
    for (const LessonProblem& problem : LessonRun(reading.lesson).problems())
        ADD_FAILURE() << problemText(GetParam().string(), problem);
    EXPECT_THAT(reading.lesson.minutes, testing::AllOf(testing::Ge(5U), testing::Le(10U)));
    EXPECT_GE(reading.lesson.questions.size(), 2U);
    EXPECT_TRUE(GetParam().filename().string().starts_with((reading.lesson.number < 10 ? "0" : "")
                                                           + std::to_string(reading.lesson.number) + "_"));
}

INSTANTIATE_TEST_SUITE_P(, ShippedLesson, testing::ValuesIn(shippedLessons()),
                         [](const auto& tested) { return tested.param.stem().string(); });

TEST(Lesson, TheCourseIsShippedWhole)
{
    EXPECT_GE(shippedLessons().size(), 13U) << "the README promises thirteen";
}

// The lessons in the other languages say what the English ones say: only the text is another.
using Path = std::filesystem::path;

const Path kShipped = TESSERA_RESOURCES "/lessons";

Lesson lessonAt(const Path& path)
{
    const LessonReading reading = readLesson(readFile(path, 1 << 20), kShipped); // their files lie beside the English
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << problemText(path.string(), problem);
    return reading.lesson;
}

using Facts = std::vector<std::pair<std::string, std::string>>;

void addFacts(const LessonText& text, Facts& facts)
{
    for (const LessonSpan& span : text.spans)
        if (span.kind == LessonSpan::Kind::Fact)
            facts.emplace_back(span.question, span.text);
}

// Sentences of another language may name them in another order.
Facts factsOf(const std::vector<LessonText>& texts)
{
    Facts facts;
    for (const LessonText& text : texts)
        addFacts(text, facts);
    std::ranges::sort(facts);
    return facts;
}

void expectSame(const LessonFigure& is, const LessonFigure& english)
{
    EXPECT_EQ(toText(is.c), toText(english.c));
    EXPECT_EQ(is.name, english.name);
    EXPECT_EQ(is.dataFile, english.dataFile);
    EXPECT_EQ(is.view, english.view);
    EXPECT_EQ(is.isPicture, english.isPicture);
    EXPECT_EQ(is.stepping, english.stepping);
    EXPECT_EQ(is.step, english.step);
    EXPECT_EQ(is.pins, english.pins);
    EXPECT_EQ(is.overlays, english.overlays);
}

void expectSame(const LessonQuestion& is, const LessonQuestion& english)
{
    EXPECT_EQ(factsOf({is.words}), factsOf({english.words}));
    ASSERT_EQ(is.answers.size(), english.answers.size());
    for (size_t i = 0; i < is.answers.size(); ++i) {
        EXPECT_EQ(is.answers[i].isRight, english.answers[i].isRight);
        EXPECT_EQ(factsOf({is.answers[i].words}), factsOf({english.answers[i].words}));
        EXPECT_EQ(factsOf({is.answers[i].why}), factsOf({english.answers[i].why}));
    }
}

class TranslatedLesson : public testing::TestWithParam<Path> { };

TEST_P(TranslatedLesson, SaysWhatTheEnglishOneSays)
{
    const Lesson is = lessonAt(GetParam()), english = lessonAt(kShipped / GetParam().filename());
    EXPECT_EQ(LessonRun(is).problems(), std::vector<LessonProblem>{});
    EXPECT_EQ(is.number, english.number);
    EXPECT_EQ(is.minutes, english.minutes);
    ASSERT_EQ(is.figures.size(), english.figures.size());
    for (size_t i = 0; i < is.figures.size(); ++i)
        expectSame(is.figures[i], english.figures[i]);
    ASSERT_EQ(is.questions.size(), english.questions.size());
    for (size_t i = 0; i < is.questions.size(); ++i)
        expectSame(is.questions[i], english.questions[i]);
    ASSERT_EQ(is.blocks.size(), english.blocks.size());
    for (size_t i = 0; i < is.blocks.size(); ++i) {
        EXPECT_EQ(is.blocks[i].kind, english.blocks[i].kind) << i;
        EXPECT_EQ(is.blocks[i].index, english.blocks[i].index) << i;
        EXPECT_EQ(is.blocks[i].texts.size(), english.blocks[i].texts.size()) << i;
        EXPECT_EQ(factsOf(is.blocks[i].texts), factsOf(english.blocks[i].texts)) << i;
    }
}

std::vector<Path> translatedLessons()
{
    std::vector<Path> paths;
    for (const char* language : {"fr", "it", "ko", "ru"})
        for (const auto& entry : std::filesystem::directory_iterator(kShipped / language))
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

INSTANTIATE_TEST_SUITE_P(, TranslatedLesson, testing::ValuesIn(translatedLessons()), [](const auto& tested) {
    return tested.param.parent_path().filename().string() + "_" + tested.param.stem().string();
});

TEST(TranslatedLessons, AllThirteenAreInFourLanguages)
{
    EXPECT_EQ(translatedLessons().size(), 4U * 13U);
}

} // namespace
} // namespace tessera
