// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"

#include <filesystem>
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

// Whether the file is such a list: by its name, .txt, or because its first case begins with an operator. Of a stream:
// the file that it was read into.
bool isCaseList(const std::filesystem::path& file);

// The list's cases. Files that they name with --data lie in the folder of the list or below it, unless the line reaches
// anywhere, or the list is a stream. Throws IoError, and TextError with file and line, also for a list without a case.
std::vector<CaseArgument> casesOfList(const std::filesystem::path& path, const CommandLine& line);

} // namespace tessera
