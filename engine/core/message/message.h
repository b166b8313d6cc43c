// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// What is said, as data that every language can show: sentences with places, names, numbers and lists. All rooms use
// it; it knows none of them.

class Message;

// A sentence as it stands in the source, in English: %1 … %9 are the places of what differs. Its room is the context of
// its translations (resources/languages). An empty room: the same in every language, as "%1: %2" is.
struct Text {
    const char* room = "";
    const char* text = "";

    bool isEmpty() const { return *text == '\0'; }
    bool operator==(const Text& other) const;
    // With what stands in its places: %1 is the first.
    template <class... Places> Message operator()(Places&&... places) const;
};

// say("ops", "is not a multiple of %1 = %2")("BlockSize²", 4): a sentence of the room `ops`. Both are literals:
// resources/languages/update finds them where they stand.
constexpr Text say(const char* room, const char* text)
{
    return {room, text};
}

// A sentence with what stands in its places, in no language yet. It is never read back: a caller decides by a field
// beside it.
class Message {
public:
    Message() = default; // says nothing
    Message(const Text& text, std::vector<Message> places = {});
    // A name, a number, a value: the same in every language, whatever sentence it equals.
    Message(std::string words)
        : m_words(std::move(words))
    {
    }
    Message(std::string_view words)
        : m_words(words)
    {
    }
    Message(const char* words)
        : m_words(words)
    {
    }
    template <std::integral T>
    requires(!std::same_as<T, char> && !std::same_as<T, bool>) Message(T number)
        : Message(std::to_string(number))
    {
    }

    bool isEmpty() const { return m_text.isEmpty() && m_words.empty(); }
    bool isWords() const { return m_text.isEmpty(); }
    const std::string& words() const { return m_words; } // where it is words
    const Text& text() const { return m_text; }
    const std::vector<Message>& places() const { return m_places; } // %1 first

    bool operator==(const Message& other) const;
    // A text is no message, whatever it says: english(message) is compared with one.
    template <class T>
    requires std::convertible_to<const T&, std::string_view>
    bool operator==(const T& text) const = delete;

private:
    Text m_text;
    std::string m_words;
    std::vector<Message> m_places;
};

template <class... Places> Message Text::operator()(Places&&... places) const
{
    return {*this, {Message(std::forward<Places>(places))...}};
}

// In English, as commands, reports and the C interface say it.
std::string english(const Message& message);
std::string english(const Text& text);

// The message with each sentence's text from `translation`.
using Translation = std::function<std::string(const Text& text)>;
std::string said(const Message& message, const Translation& translation);

// The name that a message begins with: a path, a field; empty where a sentence's own words stand first.
std::string_view firstName(const Message& message);

// Side by side, as in every language: Message(path) + ": " + what is wrong with it.
Message operator+(Message left, Message right);

// One after the other, with the same between any two: "a; b; c".
Message joined(const std::vector<Message>& messages, std::string_view between);
// "a", "a or b", "a, b or c".
Message anyOf(const std::vector<Message>& messages);

// Korean chooses a particle by the sound before it, and a sentence with places is written with both forms: "%1은(는)".
// Once its places are filled this keeps the right form: "출력 3은", "Scale은". Both stay where the sound is not known,
// as after a sign.
std::string withParticles(std::string_view korean);

// The name that is closest to a misspelt word, letter case ignored; empty: none is close.
std::string closest(std::string_view word, const std::vector<std::string>& names);

// What to say about a word that is none of the names: "did you mean --Order?", or "expected --Sizes, --DataType or
// --data" where no name is close. `prefix` stands before each name. Names with a dot are not listed: each is the long
// form of another one.
inline constexpr Text kDidYouMean = say("case", "did you mean %1?"), kExpected = say("case", "expected %1");
Message suggestion(std::string_view word, const std::vector<std::string>& names, std::string_view prefix = {});

} // namespace tessera
