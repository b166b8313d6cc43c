// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr CommandText kText{
    "engines", "", "Lists what --engine takes on this machine, and why something is missing.", {}};

} // namespace

int enginesCommand(const Arguments& arguments, std::ostream& out, std::ostream&)
{
    const CommandLine line(kText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (!line.cases().empty())
        throw TextError("engines takes no case, and " + line.cases().front().name + " is given");
    const std::vector<EngineEntry> entries = engineList();
    size_t widest = 0;
    for (const EngineEntry& entry : entries)
        widest = std::max(widest, entry.name.size());
    for (const EngineEntry& entry : entries)
        out << std::left << std::setw(static_cast<int>(widest)) << entry.name << "  "
            << (entry.available ? "" : "missing: ") << entry.description << '\n';
    return exit_code::kFine;
}

} // namespace tessera
