// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/html_text.h"

#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace tessera {

void HtmlText::open(std::string_view tag, Attributes attributes)
{
    m_text.append("<").append(tag);
    for (const auto& [name, value] : attributes)
        if (!name.empty())
            m_text.append(" ").append(name).append("=\"").append(xmlText(value, true)).append("\"");
    m_text += '>';
}

HtmlText& HtmlText::begin(std::string_view tag, Attributes attributes)
{
    open(tag, attributes);
    m_open.emplace_back(tag);
    return *this;
}

HtmlText& HtmlText::end()
{
    assert(!m_open.empty());
    m_text.append("</").append(m_open.back()).append(">");
    m_open.pop_back();
    return *this;
}

HtmlText& HtmlText::single(std::string_view tag, Attributes attributes)
{
    open(tag, attributes);
    return *this;
}

HtmlText& HtmlText::text(std::string_view text)
{
    m_text += xmlText(text);
    return *this;
}

HtmlText& HtmlText::element(std::string_view tag, std::string_view words, Attributes attributes)
{
    return begin(tag, attributes).text(words).end();
}

HtmlText& HtmlText::lineFeed()
{
    m_text += '\n';
    return *this;
}

HtmlText& HtmlText::add(const HtmlText& part)
{
    assert(part.m_open.empty());
    m_text += part.m_text;
    return *this;
}

std::string xmlText(std::string_view text, bool isAttribute)
{
    std::string result;
    for (const char each : terminalLines(text))
        result += each == '&'             ? "&amp;"
            : each == '<'                 ? "&lt;"
            : each == '>'                 ? "&gt;"
            : each == '"'                 ? "&quot;"
            : isAttribute && each == '\n' ? "&#10;"
            : isAttribute && each == '\t' ? "&#9;"
                                          : std::string(1, each);
    return result;
}

std::string base64(std::span<const std::byte> bytes)
{
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (size_t i = 0; i < bytes.size(); i += 3) {
        const size_t count = std::min<size_t>(3, bytes.size() - i);
        uint32_t group = 0;
        for (size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < count ? std::to_integer<uint32_t>(bytes[i + k]) : 0);
        for (size_t k = 0; k < 4; ++k)
            text += k <= count ? kDigits[group >> (18 - 6 * k) & 63] : '=';
    }
    return text;
}

} // namespace tessera
