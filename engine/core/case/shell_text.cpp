// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <utility>

namespace tessera {

namespace {

// Whether the text has characters that a terminal would obey, or bytes that are no character.
bool needsSpelling(std::string_view text)
{
    while (!text.empty()) {
        const auto [code, bytes] = firstCharacter(text);
        if (bytes == 0 || isTerminalControl(code))
            return true;
        text.remove_prefix(bytes);
    }
    return false;
}

constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:+=@%";
constexpr std::string_view kBlanks = " \t\n\r";
constexpr std::string_view kPrinted = "$(printf '", kPrintedEnd = "')";
constexpr std::string_view kNewline = "${IFS#??}"; // as every shell sets IFS: a blank, a tab, a newline

// "$(printf '\033[2J')", which every POSIX shell reads; dash does not read bash's $'…'. $(…) drops newlines at the end,
// so these follow it.
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

// The rest of a line that is being read.
struct Line {
    std::string_view left;

    // Throws TextError where it ends within a quotation.
    char next()
    {
        if (left.empty())
            throw TextError(say("case", "A quotation mark in the case's line is not closed."));
        const char each = left.front();
        left.remove_prefix(1);
        return each;
    }
    bool skip(std::string_view text)
    {
        const bool isThere = left.starts_with(text);
        left.remove_prefix(isThere ? text.size() : 0);
        return isThere;
    }
    // A byte as up to three octal digits.
    char coded()
    {
        unsigned code = 0;
        const auto [end, error] = std::from_chars(left.data(), left.data() + std::min<size_t>(3, left.size()), code, 8);
        left.remove_prefix(static_cast<size_t>(end - left.data()));
        return static_cast<char>(code);
    }
};

// Reads what follows "'".
void readPlain(Line& line, std::string& word)
{
    for (char each = line.next(); each != '\''; each = line.next())
        word += each;
}

// Reads what follows "\"", with the words of spelledWord().
void readQuoted(Line& line, std::string& word)
{
    while (!line.skip("\""))
        if (line.skip(kPrinted))
            while (!line.skip(kPrintedEnd))
                word += line.skip("\\") ? line.coded() : line.next();
        else if (line.skip(kNewline))
            word += '\n';
        else {
            line.skip("\\");
            word += line.next();
        }
}

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
    std::vector<std::string> words;
    bool isInside = false; // the last word is being read
    for (Line rest{line}; !rest.left.empty();) {
        if (rest.skip("\\\n")) // the line goes on
            continue;
        const char each = rest.next();
        if (kBlanks.find(each) != kBlanks.npos) {
            isInside = false;
            continue;
        }
        if (!std::exchange(isInside, true))
            words.emplace_back();
        if (each == '\'')
            readPlain(rest, words.back());
        else if (each == '"')
            readQuoted(rest, words.back());
        else
            words.back() += each == '\\' && !rest.left.empty() ? rest.next() : each;
    }
    return words;
}

} // namespace tessera
