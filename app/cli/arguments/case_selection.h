// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/judge/measure/verification.h"

#include <regex.h>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

// The line's cases, with the case files (.json, .tessera, .onnx) of each folder and the folders below it in its place,
// sorted, and those of a list (case_list.h) in its place. Throws IoError for a folder that cannot be read or holds no
// case, and what casesOfList() does.
std::vector<CaseArgument> withFoldersAndLists(const CommandLine& line);

// A case that a command works on, not loaded yet: one of its line, or of the conformance pack.
struct SelectedCase {
    std::string name; // a path, a line, or a name of the pack
    std::variant<CaseArgument, PackCase> what;
};

// --filter: a regular expression as `grep -E` reads it, found anywhere in a case's path or line; of the pack also in
// its name and title. An empty one takes all.
class NameFilter {
public:
    explicit NameFilter(const std::string& expression); // throws TextError
    bool takes(const SelectedCase& selected) const;

private:
    bool takes(const std::string& text) const;

    struct Free {
        void operator()(regex_t* regex) const;
    };
    std::unique_ptr<regex_t, Free> m_regex;
};

// What is run of it, when its turn comes and not before: a stream may hold a list, which is read then. A stream that
// fails stays one.
std::vector<SelectedCase> unfolded(const SelectedCase& selected, const CommandLine& line);

// What --pack (all, a name, or a number) or the line's cases and folders select and --filter leaves: at least one. For
// commands with both options. Throws TextError, IoError.
std::vector<SelectedCase> selectedCases(const CommandLine& line);

} // namespace tessera
