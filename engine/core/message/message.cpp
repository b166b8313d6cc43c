// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <utility>

namespace tessera {

namespace {

// `text` with each place filled.
std::string filled(std::string_view text, const std::vector<Message>& places, const Translation& translation)
{
    std::string made;
    for (size_t i = 0; i < text.size(); ++i) {
        const size_t place = text[i] == '%' && i + 1 < text.size() ? size_t(text[i + 1]) - '1' : places.size();
        if (place < places.size()) {
            made += said(places[place], translation);
            ++i;
        } else {
            made += text[i];
        }
    }
    return made;
}

std::string asItIs(const Text& text)
{
    return text.text;
}

} // namespace

bool Text::operator==(const Text& other) const
{
    return std::strcmp(room, other.room) == 0 && std::strcmp(text, other.text) == 0;
}

Message::Message(const Text& text, std::vector<Message> places)
    : m_text(text)
    , m_places(std::move(places))
{
}

// Not defaulted: clang 14 ends on one that compares its own kind in a vector.
bool Message::operator==(const Message& other) const
{
    return m_text == other.m_text && m_words == other.m_words && m_places == other.m_places;
}

std::string english(const Message& message)
{
    return said(message, asItIs);
}

std::string english(const Text& text)
{
    return text.text;
}

std::string said(const Message& message, const Translation& translation)
{
    if (message.isWords())
        return message.words();
    const Text& text = message.text();
    return filled(*text.room ? translation(text) : asItIs(text), message.places(), translation);
}

std::string_view firstName(const Message& message)
{
    if (message.isWords())
        return message.words();
    const bool beginsWithPlace = std::string_view(message.text().text).starts_with("%1") && !message.places().empty();
    return beginsWithPlace ? firstName(message.places().front()) : std::string_view();
}

Message operator+(Message left, Message right)
{
    return {Text{"", "%1%2"}, {std::move(left), std::move(right)}};
}

Message joined(const std::vector<Message>& messages, std::string_view between)
{
    if (messages.empty())
        return {};
    Message all = messages.front();
    for (size_t i = 1; i < messages.size(); ++i)
        all = std::move(all) + between + messages[i];
    return all;
}

Message anyOf(const std::vector<Message>& messages)
{
    if (messages.size() < 2)
        return messages.empty() ? Message() : messages.front();
    return say("message", "%1 or %2")(joined(std::vector(messages.begin(), messages.end() - 1), ", "), messages.back());
}

namespace {

enum class Sound { Vowel, Consonant, L }; // how a word ends

struct Particle {
    std::string_view both, afterConsonant, afterVowel;
    bool isVowelForL = false;
};
constexpr Particle kParticles[] = {
    {"은(는)", "은", "는"}, {"이(가)", "이", "가"},         {"을(를)", "을", "를"},
    {"과(와)", "과", "와"}, {"(으)로", "으로", "로", true}, {"(이)", "이", ""},
};

// A syllable of Hangul ends as its place among the 28 of a row says.
Sound soundOfSyllable(char32_t syllable)
{
    constexpr char32_t first = 0xAC00;
    const char32_t end = (syllable - first) % 28;
    return end == 0 ? Sound::Vowel : end == 8 ? Sound::L : Sound::Consonant;
}

bool endsWithAnyOf(std::string_view text, std::initializer_list<std::string_view> ends)
{
    return std::ranges::any_of(ends, [&](std::string_view end) { return text.ends_with(end); });
}

// A number ends as its last digit is read: 영 일 이 삼 사 오 육 칠 팔 구. A word in Latin letters ends as its last
// letter is read, "Scale" and "padding" as they are spoken.
std::optional<Sound> soundOfAscii(std::string_view text)
{
    if (endsWithAnyOf(text, {"1", "7", "8", "l", "L", "r", "R", "le", "LE"}))
        return Sound::L;
    if (endsWithAnyOf(text, {"0", "3", "6", "m", "M", "n", "N", "ng", "NG"}))
        return Sound::Consonant;
    const char last = text.back();
    const bool isRead = (last >= '0' && last <= '9') || (last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z');
    return isRead ? std::optional(Sound::Vowel) : std::nullopt;
}

// Quotation marks and brackets are not read.
std::string_view withoutMarks(std::string_view text)
{
    constexpr std::string_view marks[] = {"”", "’", ")", "]", "}", "`"};
    for (;;) {
        const auto* mark = std::ranges::find_if(marks, [&](std::string_view each) { return text.ends_with(each); });
        if (mark == std::end(marks))
            return text;
        text.remove_suffix(mark->size());
    }
}

std::optional<Sound> soundAtEnd(std::string_view text)
{
    text = withoutMarks(text);
    if (text.empty())
        return {};
    if (static_cast<unsigned char>(text.back()) < 0x80)
        return soundOfAscii(text);
    if (text.size() < 3)
        return {};
    const auto byte = [&](size_t fromEnd) { return static_cast<unsigned char>(text[text.size() - fromEnd]); };
    const char32_t character = (byte(3) & 0x0FU) << 12U | (byte(2) & 0x3FU) << 6U | (byte(1) & 0x3FU);
    return (byte(3) & 0xF0U) == 0xE0U && character >= 0xAC00 && character <= 0xD7A3
        ? std::optional(soundOfSyllable(character))
        : std::nullopt;
}

std::string_view chosen(const Particle& particle, Sound before)
{
    const bool isVowel = before == Sound::Vowel || (before == Sound::L && particle.isVowelForL);
    return isVowel ? particle.afterVowel : particle.afterConsonant;
}

} // namespace

std::string withParticles(std::string_view korean)
{
    std::string made;
    while (!korean.empty()) {
        const auto* particle =
            std::ranges::find_if(kParticles, [&](const Particle& each) { return korean.starts_with(each.both); });
        const std::optional<Sound> before = particle == std::end(kParticles) ? std::nullopt : soundAtEnd(made);
        const size_t taken = before ? particle->both.size() : 1;
        made += before ? chosen(*particle, *before) : korean.substr(0, taken);
        korean.remove_prefix(taken);
    }
    return made;
}

namespace {

constexpr size_t kLettersPerSlip = 3;

// How many letters must change to make one of the other.
size_t editDistance(std::string_view a, std::string_view b)
{
    const auto lower = [](char each) { return std::tolower(static_cast<unsigned char>(each)); };
    std::vector<size_t> row(b.size() + 1);
    for (size_t j = 0; j < row.size(); ++j)
        row[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        size_t diagonal = std::exchange(row[0], i);
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t kept = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({kept, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string closest(std::string_view word, const std::vector<std::string>& names)
{
    const auto distance = [&](const std::string& each) { return editDistance(word, each); };
    const auto best = std::ranges::min_element(names, {}, distance);
    const size_t slips = (word.size() + kLettersPerSlip - 1) / kLettersPerSlip;
    return best != names.end() && distance(*best) <= slips ? *best : std::string();
}

Message suggestion(std::string_view word, const std::vector<std::string>& names, std::string_view prefix)
{
    if (const std::string meant = closest(word, names); !meant.empty())
        return kDidYouMean(std::string(prefix) + meant);
    std::vector<Message> listed;
    for (const std::string& each : names)
        if (each.find('.') == std::string::npos)
            listed.emplace_back(std::string(prefix) + each);
    return kExpected(anyOf(listed));
}

} // namespace tessera
