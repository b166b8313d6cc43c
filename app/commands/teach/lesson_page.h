// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engines/engine.h"
#include "engine/lesson/lesson.h"
#include "engine/tensor/budget.h"

#include <string>

namespace tessera {

// A lesson as a page: text, live cases and questions, in the order of its file. Throws what pageCaseOf() does.
std::string lessonPage(const Lesson& lesson, const Engine& engine, const MemoryBudget& budget);

} // namespace tessera
