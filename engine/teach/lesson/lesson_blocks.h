// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// A line of a block: "pin: 0,1,2,3".
struct LessonField {
    size_t line;
    std::string name, value;
};

// The blocks of a lesson's own. What is wrong is added to `problems`, and the rest is read.
void readHead(Lesson& lesson, const std::vector<LessonField>& fields, std::vector<LessonProblem>& problems);
// The first field is the case's line; a file of its data lies in `folder`. None: nothing can be shown.
std::optional<LessonFigure> readFigure(size_t line, const std::vector<LessonField>& fields,
                                       const std::filesystem::path& folder, std::vector<LessonProblem>& problems);
LessonQuestion readQuestion(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            std::vector<LessonProblem>& problems);
uint64_t numberFrom(const std::string& text, uint64_t most); // throws TextError
// Calls `read`; what it throws is the field's problem.
void reportErrors(const LessonField& field, std::vector<LessonProblem>& problems, auto&& read)
{
    try {
        read();
    } catch (const TextError& error) {
        problems.push_back({field.line, field.name, error.message()});
    }
}
// Text that may be wrong in itself.
LessonText textFrom(size_t line, size_t figure, std::string_view field, std::string_view markdown,
                    std::vector<LessonProblem>& problems);

} // namespace tessera
