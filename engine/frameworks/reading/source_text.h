// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A text that is no case in any framework's words. what() begins with the place: "column 14: …", "line 2, column 5: …".
class ReadError : public TextError {
public:
    explicit ReadError(const Message& message)
        : TextError(message)
        , m_reason(message)
    {
    }
    ReadError(const Message& placed, Message reason)
        : TextError(placed)
        , m_reason(std::move(reason))
    {
    }

    const Message& reason() const { return m_reason; } // without the place

private:
    Message m_reason;
};

inline constexpr size_t kMostSourceBytes = 64 * 1024;
inline constexpr size_t kMostSourceDepth = 64; // the most brackets in each other

// The text that is read, which knows its lines and columns.
class SourceText {
public:
    // `before`: so many characters stand in front of what the user wrote. Throws ReadError where it is too long, empty
    // or not text.
    explicit SourceText(std::string_view text, size_t before = 0);

    std::string_view text() const { return m_text; }
    std::string_view slice(size_t begin, size_t end) const { return m_text.substr(begin, end - begin); }
    [[noreturn]] void fail(size_t at, const Message& message) const; // throws ReadError

private:
    Message placed(size_t at, const Message& message) const; // "column 14: …"; counted in characters

    std::string_view m_text;
    const size_t m_before;
};

enum class Mark { Name, Number, Text, Symbol, Line, End };

struct Token {
    Mark mark;
    std::string text; // the characters of a string, the one or two of a symbol
    double number = 0;
    bool isWhole = false; // written without a point or an exponent
    size_t begin = 0, end = 0;
};

struct Comment {
    size_t begin, end; // without its mark
};

// The words of Python, JavaScript and ONNX's textual form. Line ends within brackets are left out. Throws ReadError.
struct Tokens {
    std::vector<Token> list; // the last is End
    std::vector<Comment> comments;
};
Tokens tokensOf(const SourceText& source);

} // namespace tessera
