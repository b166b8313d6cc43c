// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/teach/lesson/lesson.h"

#include <functional>

namespace tessera {

// A line of a block: "pin: 0,1,2,3".
struct LessonField {
    size_t line;
    std::string name, value;
};

// The blocks of a lesson's own. What is wrong is handed to `wrong`, and the rest is read.
using ReportProblem = std::function<void(size_t line, std::string field, Message message)>;

void readHead(Lesson& lesson, const std::vector<LessonField>& fields, const ReportProblem& wrong);
// The first field is the case's line; a file of its data lies in `folder`. None: nothing can be shown.
std::optional<LessonFigure> readFigure(size_t line, const std::vector<LessonField>& fields,
                                       const std::filesystem::path& folder, const ReportProblem& wrong);
LessonQuestion readQuestion(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            const ReportProblem& wrong);
// Text that may be wrong in itself.
LessonText textFrom(size_t line, size_t figure, std::string_view field, std::string_view markdown,
                    const ReportProblem& wrong);

} // namespace tessera
