// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/loaded_case.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace tessera {

// How a shell's line says a case again: `before` "tessera COMMAND ", and then its words.
struct RepeatedCase {
    std::string before = {}; // what gives standard input: "printf %s '{…}' | "; mostly empty
    std::string words = {};
};

inline constexpr std::string_view kStreamedFile = " < FILE"; // in a line: what came is too long to stand in it

// As it was typed. What came by standard input or another stream is gone: then the case in words, or the file that
// came, where that is short; of a longer one the words are "- < FILE", or "--data - < FILE", and `err` is told.
RepeatedCase repeated(std::string_view command, const CaseArgument& argument, const LoadedCase& loaded,
                      const MemoryBudget& budget, std::ostream& err);
void sayStreamedFile(std::string_view command, std::ostream& err); // what FILE is

} // namespace tessera
