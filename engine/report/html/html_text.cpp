// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/html_text.h"

#include "engine/report/text/xml_text.h"

#include <cassert>

namespace tessera {

void HtmlText::open(std::string_view tag, Attributes attributes)
{
    m_text.append("<").append(tag);
    for (const auto& [name, value] : attributes)
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

} // namespace tessera
