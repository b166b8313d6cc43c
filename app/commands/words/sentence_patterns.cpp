// SPDX-License-Identifier: Apache-2.0
#include "app/commands/words/sentence_patterns.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

constexpr size_t kMuchText = 12; // bytes beside the places: so many are a sentence, and not "%1 pixels"

// "%1" … "%9"
bool isPlace(std::string_view text, size_t at)
{
    return at + 1 < text.size() && text[at] == '%' && text[at + 1] >= '1' && text[at + 1] <= '9';
}

// "a; b; c"
constexpr std::string_view kBetween = "; ";

bool isList(std::string_view text)
{
    return text.find(kBetween) != std::string_view::npos;
}

// "order: the channels are …", and not "What is wrong: …"
constexpr std::string_view kBehindName = ": ";

bool isNamed(std::string_view text)
{
    const size_t at = text.find(kBehindName);
    return at != std::string_view::npos && text.substr(0, at).find(' ') == std::string_view::npos;
}

bool isNumber(std::string_view text)
{
    if (text.starts_with("−"))
        text.remove_prefix(std::string_view("−").size());
    return !text.empty() && text.find_first_not_of("0123456789.,") == std::string_view::npos;
}

} // namespace

SentencePatterns::SentencePatterns(const std::vector<std::string>& sources)
{
    for (const std::string& source : sources) {
        Pattern pattern{source, {""}, {}};
        for (size_t i = 0; i < source.size(); ++i)
            if (isPlace(source, i)) {
                pattern.places.push_back(source[++i] - '0');
                pattern.literals.emplace_back();
            } else {
                pattern.literals.back() += source[i];
            }
        if (pattern.places.empty())
            m_whole.emplace(source, true);
        else
            m_patterns.push_back(std::move(pattern));
    }
    std::ranges::stable_sort(m_patterns, std::greater(), [](const Pattern& each) {
        const bool begins = !each.literals.front().empty();
        return std::tuple(begins, !begins && !each.literals.back().empty(), each.source.size());
    });
}

// What a pattern such as "%1 and %2" begins with is neither a list nor a sentence behind its name. Of a short one it is
// a number, or a sentence of its own: else "up and down" were one.
bool SentencePatterns::canBegin(const Pattern& pattern, std::string_view argument) const
{
    if (!pattern.literals.front().empty())
        return true;
    if (isList(argument) || isNamed(argument))
        return false;
    return pattern.source.size() - 2 * pattern.places.size() >= kMuchText || isNumber(argument)
        || (argument.find(' ') != std::string_view::npos
            && sentence(std::string(argument), [](const std::string& source) { return source; }));
}

// `text` begins behind the literal in front of the place. A place takes as little as it can, and at least one letter.
bool SentencePatterns::matches(const Pattern& pattern, std::string_view text, size_t place, Arguments& arguments) const
{
    if (place == pattern.places.size())
        return text.empty();
    const std::string& literal = pattern.literals[place + 1];
    const bool isLast = place + 1 == pattern.places.size();
    size_t end = 1;
    if (isLast && literal.empty())
        end = text.size();
    for (end = text.find(literal, end); end != std::string_view::npos; end = text.find(literal, end + 1)) {
        arguments[size_t(pattern.places[place])] = text.substr(0, end);
        if (end > 0 && (place > 0 || canBegin(pattern, text.substr(0, end)))
            && matches(pattern, text.substr(end + literal.size()), place + 1, arguments))
            return true;
        if (end == text.size())
            return false;
    }
    return false;
}

std::string SentencePatterns::translated(const std::string& english, const Translation& translation) const
{
    return known(english, translation).value_or(english);
}

SentencePatterns::Known SentencePatterns::known(const std::string& english, const Translation& translation) const
{
    if (const Known whole = sentence(english, translation))
        return whole;
    const Known items = list(english, translation);
    return items ? items : named(english, translation);
}

SentencePatterns::Known SentencePatterns::sentence(const std::string& english, const Translation& translation) const
{
    if (m_whole.contains(english))
        return translation(english);
    for (const Pattern& pattern : m_patterns) {
        Arguments arguments(10);
        if (!english.starts_with(pattern.literals.front())
            || !matches(pattern, std::string_view(english).substr(pattern.literals.front().size()), 0, arguments))
            continue;
        const std::string words = translation(pattern.source);
        std::string text;
        for (size_t i = 0; i < words.size(); ++i)
            if (isPlace(words, i))
                text += translated(std::string(arguments[size_t(words[++i] - '0')]), translation);
            else
                text += words[i];
        return text;
    }
    return {};
}

// Some item of it is known.
SentencePatterns::Known SentencePatterns::list(const std::string& english, const Translation& translation) const
{
    bool isKnown = false;
    std::string text;
    for (size_t begin = 0, end = 0; isList(english) && end != std::string::npos; begin = end + kBetween.size()) {
        end = english.find(kBetween, begin);
        const std::string item = english.substr(begin, end - begin);
        const Known made = known(item, translation);
        isKnown |= made.has_value();
        text += std::string(begin == 0 ? "" : kBetween) + made.value_or(item);
    }
    return isKnown ? Known(text) : Known();
}

// What stands behind the first colon is a sentence that is known.
SentencePatterns::Known SentencePatterns::named(const std::string& english, const Translation& translation) const
{
    const size_t at = english.find(kBehindName);
    const size_t begin = at == std::string::npos ? english.size() : at + kBehindName.size();
    if (english.find(' ', begin) == std::string::npos)
        return {};
    const Known made = known(english.substr(begin), translation);
    return made ? Known(english.substr(0, begin) + *made) : Known();
}

} // namespace tessera
