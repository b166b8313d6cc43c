// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/quiz_window/handout.h"
#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// A lesson on paper. Tasks: its tasks, questions and exercises with empty cells. Solutions: of the same numbers.
enum class SheetOf : uint8_t { Tasks, Solutions };

// Throws what loading and running its cases does.
std::vector<HandoutPart> sheetParts(const Lesson& lesson, SheetOf of, const MemoryBudget& budget = {});

} // namespace tessera
