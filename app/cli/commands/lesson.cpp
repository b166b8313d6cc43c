// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "engine/compute/foreign/private_folder.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis_json.h"
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
    const std::string script = *call.line.value(kAnswer.name);
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
    if (meant.size() > 1 && *call.line.value(kAnswer.name) != kOwnSolution)
        throw TextError("the lesson has several exercises; expected --exercise with " + alternatives(names));
    Reports reports(call);
    std::vector<CheckedCase> checked;
    int code = exit_code::kFine;
    for (const LessonExercise* exercise : meant)
        code = std::max(code, checkExercise(call, reports.lines(), *exercise, checked));
    reports.write("json", [&] { return checkJson(lesson, *call.line.value(kAnswer.name), checked, code); });
    return reports.code(code);
}

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

int tellLesson(const CommandCall& call, const CaseArgument& argument)
{
    const Lesson lesson = checkedLesson(*argument.path(), call.line.budget());
    if (call.line.value(kAnswer.name))
        return checkExercises(call, lesson);
    std::ostream& out = call.out;
    out << argument.name << ": " << lesson.title << ": " << counted(lesson.figures.size(), "case") << ", "
        << counted(lesson.questions.size(), "question") << ", " << counted(factsOf(lesson), "number")
        << " recomputed\n";
    for (const LessonProblem& note : longCodeLines(lesson))
        out << "note: " << english(problemText(argument.name, note)) << '\n';
    return exit_code::kFine;
}

} // namespace

bool areLessons(const CommandLine& line)
{
    const auto isLesson = [](const CaseArgument& each) { return each.path() && isLessonFile(*each.path()); };
    const auto count = std::ranges::count_if(line.cases(), isLesson);
    if (count > 0 && count < std::ssize(line.cases()))
        throw TextError("lessons are checked by themselves; expected cases, or files that end in .md");
    return count > 0;
}

int checkLessons(const CommandCall& call)
{
    needOnly(call.line, "a lesson", {kAnswer.name, kExercise.name, kJson.name});
    for (const Option* option : {&kExercise, &kJson})
        if (call.line.value(option->name) && !call.line.value(kAnswer.name))
            throw TextError("--" + std::string(option->name) + " of a lesson goes with --answer");
    int code = exit_code::kFine;
    for (const CaseArgument& argument : call.line.cases())
        code = std::max(code, guarded(kCheckText.name, {}, call.err, [&] { return tellLesson(call, argument); }));
    return code;
}

} // namespace tessera
