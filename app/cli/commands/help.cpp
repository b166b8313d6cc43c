// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/help_text.h"
#include "engine/core/case/suggest.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 6> kFormats = {"text", "json", "man", "bash", "zsh", "fish"};

constexpr Option kHelpOptions[] = {
    {"format", "FORMAT", "For a terminal, for programs, for man(1), or the completion of a shell.", ValueKind::Choice,
     "text", kFormats},
};

constexpr Example kHelpExamples[] = {
    {"help check", "Says what the options of a command are."},
    {"help case", "Says what a case is, as a line and as a file."},
    {"help engine", "Says how a program, a library or a shader becomes an engine."},
    {"help check --format man | man -l -", "Shows the manual page of a command."},
    {"help --format fish | source", "Lets the fish that is running complete lines of tessera."},
};

const CommandText& commandNamed(const std::string& word)
{
    std::vector<std::string> names{std::string(kCaseTopic), std::string(kEngineTopic)};
    for (const CommandText* command : commandTexts()) {
        if (command->name == word)
            return *command;
        names.emplace_back(command->name);
    }
    throw TextError("\"" + word + "\" is no command; " + suggestion(word, names));
}

} // namespace

const CommandText kHelpText{
    .name = "help",
    .summary = "says what the commands are, or what one of them takes",
    .operands = "[COMMAND | case | engine]",
    .sentence = "Says what the commands are, what one of them takes, what a case is, or what may be an engine.",
    .options = kHelpOptions,
    .examples = kHelpExamples,
};

int helpCommand(const Arguments& arguments, std::ostream& out, std::ostream&, const Services&)
{
    const CommandLine line(kHelpText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (line.cases().size() > 1)
        throw TextError("help takes one command, not " + std::to_string(line.cases().size()));
    const std::string format = line.valueOrStandard("format");
    const std::string topic = line.cases().empty() ? "" : line.cases().front().name;
    if (format == "man")
        out << manPage(topic);
    else if (topic == kCaseTopic && format == "text")
        printCaseHelp(out);
    else if (topic == kEngineTopic && format == "text")
        out << engineText();
    else if (!topic.empty() && format != "text")
        throw TextError("--format " + format + " is about all commands; it goes without the name of one");
    else if (!topic.empty())
        printHelp(commandNamed(topic), out);
    else if (format == "text")
        printOverview(out);
    else if (format == "json")
        out << helpJson();
    else
        out << completionScript(format);
    return exit_code::kFine;
}

} // namespace tessera
