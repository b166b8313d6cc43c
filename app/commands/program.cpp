// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"
#include "engine/case/suggest.h"
#include "engine/registry/registry.h"

#include <algorithm>
#include <array>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

struct CommandEntry {
    std::string_view name;
    int (*run)(const Arguments& arguments, std::ostream& out, std::ostream& err);
    std::string_view sentence;
};

constexpr std::array kCommands = {
    CommandEntry{"run", runCommand, "executes a case and prints or writes what comes out"},
    CommandEntry{"check", checkCommand, "holds engines against expected values, the reference or each other"},
    CommandEntry{"prove", proveCommand, "shows that nothing is lost, moved twice, or different the next time"},
    CommandEntry{"map", mapCommand, "explains where an element comes from, or where it goes"},
    CommandEntry{"bench", benchCommand, "measures how long cases take, beside a copy of as many bytes"},
    CommandEntry{"render", renderCommand, "draws the window of a case into a picture"},
    CommandEntry{"engines", enginesCommand, "lists what this machine can compute with"},
};

void printHelp(std::ostream& out)
{
    out << "tessera [FILE…]           opens the window\n"
           "tessera COMMAND …         does without; `tessera COMMAND --help` says more\n\n"
           "The window takes --theme light|dark, --fresh (ignore what was remembered), --config DIR and\n"
           "--memory-budget MIB.\n\n";
    for (const CommandEntry& command : kCommands)
        out << "  " << std::left << std::setw(9) << command.name << command.sentence << '\n';
    out << "\nOperators, which a CASE may begin with in place of a file; `tessera run OPERATOR --help` lists the "
           "fields:\n\n";
    for (const Operator& op : allOperators())
        out << "  " << std::left << std::setw(17) << name(op) << summary(op) << '\n';
    out << "\nExit codes: 0 fine, 1 mistrusted, 2 mismatch, 3 shape or type cannot be compared, 4 bad input or usage,\n"
           "5 engine missing or failed, 130 stopped by Ctrl+C; of several the highest.\n";
}

} // namespace

bool isCommand(const std::string& word)
{
    return word == "--help" || word == "-h" || word == "help" || word == "--version"
        || std::ranges::find(kCommands, word, &CommandEntry::name) != kCommands.end();
}

std::string noCommand(const std::string& word)
{
    std::vector<std::string> names;
    names.reserve(kCommands.size());
    for (const CommandEntry& command : kCommands)
        names.emplace_back(command.name);
    const std::string meant = closest(word, names);
    return "\"" + word + "\" is neither a command nor a file; "
        + (meant.empty() ? "`tessera --help` lists the commands" : "did you mean " + meant + "?");
}

int runProgram(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    const std::string word = arguments.empty() ? "--help" : arguments.front();
    const auto command = std::ranges::find(kCommands, word, &CommandEntry::name);
    if (command == kCommands.end()) {
        if (word == "--version")
            out << "tessera " << TESSERA_VERSION << '\n';
        else
            printHelp(out);
        return exit_code::kFine;
    }
    return guarded(word, {}, err, [&] { return command->run({arguments.begin() + 1, arguments.end()}, out, err); });
}

int runWithoutDisplay(std::ostream& out, std::ostream& err)
{
    constexpr const char* kPicture = "tessera.png";
    const Case example = documentationExample();
    out << "# " << example.title << '\n';
    int highest = exit_code::kFine;
    for (const EngineEntry& entry : engineList()) {
        if (entry.available && entry.name == "reference")
            continue;
        Arguments check = shellWords("check " + toText(example));
        check.insert(check.end(), {"--engine", entry.name, "--against", "reference"});
        if (entry.available)
            highest = std::max(highest, runProgram(check, out, err));
        else
            out << "missing     " << entry.name << ": " << entry.description << '\n';
    }
    const int drawn = runProgram({"render", "--out", kPicture}, out, err);
    if (drawn == exit_code::kFine)
        out << "The window is drawn in " << kPicture << ".\n";
    err << "No window opened: neither DISPLAY nor WAYLAND_DISPLAY is set. `tessera --help` lists what works without.\n";
    return std::max(highest, drawn);
}

} // namespace tessera
