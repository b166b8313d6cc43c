// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/command_line.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/judge/measure/verification.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A list of cases is a text: a case in field names a line; empty lines and those that begin with # are comments, and
// one that begins with a dash, or that follows a backslash, goes on with the case before it. `sweep --failures` writes
// one.
struct ListedCase {
    size_t line; // counts from 1
    std::string text;
};
std::vector<ListedCase> listedCases(std::string_view text);

// Whether the file is such a list: by its name, .txt, or because its first case begins with an operator. For a
// stream it is the file that the stream was read into.
bool isCaseList(const std::filesystem::path& file);

// A case that a command works on, not loaded yet: one of its line, or of the conformance pack.
struct SelectedCase {
    std::string name; // a path, a line, or a name of the pack
    CaseArgument argument; // which loads it; for a case of the pack its line
    std::optional<PackCase> packed = {}; // a case of the pack
    std::string why = {}; // a node of a model that is no case: why
    std::vector<std::string> open = {}; // then: the sizes that --dim must give
};

// Cases of the conformance pack: all, one by its name, or one by its number. Throws TextError.
std::vector<PackCase> packCases(const std::string& which);

// The cases that are run for it. Call it when its turn comes: a stream is read then, and may hold a list. A stream that
// cannot be read stays one case. Empty: it is no case.
std::vector<SelectedCase> expandedCases(const SelectedCase& selected, const CommandLine& line);

// What --pack (all, a name, or a number) or the line's cases and folders select and --filter leaves: at least one. For
// commands with both options. A model of several nodes is those nodes; `complete`, where it is given, first adds to its
// path what the command knows. Throws TextError, for a list with file and line; IoError for a list or a folder that
// cannot be read, or a folder that holds no case.
using CompleteModel = std::function<void(NodePath& model)>;
std::vector<SelectedCase> selectedCases(const CommandLine& line, const CompleteModel& complete = {});

LoadedCase loadSelected(const CommandCall& call, const SelectedCase& selected); // throws what call.load() does

// The model that the path names, or a node of it; none: it is another case.
std::optional<NodePath> modelOf(const CaseArgument& argument);

} // namespace tessera
