// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/engine.h"
#include "engine/report/pages/words.h"
#include "engine/teach/lesson/lesson.h"

#include <filesystem>
#include <string>

namespace tessera {

inline constexpr uint64_t kMostLessonBytes = 1 << 20;

// The folder of the files that its cases name: the lesson's own; for "fr/NAME.md" that of "NAME.md".
std::filesystem::path folderOfLesson(const std::filesystem::path& lesson);

// The path of the same lesson in another language: "fr/NAME.md" beside "NAME.md". The file need not exist.
std::filesystem::path lessonIn(const std::filesystem::path& lesson, std::string_view language);
std::string_view languageOfLesson(const std::filesystem::path& lesson); // "fr" of "fr/NAME.md" where "NAME.md" is
                                                                        // there; else "en"

// Reads a lesson, and checks its blocks and every number that it states. Throws IoError, TextError with a line for each
// problem, EngineError.
Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget);

// A lesson as a page: text, live cases and questions, in the order of its file. The page's own texts are in the
// language of `words`. Throws what pageCaseOf() does.
std::string lessonPage(const Lesson& lesson, const Engine& engine, const MemoryBudget& budget,
                       const Words& words = Words());

} // namespace tessera
