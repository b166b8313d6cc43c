// SPDX-License-Identifier: Apache-2.0
#include "app/commands/help_text.h"

#include <array>
#include <cstdint>
#include <cstdio>

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

std::string section(const CommandText& command)
{
    const std::string title = "tessera" + (command.name.empty() ? "" : " " + std::string(command.name));
    std::string text =
        ".SS " + plain(title) + "\n" + block(synopsis(command, 72)) + ".PP\n" + plain(command.sentence) + "\n";
    for (const Option& option : command.options)
        text += entry(option);
    if (!command.remarks.empty())
        text += ".PP\n" + block(command.remarks);
    return text;
}

std::string meanings(std::string_view title, std::span<const Meaning> all)
{
    std::string text = ".SH " + std::string(title) + "\n";
    for (const Meaning& each : all)
        text += entry(std::string(each.name), each.sentence);
    return text;
}

std::string operators()
{
    std::string text = ".SH OPERATORS\nA CASE may begin with one of these in place of a file; its fields follow as "
                       "options.\n";
    for (const Operator& op : allOperators()) {
        text += ".SS " + std::string(name(op)) + "\n" + plain(summary(op)) + "\n";
        for (const OperatorOption& option : operatorOptions(op))
            text += entry("--" + option.name + " " + option.value, option.sentence);
    }
    return text;
}

std::string examples()
{
    std::string text = ".SH EXAMPLES\n";
    const auto add = [&](const CommandText& command) {
        for (const Example& each : command.examples)
            text += ".PP\n" + plain(each.sentence) + "\n.RS 4\n" + block("tessera " + std::string(each.line)) + ".RE\n";
    };
    add(kWindowText);
    for (const CommandText* command : commandTexts())
        add(*command);
    return text;
}

} // namespace

std::string manPage()
{
    std::string text = ".TH TESSERA 1 \"\" \"tessera " TESSERA_VERSION "\" \"User Commands\"\n"
                       ".SH NAME\n"
                       "tessera \\- test bench for DirectML's tensor layout operators\n"
                       ".SH SYNOPSIS\n"
                       ".B tessera\n[FILE... | CASE]\n.br\n.B tessera\nCOMMAND [ARGUMENT...]\n"
                       ".SH COMMANDS\n";
    text += section(kWindowText);
    for (const CommandText* command : commandTexts())
        text += section(*command);
    text += ".SS Options of every command\n";
    for (const Option& option : {kMemoryBudget, kHelp})
        text += entry(option);
    return text + operators() + meanings("EXIT STATUS", exitCodeTexts()) + meanings("ENVIRONMENT", variableTexts())
        + meanings("FILES", fileTexts()) + examples();
}

} // namespace tessera
