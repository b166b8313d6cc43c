// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/lesson_file.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/report/words/words.h"
#include "engine/teach/lesson/fact.h"

#include <algorithm>

namespace tessera {

bool isLessonFile(const std::filesystem::path& path)
{
    return fileKind(path) == FileKind::Lesson;
}

std::filesystem::path lessonIn(const std::filesystem::path& lesson, std::string_view language)
{
    const std::filesystem::path folder = folderOfLesson(lesson);
    return (language == kLanguageCodes.front() ? folder : folder / language) / lesson.filename();
}

std::string_view languageOfLesson(const std::filesystem::path& lesson)
{
    const std::filesystem::path path = std::filesystem::absolute(lesson), folder = path.parent_path();
    const auto found = std::ranges::find(kLanguageCodes, folder.filename().string());
    const bool isTranslation = found != kLanguageCodes.end() && exists(folder.parent_path() / path.filename());
    return isTranslation ? *found : kLanguageCodes.front();
}

std::filesystem::path folderOfLesson(const std::filesystem::path& lesson)
{
    const std::filesystem::path folder = lesson.parent_path();
    return languageOfLesson(lesson) == kLanguageCodes.front() ? folder : (folder / "..").lexically_normal();
}

Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget)
{
    if (regularFileSize(path) > kMostLessonBytes)
        throw IoError(
            say("commands", "%1 has more than %2 bytes, and is no lesson; several smaller ones would be right")(
                path.string(), kMostLessonBytes));
    LessonReading reading = readLesson(readFile(path, kMostLessonBytes), folderOfLesson(path));
    std::vector<LessonProblem> problems = std::move(reading.problems);
    if (problems.empty())
        problems = LessonRun(reading.lesson, budget).problems();
    std::vector<Message> lines;
    for (const LessonProblem& problem : problems)
        lines.push_back(problemText(path.string(), problem));
    if (!lines.empty())
        throw TextError(joined(lines, "\n"));
    return std::move(reading.lesson);
}

} // namespace tessera
