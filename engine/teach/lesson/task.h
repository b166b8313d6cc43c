// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/lesson/lesson.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// The task of a lesson's case: what would do it, and how far a setting is.

// What is said of it: pages say the same.
namespace task_texts {
inline constexpr Text kEqualGoal = say("lesson", "Make the output equal to the target.");
inline constexpr Text kFewestGoal = say("lesson", "Find the smallest input whose output differs with %1.");
inline constexpr Text kRight = say("lesson", "%1 of %2 elements are right so far.");
inline constexpr Text kAllRight = say("lesson", "Done: all %1 elements are right.");
inline constexpr Text kOtherSizes = say("lesson", "The output has the sizes %1, the target %2.");
inline constexpr Text kTellsNothing = say("lesson", "Both outputs are equal: this input tells nothing.");
inline constexpr Text kFewerWillDo = say("lesson", "The outputs differ, with %1 bytes of input. Fewer will do.");
inline constexpr Text kFewest =
    say("lesson", "Done: the outputs differ, and no setting does it with fewer than %1 bytes.");
inline constexpr Text kReached = say("lesson", "That is right. Now say why."); // of a task with a question
inline constexpr Text kImpossible = say("lesson", "This cannot be: %1.");
} // namespace task_texts

struct TaskState {
    bool isDone = false;
    Message words; // how far it is
};

// What a task is held against, made once.
class TaskCheck {
public:
    // The figure's task. Runs what the other outputs come of, and of FewestBytes every setting. Throws TextError where
    // that cannot be, EngineError, IoError.
    TaskCheck(const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget = {});

    TaskState stateOf(const Case& c, const Tensor& output) const; // of a setting, and what comes of it
    const std::optional<Tensor>& target() const { return m_target; } // of Equal
    uint64_t fewestBytes() const { return m_fewest; } // of FewestBytes; 0: nothing shows the changes

private:
    TaskState equalState(const Tensor& output) const;
    TaskState fewestState(const Case& c, const Tensor& output) const;
    bool shows(const Case& c, const Tensor& output) const; // whether it is another with the changed fields

    LessonTask m_task;
    MemoryBudget m_budget;
    std::optional<Tensor> m_target;
    uint64_t m_fewest = 0;
};

Message goalOf(const LessonTask& task); // where the lesson has no words of its own

// "equal @crd", "fewest-bytes Order=…". Throws TextError.
LessonTask taskFromText(size_t line, const LessonFigure& figure, std::string_view text);

// What is wrong with the figure's knobs and its task: no setting does it, or it is done at the beginning.
std::vector<LessonProblem> taskProblems(const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget);

// A figure's setting, run on the figure's engine. An issue: why it cannot run; then no more than its case is there.
struct SettingRun {
    DispatchJob job;
    Message issue;
};
SettingRun runSetting(const LessonFigure& figure, uint64_t number, const MemoryBudget& budget);

} // namespace tessera
