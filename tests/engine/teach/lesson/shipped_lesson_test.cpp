// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/formats/files/file.h"
#include "engine/teach/lesson/fact.h"
#include "tests/support/matchers.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace tessera {
namespace {

using Path = std::filesystem::path;

const Path kShipped = TESSERA_RESOURCES "/lessons";

Lesson lessonAt(const Path& path)
{
    const LessonReading reading = readLesson(readFile(path, 1 << 20), kShipped); // their files lie beside the English
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << english(problemText(path.string(), problem));
    return reading.lesson;
}

// The lessons that come with the program: every number in them is right.
class ShippedLesson : public testing::TestWithParam<Path> { };

std::vector<Path> shippedLessons()
{
    std::vector<Path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kShipped))
        if (entry.path().extension() == ".md" && entry.path().filename() != "README.md")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

// The words that a reader reads who answers right: the text, the questions with their answers and reasons. No code.
size_t wordsReadIn(const Lesson& lesson)
{
    size_t words = 0;
    const auto read = [&words](const LessonText& text) {
        std::istringstream in(plainText(text));
        words += size_t(std::distance(std::istream_iterator<std::string>(in), {}));
    };
    for (const LessonBlock& block : lesson.blocks)
        if (block.kind != LessonBlock::Kind::Code)
            std::ranges::for_each(block.texts, read);
    for (const LessonFigure& figure : lesson.figures) {
        for (const LessonKnob& knob : figure.knobs)
            read(knob.label);
        if (figure.task)
            read(figure.task->goal);
    }
    for (const LessonQuestion& question : lesson.questions) {
        read(question.words);
        for (const LessonAnswer& answer : question.answers) {
            read(answer.words);
            if (answer.isRight)
                read(answer.why);
        }
    }
    return words;
}

// 150 words a minute, one minute for a case, three for a task. The exercise is for afterwards.
double minutesOf(const Lesson& lesson)
{
    double minutes = double(wordsReadIn(lesson)) / 150;
    for (const LessonFigure& figure : lesson.figures)
        minutes += figure.task ? 3 : 1;
    return minutes;
}

TEST_P(ShippedLesson, StatesWhatTheEngineComputes)
{
    const Lesson lesson = lessonAt(GetParam());
    ASSERT_FALSE(HasFailure());
    for (const LessonProblem& problem : LessonRun(lesson).problems())
        ADD_FAILURE() << english(problemText(GetParam().string(), problem));
    EXPECT_NEAR(double(lesson.minutes), minutesOf(lesson), 0.6);
    EXPECT_GE(lesson.questions.size(), 3U);
    const std::string number = (lesson.number < 10 ? "0" : "") + std::to_string(lesson.number);
    EXPECT_TRUE(GetParam().filename().string().starts_with(number + "_"));
}

// The case that a fact is about: the one that it names, else the last one before it. None: the fact is a calculation.
const LessonFigure* figureOf(const Lesson& lesson, const LessonSpan& fact, size_t before)
{
    if (isCalculation(fact.question))
        return nullptr;
    for (const LessonFigure& figure : lesson.figures)
        if (!figure.name.empty() && fact.question.starts_with("@" + figure.name + " "))
            return &figure;
    return &lesson.figures.at(before);
}

// What stands under one heading, and the cases that the reader can have beside it.
struct ShownStep {
    std::vector<LessonText> texts;
    std::vector<const LessonFigure*> figures;
};

std::vector<ShownStep> stepsIn(const Lesson& lesson)
{
    std::vector<ShownStep> steps(1);
    const LessonFigure* last = &lesson.figures.at(0);
    for (const LessonBlock& block : lesson.blocks) {
        if (block.kind == LessonBlock::Kind::Heading)
            steps.emplace_back();
        if (block.kind == LessonBlock::Kind::Figure)
            steps.back().figures.push_back(last = &lesson.figures[block.index]);
        if (block.kind == LessonBlock::Kind::Question)
            steps.back().texts.push_back(lesson.questions[block.index].words);
        std::ranges::copy(block.texts, std::back_inserter(steps.back().texts));
        if (&block == &lesson.blocks.back() || (&block + 1)->kind == LessonBlock::Kind::Heading)
            if (steps.back().figures.empty())
                steps.back().figures.push_back(last);
    }
    return steps;
}

void expectShown(const Lesson& lesson, const ShownStep& step, const LessonText& text)
{
    for (const LessonSpan& span : text.spans) {
        const LessonFigure* meant = span.kind == LessonSpan::Kind::Fact ? figureOf(lesson, span, text.figure) : nullptr;
        EXPECT_TRUE(!meant || std::ranges::any_of(step.figures, [&](const auto* each) { return each->c == meant->c; }))
            << "line " << text.line << ": " << span.question;
        if (span.text.find("first case") != std::string::npos || span.text.find("second case") != std::string::npos) {
            EXPECT_GE(step.figures.size(), 2U) << "line " << text.line << ": " << span.text;
        }
    }
}

// A text speaks of cases that the reader sees beside it, or opens from it.
TEST_P(ShippedLesson, SpeaksOfCasesThatAreOnTheScreen)
{
    const Lesson lesson = lessonAt(GetParam());
    ASSERT_FALSE(lesson.figures.empty());
    for (const ShownStep& step : stepsIn(lesson))
        for (const LessonText& text : step.texts)
            expectShown(lesson, step, text);
}

INSTANTIATE_TEST_SUITE_P(, ShippedLesson, testing::ValuesIn(shippedLessons()),
                         [](const auto& tested) { return tested.param.stem().string(); });

TEST_P(ShippedLesson, AsksWhyBeforeATaskIsDone)
{
    for (const LessonFigure& figure : lessonAt(GetParam()).figures)
        EXPECT_TRUE(!figure.task || figure.question) << figure.line;
}

TEST(Lesson, TheNineTakeTwoHours)
{
    ASSERT_EQ(shippedLessons().size(), 9U) << "the README promises nine";
    uint64_t minutes = 0;
    for (const Path& path : shippedLessons())
        minutes += lessonAt(path).minutes;
    EXPECT_LE(minutes, 120U);
}

std::string wordsOf(const LessonFigure& figure)
{
    return toText(figure.c) + " " + figure.dataFile + " " + figure.engine;
}

class ShippedLecture : public testing::TestWithParam<const char*> { };

TEST_P(ShippedLecture, TakesThreeQuartersOfAnHourAndIsMadeOfTheLessonsOwnCases)
{
    const Lesson lecture = lessonAt(kShipped / "lectures" / GetParam());
    EXPECT_EQ(LessonRun(lecture).problems(), std::vector<LessonProblem>{});
    EXPECT_EQ(lecture.minutes, 45U);
    EXPECT_EQ(lecture.exercises.size(), 1U) << "to take home";
    std::set<std::string> known;
    for (const Path& path : shippedLessons())
        for (const LessonFigure& figure : lessonAt(path).figures)
            known.insert(wordsOf(figure));
    for (const LessonFigure& figure : lecture.figures)
        EXPECT_THAT(known, Contains(wordsOf(figure))) << figure.line;
}

INSTANTIATE_TEST_SUITE_P(, ShippedLecture, testing::Values("1_layouts.md", "2_resampling.md"));

TEST(Lectures, OnlyInTheirFolderTheFilesAboveAreTaken)
{
    const Path above = Path(testing::TempDir()) / "lecture_test", folder = above / "lectures", other = above / "other";
    std::filesystem::create_directories(folder / "fr");
    std::filesystem::create_directories(other);
    std::ofstream(above / "a.npy") << "there";
    const std::string text = "# T\n```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --data a.npy\n```\n";
    const auto file = [&](const Path& from) {
        return std::get<FromFile>(readLesson(text, from).lesson.figures.at(0).c.data).path;
    };
    EXPECT_EQ(file(folder).lexically_normal(), above / "a.npy");
    EXPECT_EQ(file(folder / "fr" / "..").lexically_normal(), above / "a.npy");
    EXPECT_EQ(file(other), other / "a.npy");
    std::ofstream(folder / "a.npy") << "nearer";
    EXPECT_EQ(file(folder), folder / "a.npy");
    std::filesystem::remove_all(above);
}

// The lessons and lectures in the other languages say what the English ones say: only the text is another.
using Facts = std::vector<std::pair<std::string, std::string>>;

// Sentences of another language may name them in another order.
Facts factsOf(const std::vector<LessonText>& texts)
{
    Facts facts;
    for (const LessonText& text : texts)
        for (const LessonSpan& span : text.spans)
            if (span.kind == LessonSpan::Kind::Fact)
                facts.emplace_back(span.question, span.text);
    std::ranges::sort(facts);
    return facts;
}

void expectSame(const LessonFigure& is, const LessonFigure& english)
{
    const auto shown = [](const LessonFigure& f) {
        return std::tuple(toText(f.c), f.name, f.dataFile, f.view, f.isPicture, f.stepping, f.step, f.pins, f.overlays,
                          f.tab, f.engine, f.unseen, f.hasCards);
    };
    EXPECT_EQ(shown(is), shown(english));
    // What the reader turns and reaches; their words are the language's.
    const auto bare = [](LessonFigure figure) {
        for (LessonKnob& knob : figure.knobs) {
            knob.line = 0;
            knob.label = LessonText{knob.label.spans.empty() ? size_t{0} : size_t{1}, 0, {}};
        }
        if (figure.task) {
            figure.task->line = 0;
            figure.task->goal = LessonText{figure.task->goal.spans.empty() ? size_t{0} : size_t{1}, 0, {}};
        }
        return std::tuple(figure.knobs, figure.task, figure.question);
    };
    EXPECT_EQ(bare(is), bare(english));
}

void expectSame(const LessonExercise& is, const LessonExercise& english)
{
    const auto said = [](const LessonExercise& e) {
        return std::tuple(e.name, e.function, e.parameters, e.cases, e.solution, factsOf({e.words}));
    };
    EXPECT_EQ(said(is), said(english));
}

void expectSame(const LessonQuestion& is, const LessonQuestion& english)
{
    const auto asked = [](const LessonQuestion& q) {
        std::vector<std::tuple<bool, Facts, Facts>> answers;
        for (const auto& answer : q.answers)
            answers.emplace_back(answer.isRight, factsOf({answer.words}), factsOf({answer.why}));
        return std::tuple(factsOf({q.words}), q.vote, answers);
    };
    EXPECT_EQ(asked(is), asked(english));
}

template <class T> void expectSame(const std::vector<T>& are, const std::vector<T>& english)
{
    ASSERT_EQ(are.size(), english.size());
    for (size_t i = 0; i < are.size(); ++i)
        expectSame(are[i], english[i]);
}

class TranslatedLesson : public testing::TestWithParam<Path> { };

TEST_P(TranslatedLesson, SaysWhatTheEnglishOneSays)
{
    const Lesson is = lessonAt(GetParam()),
                 english = lessonAt(GetParam().parent_path().parent_path() / GetParam().filename());
    EXPECT_EQ(LessonRun(is).problems(), std::vector<LessonProblem>{});
    EXPECT_EQ(is.number, english.number);
    EXPECT_EQ(is.minutes, english.minutes);
    expectSame(is.figures, english.figures);
    expectSame(is.questions, english.questions);
    expectSame(is.exercises, english.exercises);
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
        for (const Path& folder : {kShipped, kShipped / "lectures"})
            for (const auto& entry : std::filesystem::directory_iterator(folder / language))
                paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

INSTANTIATE_TEST_SUITE_P(, TranslatedLesson, testing::ValuesIn(translatedLessons()), [](const auto& tested) {
    return tested.param.parent_path().filename().string() + "_" + tested.param.stem().string();
});

TEST(TranslatedLessons, EveryLessonIsInFourLanguages)
{
    EXPECT_EQ(translatedLessons().size(), 4 * (shippedLessons().size() + 2));
}

} // namespace
} // namespace tessera
