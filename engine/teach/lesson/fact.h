// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// Runs the cases of a lesson and recomputes what it states. A lesson runs Tessera's own engines and no other program.

// Returns the name. Throws TextError unless it is one of our engines, "sabotage:order", and takes the case.
const std::string& ownEngine(const std::string& name, const Case& c);
// The engine's output. Throws EngineError, and TextError where the engine cannot do this case.
Tensor outputBy(const std::string& engine, const Case& c, const Plan& plan, const Tensor& input);
std::string engineOf(const LessonFigure& figure); // cpu where it names none
uint64_t equalCount(const Tensor& a, const Tensor& b); // elements with the same bits; both have the same sizes

// A lesson whose cases have been run on their engines, so that what it states can be recomputed.
class LessonRun {
public:
    // The lesson must outlive it. Throws TextError where a case exceeds the budget, or its engine cannot do it.
    explicit LessonRun(const Lesson& lesson, const MemoryBudget& budget = {});

    // The answer to a fact's question; resources/lessons/README.md lists the questions. `figure` is asked where the
    // question names none. Throws TextError, EngineError.
    std::string answer(std::string_view question, size_t figure) const;
    // Facts that are wrong or cannot be recomputed, and tasks that cannot be done.
    std::vector<LessonProblem> problems() const;

private:
    Message factProblem(const LessonText& text) const; // the first fact that is wrong

    const Lesson& m_lesson;
    MemoryBudget m_budget;
    std::vector<DispatchJob> m_runs; // of the figures
};

// The answer to a question such as "source 0,1,2,3" about a case that has been run. Throws TextError, EngineError.
std::string factAnswer(const DispatchJob& run, std::string_view question);
bool isCalculation(std::string_view question); // it begins with a number, a bracket, floor( or ceil(

// Whether the stated text is the answer: the same letters (− counts as -), or the number rounded to the stated
// decimals, two or more.
bool agrees(std::string stated, const std::string& answer);

} // namespace tessera
