// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "engine/compute/foreign/exchange.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/run_reports.h"
#include "engine/report/runs/terminal_text.h"
#include "engine/teach/lesson/fact.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <string>

namespace tessera {

namespace {

#include "exercise_texts.inc"

constexpr std::string_view kOwnSolution = "solution"; // stands for the lesson's own script

// Checks what a script's function gives for the cases of an exercise.
struct ExerciseCheck {
    const CommandCall& call;
    std::ostream& out;
    const LessonExercise& exercise;
    std::string script; // its path

    void addTo(std::vector<Result>& results) const
    {
        const std::string name = *call.line.value(kAnswer.name);
        for (size_t i = 0; i < exercise.cases.size(); ++i) {
            const Case& c = exercise.cases[i];
            out << exercise.function << ", " << i + 1 << " of " << exercise.cases.size() << ": tessera " << toText(c)
                << '\n';
            Result result{.name = exercise.function,
                          .label = toText(c),
                          .outcome = Outcome::Pass,
                          .operatorName = std::string(tessera::name(c.op)),
                          .engine = name,
                          .against = "reference"};
            const auto failure = call.attempt(name, [&] { judge(c, result); });
            results.push_back(failure ? failedResult(result.title(), *failure, {}) : std::move(result));
            if (failure)
                return; // the next case would say the same
        }
    }

    std::unique_ptr<Engine> engineFor(const Case& c) const
    {
        std::string command = "exec:python3 -B -c " + shellWord(std::string(kExercisePy));
        for (const std::string& word : {script, exercise.function, keywordArguments(exercise, c)})
            command += " " + shellWord(word);
        const EngineFactory make = startedEngines(call.line, call.services);
        return make(call.line.engineOptions(), command + " {input} {output}");
    }

    void judge(const Case& c, Result& result) const
    {
        DispatchJob ready = prepare(c, call.line.budget());
        engineFor(c)->run(c, ready.plan, ready.input, ready.output);
        result.figures = "all " + std::to_string(elementCount(ready.plan.output)) + " elements are right";
        if (equalElements(ready.output, outputBy("reference", c, ready.plan, ready.input))) {
            out << "  " << result.figures << '\n';
            return;
        }
        const Diagnosis diagnosis =
            identify(ready.input, ready.output, c.op, {.wantsProbe = false, .side = exercise.function + "()"});
        print(out, diagnosis);
        if (diagnosis.mistake == MistakeClass::None)
            return;
        result.outcome = Outcome::Fail;
        result.figures = countedText(diagnosis.explained, diagnosis.of) + " elements are explained";
        result.cause = Cause{"A", diagnosis};
    }
};

void checkExercise(const CommandCall& call, std::ostream& out, const LessonExercise& exercise,
                   std::vector<Result>& results)
{
    const std::string script = *call.line.value(kAnswer.name);
    if (script != kOwnSolution) {
        regularFileSize(script); // throws where it is missing
        return ExerciseCheck{call, out, exercise, script}.addTo(results);
    }
    const PrivateFolder folder(exercise.solution.size());
    const std::filesystem::path path = folder.path() / "solution.py";
    std::ofstream(path) << exercise.solution;
    ExerciseCheck{call, out, exercise, path.string()}.addTo(results);
}

// Runs the script's function on each case of the exercise, or of all of them where none is named, and says what is
// wrong in the words of `identify`. The exit code. Throws TextError where there is no such exercise, IoError,
// EngineError.
int checkExercises(const CommandCall& call, const Lesson& lesson)
{
    const auto name = call.line.value(kExercise.name);
    std::vector<const LessonExercise*> meant;
    std::vector<std::string_view> names;
    for (const LessonExercise& exercise : lesson.exercises) {
        names.push_back(exercise.name);
        if (!name || exercise.name == *name)
            meant.push_back(&exercise);
    }
    if (names.empty())
        throw TextError("\"" + lesson.title + "\" has no exercise");
    if (meant.empty())
        throw TextError("no exercise is called " + *name + "; expected " + alternatives(names));
    if (meant.size() > 1 && *call.line.value(kAnswer.name) != kOwnSolution)
        throw TextError("the lesson has several exercises; expected --exercise with " + alternatives(names));
    CheckRun run(call);
    for (const LessonExercise* exercise : meant)
        checkExercise(call, run.reports.lines(), *exercise, run.report.results);
    return run.finish();
}

size_t factsOf(const Lesson& lesson)
{
    size_t count = 0;
    forEachText(lesson, [&count](const LessonText& text, const char*) {
        count += static_cast<size_t>(std::ranges::count(text.spans, LessonSpan::Kind::Fact, &LessonSpan::kind));
    });
    return count;
}

int tellLesson(const CommandCall& call, const CaseArgument& argument)
{
    const Lesson lesson = checkedLesson(*argument.path(), call.line.budget());
    if (call.line.value(kAnswer.name))
        return checkExercises(call, lesson);
    std::ostream& out = call.out;
    out << argument.name << ": " << lesson.title << ": " << counted(lesson.figures.size(), "case") << ", "
        << counted(lesson.questions.size(), "question") << ", " << counted(factsOf(lesson), "number")
        << " recomputed\n";
    return exit_code::kFine;
}

} // namespace

bool areLessons(const CommandLine& line)
{
    const auto count = std::ranges::count_if(line.cases(), [](const CaseArgument& each) {
        return each.path() && fileKind(*each.path()) == FileKind::Lesson;
    });
    if (count > 0 && count < std::ssize(line.cases()))
        throw TextError("lessons are checked by themselves; expected cases, or files that end in .md");
    return count > 0;
}

int checkLessons(const CommandCall& call)
{
    requireOnly(call.line, "a lesson", {kAnswer.name, kExercise.name, kJson.name, kJunit.name, kHtml.name});
    for (const std::string_view option : {kExercise.name, kJson.name, kJunit.name, kHtml.name})
        if (call.line.value(option) && !call.line.value(kAnswer.name))
            throw TextError("--" + std::string(option) + " of a lesson goes with --answer");
    int code = exit_code::kFine;
    for (const CaseArgument& argument : call.line.cases())
        code = std::max(code, reportErrors(kCheckText.name, {}, call.err, [&] { return tellLesson(call, argument); }));
    return code;
}

} // namespace tessera
