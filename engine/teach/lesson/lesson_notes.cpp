// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson_blocks.h"

namespace tessera {

namespace {

constexpr uint64_t kMostMinutes = 1000;

void readNotesField(LessonNotes& notes, size_t figure, const LessonField& field, std::vector<LessonProblem>& problems)
{
    const auto words = [&] { return textFrom(field.line, figure, field.name, field.value, problems); };
    if (field.name == "minutes")
        notes.minutes = numberFrom(field.value, kMostMinutes);
    else if (field.name == "say")
        notes.say.push_back(words());
    else if (field.name == "predict")
        notes.predict = words();
    else if (field.name == "misconception")
        notes.misconception = words();
    else if (field.name == "drop")
        notes.drop = words();
    else if (field.name == "saves")
        notes.saves = numberFrom(field.value, kMostMinutes);
    else
        throw TextError(
            say("lesson", "is no field of notes; expected minutes, say, predict, misconception, drop or saves"));
}

} // namespace

std::vector<std::pair<std::string_view, const LessonText*>> textsOf(const LessonNotes& notes)
{
    std::vector<std::pair<std::string_view, const LessonText*>> texts;
    for (const LessonText& paragraph : notes.say)
        texts.emplace_back("say", &paragraph);
    texts.emplace_back("predict", &notes.predict);
    texts.emplace_back("misconception", &notes.misconception);
    texts.emplace_back("drop", &notes.drop);
    return texts;
}

LessonNotes readNotes(size_t line, size_t step, size_t figure, const std::vector<LessonField>& fields,
                      std::vector<LessonProblem>& problems)
{
    LessonNotes notes{.line = line, .step = step};
    const size_t before = problems.size();
    for (const LessonField& field : fields)
        guarded(field, problems, [&] { readNotesField(notes, figure, field, problems); });
    if (problems.size() != before)
        return notes;
    if (notes.minutes == 0)
        problems.push_back({line, "minutes", say("lesson", "is missing: the step needs a number of minutes")});
    if (notes.saves > notes.minutes)
        problems.push_back({line, "saves",
                            say("lesson", "the step has %1 minutes, and %2 are saved; expected no more than it has")(
                                notes.minutes, notes.saves)});
    if ((notes.saves == 0) != notes.drop.spans.empty())
        problems.push_back(
            {line, notes.saves == 0 ? "saves" : "drop",
             say("lesson", "is missing: what is dropped, and how many minutes that saves, stand together")});
    return notes;
}

void checkNotes(const Lesson& lesson, std::vector<LessonProblem>& problems)
{
    uint64_t minutes = 0;
    for (size_t i = 0; i < lesson.notes.size(); ++i) {
        minutes += lesson.notes[i].minutes;
        if (i > 0 && lesson.notes[i].step == lesson.notes[i - 1].step)
            problems.push_back({lesson.notes[i].line, "notes", say("lesson", "are the step's second; expected one")});
    }
    if (!lesson.notes.empty() && minutes != lesson.minutes)
        problems.push_back(
            {lesson.notes.back().line, "minutes",
             say("lesson", "the steps take %1 minutes together, and the lesson says %2")(minutes, lesson.minutes)});
}

} // namespace tessera
