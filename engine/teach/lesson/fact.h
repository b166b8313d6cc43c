// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/formats/io/case_input.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// A lesson's cases, run, and what it states of them. A lesson starts no program of somebody's: its engines are
// Tessera's own.

// The name, where it is that of such an engine and the engine can do the case: "sabotage:order". Throws TextError.
const std::string& ownEngine(const std::string& name, const Case& c);
// What the engine makes of the case. Throws EngineError, and TextError where the engine cannot do this case.
Tensor outputBy(const std::string& engine, const Case& c, const Plan& plan, const Tensor& input);
std::string engineOf(const LessonFigure& figure); // cpu where it names none

// A lesson whose cases have been run on their engines, so that what it states can be recomputed.
class LessonRun {
public:
    // The lesson must outlive it. Throws EngineError, TextError where a case is beyond the budget.
    explicit LessonRun(const Lesson& lesson, const MemoryBudget& budget = {});

    // The answer to a fact's question, as text; resources/lessons/README.md lists what can be asked. `figure` is the
    // one that is meant where the question names none. Throws TextError, EngineError.
    std::string answer(std::string_view question, size_t figure) const;
    // Every fact that is not as it is stated, or cannot be recomputed, and questions whose wrong answers are right.
    std::vector<LessonProblem> problems() const;

private:
    const Lesson& m_lesson;
    MemoryBudget m_budget;
    std::vector<LessonProblem> m_failures; // the problems of engines
    std::vector<DispatchJob> m_runs; // of the figures
};

// The answer to "source 0,1,2,3" and its like of a case that the engine has run; "other source 0,1,2,3" asks of the
// operator's other order. Throws TextError, EngineError.
std::string factAnswer(const DispatchJob& run, const std::string& engine, std::string_view question);
bool isCalculation(std::string_view question); // it begins with a number or a bracket, and not with a word

// Whether the stated text is the answer: letter for letter, with − for -, or the number rounded to the stated decimals,
// of which there are two or more.
bool agrees(std::string stated, const std::string& answer);

// The answer that was typed: the right one where the two numbers agree, whichever of them is rounded, else one of the
// mistakes. Null: another one, which is wrong.
const LessonAnswer* typedAnswer(const LessonQuestion& question, const std::string& typed);

} // namespace tessera
