// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/lesson_blocks.h"

#include <string>
#include <vector>

namespace tessera {

// The exercises of a lesson: their block, and the program that runs somebody's answer.

LessonExercise readExercise(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            std::vector<LessonProblem>& problems);

std::string signatureOf(const LessonExercise& exercise); // "depth_to_space(x, block_size)"
std::string checkCommand(const LessonExercise& exercise); // what a learner types to have an answer checked

inline constexpr std::string_view kSizesParameter = "sizes"; // the output's
// What Python calls the function with behind the input, for one of the cases: "block_size=2, order='COLUMN_ROW_DEPTH'".
std::string keywordArguments(const LessonExercise& exercise, const Case& c);

} // namespace tessera
