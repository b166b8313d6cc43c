// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/other_language.h"

#include "engine/frameworks/reading/calls/signature.h"

#include <algorithm>
#include <cctype>

namespace tessera {

namespace {

constexpr Text kOfShader = say("reading",
                               "paste what the shader computes as a call, such as F.interpolate(x, size=(8, 12), "
                               "mode='bilinear'), or give its output to identify");
constexpr Text kOfArrays = say("reading",
                               "paste the same reshapes, transposes and resizes as Python has them, or give the "
                               "output to identify");

// As a word of its own: a name does not go on before it or, where it ends in one, behind it.
bool hasWord(std::string_view text, std::string word)
{
    std::ranges::replace(word, '~', ' ');
    const auto isOfName = [](char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_'; };
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const size_t end = at + word.size();
        const bool begins = at == 0 || !isOfName(word.front()) || (!isOfName(text[at - 1]) && text[at - 1] != '.');
        const bool ends = end == text.size() || !isOfName(word.back()) || word.back() == '_' || !isOfName(text[end]);
        if (begins && ends)
            return true;
    }
    return false;
}

// "[1 3 2 4]": numbers without commas between them.
bool hasSpacedList(std::string_view text)
{
    for (size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        const size_t end = text.find_first_not_of("0123456789", at + 1);
        const size_t next = end == std::string_view::npos ? end : text.find_first_not_of(' ', end);
        if (end > at + 1 && next != std::string_view::npos && next > end
            && std::isdigit(static_cast<unsigned char>(text[next])) != 0)
            return true;
    }
    return false;
}

} // namespace

Message otherLanguage(std::string_view text)
{
    if (hasSpacedList(text))
        return say("reading", "this is %1, which is not read; %2")("MATLAB", kOfArrays);
    for (const Function& language : namedTable("languages").functions)
        for (const std::string& word : language.names)
            if (hasWord(text, word))
                return say("reading", "this is %1, which is not read; %2")(
                    joined({language.words.begin(), language.words.end()}, " "),
                    language.action == "shader" ? kOfShader : kOfArrays);
    return {};
}

} // namespace tessera
