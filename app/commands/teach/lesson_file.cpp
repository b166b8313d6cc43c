// SPDX-License-Identifier: Apache-2.0
#include "app/commands/teach/lesson_file.h"

#include "engine/io/file.h"
#include "engine/io/file_kind.h"
#include "engine/lesson/fact.h"
#include "engine/tensor/error.h"

namespace tessera {

bool isLessonFile(const std::filesystem::path& path)
{
    return fileKind(path) == FileKind::Lesson;
}

Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget)
{
    if (regularFileSize(path) > kMostLessonBytes)
        throw IoError(path.string() + " has more than " + std::to_string(kMostLessonBytes)
                      + " bytes, and is no lesson; several smaller ones would be right");
    LessonReading reading = readLesson(readFile(path, kMostLessonBytes), path.parent_path());
    std::vector<LessonProblem> problems = std::move(reading.problems);
    if (problems.empty())
        problems = LessonRun(reading.lesson, budget).problems();
    std::string text;
    for (const LessonProblem& problem : problems)
        text += (text.empty() ? "" : "\n") + problemText(path.string(), problem);
    if (!text.empty())
        throw TextError(text);
    return std::move(reading.lesson);
}

} // namespace tessera
