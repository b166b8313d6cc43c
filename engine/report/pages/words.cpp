// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/words.h"

#include "engine/core/message/particles.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tessera {

namespace {

using namespace std::string_view_literals;

// From resources/languages/*.ts the context Page and those of the engine's rooms, each in one part or more.
struct LanguageText {
    std::string_view code, context, messages;
};
constexpr LanguageText kTexts[] = {
#include "languages.inc"
};

// Replaces those of XML's entities that lupdate writes.
std::string unescaped(std::string_view text)
{
    constexpr std::pair<std::string_view, std::string_view> entities[] = {
        {"&amp;", "&"},  {"&lt;", "<"},        {"&gt;", ">"},         {"&quot;", "\""},
        {"&apos;", "'"}, {"&#xa0;", "\u00a0"}, {"&#x202f;", "\u202f"}};
    std::string made;
    while (!text.empty()) {
        const auto found =
            std::ranges::find_if(entities, [&](const auto& each) { return text.starts_with(each.first); });
        const bool isEntity = found != std::end(entities);
        made += isEntity ? found->second : text.substr(0, 1);
        text.remove_prefix(isEntity ? found->first.size() : 1);
    }
    return made;
}

// What stands in <tag>…</tag> from `at` on; `at` goes behind it. Empty at the end of the text.
std::string_view contentOf(std::string_view text, std::string_view tag, size_t& at)
{
    const std::string open = "<" + std::string(tag) + ">", close = "</" + std::string(tag) + ">";
    const size_t begin = text.find(open, at);
    const size_t end = begin == std::string_view::npos ? begin : text.find(close, begin);
    at = end == std::string_view::npos ? end : end + close.size();
    return end == std::string_view::npos ? std::string_view()
                                         : text.substr(begin + open.size(), end - begin - open.size());
}

std::map<std::string, std::string> translations(std::string_view language, std::string_view context)
{
    std::map<std::string, std::string> made;
    for (const LanguageText& text : kTexts) {
        if (text.code != language || text.context != context)
            continue;
        for (size_t at = 0; at != std::string_view::npos;) {
            const std::string source = unescaped(contentOf(text.messages, "source", at));
            if (at != std::string_view::npos)
                made.emplace(source, unescaped(contentOf(text.messages, "translation", at)));
        }
    }
    return made;
}

} // namespace

bool isLanguageCode(std::string_view code)
{
    return std::ranges::find(kLanguageCodes, code) != kLanguageCodes.end();
}

Words::Words(std::string_view language)
    : m_language(*std::ranges::find(kLanguageCodes, language))
    , m_page(translations(language, "Page"))
{
    assert(isLanguageCode(language));
    for (const LanguageText& text : kTexts)
        if (text.code == language && text.context != "Page")
            m_rooms[std::string(text.context)].merge(translations(language, text.context));
}

std::string Words::operator()(const std::string& english) const
{
    const auto found = m_page.find(english);
    return found == m_page.end() ? english : found->second;
}

std::string Words::operator()(const std::string& english, const std::vector<std::string>& arguments) const
{
    const Message message(Text{"page", english.c_str()}, std::vector<Message>(arguments.begin(), arguments.end()));
    return withTheLanguagesParticles(tessera::said(message, [this](const Text& text) { return (*this)(text.text); }));
}

std::string Words::said(const Message& message) const
{
    const std::string words = tessera::said(message, [this](const Text& text) -> std::string {
        const auto room = m_rooms.find(text.room);
        if (room == m_rooms.end())
            return text.text;
        const auto found = room->second.find(text.text);
        return found == room->second.end() ? text.text : found->second;
    });
    return withTheLanguagesParticles(words);
}

std::string Words::withTheLanguagesParticles(const std::string& words) const
{
    return m_language == "ko" ? withParticles(words) : words;
}

} // namespace tessera
