// SPDX-License-Identifier: GPL-3.0-or-later
// The notes of a lecture, and the lectures that come with the program.
#include "engine/formats/files/file.h"
#include "engine/teach/lesson/fact.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace tessera {
namespace {

using Path = std::filesystem::path;
using testing::HasSubstr;

const std::string kLecture = R"(# Title
```lesson
minutes: 12
```
Before.
```notes
minutes: 5
say: One.
say: Two is {= 2 | 1+1}.
```
## First
## Second
```notes
minutes: 7
predict: What?
misconception: That.
drop: All of it.
saves: 7
```
)";

TEST(LessonNotes, AreReadStepByStep)
{
    const LessonReading reading = readLesson(kLecture);
    EXPECT_EQ(reading.problems, std::vector<LessonProblem>{});
    EXPECT_EQ(LessonRun(reading.lesson).problems(), std::vector<LessonProblem>{});
    const std::vector<LessonNotes>& notes = reading.lesson.notes;
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_EQ(notes[0].step, 0U) << "what stands before the first heading belongs to it";
    EXPECT_EQ(notes[0].minutes, 5U);
    EXPECT_EQ(notes[0].saves, 0U);
    ASSERT_EQ(notes[0].say.size(), 2U);
    EXPECT_EQ(plainText(notes[0].say[1]), "Two is 2.");
    EXPECT_EQ(notes[1].step, 1U);
    EXPECT_EQ(plainText(notes[1].predict), "What?");
    EXPECT_EQ(plainText(notes[1].misconception), "That.");
    EXPECT_EQ(plainText(notes[1].drop), "All of it.");
    EXPECT_EQ(notes[1].saves, 7U);
    EXPECT_EQ(reading.lesson.blocks.size(), 3U) << "an audience does not see them";
}

struct WrongNotes {
    const char *good, *bad; // is replaced by
    size_t line;
    const char *field, *message; // a part of it
};

class WrongNotesTest : public testing::TestWithParam<WrongNotes> { };

TEST_P(WrongNotesTest, SayLineFieldAndWhatWouldBeRight)
{
    std::string text = kLecture;
    text.replace(text.find(GetParam().good), std::string(GetParam().good).size(), GetParam().bad);
    const LessonReading reading = readLesson(text);
    std::vector<LessonProblem> problems = reading.problems;
    if (problems.empty())
        problems = LessonRun(reading.lesson).problems();
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].line, GetParam().line);
    EXPECT_EQ(problems[0].field, GetParam().field);
    EXPECT_THAT(english(problems[0].message), HasSubstr(GetParam().message));
}

INSTANTIATE_TEST_SUITE_P(
    , WrongNotesTest,
    testing::Values(WrongNotes{"minutes: 12", "minutes: 13", 13, "minutes", "take 12 minutes together"},
                    WrongNotes{"say: One.", "sai: One.", 8, "sai", "expected minutes, say, predict"},
                    WrongNotes{"{= 2 | 1+1}", "{= 3 | 1+1}", 9, "say", "expected 2"},
                    WrongNotes{"saves: 7", "saves: 8", 13, "saves", "has 7 minutes, and 8 are saved"},
                    WrongNotes{"saves: 7\n", "", 13, "saves", "stand together"},
                    WrongNotes{"drop: All of it.\n", "", 13, "drop", "stand together"},
                    WrongNotes{"## Second\n", "", 12, "notes", "second"},
                    WrongNotes{"minutes: 7", "minutes: x", 14, "minutes", "a whole number"}),
    [](const auto& tested) { return "N" + std::to_string(tested.index); });

std::vector<Path> lectures()
{
    std::vector<Path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(TESSERA_RESOURCES "/lessons/lectures"))
        if (entry.path().extension() == ".md")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

const Path kLectures = TESSERA_RESOURCES "/lessons/lectures"; // the files of their cases lie in the folder above

Lesson lectureAt(const Path& path)
{
    const LessonReading reading = readLesson(readFile(path, 1 << 20), kLectures);
    for (const LessonProblem& problem : reading.problems)
        ADD_FAILURE() << english(problemText(path.string(), problem));
    return reading.lesson;
}

class ShippedLecture : public testing::TestWithParam<Path> { };

TEST_P(ShippedLecture, StatesWhatTheEngineComputesIn45Minutes)
{
    const Lesson lecture = lectureAt(GetParam());
    for (const LessonProblem& problem : LessonRun(lecture).problems())
        ADD_FAILURE() << english(problemText(GetParam().string(), problem));
    EXPECT_EQ(longCodeLines(lecture), std::vector<LessonProblem>{});
    EXPECT_EQ(lecture.minutes, 45U);
    EXPECT_EQ(lecture.exercises.size(), 1U) << "to take home";
    EXPECT_EQ(lecture.notes.size(),
              size_t(std::ranges::count(lecture.blocks, LessonBlock::Kind::Heading, &LessonBlock::kind)))
        << "each step has its notes";
    for (const LessonNotes& notes : lecture.notes) {
        EXPECT_FALSE(notes.say.empty()) << notes.line;
        EXPECT_FALSE(notes.predict.spans.empty()) << notes.line;
        EXPECT_FALSE(notes.misconception.spans.empty()) << notes.line;
        EXPECT_GT(notes.saves, 0U) << notes.line;
    }
}

std::string wordsOf(const LessonFigure& figure)
{
    return toText(figure.c) + " " + figure.dataFile + " " + figure.engine;
}

// The lessons explain at length what a lecture shows.
TEST_P(ShippedLecture, IsMadeOfTheLessonsOwnCases)
{
    std::set<std::string> known;
    for (const auto& entry : std::filesystem::directory_iterator(kLectures.parent_path()))
        if (entry.path().extension() == ".md" && entry.path().filename() != "README.md")
            for (const LessonFigure& figure :
                 readLesson(readFile(entry.path(), 1 << 20), kLectures.parent_path()).lesson.figures)
                known.insert(wordsOf(figure));
    for (const LessonFigure& figure : lectureAt(GetParam()).figures)
        EXPECT_THAT(known, testing::Contains(wordsOf(figure))) << figure.line;
}

// In another language only the text is another.
TEST_P(ShippedLecture, HasTheEnglishCasesAndNumbers)
{
    const Lesson is = lectureAt(GetParam()), english = lectureAt(kLectures / GetParam().filename());
    ASSERT_EQ(is.figures.size(), english.figures.size());
    for (size_t i = 0; i < is.figures.size(); ++i)
        EXPECT_EQ(wordsOf(is.figures[i]), wordsOf(english.figures[i]));
    ASSERT_EQ(is.blocks.size(), english.blocks.size());
    for (size_t i = 0; i < is.blocks.size(); ++i)
        EXPECT_EQ(is.blocks[i].kind, english.blocks[i].kind) << i;
    ASSERT_EQ(is.notes.size(), english.notes.size());
    for (size_t i = 0; i < is.notes.size(); ++i) {
        EXPECT_EQ(is.notes[i].minutes, english.notes[i].minutes);
        EXPECT_EQ(is.notes[i].saves, english.notes[i].saves);
    }
}

INSTANTIATE_TEST_SUITE_P(, ShippedLecture, testing::ValuesIn(lectures()), [](const auto& tested) {
    const Path folder = tested.param.parent_path().filename();
    return (folder == "lectures" ? "en" : folder.string()) + "_" + tested.param.stem().string();
});

TEST(Lectures, ThereAreTwo)
{
    EXPECT_EQ(std::ranges::count(lectures(), kLectures, &Path::parent_path), 2);
}

TEST(Lectures, OnlyInTheirFolderTheFilesAboveAreTaken)
{
    const Path above = Path(testing::TempDir()) / "notes_test", folder = above / "lectures", other = above / "other";
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

} // namespace
} // namespace tessera
