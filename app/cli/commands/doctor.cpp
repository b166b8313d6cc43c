// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/window_program.h"
#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <future>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kDoctorOptions[] = {kJson, kEngineFile, kTimeout};

constexpr Example kDoctorExamples[] = {
    {"doctor", "Says what this machine lacks, and what installs it."},
    {"doctor --json machine.json", "Keeps it, to send it along."},
};

// What is found of one thing that the program stands on.
struct Condition {
    std::string_view state; // "ok", "missing", "failed"
    std::string_view part; // "engine"
    std::string name; // "vulkan:llvmpipe"
    std::string sentence; // what is there; where it is not ok, what to do
};
using Conditions = std::vector<Condition>;

// What `work` finds; where it throws, what that says.
template <class Work>
Condition found(std::string_view part, const std::string& name, Work work, std::string_view failing = "failed")
{
    try {
        return {"ok", part, name, work()};
    } catch (const EngineMissing& error) {
        return {"missing", part, name, error.what()};
    } catch (const Error& error) {
        return {failing, part, name, error.what()};
    }
}

// One that only moves values, and one that computes.
constexpr std::array kTriedLines = {
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
    "RESAMPLE --Sizes 1,2,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,3 --data random:1",
};

// Throws EngineError where the engine is wrong.
void tryOut(const Engine& engine, const Engine& reference)
{
    for (const char* line : kTriedLines) {
        const Case c = caseFromText(line);
        DispatchJob ready = prepare(c, {});
        Tensor expected = ready.output;
        engine.run(c, ready.plan, ready.input, ready.output);
        reference.run(c, ready.plan, ready.input, expected);
        const Judgement judged =
            judge(c, ready.plan, ready.input, ready.output, expected, defaultTolerance(ready.plan, false));
        if (isWrong(judged.state))
            throw EngineError(std::string("is not right for ") + line + "; `tessera check '" + line + "' --engine "
                              + engine.name() + "` shows where");
    }
}

// Each of our engines has computed two cases, and is held against the reference.
Conditions engineConditions(const EngineFactory& makeEngine, const EngineOptions& options)
{
    Conditions conditions;
    for (const EngineEntry& entry : engineList())
        conditions.push_back(found("engine", entry.name, [&] {
            if (!entry.available)
                throw EngineMissing(entry.description);
            tryOut(*makeEngine(options, entry.name), *makeEngine(options, "reference"));
            return english(entry.description);
        }));
    return conditions;
}

Condition budgetCondition(const MemoryBudget& budget)
{
    const bool isHalf = budget.bytes == halfOfMemory();
    return {"ok", "memory", "budget",
            english(amountOf(budget)) + (isHalf ? ", half of the machine's memory; " : "; ")
                + "--memory-budget MIB says another"};
}

Conditions windowConditions()
{
    const std::string reason = whyNoDisplay();
    return {found(
                "window", "program", [] { return windowProgram().string(); }, "missing"),
            {reason.empty() ? "ok" : "missing", "window", "display",
             reason.empty() ? "The environment names one." : reason}};
}

// What a Python prints that imports the module from where it is installed, never from the folder that it is started in.
// The module comes with the package or the wheel; where it is missing nothing is printed.
constexpr const char* kAskModule = R"(import sys
sys.path[:] = [each for each in sys.path if each]
import importlib.util
if importlib.util.find_spec("tessera"):
    import tessera
    tessera.case("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2").output_shape
    print("tessera", tessera.__version__, "of", sys.executable, "in", tessera.__path__[0])
)";

// Whether python3 imports tessera, and plans a case with it.
Condition pythonCondition()
{
    constexpr double kMostSeconds = 20;
    const std::string toDo = "Install the package python3-tessera, or the wheel with pip.";
    try {
        const Deadline deadline(kMostSeconds, {});
        ChildProcess python({.words = {"python3", "-c", kAskModule}});
        const std::string line = python.line(deadline).value_or("");
        const ProcessEnd end = python.wait(deadline);
        if (end.code != 0 || end.signal != 0)
            return {"failed", "python", "module", english(end.text(python.complaints()))};
        return {line.empty() ? "missing" : "ok", "python", "module",
                line.empty() ? "python3 finds none. " + toDo : line};
    } catch (const EngineError& error) {
        return {"missing", "python", "module", std::string(error.what()) + ". " + toDo};
    }
}

// The name that a file's engine has, or that the file was named for where it cannot be read.
std::string nameOf(const std::filesystem::path& file)
{
    try {
        return readEngineFile(file).name;
    } catch (const Error&) {
        const std::string name = file.filename().string();
        return isEngineFile(file) ? name.substr(0, name.size() - kEngineFileEnd.size()) : name;
    }
}

// The adapters that are installed with us and the engine files of the options are started, all at once; a user's other
// engine files are read.
Conditions adapterConditions(const ForeignOptions& options)
{
    std::vector<std::filesystem::path> asked = options.files;
    const auto adapters = adapterFolder();
    if (adapters)
        std::ranges::copy(engineFilesIn(*adapters), std::back_inserter(asked));
    std::vector<std::future<Condition>> answers;
    answers.reserve(asked.size());
    for (const std::filesystem::path& path : asked)
        answers.push_back(std::async(std::launch::async, [&options, &path] {
            return found("adapter", nameOf(path),
                         [&] { return english(makeForeignEngine(path.string(), options)->description()); });
        }));
    Conditions conditions;
    for (std::future<Condition>& answer : answers)
        conditions.push_back(answer.get());
    if (!adapters)
        conditions.push_back({"missing", "adapter", "all", "none are installed. Install the package tessera-engines."});
    for (const std::filesystem::path& folder : engineFolders())
        for (const std::filesystem::path& path :
             folder == adapters ? std::vector<std::filesystem::path>() : engineFilesIn(folder))
            conditions.push_back(found("engine file", nameOf(path), [&] {
                return "`tessera engines --engine " + readEngineFile(path).name + "` starts it";
            }));
    return conditions;
}

void print(std::ostream& out, const Condition& each)
{
    constexpr int kStateWidth = 9, kPartWidth = 13, kNameWidth = 18;
    out << std::left << std::setw(kStateWidth) << each.state << std::setw(kPartWidth) << each.part
        << std::setw(kNameWidth) << terminalText(each.name) << ' ' << terminalText(each.sentence) << '\n'
        << std::flush; // what comes next may take a while
}

std::string doctorJson(const Conditions& conditions, bool canRun)
{
    JsonText json;
    beginReport(json, "doctor").key("canRun").value(canRun).key("findings").beginArray();
    for (const Condition& each : conditions) {
        json.beginObject().key("part").value(each.part).key("name").value(each.name);
        json.key("state").value(each.state).key("sentence").value(each.sentence).endObject();
    }
    return json.endArray().endObject().text();
}

int doctorCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (!line.cases().empty())
        throw TextError("doctor takes no case, and " + line.cases().front().name + " is given");
    Reports reports(call);
    Conditions all;
    const auto add = [&](const Conditions& conditions) {
        for (const Condition& each : conditions) {
            print(reports.lines(), each);
            all.push_back(each);
        }
    };
    const Conditions engines = engineConditions(call.services.makeEngine, line.engineOptions());
    const bool canRun = std::ranges::any_of(engines, [](const Condition& each) { return each.state == "ok"; });
    add({found(
        "vulkan", "loader", [] { return "Vulkan " + vulkanLoader(); }, "missing")});
    add(engines);
    add({budgetCondition(line.budget())});
    add(windowConditions());
    add({pythonCondition()});
    add(adapterConditions(foreignOptions(line)));
    reports.write("json", [&] { return doctorJson(all, canRun); });
    return reports.code(canRun ? exit_code::kFine : exit_code::kEngineFailed);
}

} // namespace

const CommandText kDoctorText{
    .name = "doctor",
    .summary = "says what this machine lacks, and what to do about it",
    .operands = "",
    .sentence = "Looks at everything that Tessera stands on, a line each: ok, or what to do.",
    .options = kDoctorOptions,
    .remarks =
        "Each of our engines computes two cases, which are held against the reference. Adapters, the frameworks' "
        "engines that are installed with us, and what --engine-file names are started for their versions; other engine "
        "files of yours are only read. A word begins each line: ok, missing or failed. What is missing is no error: "
        "the exit code is 5 only where no engine of ours computes.",
    .examples = kDoctorExamples,
    .run = doctorCommand,
};

} // namespace tessera
