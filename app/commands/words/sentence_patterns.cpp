// SPDX-License-Identifier: Apache-2.0
#include "app/commands/words/sentence_patterns.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMuchText = 16; // bytes beside the places: so many are a sentence, and not "%1 pixels"

// "%1" … "%9"
bool isPlace(std::string_view text, size_t at)
{
    return at + 1 < text.size() && text[at] == '%' && text[at + 1] >= '1' && text[at + 1] <= '9';
}

bool isNumber(std::string_view text)
{
    if (text.starts_with("−"))
        text.remove_prefix(std::string_view("−").size());
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
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
    std::ranges::stable_sort(m_patterns, std::greater(), [](const Pattern& each) { return each.source.size(); });
}

// `text` begins behind the literal in front of the place. A place takes as little as it can, and at least one letter.
bool SentencePatterns::matches(const Pattern& pattern, std::string_view text, size_t place, Arguments& arguments)
{
    if (place == pattern.places.size())
        return text.empty();
    const std::string& literal = pattern.literals[place + 1];
    const bool isLast = place + 1 == pattern.places.size();
    const bool needsNumber = place == 0 && pattern.literals.front().empty()
        && pattern.source.size() - 2 * pattern.places.size() < kMuchText; // else "up and down" were "%1 and down"
    size_t end = 1;
    if (isLast && literal.empty())
        end = text.size();
    for (end = text.find(literal, end); end != std::string_view::npos; end = text.find(literal, end + 1)) {
        arguments[size_t(pattern.places[place])] = text.substr(0, end);
        if (end > 0 && (!needsNumber || isNumber(text.substr(0, end)))
            && matches(pattern, text.substr(end + literal.size()), place + 1, arguments))
            return true;
        if (end == text.size())
            return false;
    }
    return false;
}

std::string SentencePatterns::translated(const std::string& english, const Translation& translation) const
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
    return english;
}

} // namespace tessera
