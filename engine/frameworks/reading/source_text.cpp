// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/source_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tessera {

SourceText::SourceText(std::string_view text, size_t before)
    : m_text(text)
    , m_before(before)
{
    if (text.size() > kMostSourceBytes)
        throw ReadError(say("reading", "the text has %1 bytes; expected at most %2")(text.size(), kMostSourceBytes));
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw ReadError(say("reading", "the text is empty; expected a call such as F.pixel_shuffle(x, 2)"));
    if (const size_t zero = text.find('\0'); zero != std::string_view::npos)
        fail(zero, say("reading", "a zero byte is no text"));
}

Message SourceText::placed(size_t at, const Message& message) const
{
    at = std::min(at, m_text.size());
    const auto before = m_text.substr(0, at);
    const size_t line = static_cast<size_t>(std::ranges::count(before, '\n'));
    const size_t begin = line == 0 ? std::min(m_before, at) : before.rfind('\n') + 1;
    const auto isFirstByte = [](char each) { return (static_cast<unsigned char>(each) & 0xC0) != 0x80; };
    const auto column = std::ranges::count_if(before.substr(begin), isFirstByte) + 1;
    const bool isOneLine = m_text.find('\n') >= m_text.size() - 1 || m_text.find('\n') == std::string_view::npos;
    return isOneLine ? say("reading", "column %1: %2")(column, message)
                     : say("reading", "line %1, column %2: %3")(line + 1, column, message);
}

void SourceText::fail(size_t at, const Message& message) const
{
    throw ReadError(placed(at, message), message);
}

namespace {

bool beginsName(char each)
{
    return std::isalpha(static_cast<unsigned char>(each)) != 0 || each == '_';
}
bool isOfName(char each)
{
    return beginsName(each) || std::isdigit(static_cast<unsigned char>(each)) != 0;
}

class Tokenizer {
public:
    explicit Tokenizer(const SourceText& source)
        : m_source(source)
        , m_text(source.text())
    {
    }

    Tokens read()
    {
        while (m_at < m_text.size())
            step();
        if (!m_open.empty())
            m_source.fail(m_open.back(), say("reading", "%1 is not closed")(m_text.substr(m_open.back(), 1)));
        add(Mark::End, m_at, {});
        return std::move(m_tokens);
    }

private:
    void step()
    {
        const char each = m_text[m_at];
        if (each == '\n') {
            if (m_open.empty())
                add(Mark::Line, m_at, "\n");
            ++m_at;
        } else if (each == ' ' || each == '\t' || each == '\r' || each == '\\') {
            ++m_at;
        } else if (const size_t prompt = promptLength()) {
            m_at += prompt;
        } else if (each == '#' || beginsSlashComment()) {
            readComment();
        } else if (m_text.substr(m_at).starts_with("/*")) {
            m_at = std::min(m_text.find("*/", m_at), m_text.size() - 2) + 2;
        } else if (beginsName(each)) {
            readName();
        } else if (std::isdigit(static_cast<unsigned char>(each)) != 0
                   || (each == '.' && m_at + 1 < m_text.size()
                       && std::isdigit(static_cast<unsigned char>(m_text[m_at + 1])) != 0)) {
            readNumber();
        } else if (each == '"' || each == '\'' || each == '`') {
            readText();
        } else {
            readSymbol();
        }
    }

    // What stands before a line that was copied from a session or a report: ">>> ", "... ", "```python".
    size_t promptLength() const
    {
        if (m_at > 0 && m_text[m_at - 1] != '\n')
            return 0;
        const std::string_view line = m_text.substr(m_at, m_text.find('\n', m_at) - m_at);
        if (line.starts_with("```"))
            return line.size();
        return line.starts_with(">>>") || line.starts_with("... ") ? 3 : 0;
    }

    // In Python // divides: a comment only begins a line, or stands behind a semicolon.
    bool beginsSlashComment() const
    {
        if (!m_text.substr(m_at).starts_with("//"))
            return false;
        const size_t last = m_text.substr(0, m_at).find_last_not_of(" \t");
        return last == std::string_view::npos || m_text[last] == '\n' || m_text[last] == ';' || m_text[last] == ',';
    }

    void readComment()
    {
        const size_t begin = m_text.find_first_not_of("#/", m_at);
        const size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        m_tokens.comments.push_back({std::min(begin, end), end});
        m_at = end;
    }

    void readName()
    {
        const size_t begin = m_at;
        while (m_at < m_text.size() && isOfName(m_text[m_at]))
            ++m_at;
        add(Mark::Name, begin, std::string(m_source.slice(begin, m_at)));
    }

    void readNumber()
    {
        constexpr size_t kMostDigits = 400;
        const size_t begin = m_at;
        const bool isHexadecimal = m_text.substr(m_at).starts_with("0x") || m_text.substr(m_at).starts_with("0X");
        m_at += isHexadecimal ? 2 : 0;
        std::string digits(m_text.substr(m_at, kMostDigits));
        std::erase(digits, '_'); // 1_000
        double value = 0;
        const auto format = isHexadecimal ? std::chars_format::hex : std::chars_format::general;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, format);
        const bool begins =
            !isHexadecimal || (!digits.empty() && std::isxdigit(static_cast<unsigned char>(digits[0])) != 0);
        if (error != std::errc{} || !begins)
            m_source.fail(begin, say("reading", "this is no number that can be held"));
        for (auto left = end - digits.data(); left > 0; ++m_at)
            left -= m_text[m_at] == '_' ? 0 : 1;
        const std::string written(m_source.slice(begin, m_at));
        constexpr std::string_view suffixes = "fFuUlLn"; // as C++ and JavaScript write them
        while (m_at < m_text.size() && suffixes.find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
        if (m_at < m_text.size() && isOfName(m_text[m_at]))
            m_source.fail(m_at, say("reading", "a number does not go on like this"));
        add(Mark::Number, begin, written);
        m_tokens.list.back().number = value;
        m_tokens.list.back().isWhole = isHexadecimal || written.find_first_of(".eE") == std::string::npos;
    }

    void readText()
    {
        const size_t begin = m_at;
        const bool isLong = m_text.substr(m_at).starts_with("\"\"\"") || m_text.substr(m_at).starts_with("'''");
        const std::string quote(isLong ? 3 : 1, m_text[m_at]);
        m_at += quote.size();
        std::string text;
        while (m_at < m_text.size() && !m_text.substr(m_at).starts_with(quote)) {
            if (m_text[m_at] == '\n' && !isLong)
                break;
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size())
                ++m_at;
            text += m_text[m_at++];
        }
        if (!m_text.substr(m_at).starts_with(quote))
            m_source.fail(begin, say("reading", "the string is not closed; expected %1")(quote));
        m_at += quote.size();
        add(Mark::Text, begin, std::move(text));
    }

    void readSymbol()
    {
        constexpr std::string_view longer[] = {"...", "**=", "//=", "//", "->", "::", "**", "=>", "==", "!=",
                                               "<=",  ">=",  "+=",  "-=", "*=", "/=", "&&", "||", ":="};
        constexpr std::string_view singles = "()[]{}<>,:=.;+-*/%@&|^~!?$";
        const std::string_view rest = m_text.substr(m_at);
        const auto found = std::ranges::find_if(longer, [&](std::string_view each) { return rest.starts_with(each); });
        if (found == std::end(longer) && singles.find(rest.front()) == std::string_view::npos)
            m_source.fail(m_at, say("reading", "this sign is not understood"));
        const size_t begin = m_at;
        m_at += found == std::end(longer) ? 1 : found->size();
        const std::string symbol(m_source.slice(begin, m_at));
        if (symbol == "(" || symbol == "[" || symbol == "{") {
            m_open.push_back(begin);
            if (m_open.size() > kMostSourceDepth)
                m_source.fail(begin, say("reading", "too many brackets in each other"));
        }
        if (symbol == ")" || symbol == "]" || symbol == "}") {
            constexpr std::string_view opening = "([{", closing = ")]}";
            if (m_open.empty() || m_text[m_open.back()] != opening[closing.find(symbol)])
                m_source.fail(begin, say("reading", "%1 closes nothing")(symbol));
            m_open.pop_back();
        }
        add(Mark::Symbol, begin, symbol);
    }

    void add(Mark mark, size_t begin, std::string text)
    {
        m_tokens.list.push_back({.mark = mark, .text = std::move(text), .begin = begin, .end = m_at});
    }

    const SourceText& m_source;
    const std::string_view m_text;
    size_t m_at = 0;
    std::vector<size_t> m_open; // brackets
    Tokens m_tokens;
};

} // namespace

Tokens tokensOf(const SourceText& source)
{
    return Tokenizer(source).read();
}

} // namespace tessera
