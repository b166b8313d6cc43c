// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/help_markdown.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
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
    bool m_hasHead = false; // of the table that is read
};

} // namespace

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

std::string roffOfMarkdown(std::string_view markdown)
{
    return MarkdownReader().read(markdown);
}

} // namespace tessera
