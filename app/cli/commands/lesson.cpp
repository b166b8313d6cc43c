// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/lesson_check.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr Example kLessonExamples[] = {
    {"lesson resources/lessons/[01]*.md", "Recomputes every number of the lessons that come with the program."},
    {"lesson --check mine.py resources/lessons/06_reshape_transpose.md",
     "Says what is wrong in an answer to its exercise."},
};

constexpr Option kLessonOptions[] = {
    {"check", "FILE.py|solution",
     "Runs this answer to the lesson's exercise in Python, and says what is wrong in it; solution: the lesson's own.",
     ValueKind::File},
    {"exercise", "NAME", "Which exercise, where the lesson has several.", ValueKind::Text},
    kTimeout,
};

size_t factsOf(const LessonText& text)
{
    return static_cast<size_t>(std::ranges::count(text.spans, LessonSpan::Kind::Fact, &LessonSpan::kind));
}

size_t factsOf(const Lesson& lesson)
{
    size_t count = 0;
    for (const LessonBlock& block : lesson.blocks)
        for (const LessonText& text : block.texts)
            count += factsOf(text);
    for (const LessonQuestion& question : lesson.questions) {
        count += factsOf(question.words);
        for (const LessonAnswer& answer : question.answers)
            count += factsOf(answer.words) + factsOf(answer.why);
    }
    for (const LessonExercise& exercise : lesson.exercises)
        count += factsOf(exercise.words);
    return count;
}

Lesson lessonOf(const CaseArgument& argument, const MemoryBudget& budget)
{
    const auto* path = argument.path();
    if (!path || !isLessonFile(*path))
        throw TextError(argument.name + " is no lesson; expected a file such as lesson.md");
    return checkedLesson(*path, budget);
}

int tellLesson(const CommandCall& call, const CaseArgument& argument)
{
    const Lesson lesson = lessonOf(argument, call.line.budget());
    if (call.line.value("check"))
        return checkExercises(call, lesson);
    std::ostream& out = call.out;
    out << argument.name << ": " << lesson.title << ": " << counted(lesson.figures.size(), "case") << ", "
        << counted(lesson.questions.size(), "question") << ", " << counted(factsOf(lesson), "number")
        << " recomputed\n";
    for (const LessonProblem& note : longCodeLines(lesson))
        out << "note: " << english(problemText(argument.name, note)) << '\n';
    return exit_code::kFine;
}

int lessonCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().empty())
        throw TextError("no lesson is given; expected a file such as lesson.md");
    if (line.value("exercise") && !line.value("check"))
        throw TextError("--exercise goes with --check");
    int code = exit_code::kFine;
    for (const CaseArgument& argument : line.cases())
        code = std::max(code, guarded(kLessonText.name, {}, call.err, [&] { return tellLesson(call, argument); }));
    return code;
}

} // namespace

const CommandText kLessonText{
    .name = "lesson",
    .summary = "checks lessons, and recomputes every number that they state",
    .operands = "LESSON.md…",
    .sentence =
        "Reads lessons and says what is wrong in them: file, line, field, and what was expected. Every number\n"
        "that a lesson states in {= number | question} is recomputed. Lines of code that the window's panel wraps are\n"
        "noted. With --check an answer to the lesson's exercise is run in Python and held against the reference, in\n"
        "the words of `tessera identify`; nothing else starts a program.",
    .options = kLessonOptions,
    .remarks = "`tessera page LESSON.md --out FILE.html` makes a page of a lesson. The format is described in\n"
               "resources/lessons/README.md.",
    .examples = kLessonExamples,
    .run = lessonCommand,
};

} // namespace tessera
