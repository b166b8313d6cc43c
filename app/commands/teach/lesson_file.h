// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/lesson/lesson.h"
#include "engine/tensor/budget.h"

#include <filesystem>

namespace tessera {

inline constexpr uint64_t kMostLessonBytes = 1 << 20;

bool isLessonFile(const std::filesystem::path& path); // by its name: .md
// A lesson in which everything is right: its blocks, and every number that it states. Throws IoError, TextError with a
// line for each problem, EngineError.
Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget);

} // namespace tessera
