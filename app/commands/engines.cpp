// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/case_arguments.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace tessera {

int enginesCommand(const Arguments& arguments, std::ostream& out, std::ostream&)
{
    if (std::ranges::find(arguments, "--help") != arguments.end()) {
        out << "usage: tessera engines\n\nLists the engines of this machine, and why one is missing.\n";
        return exit_code::kFine;
    }
    if (!arguments.empty())
        throw TextError("engines takes no arguments, and \"" + arguments[0] + "\" is one");
    const std::vector<EngineEntry> entries = engineList();
    size_t width = 0;
    for (const EngineEntry& entry : entries)
        width = std::max(width, entry.name.size());
    for (const EngineEntry& entry : entries)
        out << std::left << std::setw(static_cast<int>(width)) << entry.name << "  "
            << (entry.available ? "" : "missing: ") << entry.description << "\n";
    return exit_code::kFine;
}

} // namespace tessera
