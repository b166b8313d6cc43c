// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/compute/registry/registry.h"
#include "engine/report/text/terminal_text.h"

#include <ostream>
#include <span>

namespace tessera {

namespace {

// What there is to say of an engine that has run something with arithmetic in it; empty: nothing.
Message noteOf(const std::string& engine, const EngineFactory& makeEngine)
{
    const Case c =
        caseFromText("RESAMPLE --Sizes 1,1,1,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2");
    try {
        DispatchJob ready = prepare(c, {});
        return makeEngine({}, engine)->run(c, ready.plan, ready.input, ready.output).note;
    } catch (const EngineError& error) {
        return error.message();
    }
}

void print(std::span<const Mistake> mistakes, std::ostream& out)
{
    TextTable table;
    for (const Mistake& mistake : mistakes)
        table.add({std::string(mistake.name), english(mistake.sentence) + " (" + english(name(mistake.scope)) + ")"});
    table.print(out, 2);
}

void add(TextTable& table, const EngineEntry& entry)
{
    table.add(
        {terminalText(entry.name), (entry.available ? "" : "missing: ") + terminalText(english(entry.description))});
}

constexpr Option kEnginesOptions[] = {
    {"engine", "NAME", "Starts this one, and says what it is.", ValueKind::Engine},
    {"faulty", "", "Lists the classes of mistakes, each an engine that makes it: sabotage:CLASS."},
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
    if (!line.cases().empty())
        throw TextError("engines takes no case, and " + line.cases().front().name + " is given");
    if (line.value("faulty")) {
        print(mistakes(), call.out);
        return exit_code::kFine;
    }
    TextTable table;
    if (const auto name = line.value("engine")) {
        const auto engine = startedEngines(line, call.services)({}, *name);
        add(table, {engine->name(), engine->description(), true});
    } else {
        for (const EngineEntry& entry : engineList()) {
            add(table, entry);
            if (const Message note = entry.available ? noteOf(entry.name, call.services.makeEngine) : Message();
                !note.isEmpty())
                table.add({"", english(note)});
        }
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
    .sentence = "Lists what --engine takes on this machine, and why one of ours is missing. With --engine starts one, "
                "and says what it is.",
    .options = kEnginesOptions,
    .remarks =
        "--engine also takes engines that are not ours. Without a file that describes them:\n"
        "  'exec:COMMAND'   a process for each run; {case}, {json}, {input} and {output} are replaced, the last two by "
        "a\n"
        "                   .npy, or as {input.png} and {output.exr} by a picture of any format that is written\n"
        "  'serve:COMMAND'  a process that stays, and answers in lines of JSON\n"
        "  'lib:PATH'       a shared library that exports what tessera_engine.h declares; it runs in a process of its "
        "own\n"
        "  'shader:PATH'    a compute shader, GLSL or SPIR-V; `tessera code OPERATOR --framework GLSL` prints\n"
        "                   one to begin with\n"
        "With one, NAME.engine.json: its path, or its name where the file is given by --engine-file or lies in "
        "~/.config/tessera/engines. Nothing is started that you have not named, and no case file can name one. So the "
        "list has a framework's engine whether or not the framework is installed; named, it says that it is missing, "
        "and what installs it. `tessera help engine` says how such an engine is made.\n\n"
        "A mistake of --faulty that cannot be made in a case is UNSUPPORTED there; one that makes no difference "
        "passes, as a real one would. sabotage:CLASS+CLASS makes two at once, in the order in which they are made: of "
        "the input, the map, the sums and the output.\n\n"
        "Vulkan's buffers have guard bands before and behind them, which are checked after every run.",
    .examples = kEnginesExamples,
    .run = enginesCommand,
};

} // namespace tessera
