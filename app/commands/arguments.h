// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/command_text.h"
#include "app/commands/commands.h"
#include "engine/case/case.h"
#include "engine/engines/engine.h"
#include "engine/io/case_file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace tessera {

inline constexpr uint64_t kMostThreads = 1024;

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

    std::optional<std::string> value(std::string_view option) const; // as given; of a switch: empty where it is given
    std::string valueOrStandard(std::string_view option) const; // as given, else the option's default
    std::vector<std::string> values(std::string_view option) const; // the same of one that may be given more than once
    EngineOptions engineOptions() const; // --validate, --threads, within the budget; throws TextError
    const MemoryBudget& budget() const { return m_budget; } // --memory-budget
    SourceReach reach() const; // --allow-outside
    const std::vector<CaseArgument>& cases() const { return m_cases; }
    void needCases() const; // throws TextError where there are none

private:
    void addOption(const std::string& argument, std::span<const std::string> rest, size_t& used);
    std::vector<std::string> ownOptions() const; // names
    const Option* findOwn(std::string_view name) const; // null: none of the command
    bool isOwnMisspelled(const std::string& name, const std::string& operatorName) const;
    [[noreturn]] void refuseOption(const std::string& given, const std::string& name) const;

    const CommandText& m_command;
    std::vector<std::pair<std::string, std::string>> m_values;
    std::vector<CaseArgument> m_cases;
    MemoryBudget m_budget{.advice = "--memory-budget raises it"};
    bool m_wantsHelp = false;
};

// A case is read when its turn comes, so that a bad one does not stop the others.
using LoadedCase = std::variant<CaseFile, Case>;
// Throws IoError, TextError, EngineError.
LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach = SourceReach::CaseFolder);

// The one place where exceptions become sentences on `err` and exit codes. `what` names the case, or is empty.
int guarded(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work);

// Calls `work` for each case of the line, guarded; the highest exit code.
int forEachCase(std::string_view command, const CommandLine& line, std::ostream& err, const PictureCodec& codec,
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
ReadyCase prepare(const Case& c, const MemoryBudget& budget);

// The number of --option, which must be whole and lie in [least, most]. Throws TextError.
uint64_t wholeNumber(std::string_view option, const std::string& text, uint64_t least, uint64_t most);

} // namespace tessera
