// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_text.h"
#include "app/cli/commands/commands.h"
#include "engine/formats/io/case_file.h"

#include <filesystem>
#include <initializer_list>
#include <map>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

inline constexpr uint64_t kMostThreads = 1024;
inline constexpr double kLeastSeconds = 0.001; // the shortest time limit

// What a command works on: a case file, or a case in field names.
struct CaseArgument {
    std::string name; // as it is typed in a shell: for messages, and to call a command again
    std::variant<std::filesystem::path, Arguments> source;
    std::string origin = {}; // what messages call it, "cases.txt, line 3"; empty: by its name
    std::string wrong = {}; // why it cannot be loaded; empty: nobody knows yet

    const std::filesystem::path* path() const { return std::get_if<std::filesystem::path>(&source); }
    const Arguments* words() const { return std::get_if<Arguments>(&source); }
};

// A command's arguments, split: its own options, files, and operators with the options that follow them. "-" is a file,
// standard input; "--" ends the options.
class CommandLine {
public:
    CommandLine(const CommandText& command, const Arguments& arguments); // throws TextError

    const CommandText& command() const { return m_command; }
    const Arguments& arguments() const { return m_arguments; } // as they were given

    // Prints the help where --help is asked for (with an operator: its fields) and says whether it was.
    bool printHelp(std::ostream& out) const;

    std::optional<std::string> value(std::string_view option) const; // as given; of a switch: empty where it is given
    std::string valueOrStandard(std::string_view option) const; // as given, else the option's default
    std::vector<std::string> values(std::string_view option) const; // all values of an option that is a list
    // All of the command's own, in the order of the line.
    const std::vector<std::pair<std::string, std::string>>& given() const { return m_values; }
    EngineOptions engineOptions() const; // --validate, --threads, within the budget; throws TextError
    const MemoryBudget& budget() const { return m_budget; } // --memory-budget
    SourceReach reach() const // --allow-outside
    {
        return value(kAllowOutside.name) ? SourceReach::Anywhere : SourceReach::CaseFolder;
    }
    const std::vector<CaseArgument>& cases() const { return m_cases; }
    void requireCases() const; // throws TextError where there are none

private:
    void addOperand(const std::string& word);
    void completeModels();
    void addOption(const std::string& argument, std::span<const std::string> rest, size_t& used);
    const Option* findOwn(std::string_view name) const; // null: none of the command
    bool isOwnMisspelled(const std::string& name, const std::string& operatorName) const;
    [[noreturn]] void refuseOption(const std::string& given, const std::string& name) const;

    const CommandText& m_command;
    std::vector<Option> m_options = allOptions(m_command);
    Arguments m_arguments;
    std::vector<std::pair<std::string, std::string>> m_values;
    std::vector<CaseArgument> m_cases;
    MemoryBudget m_budget{.advice = "--memory-budget raises it"};
    bool m_wantsHelp = false;
};

std::string lineOf(const Arguments& words); // as it is typed in a shell

// The command's own options as they are given, to repeat a result with: " --engine vulkan --ulp 3". `without` leaves
// some out.
std::string repeatedOptions(const CommandLine& line, std::initializer_list<std::string_view> without = {});
// Throws TextError where the line has an option that `mode` ("--prove") does not take. It takes itself, `others`, and
// what says which engine runs which case, and how.
void requireOnly(const CommandLine& line, std::string_view mode, std::initializer_list<std::string_view> others);

// The number of --option, which must lie in [least, most]. Throws TextError.
double number(std::string_view option, const std::string& text, double least, double most);
uint64_t wholeNumber(std::string_view option, const std::string& text, uint64_t least, uint64_t most);
uint64_t elementOf(std::string_view option, const std::string& text, const Tensor& tensor); // throws TextError

// The value of an option that takes parts: "turbo,exposure=1,gamma=2".
class OptionParts {
public:
    // The name is one of the option's choices, where it has some. Throws TextError.
    OptionParts(const Option& option, const std::string& text, std::vector<std::string> keys);

    std::optional<std::string> name() const { return value({}); } // "turbo"
    std::optional<std::string> value(std::string_view key) const;
    std::optional<double> number(std::string_view key, double least, double most) const; // throws TextError

private:
    std::string m_option;
    std::map<std::string, std::string, std::less<>> m_values; // the name's key is empty
};

} // namespace tessera
