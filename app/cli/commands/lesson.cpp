// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/window_program.h"
#include "app/cli/terminal/output_file.h"
#include "engine/compute/foreign/private_folder.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/identify_report.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"
#include "engine/teach/lesson/exercise.h"
#include "engine/teach/lesson/fact_words.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <string>

namespace tessera {

namespace {

#include "exercise_texts.inc"

constexpr std::string_view kOwnSolution = "solution"; // in place of a script: the lesson's

// What became of one case of an exercise.
struct CheckedCase {
    const LessonExercise* exercise;
    const Case* c;
    std::optional<Failure> failure = {};
    std::optional<Diagnosis> diagnosis = {}; // of an output that is wrong
};

std::string checkJson(const Lesson& lesson, const std::string& script, const std::vector<CheckedCase>& cases, int code)
{
    JsonText json;
    json.beginObject().key("lesson").value(lesson.title).key("script").value(script);
    json.key("isRight").value(code == exit_code::kFine).key("cases").beginArray();
    for (const CheckedCase& each : cases) {
        json.beginObject().key("exercise").value(each.exercise->name).key("case").value(toText(*each.c));
        json.key("isRight").value(!each.failure && !each.diagnosis);
        if (each.failure)
            json.key("failure").value(each.failure->message);
        if (each.diagnosis) {
            json.key("diagnosis");
            writeDiagnosis(json, *each.diagnosis);
        }
        json.endObject();
    }
    json.endArray().endObject();
    return json.text();
}

class ExerciseCheck {
public:
    ExerciseCheck(const CommandCall& call, std::ostream& out, const LessonExercise& exercise, std::string script,
                  std::string name)
        : m_call(call)
        , m_out(out)
        , m_exercise(exercise)
        , m_script(std::move(script))
        , m_name(std::move(name))
    {
    }

    int run(std::vector<CheckedCase>& checked) const
    {
        int code = exit_code::kFine;
        for (size_t i = 0; i < m_exercise.cases.size(); ++i) {
            const Case& c = m_exercise.cases[i];
            m_out << m_exercise.function << ", " << i + 1 << " of " << m_exercise.cases.size() << ": tessera "
                  << toText(c) << '\n';
            CheckedCase& now = checked.emplace_back(CheckedCase{&m_exercise, &c});
            now.failure = m_call.attempt(m_name, [&] { code = std::max(code, runCase(c, now.diagnosis)); });
            if (now.failure)
                return now.failure->code; // the next case would say the same
        }
        return code;
    }

private:
    std::unique_ptr<Engine> engineFor(const Case& c) const
    {
        std::string command = "exec:python3 -B -c " + shellWord(std::string(kExercisePy));
        for (const std::string& word : {m_script, m_exercise.function, keywordArguments(m_exercise, c)})
            command += " " + shellWord(word);
        const EngineFactory make = startedEngines(m_call.line, m_call.services);
        return make(m_call.line.engineOptions(), command + " {input} {output}");
    }

    int runCase(const Case& c, std::optional<Diagnosis>& wrong) const
    {
        ReadyCase ready = prepare(c, m_call.line.budget());
        engineFor(c)->run(c, ready.plan, ready.input, ready.output);
        const Tensor right = outputBy("reference", c, ready.plan, ready.input);
        if (equalElements(ready.output, right)) {
            m_out << "  right: all " << elementCount(ready.plan.output) << " elements\n";
            return exit_code::kFine;
        }
        const Diagnosis diagnosis =
            identify(ready.input, ready.output, c.op, {.wantsProbe = false, .side = m_exercise.function + "()"});
        print(m_out, diagnosis);
        if (diagnosis.mistake == MistakeClass::None)
            return exit_code::kFine;
        wrong = diagnosis;
        return exit_code::kMismatch;
    }

    const CommandCall& m_call;
    std::ostream& m_out;
    const LessonExercise& m_exercise;
    std::string m_script, m_name; // its path, and what it is called
};

int checkExercise(const CommandCall& call, std::ostream& out, const LessonExercise& exercise,
                  std::vector<CheckedCase>& checked)
{
    const std::string script = *call.line.value("check");
    if (script != kOwnSolution) {
        regularFileSize(script); // throws where it is missing
        return ExerciseCheck(call, out, exercise, script, script).run(checked);
    }
    const PrivateFolder folder(exercise.solution.size());
    const std::filesystem::path path = folder.path() / "solution.py";
    std::ofstream(path) << exercise.solution;
    return ExerciseCheck(call, out, exercise, path.string(), script).run(checked);
}

// Runs the script's function on each case of the exercise, or of all of them where none is named, and says what is
// wrong in the words of `identify`. The exit code. Throws TextError where there is no such exercise, IoError,
// EngineError.
int checkExercises(const CommandCall& call, const Lesson& lesson)
{
    const auto name = call.line.value("exercise");
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
    if (meant.size() > 1 && *call.line.value("check") != kOwnSolution)
        throw TextError("the lesson has several exercises; expected --exercise with " + alternatives(names));
    Reports reports(call);
    std::vector<CheckedCase> checked;
    int code = exit_code::kFine;
    for (const LessonExercise* exercise : meant)
        code = std::max(code, checkExercise(call, reports.lines(), *exercise, checked));
    reports.write("json", [&] { return checkJson(lesson, *call.line.value("check"), checked, code); });
    return reports.code(code);
}

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
