// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/help_text.h"
#include "engine/core/case/generator.h"
#include "engine/core/case/suggest.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

// As roff prints it unchanged: a backslash doubled, no dot or quote at the beginning of a line, dashes that are dashes,
// characters beyond ASCII by their names.
std::string roffText(std::string_view text);

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

// A part of a line between two marks, and what is behind the second one.
std::string_view between(std::string_view& line, std::string_view begin, std::string_view end)
{
    line.remove_prefix(begin.size());
    const size_t at = std::min(line.find(end), line.size());
    const std::string_view inside = line.substr(0, at);
    line.remove_prefix(std::min(at + end.size(), line.size()));
    return inside;
}

std::string inlineText(std::string_view line)
{
    std::string text;
    while (!line.empty()) {
        if (line.front() == '`') {
            text += "\\fB" + roffText(between(line, "`", "`")) + "\\fR";
        } else if (line.starts_with("**")) {
            text += "\\fI" + inlineText(between(line, "**", "**")) + "\\fR";
        } else if (line.front() == '[' && line.find("](") < line.find(']') + 1) {
            text += inlineText(between(line, "[", "]"));
            static_cast<void>(between(line, "(", ")"));
        } else {
            const size_t end = std::max<size_t>(1, std::min(line.find_first_of("`*["), line.size()));
            text += roffText(line.substr(0, end));
            line.remove_prefix(end);
        }
    }
    return text;
}

class MarkdownReader {
public:
    std::string read(std::string_view markdown)
    {
        std::istringstream lines{std::string(markdown)};
        for (std::string line; std::getline(lines, line);)
            add(line);
        endCode();
        return std::move(m_text);
    }

private:
    void add(const std::string& line)
    {
        if (line.starts_with("    "))
            return addCode(line.substr(4));
        endCode();
        if (line.empty())
            m_isNewParagraph = true;
        else if (line.starts_with("## "))
            beginSection(line.substr(3));
        else if (line.starts_with("|"))
            addRow(line);
        else if (!line.starts_with("# "))
            addText(line);
    }

    void beginSection(std::string title)
    {
        std::ranges::transform(title, title.begin(), [](unsigned char each) { return std::toupper(each); });
        m_text += ".SH " + roffText(title) + "\n";
        m_isAfterTitle = true;
        m_hasHead = false;
    }

    // The head of a table, which a row of dashes follows, only names its columns.
    void addRow(const std::string& line)
    {
        if (m_isNewParagraph)
            m_hasHead = false;
        m_isNewParagraph = false;
        if (!std::exchange(m_hasHead, true) || line.find_first_not_of("|-: ") == line.npos)
            return;
        const size_t middle = line.find(" | ");
        const std::string label = line.substr(2, middle - 2);
        const std::string sentence = line.substr(middle + 3, line.rfind(" |") - middle - 3);
        m_text += ".TP\n" + inlineText(label) + "\n" + inlineText(sentence) + "\n";
        m_isAfterTitle = false;
        m_isAfterTable = true;
    }

    void addText(const std::string& line)
    {
        beginParagraph();
        m_text += inlineText(line) + "\n";
    }

    void addCode(const std::string& line)
    {
        if (!std::exchange(m_isCode, true)) {
            beginParagraph();
            m_text += ".RS 4\n.nf\n";
        }
        m_text += roffText(line) + "\n";
    }

    void endCode()
    {
        if (std::exchange(m_isCode, false))
            m_text += ".fi\n.RE\n";
    }

    void beginParagraph()
    {
        const bool isNew = std::exchange(m_isNewParagraph, false) || m_isAfterTable;
        if (isNew && !m_isAfterTitle)
            m_text += ".PP\n";
        m_isAfterTitle = m_isAfterTable = false;
    }

    std::string m_text;
    bool m_isNewParagraph = false, m_isCode = false;
    bool m_isAfterTitle = true; // where no paragraph begins: the section has begun it
    bool m_isAfterTable = false;
    bool m_hasHead = false; // whether the table that is read has its head
};

std::string roffText(std::string_view text)
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

// What of Markdown the manuals in resources/ are written with, for man(1): "## " begins a section, tables of two
// columns and blocks of code, `code`, **bold** and links. The first line, "# ", is left out.
std::string roffOfMarkdown(std::string_view markdown)
{
    return MarkdownReader().read(markdown);
}

#include "manual_texts.inc"

std::string entry(const std::string& label, std::string_view sentence)
{
    return ".TP\n.B " + roffText(label) + "\n" + roffText(sentence) + "\n";
}

std::string entry(const Option& option)
{
    return entry("--" + std::string(option.name) + (option.value.empty() ? "" : " ") + std::string(option.value),
                 description(option));
}

// Lines as they are.
std::string block(std::string_view text)
{
    return ".nf\n" + roffText(text) + "\n.fi\n";
}

// Paragraphs, which an empty line parts. Their lines are filled anew, but for the rows of tables.
std::string paragraphs(std::string_view text)
{
    std::istringstream lines{std::string(text)};
    std::string result = ".PP\n", rows;
    bool isEmpty = true; // the paragraph that has begun
    const auto endRows = [&] {
        if (!rows.empty())
            result += block(std::exchange(rows, {}));
    };
    for (std::string line; std::getline(lines, line);) {
        if (isRow(line)) {
            rows += (rows.empty() ? "" : "\n") + line;
            isEmpty = false;
            continue;
        }
        endRows();
        if (!line.empty() || !isEmpty)
            result += line.empty() ? ".PP\n" : roffText(line) + "\n";
        isEmpty = line.empty();
    }
    endRows();
    return result;
}

std::string header(const std::string& name, int section, std::string_view sentence)
{
    const std::string kind = section == 1 ? "User Commands" : section == 5 ? "File Formats" : "Miscellanea";
    return ".TH " + roffText(name) + " " + std::to_string(section)
        + " \"" TESSERA_DATE "\" \"tessera " TESSERA_VERSION "\" \"" + kind + "\"\n.SH NAME\n" + roffText(name)
        + " \\- " + roffText(sentence) + "\n";
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
        text += (&each == &command.examples.front() ? "" : ".PP\n") + roffText(each.sentence) + "\n.RS 4\n"
            + block("tessera " + std::string(each.line)) + ".RE\n";
    return text;
}

std::string pageOf(const CommandText& command)
{
    return "tessera-" + std::string(command.name);
}

// "tessera(1), tessera-run(1), …", without the page itself.
std::string seeAlso(const std::string& page)
{
    std::vector<std::pair<std::string, int>> all{{"tessera", 1}, {"tessera-case", 5}, {"tessera-engine", 7}};
    for (const CommandText* command : commandTexts())
        all.emplace_back(pageOf(*command), 1);
    std::string text = ".SH SEE ALSO\n";
    for (const auto& [name, section] : all)
        if (name != page)
            text += ".BR " + roffText(name) + " (" + std::to_string(section) + ")\n";
    return text;
}

std::string operators()
{
    std::string text = ".SH OPERATORS\nThe fields of each, as options of its line and as members of its JSON.\n";
    for (const Operator& op : allOperators()) {
        text += ".SS " + std::string(name(op)) + "\n" + roffText(english(summary(op))) + "\n";
        for (const OperatorOption& option : operatorOptions(op))
            text += entry("--" + option.name + " " + option.value, option.sentence);
    }
    return text;
}

std::string generators()
{
    std::string text =
        ".SH DATA\nWhat --data takes besides a file (.npy, .npz#array, raw bytes, or case.json#resource) and values "
        "(values:1,2.5,0x7fc00001 and so on, each element once). A number may follow a colon: random:7, "
        "constant:2.5, one-hot:11.\n";
    for (const Pattern pattern : kPatterns)
        text += entry(std::string(name(pattern)), english(sentence(pattern)));
    return text;
}

std::string programPage()
{
    std::string text = header("tessera", 1, "test bench for DirectML's tensor layout operators") + ".SH SYNOPSIS\n"
        + block(synopsis(kWindowText, 72)) + ".B tessera\nCOMMAND [ARGUMENT...]\n.SH DESCRIPTION\n"
        + roffText(kWindowText.sentence) + "\n.SH OPTIONS\n";
    for (const Option& option : kWindowText.options)
        text += entry(option);
    text += commonOptions() + ".SH COMMANDS\nEach has a page of its own.\n";
    for (const CommandText* command : commandTexts())
        text += ".TP\n.BR " + roffText(pageOf(*command)) + " (1)\n" + roffText(command->summary) + "\n";
    return text + meanings("EXIT STATUS", exitCodeTexts()) + meanings("ENVIRONMENT", variableTexts())
        + meanings("FILES", fileTexts()) + examples(kWindowText) + seeAlso("tessera");
}

std::string commandPage(const CommandText& command)
{
    std::string text = header(pageOf(command), 1, command.summary) + ".SH SYNOPSIS\n" + block(synopsis(command, 72))
        + ".SH DESCRIPTION\n" + roffText(command.sentence) + "\n";
    if (!command.remarks.empty())
        text += paragraphs(command.remarks);
    text += ".SH OPTIONS\n";
    for (const Option& option : ownOptions(command))
        text += entry(option);
    return text + commonOptions() + meanings("EXIT STATUS", exitCodeTexts())
        + ".SH ENVIRONMENT\nThat of all commands:\n.BR tessera (1).\n.SH FILES\nThose of all commands:\n.BR tessera "
          "(1);\nof cases:\n.BR tessera\\-case (5).\n"
        + examples(command) + seeAlso(pageOf(command));
}

std::string casePage()
{
    return header("tessera-case", 5, kCaseSummary) + ".SH LINE\n" + roffText(kCaseLineText) + "\n.RS 4\n"
        + block(kCaseExample) + ".RE\n" + roffOfMarkdown(kCaseFilesMd) + operators() + generators()
        + seeAlso("tessera-case");
}

std::string enginePage()
{
    return header("tessera-engine", 7, kEngineSummary) + ".SH DESCRIPTION\n" + roffOfMarkdown(kEnginesMd)
        + ".SH ENVIRONMENT\n" + entry("XDG_CONFIG_HOME", "Where tessera/engines lies; without it ~/.config.")
        + entry("TMPDIR", "Of an exec engine: its own folder, which goes with its run.") + ".SH FILES\n"
        + entry("~/.config/tessera/engines/NAME.engine.json", "An engine that is known by its name.")
        + entry("share/doc/tessera/examples", "A program, a script and a library that are engines.")
        + entry("share/tessera/adapters", "Frameworks as engines.") + seeAlso("tessera-engine");
}

} // namespace

std::string_view engineText()
{
    return kEnginesMd;
}

std::string manPage(std::string_view topic)
{
    if (topic.empty())
        return programPage();
    if (topic == kCaseTopic)
        return casePage();
    if (topic == kEngineTopic)
        return enginePage();
    std::vector<std::string> names{std::string(kCaseTopic), std::string(kEngineTopic)};
    for (const CommandText* command : commandTexts()) {
        if (command->name == topic)
            return commandPage(*command);
        names.emplace_back(command->name);
    }
    throw TextError("\"" + std::string(topic) + "\" has no manual page; " + suggestion(topic, names));
}

} // namespace tessera
