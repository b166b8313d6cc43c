// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/plain_text.h"
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
    std::string name; // "case"
    std::vector<LessonField> fields;
    size_t figure; // the one that its facts are about: the last above it
    std::vector<LessonProblem>& problems;

    void addProblem(size_t at, std::string_view field, const Message& message) const
    {
        problems.push_back({at, std::string(field), message});
    }
    void require(bool isThere, std::string_view field) const
    {
        if (!isThere)
            addProblem(line, field, say("lesson", "is missing"));
    }
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
};

// A line of a block, and what the block describes.
template <class Target> struct FieldLine {
    Target& target;
    const LessonField& field;
    const BlockSource& block;
    const std::string& value = field.value;

    LessonText words() const { return block.words(field); }
};
template <class Target> struct FieldRow {
    std::string_view name;
    void (*read)(const FieldLine<Target>& line);
};

// Reads each line by the row of its field. An unknown field and a TextError become problems.
template <class Target, size_t N>
void readFields(const BlockSource& block, const FieldRow<Target> (&rows)[N], Target& target)
{
    for (const LessonField& each : block.fields)
        block.reportErrors(each, [&](const LessonField& field) {
            for (const FieldRow<Target>& row : rows)
                if (row.name == field.name)
                    return row.read({target, field, block});
            throw TextError(say("lesson", "is no field of ```%1; expected %2")(
                block.name, listText(rows, ", ", [](const auto& row) { return row.name; })));
        });
}

Case soundCase(const std::string& line); // throws TextError for a case with an issue
void readHead(Lesson& lesson, const BlockSource& block);
// The first field is the case's line; a file of its data lies in `folder`. None: nothing can be shown.
std::optional<LessonFigure> readFigure(BlockSource block, const std::filesystem::path& folder);
LessonQuestion readQuestion(const BlockSource& block);
LessonExercise readExercise(const BlockSource& block);

} // namespace tessera
