// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/lesson.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// Checks the tasks of a lesson: what solves them, and how far a setting is.

// The window and pages say these.
namespace task_texts {
inline constexpr Text kRight = say("lesson", "%1 of %2 elements are right so far.");
inline constexpr Text kAllRight = say("lesson", "Done: all %1 elements are right.");
inline constexpr Text kOtherSizes = say("lesson", "The output has the sizes %1, the target %2.");
inline constexpr Text kTellsNothing = say("lesson", "Both outputs are equal: this input tells nothing.");
inline constexpr Text kFewerWillDo = say("lesson", "The outputs differ, with %1 bytes of input. Fewer will do.");
inline constexpr Text kFewest =
    say("lesson", "Done: the outputs differ, and no setting does it with fewer than %1 bytes.");
inline constexpr Text kReached = say("lesson", "That is right. Now say why."); // where the task has a question
inline constexpr Text kImpossible = say("lesson", "This cannot be: %1.");
} // namespace task_texts

struct TaskState {
    bool isDone = false;
    Message words; // how far the task is
};

// Checks settings of one task; what they are compared with is computed once.
class TaskCheck {
public:
    // For the figure's task. Runs the target's case, or for FewestBytes every setting. Throws TextError where the task
    // is impossible, EngineError, IoError.
    explicit TaskCheck(const LessonFigure& figure, const MemoryBudget& budget = {});

    TaskState stateOf(const Case& c, const Tensor& output) const; // a setting's case and output
    std::vector<uint64_t> solutions(const LessonFigure& figure) const; // the settings that do it
    const std::optional<Tensor>& target() const { return m_target; } // for Equal
    uint64_t fewestBytes() const { return m_fewest; } // for FewestBytes; 0: no setting shows the changes

private:
    bool shows(const Case& c, const Tensor& output) const; // whether the task's changes change the output

    LessonTask m_task;
    MemoryBudget m_budget;
    std::optional<Tensor> m_target;
    uint64_t m_fewest = 0;
};

// What is wrong with the figure's task: no setting does it, or it is done at the beginning. Throws as TaskCheck does.
Message taskProblem(const LessonFigure& figure, const MemoryBudget& budget);

// "equal Order=…", "fewest-bytes Order=…". Throws TextError.
LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text);

// A figure's setting, run on the figure's engine. With an issue, which says why it cannot run, only the case is set.
struct SettingRun {
    DispatchJob job;
    Message issue;
};
SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget);

} // namespace tessera
