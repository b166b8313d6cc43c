// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/arguments/command_text.h"
#include "engine/ops/operator.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// An option that follows an operator's name: a field, a part of a tensor, or the data.
struct OperatorOption {
    std::string name; // "BlockSize", without the dashes
    std::string value; // "NUMBER"
    std::string sentence;
    std::vector<std::string> choices; // of an enumeration
};
std::vector<OperatorOption> operatorOptions(const Operator& op);

// What --help prints, …
void printHelp(const CommandText& command, std::ostream& out);
void printHelp(const Operator& op, std::ostream& out);
void printOverview(std::ostream& out); // of the whole program

// … and the same for other readers: all commands, options, operators, exit codes and so on as JSON, and completion for
// bash.
std::string helpJson();
std::string bashCompletion();

// For man(1): tessera(1), tessera-COMMAND(1) where `topic` is a command, tessera-case(5) where it is kCaseTopic. Throws
// TextError for other topics.
inline constexpr std::string_view kCaseTopic = "case";
std::string manPage(std::string_view topic = {});

} // namespace tessera
