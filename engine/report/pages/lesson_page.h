// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/tensor/budget.h"
#include "engine/report/words/words.h"
#include "engine/teach/lesson/lesson.h"

#include <string>

namespace tessera {

// A lesson as a page: text, live cases and questions, in the order of its file. What the page says
// itself is in the language of `words`. Throws what pageCaseOf() does.
std::string lessonPage(const Lesson& lesson, const Engine& engine, const MemoryBudget& budget,
                       const Words& words = Words());

} // namespace tessera
