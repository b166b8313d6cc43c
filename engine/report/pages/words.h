// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The languages of the window and of pages: English, then the others by their codes.
inline constexpr std::array<std::string_view, 5> kLanguageCodes = {"en", "fr", "it", "ko", "ru"};
bool isLanguageCode(std::string_view code);

// The texts of a page in one language.
class Words {
public:
    explicit Words(std::string_view language = "en"); // one of kLanguageCodes

    std::string_view language() const { return m_language; }
    // One of the page's own sentences, with its places unfilled.
    std::string operator()(const std::string& english) const;
    // The same with its places filled.
    std::string operator()(const std::string& english, const std::vector<std::string>& arguments) const;
    // A message of the engine. Names, numbers and texts without a translation stay as they are.
    std::string said(const Message& message) const;
    // The translation of each sentence of the page; empty in English.
    const std::map<std::string, std::string>& table() const { return m_page; }

private:
    std::string withTheLanguagesParticles(const std::string& words) const;

    std::string_view m_language;
    std::map<std::string, std::string> m_page;
    std::map<std::string, std::map<std::string, std::string>, std::less<>> m_rooms; // the engine's texts, by room
};

} // namespace tessera
