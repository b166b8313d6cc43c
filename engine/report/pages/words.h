// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace tessera {

// The languages of the window and of pages: English, then the others by their codes.
inline constexpr std::array<std::string_view, 5> kLanguageCodes = {"en", "fr", "it", "ko", "ru"};
bool isLanguageCode(std::string_view code);

// The sentences and words that only the pages' scripts say, through words() of mapping.js.
inline constexpr Text kScriptTexts[] = {
    say("page", "❚❚ Pause"),
    say("page", "output"),
    say("page", "input"),
    say("page", "memory"),
    say("page", "element"),
    say("page", "row"),
    say("page", "block"),
    say("page", "channel"),
    say("page", "Step %1 of %2"),
    say("page", "tie"),
    say("page", "clamped"),
    say("page", "cropped"),
    say("page", "skipped"),
    say("page", "Memory of the input"),
    say("page", "Memory of the output"),
    say("page", "Strides %1."),
    say("page", "Strides %1. %2 lives in house %3."),
    say("page", "Houses %1 to %2 of %3"),
    say("page", "Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide."),
    say("page", "The place in its block, (by, bx)"),
    say("page", "%1, its channels as red, green and blue"),
    say("page", "empty"),
    say("page", "Nothing is filled yet."),
    say("page", "Input %1 waits: the outputs that read it read a later element as well."),
    say("page", "Input %1 is read by no output: nothing is filled."),
    say("page", "Fills %1 elements %2. The first: %3"),
    say("page", "from %1 to %2"),
    say("page", "from %1, weight %2"),
    say("page", "to %1, weight %2"),
    say("page", "and %1 more"),
    say("page", "No output reads it."),
    say("page", "It is read by %1 output."),
    say("page", "It is read by %1 outputs."),
    say("page", "Remove the pin of %1"),
    say("page", "Output %1 copies input %2."),
    say("page", "Output %1 blends %2 inputs."),
};

// Says the texts of a page in one language.
class Words {
public:
    using Table = std::map<std::string, std::string>;

    explicit Words(std::string_view language = "en"); // one of kLanguageCodes

    std::string_view language() const { return m_language; }
    // Names, numbers and texts without a translation stay as they are.
    std::string operator()(const Message& message) const;
    // The translation of each of the page's own sentences; empty in English.
    const Table& table() const { return m_rooms.at("page"); }

private:
    std::string_view m_language;
    std::map<std::string, Table, std::less<>> m_rooms{{"page", {}}}; // the engine's texts, by room
};

} // namespace tessera
