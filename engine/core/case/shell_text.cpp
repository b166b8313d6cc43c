// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/case/utf8.h"
#include "engine/core/tensor/error.h"

#include <array>
#include <cstdio>

namespace tessera {

namespace {

// What a terminal would obey, and bytes that are no character, which it would show as something else.
bool needsSpelling(std::string_view text)
{
    while (!text.empty()) {
        const auto [code, bytes] = firstCharacter(text);
        if (bytes == 0 || isObeyed(code))
            return true;
        text.remove_prefix(bytes);
    }
    return false;
}

constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:+=@%";
constexpr std::string_view kPrinted = "$(printf '", kPrintedEnd = "')";
constexpr std::string_view kNewline = "${IFS#??}"; // as every shell sets IFS: a blank, a tab, a newline

// "$(printf '\033[2J')", which every POSIX shell reads; bash's $'…' is none of dash's. Newlines at the end, which $(…)
// drops, stand behind it.
std::string spelledWord(const std::string& text)
{
    const size_t end = text.find_last_not_of('\n') + 1;
    std::string word = "\"";
    word += end == 0 ? "" : kPrinted;
    for (size_t i = 0; i < end; ++i) {
        std::array<char, 8> byte;
        const bool isPlain = text[i] == ' ' || (kPlain.find(text[i]) != kPlain.npos && text[i] != '%');
        const bool isOption = i == 0 && text[i] == '-'; // printf would take it for an option
        std::snprintf(byte.data(), byte.size(), isPlain && !isOption ? "%c" : "\\%03o",
                      static_cast<unsigned char>(text[i]));
        word += byte.data();
    }
    word += end == 0 ? "" : kPrintedEnd;
    for (size_t i = end; i < text.size(); ++i)
        word += kNewline;
    return word + "\"";
}

class Splitter {
public:
    explicit Splitter(std::string_view line)
        : m_line(line)
    {
    }

    std::vector<std::string> words()
    {
        while (m_at < m_line.size())
            step();
        end();
        return std::move(m_words);
    }

private:
    void step()
    {
        const char each = m_line[m_at++];
        if (each == '\\' && m_at < m_line.size() && m_line[m_at] == '\n') {
            ++m_at; // the line goes on
            return;
        }
        const bool isBlank = each == ' ' || each == '\t' || each == '\n' || each == '\r';
        if (isBlank)
            return end();
        m_isInside = true;
        if (each == '\'')
            readPlain();
        else if (each == '"')
            readQuoted();
        else if (each == '$' && m_at < m_line.size() && m_line[m_at] == '\'')
            readSpelled();
        else if (each == '\\' && m_at < m_line.size())
            m_word += m_line[m_at++];
        else
            m_word += each;
    }

    char next()
    {
        if (m_at == m_line.size())
            throw TextError(say("case", "A quotation mark in the case's line is not closed."));
        return m_line[m_at++];
    }

    void readPlain()
    {
        for (char each = next(); each != '\''; each = next())
            m_word += each;
    }

    void readQuoted()
    {
        for (char each = next(); each != '"'; each = next())
            if (each == '$' && skip(kPrinted.substr(1)))
                readPrinted();
            else if (each == '$' && skip(kNewline.substr(1)))
                m_word += '\n';
            else
                m_word += each == '\\' ? next() : each;
    }

    // The words of spelledWord().
    void readPrinted()
    {
        while (!skip(kPrintedEnd)) {
            const char each = next();
            m_word += each == '\\' ? coded(3, 8) : each;
        }
    }

    bool skip(std::string_view text)
    {
        const bool isThere = m_line.substr(m_at).starts_with(text);
        m_at += isThere ? text.size() : 0;
        return isThere;
    }

    // A byte as a number.
    char coded(int mostDigits, unsigned base)
    {
        unsigned code = 0;
        for (int digits = 0; digits < mostDigits && m_at < m_line.size(); ++digits) {
            constexpr std::string_view all = "0123456789abcdef";
            const size_t digit = all.find(static_cast<char>(m_line[m_at] | ('A' <= m_line[m_at] ? 0x20 : 0)));
            if (digit >= base)
                break;
            code = code * base + static_cast<unsigned>(digit);
            ++m_at;
        }
        return static_cast<char>(code);
    }

    void readSpelled()
    {
        ++m_at; // the quotation mark
        for (char each = next(); each != '\''; each = next())
            m_word += each == '\\' ? spelled(next()) : each;
    }

    // What stands behind a backslash in $'…', as bash writes it.
    char spelled(char letter)
    {
        constexpr std::string_view letters = "abefnrtv", meant = "\a\b\x1b\f\n\r\t\v";
        if (const size_t found = letters.find(letter); found != letters.npos)
            return meant[found];
        return letter == 'x' ? coded(2, 16) : letter;
    }

    void end()
    {
        if (m_isInside)
            m_words.push_back(std::move(m_word));
        m_word.clear();
        m_isInside = false;
    }

    std::string_view m_line;
    size_t m_at = 0;
    std::string m_word;
    bool m_isInside = false;
    std::vector<std::string> m_words;
};

} // namespace

std::string shellWord(const std::string& text)
{
    if (!text.empty() && text.find_first_not_of(kPlain) == std::string::npos)
        return text;
    if (needsSpelling(text))
        return spelledWord(text);
    std::string word = "'";
    for (const char each : text)
        word += each == '\'' ? std::string("'\\''") : std::string(1, each);
    return word + "'";
}

std::vector<std::string> shellWords(std::string_view line)
{
    return Splitter(line).words();
}

} // namespace tessera
