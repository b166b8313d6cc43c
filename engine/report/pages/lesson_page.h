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

// Files that its cases name lie beside it; beside "NAME.md" for "fr/NAME.md".
std::filesystem::path folderOfLesson(const std::filesystem::path& lesson);

bool isLessonFile(const std::filesystem::path& path); // by its name: .md
// The same lesson in another language: "fr/NAME.md" beside "NAME.md". It need not be there.
std::filesystem::path lessonIn(const std::filesystem::path& lesson, std::string_view language);
std::string_view languageOfLesson(const std::filesystem::path& lesson); // "fr" of "fr/NAME.md" where "NAME.md" is
                                                                        // there; else "en"

// A lesson in which everything is right: its blocks, and every number that it states. Throws IoError, TextError with a
// line for each problem, EngineError.
Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget);

// A lesson as a page: text, live cases and questions, in the order of its file. What the page says
// itself is in the language of `words`. Throws what pageCaseOf() does.
std::string lessonPage(const Lesson& lesson, const Engine& engine, const MemoryBudget& budget,
                       const Words& words = Words());

} // namespace tessera
