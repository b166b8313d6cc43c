// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/doctor_conditions.h"

#include "app/cli/commands/window_program.h"
#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/core/engines/run_failure.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/pages/words.h"

#include <algorithm>
#include <future>
#include <optional>

namespace tessera {

namespace {

// One that only moves values, and one that computes.
constexpr std::array kTriedLines = {
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
    "RESAMPLE --Sizes 1,2,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,3 --data random:1",
};

// What is wrong with the engine's output of a case; empty: nothing. Throws EngineError.
std::string wrongWith(const Engine& engine, const Engine& reference, const char* line)
{
    const Case c = caseFromText(line);
    ReadyCase ready = prepare(c, {});
    Tensor expected = ready.output;
    engine.run(c, ready.plan, ready.input, ready.output);
    reference.run(c, ready.plan, ready.input, expected);
    const Judgement found =
        judge(c, ready.plan, ready.input, ready.output, expected, defaultTolerance(ready.plan, false));
    if (!isWrong(found.state))
        return {};
    return std::string("is not right for ") + line + "; `tessera check '" + line + "' --engine " + engine.name()
        + "` shows where";
}

// What `work` finds; where it throws, what that says.
template <class Work>
Condition found(std::string_view part, const std::string& name, Work work, Health failing = Health::Failed)
{
    try {
        return {part, name, Health::Fine, work()};
    } catch (const EngineMissing& error) {
        return {part, name, Health::Missing, error.what()};
    } catch (const Error& error) {
        return {part, name, failing, error.what()};
    }
}

Condition tried(const EngineEntry& entry, const EngineFactory& makeEngine, const EngineOptions& options)
{
    if (!entry.available)
        return {"engine", entry.name, Health::Missing, english(entry.description)};
    return found("engine", entry.name, [&] {
        const auto engine = makeEngine(options, entry.name), reference = makeEngine(options, "reference");
        for (const char* line : kTriedLines)
            if (const std::string wrong = wrongWith(*engine, *reference, line); !wrong.empty())
                throw EngineError(wrong);
        return english(entry.description);
    });
}

struct Answer {
    std::string line; // the first that it printed; where it failed, what it complained of
    bool isFine;
};

// What a program prints. Throws EngineError where it does not start or end.
Answer answerOf(const std::vector<std::string>& words)
{
    constexpr double kMostSeconds = 20;
    const Patience patience(kMostSeconds, {});
    ChildProcess process({.words = words});
    const std::string line = process.line(patience).value_or("");
    const ProcessEnd end = process.wait(patience);
    const bool isFine = end.code == 0 && end.signal == 0;
    return {isFine ? line : english(end.text(process.complaints())), isFine};
}

} // namespace

std::vector<Condition> engineConditions(const EngineFactory& makeEngine, const EngineOptions& options)
{
    std::vector<Condition> conditions;
    for (const EngineEntry& entry : engineList())
        conditions.push_back(tried(entry, makeEngine, options));
    return conditions;
}

Condition vulkanCondition()
{
    return found(
        "vulkan", "loader", [] { return "Vulkan " + vulkanLoader(); }, Health::Missing);
}

std::vector<Condition> windowConditions()
{
    std::vector<Condition> conditions{found(
        "window", "program", [] { return windowProgram().string(); }, Health::Missing)};
    const std::string program = conditions.front().sentence;
    if (conditions.front().health != Health::Fine)
        return conditions;
    if (std::string reason = whyNoDisplay(); !reason.empty())
        conditions.push_back({"window", "display", Health::Missing, std::move(reason)});
    else
        conditions.push_back(found("window", "display", [&] {
            Answer answer = answerOf({program, kDescribePlatform});
            if (!answer.isFine)
                throw EngineError(answer.line);
            return answer.line;
        }));
    return conditions;
}

namespace {

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

// "KEY|ko|ru" has the language.
bool hasWord(std::string_view list, std::string_view word)
{
    while (!list.empty()) {
        const size_t end = std::min(list.find('|'), list.size());
        if (list.substr(0, end) == word)
            return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

// The font that fontconfig gives for a language. It gives one in any case, which may lack the language's letters.
Condition fontCondition(const std::string& language)
{
    constexpr std::string_view part = "font";
    const Answer answer = answerOf({"fc-match", "-f", "%{family[0]}\t%{lang}\n", ":lang=" + language});
    const size_t tab = answer.line.find('\t');
    if (!answer.isFine || tab == answer.line.npos)
        return {part, language, Health::Unknown, answer.line};
    if (hasWord(std::string_view(answer.line).substr(tab + 1), language))
        return {part, language, Health::Fine, answer.line.substr(0, tab)};
    return {part, language, Health::Missing,
            "no font has its letters. Install the package "
                + std::string(language == "ko" ? "fonts-noto-cjk." : "fonts-dejavu-core.")};
}

} // namespace

std::vector<Condition> fontConditions()
{
    std::vector<Condition> conditions;
    try {
        for (const std::string_view language : kLanguageCodes)
            conditions.push_back(fontCondition(std::string(language)));
    } catch (const EngineError&) {
        conditions.push_back({"font", "fontconfig", Health::Unknown,
                              "fc-match cannot be asked which fonts there are. Install the package fontconfig."});
    }
    return conditions;
}

Condition budgetCondition(const MemoryBudget& budget)
{
    const bool isHalf = budget.bytes == halfOfMemory();
    return {"memory", "budget", Health::Fine,
            english(amountOf(budget)) + (isHalf ? ", half of the machine's memory; " : "; ")
                + "--memory-budget MIB says another"};
}

Condition pythonCondition()
{
    const std::string toDo = "Install the package python3-tessera, or the wheel with pip.";
    Condition condition{"python", "module", Health::Missing, "python3 finds none. " + toDo};
    try {
        Answer answer = answerOf({"python3", "-c", kAskModule});
        if (answer.isFine && answer.line.empty())
            return condition;
        condition.health = answer.isFine ? Health::Fine : Health::Failed;
        condition.sentence = std::move(answer.line);
    } catch (const EngineError& error) {
        condition.sentence = std::string(error.what()) + ". " + toDo;
    }
    return condition;
}

namespace {

// The name that a file's engine has, or that the file was named for where it cannot be read.
Condition startedCondition(const std::filesystem::path& path, const ForeignOptions& options)
{
    std::string name = path.filename().string();
    if (isEngineFile(path))
        name.resize(name.size() - kEngineFileEnd.size());
    std::unique_ptr<Engine> engine;
    Condition condition = found("adapter", name, [&] {
        engine = makeForeignEngine(path.string(), options);
        return english(engine->description());
    });
    if (engine)
        condition.name = engine->name();
    return condition;
}

// A user's engine file, which nobody has named: nothing is started.
Condition readCondition(const std::filesystem::path& path)
{
    std::string name = path.filename().string();
    Condition condition = found("engine file", name, [&] {
        name = readEngineFile(path).name;
        return "`tessera engines --engine " + name + "` starts it";
    });
    condition.name = name;
    return condition;
}

} // namespace

std::vector<Condition> adapterConditions(const ForeignOptions& options)
{
    std::vector<std::filesystem::path> asked = options.files;
    const auto adapters = adapterFolder();
    if (adapters)
        std::ranges::copy(engineFilesIn(*adapters), std::back_inserter(asked));
    std::vector<std::future<Condition>> answers;
    answers.reserve(asked.size());
    for (const std::filesystem::path& path : asked)
        answers.push_back(
            std::async(std::launch::async, [&options, &path] { return startedCondition(path, options); }));
    std::vector<Condition> conditions;
    for (std::future<Condition>& answer : answers)
        conditions.push_back(answer.get());
    if (!adapters)
        conditions.push_back(
            {"adapter", "all", Health::Missing, "none are installed. Install the package tessera-engines."});
    for (const std::filesystem::path& folder : engineFolders())
        if (folder != adapters)
            std::ranges::transform(engineFilesIn(folder), std::back_inserter(conditions), readCondition);
    return conditions;
}

} // namespace tessera
