// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

// A lesson is read whole, or each problem has a line of the file; what can be shown runs.
void tessera::fuzz(std::string_view bytes)
{
    const auto& [lesson, problems] = readLesson(bytes);
    const auto lines = static_cast<size_t>(std::ranges::count(bytes, '\n')) + 1;
    for (const LessonProblem& problem : problems)
        expect(problem.line >= 1 && problem.line <= lines && !problem.message.isEmpty());
    expect(!problems.empty() || !lesson.title.empty());
    for (const LessonFigure& figure : lesson.figures)
        expect(validate(figure.c.op).empty() && settingCount(figure.knobs) <= kMostSettings
               && (!figure.task || !figure.knobs.empty())
               && settingOf(figure.knobs, figure.c) < settingCount(figure.knobs));
    using Kind = LessonBlock::Kind;
    for (const LessonBlock& block : lesson.blocks)
        expect((block.kind != Kind::Figure || block.index < lesson.figures.size())
               && (block.kind != Kind::Question || block.index < lesson.questions.size())
               && (block.kind != Kind::Exercise || block.index < lesson.exercises.size()));
}
