// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace tessera {

// Texts that are in no language: numbers, and lists of names.

// The whole text as a number; none where it is not one, or does not fit the type.
template <class Number> std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// How `listText` writes an element by default.
struct PlainText {
    std::string operator()(std::integral auto number) const { return std::to_string(number); }
    std::string_view operator()(std::string_view text) const { return text; }
};

// A list with the same between any two elements: "1, 2, 3".
template <class List, class TextOf = PlainText>
std::string listText(const List& list, std::string_view between, const TextOf& textOf = {})
{
    std::string all;
    bool isFirst = true;
    for (const auto& each : list) {
        if (!isFirst)
            all += between;
        all += textOf(each);
        isFirst = false;
    }
    return all;
}

inline std::string_view trimmed(std::string_view text) // without blanks at either end
{
    constexpr std::string_view kBlanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

// The parts between the marks. An empty text has one part, which is empty.
inline std::vector<std::string_view> splitText(std::string_view text, std::string_view mark)
{
    std::vector<std::string_view> parts;
    for (size_t begin = 0; begin <= text.size(); begin += parts.back().size() + mark.size())
        parts.push_back(text.substr(begin, text.find(mark, begin) - begin));
    return parts;
}

struct Utf8Character {
    uint32_t code = 0;
    size_t bytes = 0; // 0: it is none
};
// The first character of a text that is not empty. Overlong forms, surrogates and codes beyond U+10FFFF are none.
Utf8Character firstCharacter(std::string_view text);

// Whether the bytes are UTF-8 from the first to the last.
bool isUtf8(std::string_view bytes);

// What a terminal obeys instead of showing it: control characters, marks that reverse the direction of text, and breaks
// of lines.
bool isTerminalControl(uint32_t code);

// Text of a file as it may stand in a message: control characters replaced, cut after some 60 characters.
std::string shown(std::string_view text);

} // namespace tessera
