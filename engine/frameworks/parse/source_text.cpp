// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/source_text.h"

#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tessera {

bool isOfName(char each)
{
    return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_';
}

std::vector<std::string> splitAt(std::string_view text, std::string_view between)
{
    std::vector<std::string> parts;
    for (const std::string_view each : splitText(text, between))
        if (!each.empty())
            parts.emplace_back(each);
    return parts;
}

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

void SourceText::fail(size_t at, const Message& message) const
{
    if (!hasPlaces())
        throw ReadError(message);
    at = std::min(at, m_text.size());
    const auto before = m_text.substr(0, at);
    const size_t line = static_cast<size_t>(std::ranges::count(before, '\n'));
    const size_t begin = line == 0 ? std::min(m_before, at) : before.rfind('\n') + 1;
    const auto isFirstByte = [](char each) { return (static_cast<unsigned char>(each) & 0xC0) != 0x80; };
    const auto column = std::ranges::count_if(before.substr(begin), isFirstByte) + 1;
    const bool isOneLine = m_text.find('\n') >= m_text.size() - 1;
    throw ReadError(isOneLine ? say("reading", "column %1: %2")(column, message)
                              : say("reading", "line %1, column %2: %3")(line + 1, column, message));
}

namespace {

bool isDigit(char each)
{
    return std::isdigit(static_cast<unsigned char>(each)) != 0;
}

struct Tokenizer {
    const SourceText& source;
    std::vector<Token>& tokens;
    std::vector<std::string>& comments;
    const std::string_view whole = source.text();
    size_t at = 0;
    std::vector<size_t> open = {}; // the places of brackets

    void read()
    {
        while (at < whole.size())
            step();
        while (isIn('<'))
            open.pop_back();
        if (!open.empty())
            source.fail(openAt(), say("reading", "%1 is not closed")(whole.substr(openAt(), 1)));
        add(Mark::End, at, {});
    }

    std::string_view rest() const { return whole.substr(at); }
    bool startsWithAny(std::initializer_list<std::string_view> words) const
    {
        return std::ranges::any_of(words, [&](std::string_view word) { return rest().starts_with(word); });
    }

    void step()
    {
        const char each = whole[at];
        if (each == '\n') {
            if (open.empty())
                add(Mark::Line, at, "\n");
            ++at;
        } else if (each == ' ' || each == '\t' || each == '\r' || each == '\\') {
            ++at;
        } else if (const size_t prompt = promptLength()) {
            at += prompt;
        } else if (each == '#' || beginsSlashComment()) {
            const size_t begin = whole.find_first_not_of("#/", at);
            at = std::min(whole.find('\n', at), whole.size());
            comments.emplace_back(source.slice(std::min(begin, at), at));
        } else if (startsWithAny({"/*"})) {
            at = std::min(whole.find("*/", at), whole.size() - 2) + 2;
        } else if (isOfName(each) && !isDigit(each)) {
            const size_t begin = at;
            while (at < whole.size() && isOfName(whole[at]))
                ++at;
            add(Mark::Name, begin, std::string(source.slice(begin, at)));
        } else if (isDigit(each) || (each == '.' && isDigit(rest().substr(0, 2).back()))) {
            readNumber();
        } else if (each == '"' || each == '\'' || each == '`') {
            readText();
        } else {
            readSymbol();
        }
    }

    // The prompt or fence of a line that was copied from a session or a report: ">>> ", "In [3]: ", "```python".
    size_t promptLength() const
    {
        if (at > 0 && whole[at - 1] != '\n')
            return 0;
        if (startsWithAny({"```"}))
            return std::min(rest().find('\n'), rest().size());
        if (startsWithAny({"In [", "Out["}))
            return std::min(rest().find(':'), rest().size() - 1) + 1;
        return startsWithAny({">>>", "... "}) ? 3 : 0;
    }

    // // divides in Python; it begins a comment at a line's start or after ";" or ",".
    bool beginsSlashComment() const
    {
        if (!startsWithAny({"//"}))
            return false;
        const size_t last = whole.substr(0, at).find_last_not_of(" \t");
        return last == std::string_view::npos || whole[last] == '\n' || whole[last] == ';' || whole[last] == ',';
    }

    void readNumber()
    {
        const size_t begin = at;
        const bool isHexadecimal = startsWithAny({"0x", "0X"});
        const auto isExponent = [&] { return !isHexadecimal && (whole[at - 1] == 'e' || whole[at - 1] == 'E'); };
        while (at < whole.size()
               && (isOfName(whole[at]) || whole[at] == '.' || (startsWithAny({"+", "-"}) && isExponent())))
            ++at;
        std::string digits(source.slice(begin + (isHexadecimal ? 2 : 0), at));
        std::erase(digits, '_'); // 1_000
        digits.erase(digits.find_last_not_of(isHexadecimal ? "uUlLn" : "fFuUlLn") + 1); // as C++ and JavaScript have
        double value = 0;
        const char* const last = digits.data() + digits.size();
        const auto format = isHexadecimal ? std::chars_format::hex : std::chars_format::general;
        const auto [end, error] = std::from_chars(digits.data(), last, value, format);
        source.failIf(error != std::errc{} || end != last, begin,
                      error == std::errc{} ? say("reading", "a number does not go on like this")
                                           : say("reading", "this is no number that can be held"));
        add(Mark::Number, begin, std::string(source.slice(begin, at)));
        tokens.back().number = value;
    }

    void readText()
    {
        const size_t begin = at;
        const bool isLong = startsWithAny({"\"\"\"", "'''"});
        const std::string quote(isLong ? 3 : 1, whole[at]);
        std::string text;
        for (at += quote.size(); at < whole.size() && !startsWithAny({quote}) && (isLong || whole[at] != '\n'); ++at) {
            at += whole[at] == '\\' && at + 1 < whole.size() ? 1 : 0;
            text += whole[at];
        }
        source.failIf(!startsWithAny({quote}), begin, say("reading", "the string is not closed; expected %1")(quote));
        at += quote.size();
        add(Mark::Text, begin, std::move(text));
    }

    void readSymbol()
    {
        constexpr std::string_view longer[] = {"...", "**=", "//=", "//", "->", "::", "**", "=>", "==", "!=",
                                               "<=",  ">=",  "+=",  "-=", "*=", "/=", "&&", "||", ":="};
        constexpr std::string_view singles = "()[]{}<>,:=.;+-*/%@&|^~!?$";
        const auto found = std::ranges::find_if(longer, [&](auto each) { return rest().starts_with(each); });
        const char sign = whole[at];
        const bool isLong = found != std::end(longer) && !(isIn('[') && *found == "::"); // two colons of a slice
        source.failIf(!isLong && singles.find(sign) == std::string_view::npos, at,
                      say("reading", "this sign is not understood"));
        const size_t begin = at;
        at += isLong ? found->size() : 1;
        add(Mark::Symbol, begin, std::string(source.slice(begin, at)));
        if (!isLong)
            pair(sign);
    }

    // Pairs brackets. "<" is one before attributes: "Resize <mode = …".
    void pair(char sign)
    {
        constexpr std::string_view opening = "([{<", closing = ")]}>";
        const size_t place = tokens.size() - 1, bracket = closing.find(sign);
        const auto begins = [&](size_t back) {
            return place >= back && tokens[place - back].mark == Mark::Symbol && tokens[place - back].text == "<"
                && tokens[place - back + 1].mark == Mark::Name;
        };
        if (sign == '=' && (begins(2) || (begins(4) && tokens[place - 2].text == ":")))
            open.push_back(place - (begins(2) ? 2 : 4));
        else if (sign != '<' && opening.find(sign) != std::string_view::npos)
            open.push_back(place);
        source.failIf(open.size() > kMostSourceDepth, tokens[place].begin,
                      say("reading", "too many brackets in each other"));
        if (bracket == std::string_view::npos || (sign == '>' && !isIn('<')))
            return;
        while (sign != '>' && isIn('<'))
            open.pop_back();
        source.failIf(!isIn(opening[bracket]), tokens[place].begin,
                      say("reading", "%1 closes nothing")(std::string(1, sign)));
        tokens[open.back()].closedBy = place;
        tokens[place].closes = true;
        open.pop_back();
    }

    bool isIn(char bracket) const { return !open.empty() && whole[openAt()] == bracket; }
    size_t openAt() const { return tokens[open.back()].begin; } // the last bracket that is open
    void add(Mark mark, size_t begin, std::string text)
    {
        tokens.push_back({.mark = mark, .text = std::move(text), .begin = begin, .end = at});
    }
};

} // namespace

Tokens::Tokens(const SourceText& source)
    : m_source(&source)
{
    if (source.hasPlaces())
        Tokenizer{source, m_list, m_comments}.read();
}

void Tokens::skipTo(std::initializer_list<std::string_view> symbols)
{
    for (; !isAny(symbols) && !endsStatement(); next())
        seek(std::max(now().closedBy, m_at));
}

bool Tokens::takes(std::string_view symbol)
{
    const bool isHere = is(symbol);
    next(isHere ? 1 : 0);
    return isHere;
}

void Tokens::expect(std::string_view symbol)
{
    if (!takes(symbol))
        failWithout(symbol);
}

std::string Tokens::takeName()
{
    if (!is(Mark::Name))
        failWithout(say("reading", "a name"));
    std::string name = now().text;
    next();
    return name;
}

void Tokens::refusePrograms() const
{
    constexpr Text instead = say("reading",
                                 "paste the assignments and calls alone, or let Python run the whole function with "
                                 "ts.probe, ts.identify or ts.sweep");
    if (isAny({"for", "while", "if", "else", "elif", "try", "except", "switch"}))
        fail(say("reading", "\"%1\" branches or loops, which is not run here")(now().text) + "; " + instead);
    if (isAny({"class", "lambda", "function"}))
        fail(say("reading", "\"%1\" makes a program, which is not run here")(now().text) + "; " + instead);
}

void Tokens::fail(const Message& message) const
{
    m_source->fail(now().begin, is(Mark::End) ? say("reading", "the text ends here") + "; " + message : message);
}

} // namespace tessera
