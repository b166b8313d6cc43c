// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <cstdlib>

// A lesson is read whole, or each problem has a line of the file; what can be shown runs.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const LessonReading reading = readLesson(text);
    const auto lines = static_cast<size_t>(std::ranges::count(text, '\n')) + 1;
    for (const LessonProblem& problem : reading.problems)
        if (problem.line < 1 || problem.line > lines || problem.message.isEmpty())
            std::abort();
    if (reading.problems.empty() && reading.lesson.title.empty())
        std::abort();
    for (const LessonFigure& figure : reading.lesson.figures)
        if (!validate(figure.c.op).empty() || settingCount(figure.knobs) > kMostSettings
            || (figure.task && figure.knobs.empty()) || firstSetting(figure.knobs) >= settingCount(figure.knobs))
            std::abort();
    for (const LessonBlock& block : reading.lesson.blocks) {
        const bool isFigure = block.kind == LessonBlock::Kind::Figure,
                   isQuestion = block.kind == LessonBlock::Kind::Question,
                   isExercise = block.kind == LessonBlock::Kind::Exercise;
        if ((isFigure && block.index >= reading.lesson.figures.size())
            || (isQuestion && block.index >= reading.lesson.questions.size())
            || (isExercise && block.index >= reading.lesson.exercises.size()))
            std::abort();
    }
    return 0;
}
