// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// A lesson whose cases have been run on their engines, the cpu where they name none, so that what it states can be
// recomputed.
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
    struct Figure {
        Plan plan;
        Tensor input, output;
    };
    void check(const LessonText& text, std::string_view field, std::vector<LessonProblem>& problems) const;
    void checkAnswers(const LessonQuestion& question, std::vector<LessonProblem>& problems) const;
    void checkFigure(const LessonFigure& figure, std::vector<LessonProblem>& problems) const;
    void checkHidden(const LessonAnswer& answer, std::vector<LessonProblem>& problems) const;
    size_t figureNamed(std::string_view name) const;

    const Lesson& m_lesson;
    MemoryBudget m_budget;
    std::vector<LessonProblem> m_failures; // the problems of engines
    std::vector<Figure> m_figures;
};

// Whether the stated text is the answer: letter for letter, with − for -, or the number rounded to the stated decimals,
// of which there are two or more.
bool agrees(std::string stated, const std::string& answer);

// The answer that was typed: the right one where the two numbers agree, whichever of them is rounded, else one of the
// mistakes. Null: another one, which is wrong.
const LessonAnswer* typedAnswer(const LessonQuestion& question, const std::string& typed);

} // namespace tessera
