// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Writes HTML from its beginning to its end. All text and every attribute's value is escaped here and nowhere else, so
// that a hostile name stays a name. Elements nest as the calls do.
class HtmlText {
public:
    // One without a name is left out; an empty value is written.
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    HtmlText& begin(std::string_view tag, Attributes attributes = {});
    HtmlText& end(); // the innermost that has not ended
    HtmlText& single(std::string_view tag, Attributes attributes); // without content: img, input
    HtmlText& text(std::string_view text);
    HtmlText& element(std::string_view tag, std::string_view text, Attributes attributes = {});
    HtmlText& lineFeed(); // so that the file reads well
    HtmlText& add(const HtmlText& part); // which has ended

    const std::string& string() const { return m_text; }

private:
    void open(std::string_view tag, Attributes attributes);

    std::string m_text;
    std::vector<std::string> m_open;
};

// Text as it stands in XML and HTML. Control characters are in no XML, not even escaped: they are spelled out. An
// attribute keeps no line feed that is not escaped.
std::string xmlText(std::string_view text, bool isAttribute = false);

std::string base64(std::span<const std::byte> bytes); // RFC 4648, with padding

} // namespace tessera
