// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments.h"
#include "engine/registry/registry.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

// What there is to say of an engine that has run something with arithmetic in it; empty: nothing.
std::string noteOf(const std::string& engine, const EngineFactory& makeEngine)
{
    const Case c =
        caseFromText("RESAMPLE --Sizes 1,1,1,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2");
    try {
        ReadyCase ready = prepare(c, {});
        return makeEngine({}, engine)->run(c, ready.plan, ready.input, ready.output).note;
    } catch (const EngineError& error) {
        return error.what();
    }
}

} // namespace

const CommandText kEnginesText{
    .name = "engines",
    .summary = "lists what this machine can compute with",
    .operands = "",
    .sentence = "Lists what --engine takes on this machine, and why something is missing.",
    .options = {},
};

int enginesCommand(const Arguments& arguments, std::ostream& out, std::ostream&, const Host& host)
{
    const CommandLine line(kEnginesText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (!line.cases().empty())
        throw TextError("engines takes no case, and " + line.cases().front().name + " is given");
    const std::vector<EngineEntry> entries = engineList();
    size_t widest = 0;
    for (const EngineEntry& entry : entries)
        widest = std::max(widest, entry.name.size());
    for (const EngineEntry& entry : entries) {
        out << std::left << std::setw(static_cast<int>(widest)) << entry.name << "  "
            << (entry.available ? "" : "missing: ") << entry.description << '\n';
        const std::string note = entry.available ? noteOf(entry.name, host.makeEngine) : "";
        if (!note.empty())
            out << std::string(widest + 2, ' ') << note << '\n';
    }
    return exit_code::kFine;
}

} // namespace tessera
