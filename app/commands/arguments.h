// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "engine/case/case.h"
#include "engine/engines/engine.h"
#include "engine/io/case_file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <variant>

namespace tessera {

// An option of a command; those of an operator come from its fields().
struct Option {
    std::string_view name; // without the dashes
    std::string_view value; // "DIR"; what it takes, for the help; empty: a switch
    std::string_view sentence;
    bool isList = false; // may be given more than once
};

// Of the commands that hold engines against something.
inline constexpr Option kValidate{
    "validate", "", "Run Vulkan under its validation layer and with guard bands: what they find is a failure."};
// Of the commands that compute.
inline constexpr Option kThreads{"threads", "N", "The cpu engine uses at most so many (all)."};
inline constexpr uint64_t kMostThreads = 1024;

struct CommandText {
    std::string_view name; // "check"
    std::string_view usage; // "CASE… [--engine NAME]"
    std::string_view summary; // one sentence
    std::span<const Option> options;
    std::string_view remarks = {}; // paragraphs under the options
};

// What a command works on: a case file, or a case in field names.
struct CaseArgument {
    std::string name; // as it is typed in a shell: for messages, and to call a command again
    std::variant<std::filesystem::path, Arguments> source;
};

// A command's arguments, split: its own options, files, and operators with the options that follow them.
class CommandLine {
public:
    CommandLine(const CommandText& command, const Arguments& arguments); // throws TextError

    // Prints the help where --help is asked for (with an operator: its fields) and says whether it was.
    bool printHelp(std::ostream& out) const;

    std::optional<std::string> value(std::string_view option) const; // of a switch: empty where it is given
    std::string value(std::string_view option, std::string_view otherwise) const;
    std::vector<std::string> values(std::string_view option) const; // of one that may be given more than once
    EngineOptions engineOptions() const; // --validate, --threads; throws TextError
    const std::vector<CaseArgument>& cases() const { return m_cases; }
    void needCases() const; // throws TextError where there are none

private:
    void addOption(const std::string& argument, std::span<const std::string> rest, size_t& used);
    std::vector<std::string> ownOptions() const; // names
    bool isOwnMisspelled(const std::string& name, const std::string& operatorName) const;
    [[noreturn]] void refuseOption(const std::string& given, const std::string& name) const;

    const CommandText& m_command;
    std::vector<std::pair<std::string, std::string>> m_values;
    std::vector<CaseArgument> m_cases;
    bool m_wantsHelp = false;
};

// A case is read when its turn comes, so that a bad one does not stop the others.
using LoadedCase = std::variant<CaseFile, Case>;
LoadedCase loadCase(const CaseArgument& argument); // throws IoError, TextError, EngineError

// The one place where exceptions become sentences on `err` and exit codes. `what` names the case, or is empty.
int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work);

// Calls `work` for each case of the line, guarded; the highest exit code.
int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err,
                const std::function<int(const CaseArgument&, const LoadedCase&)>& work);

// What a sceptic must know of the engines that ran: on `err`, each once.
class Notes {
public:
    Notes(std::string_view command, std::ostream& err)
        : m_command(command)
        , m_err(err)
    {
    }
    void add(const OutputSource& source, const Timings& timings);

private:
    std::string_view m_command;
    std::ostream& m_err;
    std::set<std::string> m_said;
};

// A case in field names, ready to run: its issues are one TextError, a line each.
struct ReadyCase {
    Plan plan;
    Tensor input;
    Tensor output; // empty, as described
};
ReadyCase prepare(const Case& c);

// The number of --option, which must be whole and lie in [least, most]. Throws TextError.
uint64_t wholeNumber(std::string_view option, const std::string& text, uint64_t least, uint64_t most);

} // namespace tessera
