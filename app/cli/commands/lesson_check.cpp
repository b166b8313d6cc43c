// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/lesson_check.h"

#include "app/cli/arguments/shared_options.h"
#include "engine/compute/foreign/private_folder.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/file.h"
#include "engine/report/runs/identify_report.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"
#include "engine/teach/lesson/exercise.h"
#include "engine/teach/lesson/fact_words.h"

#include <algorithm>
#include <fstream>
#include <ostream>

namespace tessera {

namespace {

#include "exercise_texts.inc"

class ExerciseCheck {
public:
    ExerciseCheck(const CommandCall& call, const LessonExercise& exercise, std::string script, std::string name)
        : m_call(call)
        , m_exercise(exercise)
        , m_script(std::move(script))
        , m_name(std::move(name))
    {
    }

    int run() const
    {
        int code = exit_code::kFine;
        for (size_t i = 0; i < m_exercise.cases.size(); ++i) {
            const Case& c = m_exercise.cases[i];
            m_call.out << m_exercise.function << ", " << i + 1 << " of " << m_exercise.cases.size() << ": tessera "
                       << toText(c) << '\n';
            if (const auto failure = m_call.attempt(m_name, [&] { code = std::max(code, runCase(c)); }))
                return failure->code; // the next case would say the same
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

    int runCase(const Case& c) const
    {
        ReadyCase ready = prepare(c, m_call.line.budget());
        engineFor(c)->run(c, ready.plan, ready.input, ready.output);
        const Tensor right = outputBy("reference", c, ready.plan, ready.input);
        if (equalElements(ready.output, right)) {
            m_call.out << "  right: all " << elementCount(ready.plan.output) << " elements\n";
            return exit_code::kFine;
        }
        const Diagnosis diagnosis =
            identify(ready.input, ready.output, c.op, {.wantsProbe = false, .side = m_exercise.function + "()"});
        print(m_call.out, diagnosis);
        return diagnosis.mistake == MistakeClass::None ? exit_code::kFine : exit_code::kMismatch;
    }

    const CommandCall& m_call;
    const LessonExercise& m_exercise;
    std::string m_script, m_name; // its path, and what it is called
};

int checkExercise(const CommandCall& call, const LessonExercise& exercise)
{
    const std::string script = *call.line.value("check");
    if (script != kOwnSolution) {
        regularFileSize(script); // throws where it is missing
        return ExerciseCheck(call, exercise, script, script).run();
    }
    const PrivateFolder folder(exercise.solution.size());
    const std::filesystem::path path = folder.path() / "solution.py";
    std::ofstream(path) << exercise.solution;
    return ExerciseCheck(call, exercise, path.string(), script).run();
}

} // namespace

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
    int code = exit_code::kFine;
    for (const LessonExercise* exercise : meant)
        code = std::max(code, checkExercise(call, *exercise));
    return code;
}

} // namespace tessera
