// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/lesson.h"

#include <vector>

namespace tessera {

// The tasks of a lesson: what solves them, and how far a setting is.

// The window and pages say these.
namespace task_texts {
inline constexpr Text kRight = say("lesson", "%1 of %2 elements are right so far.");
inline constexpr Text kAllRight = say("lesson", "Done: all %1 elements are right.");
inline constexpr Text kOtherSizes = say("lesson", "The output has the sizes %1, the target %2.");
inline constexpr Text kReached = say("lesson", "That is right. Now say why."); // where the task has a question
inline constexpr Text kImpossible = say("lesson", "This cannot be: %1.");
} // namespace task_texts

struct TaskState {
    bool isDone = false;
    Message words; // how far the task is
};

// The output that the figure's task asks for. Throws TextError where the task is impossible, EngineError, IoError.
Tensor targetOf(const LessonFigure& figure, const MemoryBudget& budget);
TaskState taskState(const Tensor& output, const Tensor& target); // of a setting's output
// The settings that reach it. Throws as targetOf() does.
std::vector<uint64_t> solutionsOf(const LessonFigure& figure, const MemoryBudget& budget);

// What is wrong with the figure's task: no setting does it, or it is done at the beginning. Throws as targetOf() does.
Message taskProblem(const LessonFigure& figure, const MemoryBudget& budget);

// "equal Order=…". Throws TextError.
LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text);

// A figure's setting, run on the figure's engine. With an issue, which says why it cannot run, only the case is set.
struct SettingRun {
    DispatchJob job;
    Message issue;
};
SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget);

} // namespace tessera
