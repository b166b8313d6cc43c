// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr Example kLessonExamples[] = {
    {"lesson resources/lessons/[01]*.md", "Recomputes every number of the lessons that come with the program."},
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
    return count;
}

int tellLesson(const CaseArgument& argument, const MemoryBudget& budget, std::ostream& out)
{
    const auto* path = argument.path();
    if (!path || !isLessonFile(*path))
        throw TextError(argument.name + " is no lesson; expected a file such as lesson.md");
    const Lesson lesson = checkedLesson(*path, budget);
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
    int code = exit_code::kFine;
    for (const CaseArgument& argument : line.cases())
        code = std::max(code, guarded(kLessonText.name, {}, call.err, [&] {
                            return tellLesson(argument, line.budget(), call.out);
                        }));
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
        "noted.",
    .options = {},
    .remarks = "`tessera page LESSON.md --out FILE.html` makes a page of a lesson. The format is described in\n"
               "resources/lessons/README.md.",
    .examples = kLessonExamples,
    .run = lessonCommand,
};

} // namespace tessera
