// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/words.h"

#include "engine/core/message/message.h"

#include <algorithm>
#include <cassert>

namespace tessera {

namespace {

using namespace std::string_view_literals;

// The translations of resources/languages/*.ts of the engine's rooms.
struct Translated {
    std::string_view language, room, source, words;
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
            m_rooms[std::string(each.room)].emplace(each.source, each.words);
}

std::string Words::operator()(const Message& message) const
{
    const std::string words = said(message, [this](const Text& text) -> std::string {
        const auto room = m_rooms.find(text.room);
        if (room == m_rooms.end())
            return text.text;
        const auto found = room->second.find(text.text);
        return found == room->second.end() ? text.text : found->second;
    });
    return m_language == "ko" ? withParticles(words) : words;
}

} // namespace tessera
