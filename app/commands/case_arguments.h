// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "engine/case.h"
#include "engine/engine.h"
#include "engine/io/case_file.h"

#include <functional>
#include <map>
#include <span>
#include <string_view>
#include <variant>

namespace tessera {

// An option of a command: "--name VALUE", or a switch where `value` is empty.
struct Option {
    std::string_view name;
    std::string_view value;
    std::string_view sentence;
};

// A command line taken apart: the command's own options, and CASE… — files, or the name of an operator and its fields.
struct CaseArguments {
    std::map<std::string, std::string, std::less<>> options; // a switch has the value "true"
    std::vector<std::string> files;
    std::vector<std::string> line; // of an operator; then `files` is empty

    bool has(std::string_view option) const { return options.contains(option); }
    std::string value(std::string_view option, std::string_view otherwise) const;
};

// Throws TextError: a value or a case is missing, an option of no command.
CaseArguments takeApart(const Arguments& arguments, std::span<const Option> own);

// "--help": what the command does and takes, its options, the fields of an operator. True where it was asked for.
bool printHelp(const Arguments& arguments, std::string_view usage, std::string_view sentence,
               std::span<const Option> own, std::ostream& out);

// One CASE: a file with its dispatches, or an operator's line, which is a case without issues.
struct NamedCase {
    std::string name; // as the user wrote it
    std::variant<CaseFile, Case> content;
};

// Calls visit for each CASE; what is wrong with one is said on err and does not stop the others. Returns the highest
// code.
int forEachCase(const CaseArguments& arguments, std::ostream& err, const std::function<int(const NamedCase&)>& visit);

// Calls work and turns what it throws into a sentence on err and an exit code.
int guarded(std::ostream& err, const std::function<int()>& work);

// All issues in one sentence each, as a TextError; nothing where there are none.
void refuse(const Issues& issues);

// "0,1,2,3", or the logical index of an element. Throws TextError naming the option.
uint64_t elementFrom(std::string_view option, const std::string& text, const TensorDesc& desc);

// A word for a shell: quoted where it must be.
std::string shellWord(const std::string& text);

} // namespace tessera
