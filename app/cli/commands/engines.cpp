// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/commands.h"
#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/engine.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <array>
#include <future>

namespace tessera {

namespace {

void add(TextTable& table, const EngineEntry& entry)
{
    table.add(
        {terminalText(entry.name), (entry.available ? "" : "missing: ") + terminalText(english(entry.description))});
}

constexpr Option kEnginesOptions[] = {
    {"engine", "NAME", "Starts this engine, and says what it is.", ValueKind::Engine},
    {"faulty", "", "Lists the classes of mistakes; each is an engine that makes it: sabotage:CLASS."},
    kEngineFile,
    kTimeout,
};

constexpr Example kEnginesExamples[] = {
    {"engines --engine 'serve:python3 mine.py'", "Asks a program of yours what it is."},
    {"sweep --engine sabotage:nearest-rule --cases 1000", "Sweeps an engine that is wrong on purpose."},
};

int enginesCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    TextTable table;
    if (line.value("faulty")) {
        for (const Mistake& mistake : mistakes())
            table.add(
                {std::string(mistake.name), english(mistake.sentence) + " (" + english(name(mistake.scope)) + ")"});
    } else if (const auto name = line.value("engine")) {
        const auto engine = startedEngines(line, call.services)({}, *name);
        add(table, {engine->name(), engine->description(), true});
    } else {
        for (const EngineEntry& entry : engineList())
            add(table, entry);
        for (const EngineEntry& entry : foreignEngineList(foreignOptions(line)))
            add(table, entry);
    }
    table.print(call.out, 2);
    return exit_code::kFine;
}

} // namespace

const CommandText kEnginesText{
    .name = "engines",
    .summary = "lists what this machine can compute with",
    .operands = "",
    .sentence = "Lists what --engine takes on this machine, and why a built-in engine is missing. With --engine it "
                "starts one, and says what it is.",
    .options = kEnginesOptions,
    .most = 0,
    .remarks =
        "--engine also takes foreign engines. Without an engine file:\n"
        "  'exec:COMMAND'   a process for each run; {case}, {json}, {input} and {output} are replaced, the last two "
        "by\n"
        "                   a .npy, or as {input.png} and {output.exr} by a picture of any format that is written\n"
        "  'serve:COMMAND'  a process that stays, and answers in lines of JSON\n"
        "  'lib:PATH'       a shared library that exports what tessera_engine.h declares, in a process of its own\n"
        "  'shader:PATH'    a compute shader, GLSL or SPIR-V; `tessera code OPERATOR --framework GLSL` prints\n"
        "                   one to begin with\n"
        "With an engine file, NAME.engine.json: its path, or its name where --engine-file gives the file or it lies in "
        "~/.config/tessera/engines. Only what you name is started, and no case file can name an engine. So the list "
        "has a framework's engine even where the framework is not installed; once named, it says what is missing and "
        "what installs it. `tessera help engine` says how an engine is made.\n\n"
        "A mistake of --faulty that cannot be made in a case is UNSUPPORTED there. One that makes no difference "
        "passes, as a real one would. sabotage:CLASS+CLASS makes two at once, in the order of the work: input, map, "
        "sums, output.\n\n"
        "Vulkan's buffers have guard bands before and after them, which are checked after every run.",
    .examples = kEnginesExamples,
    .run = enginesCommand,
};

namespace {

constexpr Option kDoctorOptions[] = {kEngineFile, kTimeout};

constexpr Example kDoctorExamples[] = {
    {"doctor", "Says what this machine lacks, and what installs it."},
    {"doctor --json machine.json", "Keeps it, to send it along."},
};

using Results = std::vector<Result>; // what is found of each thing that the program stands on

// The result of what `work` finds, or of what it throws.
template <class Work> Result found(std::string name, Work work)
{
    Result result{.name = std::move(name), .outcome = Outcome::Pass, .otherCode = exit_code::kFine};
    try {
        result.figures = work();
    } catch (const EngineMissing& error) {
        result.outcome = Outcome::Missing;
        result.figures = error.what();
    } catch (const Error& error) {
        result.outcome = Outcome::Error;
        result.figures = error.what();
    }
    return result;
}

// For optional parts: whatever is wrong with one, it is missing.
template <class Work> Result foundOrMissing(std::string name, Work work)
{
    Result result = found(std::move(name), work);
    if (result.outcome == Outcome::Error)
        result.outcome = Outcome::Missing;
    return result;
}

// The first case moves values, the second computes.
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

// Lets each of our engines compute two cases, and holds it against the reference.
Results ownEngines(const EngineFactory& makeEngine, const EngineOptions& options)
{
    Results results;
    for (const EngineEntry& entry : engineList())
        results.push_back(found("engine " + entry.name, [&] {
            if (!entry.available)
                throw EngineMissing(entry.description);
            tryOut(*makeEngine(options, entry.name), *makeEngine(options, "reference"));
            return english(entry.description);
        }));
    return results;
}

std::string budgetText(const MemoryBudget& budget)
{
    const bool isHalf = budget.bytes == halfOfMemory();
    return english(amountOf(budget)) + (isHalf ? ", half of the machine's memory; " : "; ")
        + "--memory-budget MIB says another";
}

std::string displayText()
{
    if (const std::string reason = whyNoDisplay(); !reason.empty())
        throw EngineMissing(reason);
    return "The environment names one.";
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
std::string pythonText()
{
    constexpr double kMostSeconds = 20;
    const std::string toDo = "Install the package python3-tessera, or the wheel with pip.";
    std::string line, errors;
    ProcessEnd end;
    try {
        const Deadline deadline(kMostSeconds, {});
        ChildProcess python({.words = {"python3", "-c", kAskModule}});
        line = python.line(deadline).value_or("");
        end = python.wait(deadline);
        errors = python.lastErrors();
    } catch (const EngineError& error) {
        throw EngineMissing(std::string(error.what()) + ". " + toDo);
    }
    if (end.code != 0 || end.signal != 0)
        throw EngineError(end.text(errors));
    if (line.empty())
        throw EngineMissing("python3 finds none. " + toDo);
    return line;
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

// Starts the installed adapters and the engine files of the options, all at once. Reads a user's other engine files.
Results otherEngines(const ForeignOptions& options)
{
    std::vector<std::filesystem::path> asked = options.files;
    const auto adapters = adapterFolder();
    if (adapters)
        std::ranges::copy(engineFilesIn(*adapters), std::back_inserter(asked));
    std::vector<std::future<Result>> answers;
    answers.reserve(asked.size());
    for (const std::filesystem::path& path : asked)
        answers.push_back(std::async(std::launch::async, [&options, &path] {
            return found("adapter " + nameOf(path),
                         [&] { return english(makeForeignEngine(path.string(), options)->description()); });
        }));
    Results results;
    for (std::future<Result>& answer : answers)
        results.push_back(answer.get());
    if (!adapters)
        results.push_back(found("adapter all", []() -> std::string {
            throw EngineMissing("none are installed. Install the package tessera-engines.");
        }));
    for (const std::filesystem::path& folder : engineFolders())
        for (const std::filesystem::path& path :
             folder == adapters ? std::vector<std::filesystem::path>() : engineFilesIn(folder))
            results.push_back(found("engine file " + nameOf(path), [&] {
                return "`tessera engines --engine " + readEngineFile(path).name + "` starts it";
            }));
    return results;
}

int doctorCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    Reports reports(call);
    Report report{.head = headOf(line), .heading = "What there is, and what to do"};
    const auto add = [&](const Results& results) {
        for (const Result& each : results) {
            printLine(reports.lines(), word(each.outcome), each.name, each.figures, {});
            reports.lines() << std::flush; // the next result may take a while
            report.results.push_back(each);
        }
    };
    add({foundOrMissing("vulkan loader", [] { return "Vulkan " + vulkanLoader(); })});
    const Results own = ownEngines(call.services.makeEngine, line.engineOptions());
    const bool canRun = std::ranges::find(own, Outcome::Pass, &Result::outcome) != own.end();
    add(own);
    add({found("memory budget", [&] { return budgetText(line.budget()); }),
         foundOrMissing("window program", [] { return windowProgram().string(); }),
         found("window display", displayText), found("python module", pythonText)});
    add(otherEngines(foreignOptions(line)));
    report.summary = {canRun ? "An engine computes" : "No engine of ours computes", text(sumOf(report.results))};
    report.members = [canRun](JsonText& json) { json.key("canRun").value(canRun); };
    reports.write(report);
    return reports.code(canRun ? exit_code::kFine : exit_code::kEngineFailed);
}

} // namespace

const CommandText kDoctorText{
    .name = "doctor",
    .summary = "says what this machine lacks, and what to do about it",
    .operands = "",
    .sentence = "Looks at everything that Tessera needs; each line says that it is there, or what to do.",
    .options = kDoctorOptions,
    .shared = {.reports = true},
    .most = 0,
    .remarks = "Each built-in engine computes two cases, which are held against the reference. Adapters (the engines "
               "of frameworks that come with Tessera) and what --engine-file names are started for their versions; "
               "your other engine files are only read. Each line begins with PASS, MISSING or ERROR. A missing part is "
               "no error: the exit code is 5 only where no built-in engine computes.",
    .examples = kDoctorExamples,
    .run = doctorCommand,
};

} // namespace tessera
