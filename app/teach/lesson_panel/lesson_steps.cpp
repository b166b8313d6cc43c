// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson_panel/lesson_steps.h"

namespace tessera {

std::vector<LessonStep> stepsOf(const Lesson& lesson)
{
    using Kind = LessonBlock::Kind;
    std::vector<LessonStep> steps(1);
    bool hasHeading = false;
    for (size_t i = 0; i < lesson.blocks.size(); ++i) {
        const LessonBlock& block = lesson.blocks[i];
        const bool isHeading = block.kind == Kind::Heading;
        if (isHeading && hasHeading)
            steps.push_back({i, i, {}});
        hasHeading = hasHeading || isHeading;
        steps.back().end = i + 1;
        if (block.kind == Kind::Figure && !steps.back().figure)
            steps.back().figure = block.index;
    }
    std::optional<size_t> before = lesson.figures.empty() ? std::nullopt : std::optional<size_t>(0);
    for (LessonStep& step : steps) {
        if (!step.figure)
            step.figure = before;
        for (size_t i = step.begin; i < step.end; ++i)
            if (lesson.blocks[i].kind == Kind::Figure)
                before = lesson.blocks[i].index;
    }
    return steps;
}

} // namespace tessera
