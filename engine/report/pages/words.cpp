// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/words.h"

#include "engine/core/message/message.h"

#include <algorithm>
#include <cassert>

namespace tessera {

namespace {

using namespace std::string_view_literals;

// The translations of resources/languages/*.ts in the context Page and those of the engine's rooms.
struct Translated {
    std::string_view language, context, source, words;
};
constexpr Translated kTranslations[] = {
#include "languages.inc"
};

} // namespace

bool isLanguageCode(std::string_view code)
{
    return std::ranges::find(kLanguageCodes, code) != kLanguageCodes.end();
}

Words::Words(std::string_view language)
    : m_language(*std::ranges::find(kLanguageCodes, language))
{
    assert(isLanguageCode(language));
    for (const Translated& each : kTranslations)
        if (each.language == language)
            (each.context == "Page" ? m_page : m_rooms[std::string(each.context)]).emplace(each.source, each.words);
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
