// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments/help_text.h"
#include "engine/case/generator.h"
#include "engine/case/suggest.h"
#include "engine/tensor/error.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <span>
#include <sstream>
#include <utility>

namespace tessera {

namespace {

// A character beyond ASCII as roff names it, whatever the encoding that roff expects: \[u2026]. Moves behind it.
std::string roffCharacter(std::string_view text, size_t& at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    uint32_t code = first & (0xffu >> (length + 1));
    for (size_t i = 1; i < length && at + i < text.size(); ++i)
        code = code << 6 | (static_cast<unsigned char>(text[at + i]) & 0x3fu);
    at += length;
    std::array<char, 16> name;
    std::snprintf(name.data(), name.size(), "\\[u%04X]", code);
    return name.data();
}

// As roff prints it unchanged: a backslash doubled, no dot or quote at the beginning of a line, dashes that are dashes.
std::string plain(std::string_view text)
{
    std::string result;
    for (size_t at = 0; at < text.size();) {
        const char each = text[at];
        if (static_cast<unsigned char>(each) >= 0x80) {
            result += roffCharacter(text, at);
            continue;
        }
        if ((at == 0 || text[at - 1] == '\n') && (each == '.' || each == '\''))
            result += "\\&";
        result += each == '\\' ? "\\e" : each == '-' ? "\\-" : std::string(1, each);
        ++at;
    }
    return result;
}

std::string entry(const std::string& label, std::string_view sentence)
{
    return ".TP\n.B " + plain(label) + "\n" + plain(sentence) + "\n";
}

std::string entry(const Option& option)
{
    return entry("--" + std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value),
                 description(option));
}

// Lines as they are.
std::string block(std::string_view text)
{
    return ".nf\n" + plain(text) + "\n.fi\n";
}

// Paragraphs, which an empty line parts. Their lines are filled anew, but for the rows of tables.
std::string paragraphs(std::string_view text)
{
    std::istringstream lines{std::string(text)};
    std::string result = ".PP\n", rows;
    const auto endRows = [&] {
        if (!rows.empty())
            result += block(std::exchange(rows, {}));
    };
    for (std::string line; std::getline(lines, line);) {
        if (isRow(line)) {
            rows += (rows.empty() ? "" : "\n") + line;
            continue;
        }
        endRows();
        result += line.empty() ? ".PP\n" : plain(line) + "\n";
    }
    endRows();
    return result;
}

std::string header(const std::string& name, int section, std::string_view sentence)
{
    const std::string kind = section == 1 ? "User Commands" : "File Formats";
    return ".TH " + plain(name) + " " + std::to_string(section) + " \"\" \"tessera " TESSERA_VERSION "\" \"" + kind
        + "\"\n.SH NAME\n" + plain(name) + " \\- " + plain(sentence) + "\n";
}

std::string meanings(std::string_view title, std::span<const Meaning> all)
{
    std::string text = ".SH " + std::string(title) + "\n";
    for (const Meaning& each : all)
        text += entry(std::string(each.name), each.sentence);
    return text;
}

std::string commonOptions()
{
    return entry(kMemoryBudget) + entry(kHelp);
}

std::string examples(const CommandText& command)
{
    std::string text = command.examples.empty() ? "" : ".SH EXAMPLES\n";
    for (const Example& each : command.examples)
        text += ".PP\n" + plain(each.sentence) + "\n.RS 4\n" + block("tessera " + std::string(each.line)) + ".RE\n";
    return text;
}

std::string pageOf(const CommandText& command)
{
    return "tessera-" + std::string(command.name);
}

// "tessera(1), tessera-run(1), …", without the page itself.
std::string seeAlso(const std::string& page)
{
    std::vector<std::pair<std::string, int>> all{{"tessera", 1}, {"tessera-case", 5}};
    for (const CommandText* command : commandTexts())
        all.emplace_back(pageOf(*command), 1);
    std::string text = ".SH SEE ALSO\n";
    for (const auto& [name, section] : all)
        if (name != page)
            text += ".BR " + plain(name) + " (" + std::to_string(section) + ")\n";
    return text;
}

std::string operators()
{
    std::string text = ".SH OPERATORS\nThe fields of each, as options of its line and as members of its JSON.\n";
    for (const Operator& op : allOperators()) {
        text += ".SS " + std::string(name(op)) + "\n" + plain(summary(op)) + "\n";
        for (const OperatorOption& option : operatorOptions(op))
            text += entry("--" + option.name + " " + option.value, option.sentence);
    }
    return text;
}

std::string generators()
{
    std::string text = ".SH DATA\nWhat --data takes besides a file (.npy, raw bytes, or case.json#resource) and values "
                       "(values:1,2.5,0x7fc00001 and so on, each element once). A number may follow a colon: random:7, "
                       "constant:2.5, one-hot:11.\n";
    for (const Pattern pattern : kPatterns)
        text += entry(std::string(name(pattern)), sentence(pattern));
    return text;
}

std::string programPage()
{
    std::string text = header("tessera", 1, "test bench for DirectML's tensor layout operators") + ".SH SYNOPSIS\n"
        + block(synopsis(kWindowText, 72)) + ".B tessera\nCOMMAND [ARGUMENT...]\n.SH DESCRIPTION\n"
        + plain(kWindowText.sentence) + "\n.SH OPTIONS\n";
    for (const Option& option : kWindowText.options)
        text += entry(option);
    text += commonOptions() + ".SH COMMANDS\nEach has a page of its own.\n";
    for (const CommandText* command : commandTexts())
        text += ".TP\n.BR " + plain(pageOf(*command)) + " (1)\n" + plain(command->summary) + "\n";
    return text + meanings("EXIT STATUS", exitCodeTexts()) + meanings("ENVIRONMENT", variableTexts())
        + meanings("FILES", fileTexts()) + examples(kWindowText) + seeAlso("tessera");
}

std::string commandPage(const CommandText& command)
{
    std::string text = header(pageOf(command), 1, command.summary) + ".SH SYNOPSIS\n" + block(synopsis(command, 72))
        + ".SH DESCRIPTION\n" + plain(command.sentence) + "\n";
    if (!command.remarks.empty())
        text += paragraphs(command.remarks);
    text += ".SH OPTIONS\n";
    for (const Option& option : command.options)
        text += entry(option);
    return text + commonOptions() + meanings("EXIT STATUS", exitCodeTexts()) + examples(command)
        + seeAlso(pageOf(command));
}

std::string casePage()
{
    return header("tessera-case", 5, kCaseSummary) + ".SH LINE\n" + plain(kCaseLineText) + "\n.RS 4\n"
        + block(kCaseExample) + ".RE\n.SH FILE\n" + plain(kCaseFileText) + "\n" + operators() + generators()
        + seeAlso("tessera-case");
}

} // namespace

std::string manPage(std::string_view topic)
{
    if (topic.empty())
        return programPage();
    if (topic == kCaseTopic)
        return casePage();
    std::vector<std::string> names{std::string(kCaseTopic)};
    for (const CommandText* command : commandTexts()) {
        if (command->name == topic)
            return commandPage(*command);
        names.emplace_back(command->name);
    }
    throw TextError("\"" + std::string(topic) + "\" has no manual page; " + suggestion(topic, names));
}

} // namespace tessera
