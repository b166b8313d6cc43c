// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/page.h"

#include "engine/report/html/base64.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <span>
#include <string_view>

namespace tessera {

namespace {

#include "page_files.inc"

// "'sha256-…'" of a hash in hexadecimal digits.
std::string sourceText(std::string_view hexadecimal)
{
    std::vector<std::byte> bytes;
    for (size_t i = 0; i + 1 < hexadecimal.size(); i += 2) {
        uint8_t value = 0;
        std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, value, 16);
        bytes.push_back(std::byte{value});
    }
    return "'sha256-" + base64(bytes) + "'";
}

std::string sourceTexts(std::span<const PageFile> files)
{
    std::string text;
    for (const PageFile& file : files)
        text += " " + sourceText(file.hash);
    return text;
}

std::string policy(const PageParts& parts)
{
    return "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src"
        + sourceTexts(parts.styles) + "; script-src" + sourceTexts(parts.scripts);
}

void writeFacts(HtmlText& html, const std::vector<Fact>& facts)
{
    if (facts.empty())
        return;
    html.begin("dl", {{"class", "facts"}});
    for (const Fact& fact : facts)
        html.element("dt", fact.name).element("dd", fact.value).lineFeed();
    html.end().lineFeed();
}

// "2026-11-22 10:00:00 UTC"
std::string dateText(std::string text)
{
    std::ranges::replace(text, 'T', ' ');
    return text + " UTC";
}

void writeHead(HtmlText& html, const PageHead& head)
{
    html.element("p", "tessera " + head.command, {{"class", "over"}}).lineFeed();
    html.element("h1", head.title).lineFeed();
    html.element("p", head.sentence + (head.isStopped ? "; stopped before its end" : "")).lineFeed();
    if (!head.line.empty())
        writeLine(html, head.line);
    std::vector<Fact> facts = head.facts;
    facts.push_back({"date", dateText(head.startedAt)});
    facts.push_back({"program", "tessera " TESSERA_VERSION});
    writeFacts(html, facts);
    html.begin("details", {{"class", "more"}}).element("summary", "Made on").lineFeed();
    writeFacts(html, provenance());
    html.end().lineFeed();
}

} // namespace

void writeLine(HtmlText& html, const std::string& line)
{
    html.begin("div", {{"class", "line"}}).element("code", line).end().lineFeed();
}

void writeTableHead(HtmlText& html, const std::vector<std::string>& titles, size_t firstNumber)
{
    html.begin("thead").begin("tr");
    for (size_t i = 0; i < titles.size(); ++i)
        html.element("th", titles[i], {{"scope", "col"}, {"class", i >= firstNumber ? "number" : "words"}});
    html.end().end().lineFeed();
}

std::string htmlFile(const PageParts& parts)
{
    HtmlText head;
    head.single("meta", {{"http-equiv", "Content-Security-Policy"}, {"content", policy(parts)}}).lineFeed();
    head.element("title", parts.title);
    std::string text = "<!DOCTYPE html>\n<html lang=\"" + std::string(parts.language)
        + "\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + head.string() + "\n";
    for (const PageFile& style : parts.styles)
        text.append("<style>").append(style.text).append("</style>\n");
    text += "</head>\n<body>\n" + parts.body;
    for (const PageFile& script : parts.scripts)
        text.append("<script>").append(script.text).append("</script>\n");
    return text + "</body>\n</html>\n";
}

PageFile pageStyle()
{
    return kStyleCss;
}

std::string htmlPage(const PageHead& head, const HtmlText& body)
{
    HtmlText top;
    top.begin("header");
    writeHead(top, head);
    top.end().lineFeed();
    return htmlFile({.title = head.title + ", tessera " + head.command,
                     .body = top.string() + "<main>\n" + body.string() + "</main>\n",
                     .styles = {kStyleCss},
                     .scripts = {kScriptJs}});
}

} // namespace tessera
