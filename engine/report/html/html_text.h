// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Writes HTML from its beginning to its end. All text and every attribute's value is escaped here and nowhere else, so
// that a hostile name stays a name. Elements nest as the calls do.
class HtmlText {
public:
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>; // an empty value too

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

} // namespace tessera
