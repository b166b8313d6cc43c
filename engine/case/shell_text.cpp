// SPDX-License-Identifier: Apache-2.0
#include "engine/case/case.h"
#include "engine/case/utf8.h"
#include "engine/tensor/error.h"

#include <array>
#include <cstdio>

namespace tessera {

namespace {

bool isControl(char each)
{
    return static_cast<unsigned char>(each) < 0x20 || each == 0x7f;
}

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

// $'\x1b[2J', as bash spells it.
std::string spelledWord(const std::string& text)
{
    std::string word = "$'";
    for (const char each : text) {
        std::array<char, 8> byte;
        const bool isPlain = !isControl(each) && static_cast<unsigned char>(each) < 0x80;
        std::snprintf(byte.data(), byte.size(), isPlain ? "%c" : "\\x%02x", static_cast<unsigned char>(each));
        word += each == '\'' || each == '\\' ? std::string("\\") + each : each == '\n' ? "\\n" : byte.data();
    }
    return word + "'";
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
            throw TextError("A quotation mark in the case's line is not closed.");
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
            m_word += each == '\\' ? next() : each;
    }

    void readSpelled()
    {
        ++m_at; // the quotation mark
        for (char each = next(); each != '\''; each = next())
            m_word += each == '\\' ? spelled(next()) : each;
    }

    // What stands behind a backslash in $'…'.
    char spelled(char letter)
    {
        constexpr std::string_view letters = "abefnrtv", meant = "\a\b\x1b\f\n\r\t\v";
        if (const size_t found = letters.find(letter); found != letters.npos)
            return meant[found];
        if (letter != 'x')
            return letter;
        unsigned code = 0;
        for (int digits = 0; digits < 2 && m_at < m_line.size(); ++digits) {
            constexpr std::string_view hex = "0123456789abcdef";
            const size_t digit = hex.find(static_cast<char>(m_line[m_at] | ('A' <= m_line[m_at] ? 0x20 : 0)));
            if (digit == hex.npos)
                break;
            code = code * 16 + static_cast<unsigned>(digit);
            ++m_at;
        }
        return static_cast<char>(code);
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
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:+=@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
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
