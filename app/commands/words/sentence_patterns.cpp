// SPDX-License-Identifier: Apache-2.0
#include "app/commands/words/sentence_patterns.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

constexpr size_t kMuchText = 11; // bytes beside the places: so many are a sentence, and not "%1 pixels"
constexpr size_t kLongText = 30; // so many hold a list together: "%1 or %2 would be right" is the end of its last item

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
        pattern.text = source.size() - 2 * pattern.places.size();
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
// a number, or a sentence of its own: else "up and down" were one. What few words at its end make known stands behind
// the last name.
bool SentencePatterns::canBegin(const Pattern& pattern, std::string_view argument) const
{
    if (!pattern.literals.front().empty())
        return true;
    const bool hasName = argument.find(kBehindName) != std::string_view::npos || argument.ends_with(':');
    const bool isShort = pattern.text < kLongText && !pattern.literals.back().empty();
    if (isList(argument) || isNamed(argument) || (isShort && hasName))
        return false;
    return pattern.text >= kMuchText || isNumber(argument)
        || (argument.find(' ') != std::string_view::npos
            && sentence(std::string(argument), [](const std::string& source) { return source; }));
}

// Of a list of sentences few words at an end are of the last item.
bool SentencePatterns::canHold(const Pattern& pattern, std::string_view argument) const
{
    constexpr size_t quotationMark = 1;
    const size_t least = pattern.literals.back().empty() ? kMuchText : kLongText;
    return pattern.literals.front().size() > quotationMark || pattern.text >= least || !isList(argument);
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
        if (end > 0 && canHold(pattern, text.substr(0, end)) && (place > 0 || canBegin(pattern, text.substr(0, end)))
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

// "lesson.md:1: text: has no title; …" is no list: the sentence has a semicolon of its own.
SentencePatterns::Known SentencePatterns::known(const std::string& english, const Translation& translation) const
{
    if (const Known whole = sentence(english, translation))
        return whole;
    if (const Known own = behindName(english, translation, Sources::WithSemicolon))
        return own;
    const Known items = list(english, translation);
    return items ? items : behindName(english, translation, Sources::All);
}

SentencePatterns::Known SentencePatterns::sentence(const std::string& english, const Translation& translation,
                                                   Sources which) const
{
    const bool needsSemicolon = which == Sources::WithSemicolon;
    if (m_whole.contains(english) && (!needsSemicolon || isList(english)))
        return translation(english);
    for (const Pattern& pattern : m_patterns) {
        Arguments arguments(10);
        if ((needsSemicolon && !isList(pattern.source)) || !english.starts_with(pattern.literals.front())
            || !matches(pattern, std::string_view(english).substr(pattern.literals.front().size()), 0, arguments))
            continue;
        return filled(translation(pattern.source), arguments, translation);
    }
    return {};
}

// The translation with what stands in its places, itself translated.
std::string SentencePatterns::filled(const std::string& words, const Arguments& arguments,
                                     const Translation& translation) const
{
    std::string text;
    for (size_t i = 0; i < words.size(); ++i)
        if (isPlace(words, i))
            text += translated(std::string(arguments[size_t(words[++i] - '0')]), translation);
        else
            text += words[i];
    return text;
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

// What stands behind the first colon is known: of sources that have a semicolon, behind a later one too.
SentencePatterns::Known SentencePatterns::behindName(const std::string& english, const Translation& translation,
                                                     Sources which) const
{
    const size_t at = english.find(kBehindName);
    const size_t begin = at == std::string::npos ? english.size() : at + kBehindName.size();
    if (english.find(' ', begin) == std::string::npos)
        return {};
    const std::string rest = english.substr(begin);
    Known made = which == Sources::All ? known(rest, translation) : sentence(rest, translation, which);
    if (!made && which == Sources::WithSemicolon)
        made = behindName(rest, translation, which);
    return made ? Known(english.substr(0, begin) + *made) : Known();
}

} // namespace tessera
