// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A refusal of a text. what() begins with the place: "column 14: …", "line 2, column 5: …".
class ReadError : public TextError {
public:
    using TextError::TextError;
};

inline void refuseIf(bool isWrong, const Message& why) // throws TextError
{
    if (isWrong)
        throw TextError(why);
}

bool isOfName(char each); // a letter, a digit or "_"
// The parts of "a,b,c" that are not empty.
std::vector<std::string> splitAt(std::string_view text, std::string_view between);

inline constexpr size_t kMostSourceBytes = size_t{64} * 1024;
inline constexpr size_t kMostSourceDepth = 64; // nested brackets

// As `before`: nobody wrote the text, and refusals name no column.
inline constexpr size_t kNoPlaces = std::string_view::npos;

// The text, with its lines and columns.
class SourceText {
public:
    // `before`: how many characters stand in front of what the user wrote. Throws ReadError for a text that is empty,
    // too long or holds a zero byte.
    explicit SourceText(std::string_view text, size_t before = 0);

    std::string_view text() const { return m_text; }
    std::string_view slice(size_t begin, size_t end) const { return m_text.substr(begin, end - begin); }
    bool hasPlaces() const { return m_before != kNoPlaces; }
    [[noreturn]] void fail(size_t at, const Message& message) const; // throws ReadError; columns are characters
    void failIf(bool isWrong, size_t at, const Message& message) const
    {
        if (isWrong)
            fail(at, message);
    }

private:
    std::string_view m_text;
    const size_t m_before;
};

enum class Mark { Name, Number, Text, Symbol, Line, End };

struct Token {
    Mark mark;
    std::string text; // the characters of a string, the one or two of a symbol
    double number = 0;
    size_t begin = 0, end = 0;
    size_t closedBy = 0; // the place of the closing bracket; 0: this opens none
    bool closes = false; // it is a closing bracket; another ">" compares
};

// The tokens of Python, JavaScript, C++ and ONNX's textual form, without line ends inside brackets. All functions throw
// ReadError.
class Tokens {
public:
    explicit Tokens(const SourceText& source);

    const std::vector<std::string>& comments() const { return m_comments; } // without their marks
    const Token& at(size_t place) const { return m_list[std::min(place, m_list.size() - 1)]; }
    const Token& ahead(size_t count) const { return at(m_at + count); }
    const Token& now() const { return m_list[m_at]; }
    const Token& before(size_t count = 1) const { return m_list[m_at - std::min(count, m_at)]; }
    size_t place() const { return m_at; } // the number of the current token
    size_t count() const { return m_list.size(); }
    void next(size_t count = 1) { m_at = std::min(m_at + count, m_list.size() - 1); }
    void seek(size_t place) { m_at = place; }
    void skipTo(std::initializer_list<std::string_view> symbols); // over whole brackets, at most to the statement's end

    bool is(Mark mark) const { return now().mark == mark; }
    bool isAny(std::initializer_list<std::string_view> words) const // names or symbols
    {
        return (is(Mark::Name) || is(Mark::Symbol)) && std::ranges::find(words, now().text) != words.end();
    }
    bool is(std::string_view word) const { return isAny({word}); }
    bool endsStatement() const { return is(Mark::Line) || is(Mark::End) || is(";"); }
    bool takes(std::string_view symbol); // and steps over it
    void expect(std::string_view symbol);
    std::string takeName();
    void refusePrograms() const; // refuses a loop, branch, class or lambda that begins here
    [[noreturn]] void fail(const Message& message) const;
    void failIf(bool isWrong, const Message& message) const
    {
        if (isWrong)
            fail(message);
    }
    [[noreturn]] void failWithout(const Message& what) const { fail(say("reading", "expected %1 here")(what)); }

private:
    const SourceText* m_source;
    std::vector<Token> m_list; // the last is End
    std::vector<std::string> m_comments;
    size_t m_at = 0;
};

} // namespace tessera
