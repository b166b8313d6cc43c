// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/lesson.h"

#include <optional>
#include <vector>

namespace tessera {

// One step of a lesson: what stands under one heading; under the first one also what stands before it.
struct LessonStep {
    size_t begin = 0, end = 0; // blocks [begin, end)
    std::optional<size_t>
        figure; // that is shown beside it: its first, else the last one before it, else the lesson's first
};
std::vector<LessonStep> stepsOf(const Lesson& lesson); // at least one

} // namespace tessera
