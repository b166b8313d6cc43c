// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"

#include <cstring>

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

} // namespace tessera
