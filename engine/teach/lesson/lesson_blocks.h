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

// The source of a block. Readers add what is wrong to `problems` and read on.
struct BlockSource {
    size_t line; // where it begins
    std::vector<LessonField> fields;
    size_t figure; // the last one above it
    std::vector<LessonProblem>& problems;

    void addProblem(size_t at, std::string_view field, const Message& message) const
    {
        problems.push_back({at, std::string(field), message});
    }
    void addMissing(std::string_view field) const { addProblem(line, field, say("lesson", "is missing")); }
    LessonText words(const LessonField& field) const;
    // Calls read(field); a TextError becomes a problem of the field.
    void reportErrors(const LessonField& field, auto&& read) const
    {
        try {
            read(field);
        } catch (const TextError& error) {
            addProblem(field.line, field.name, error.message());
        }
    }
    void forEachField(auto&& read) const
    {
        for (const LessonField& field : fields)
            reportErrors(field, read);
    }
};

void readHead(Lesson& lesson, const BlockSource& block);
// The first field is the case's line; a file of its data lies in `folder`. None: nothing can be shown.
std::optional<LessonFigure> readFigure(const BlockSource& block, const std::filesystem::path& folder);
LessonQuestion readQuestion(const BlockSource& block);
LessonExercise readExercise(const BlockSource& block);

} // namespace tessera
