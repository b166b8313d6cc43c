// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace tessera {

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

} // namespace tessera
