// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/lesson_check.h"
#include "app/cli/commands/window_program.h"
#include "app/cli/terminal/output_file.h"
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
    {"lesson resources/lessons/lectures/1_layouts.md --sheet sheet.pdf --solutions solutions.pdf",
     "Makes a sheet for a class, and another for who teaches it."},
};

constexpr Option kLessonOptions[] = {
    {"check", "FILE.py|solution",
     "Runs this answer to the lesson's exercise in Python, and says what is wrong in it; solution: the lesson's own.",
     ValueKind::File},
    {"exercise", "NAME", "Which exercise, where the lesson has several."},
    {"json", "FILE", "Writes what --check found for programs; -: to standard output.", ValueKind::File},
    {"sheet", "FILE.pdf", "Writes the tasks, questions and exercises with empty cells, on A4 pages.", ValueKind::File},
    {"solutions", "FILE.pdf", "Writes the solutions of that sheet.", ValueKind::File},
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
    const LessonLook look{std::string(languageOfLesson(*argument.path())), call.line.budget()};
    for (const std::string_view of : kLessonSheets)
        if (const auto path = call.line.value(of))
            call.services.drawing->sheet(*path, lesson, of, look);
    std::ostream& out = call.out;
    out << argument.name << ": " << lesson.title << ": " << counted(lesson.figures.size(), "case") << ", "
        << counted(lesson.questions.size(), "question") << ", " << counted(factsOf(lesson), "number")
        << " recomputed\n";
    for (const LessonProblem& note : longCodeLines(lesson))
        out << "note: " << english(problemText(argument.name, note)) << '\n';
    return exit_code::kFine;
}

// Before long work; a sheet needs the window program.
void needSheets(const CommandCall& call)
{
    for (const std::string_view of : kLessonSheets) {
        const auto path = call.line.value(of);
        if (!path)
            continue;
        if (call.line.cases().size() > 1 || call.line.value("check"))
            throw TextError("--" + std::string(of) + " is of one lesson, and goes without --check");
        needWritable(path);
        if (!call.services.drawing)
            becomeWindow(kLessonText.name, call.line.arguments());
    }
}

int lessonCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().empty())
        throw TextError("no lesson is given; expected a file such as lesson.md");
    for (const char* option : {"exercise", "json"})
        if (line.value(option) && !line.value("check"))
            throw TextError("--" + std::string(option) + " goes with --check");
    needSheets(call);
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
    .sentence = "Reads lessons and says what is wrong in them: file, line, field, and what was expected. Every number "
                "that a lesson states in {= number | question} is recomputed. Lines of code that the window's panel "
                "wraps are noted. With --check an answer to the lesson's exercise is run in Python and held against "
                "the reference, in the words of `tessera identify`; nothing else starts a program.",
    .options = kLessonOptions,
    .remarks = "`tessera render LESSON.md --out FILE.html` makes a page of a lesson. The format is described in "
               "resources/lessons/README.md.",
    .examples = kLessonExamples,
    .run = lessonCommand,
};

} // namespace tessera
