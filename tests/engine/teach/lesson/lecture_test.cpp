// SPDX-License-Identifier: GPL-3.0-or-later
// The lectures that come with the program.
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

} // namespace
} // namespace tessera
