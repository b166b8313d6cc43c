// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/judge/measure/verification.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// A case that a command works on, not loaded yet: one of its line, or of the conformance pack.
struct SelectedCase {
    std::string name; // a path, a line, or a name of the pack
    CaseArgument argument; // which loads it; of the pack its line
    std::optional<PackCase> packed = {}; // a case of the pack
};

// What is run of it, when its turn comes and not before: a stream may hold a list, which is read then. A stream that
// fails stays one.
std::vector<SelectedCase> unfolded(const SelectedCase& selected, const CommandLine& line);

// What --pack (all, a name, or a number) or the line's cases and folders select and --filter leaves: at least one. For
// commands with both options. Throws TextError; IoError for a folder that cannot be read or holds no case; what
// casesOfList() does.
std::vector<SelectedCase> selectedCases(const CommandLine& line);

} // namespace tessera
