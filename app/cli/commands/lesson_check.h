// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "engine/teach/lesson/lesson.h"

#include <string>

namespace tessera {

// Somebody's answers to the exercises of a lesson, run in Python and held against the reference.

inline constexpr std::string_view kOwnSolution = "solution"; // in place of a script: the lesson's

// Runs the script's function on each case of the exercise, or of all of them where none is named, and says what is
// wrong in the words of `identify`. The exit code. Throws TextError where there is no such exercise, IoError,
// EngineError.
int checkExercises(const CommandCall& call, const Lesson& lesson);

} // namespace tessera
