// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// English sentences in which %1 … %9 stand for what differs, and the way from a sentence as it was said to another
// language.
class SentencePatterns {
public:
    explicit SentencePatterns(const std::vector<std::string>& sources);

    // `translation` gives a source's translation, with the same places. What stands in a place is translated too where
    // it is known. A sentence that has no source stays as it is, but for what is known of a list "a; b; c", and behind
    // a name "name: sentence".
    using Translation = std::function<std::string(const std::string& source)>;
    std::string translated(const std::string& english, const Translation& translation) const;

private:
    struct Pattern {
        std::string source;
        std::vector<std::string> literals; // around the places: one more than these
        std::vector<int> places; // their numbers
        size_t text = 0; // bytes beside the places
    };
    using Arguments = std::vector<std::string_view>;
    using Known = std::optional<std::string>;
    enum class Sources { All, WithSemicolon };
    Known known(const std::string& english, const Translation& translation) const; // its translation; none: it has none
    Known sentence(const std::string& english, const Translation& translation, Sources which = Sources::All) const;
    Known list(const std::string& english, const Translation& translation) const;
    Known behindName(const std::string& english, const Translation& translation, Sources which) const;
    std::string filled(const std::string& words, const Arguments& arguments, const Translation& translation) const;
    bool matches(const Pattern& pattern, std::string_view text, size_t place, Arguments& arguments) const;
    bool canBegin(const Pattern& pattern, std::string_view argument) const;
    bool canHold(const Pattern& pattern, std::string_view argument) const;

    std::map<std::string, bool, std::less<>> m_whole; // sentences without places
    // What says most is tried first: what begins with words, of the rest what ends with words, then a longer one.
    std::vector<Pattern> m_patterns;
};

} // namespace tessera
