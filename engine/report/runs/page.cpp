// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/page.h"

#include "engine/judge/measure/output_source.h"
#include "engine/report/runs/terminal_text.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cstdint>
#include <ctime>
#include <span>
#include <string_view>

namespace tessera {

HtmlText& HtmlText::single(std::string_view tag, Attributes attributes)
{
    m_text.append("<").append(tag);
    for (const auto& [name, value] : attributes)
        if (!name.empty())
            m_text.append(" ").append(name).append("=\"").append(xmlText(value, true)).append("\"");
    m_text += '>';
    return *this;
}

HtmlText& HtmlText::begin(std::string_view tag, Attributes attributes)
{
    single(tag, attributes);
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

void writeHead(HtmlText& html, const RunHead& head, const RunSummary& summary)
{
    html.element("p", "tessera " + head.command, {{"class", "over"}}).lineFeed();
    html.element("h1", summary.title).lineFeed();
    html.element("p", summary.sentence + (head.isStopped ? "; stopped before its end" : "")).lineFeed();
    if (!head.line.empty())
        writeLine(html, head.line);
    std::vector<Fact> facts = head.facts;
    facts.push_back({"date", head.startedAt + " UTC"});
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

void beginTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, size_t firstNumber)
{
    html.begin("div", {{"class", cssClass}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", label}});
    html.begin("table").lineFeed().begin("thead").begin("tr");
    for (size_t i = 0; i < titles.size(); ++i)
        html.element("th", titles[i], {{"scope", "col"}, {"class", i >= firstNumber ? "number" : "words"}});
    html.end().end().lineFeed();
    html.begin("tbody").lineFeed();
}

void writeTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, const std::vector<std::vector<std::string>>& rows,
                size_t firstNumber)
{
    beginTable(html, label, cssClass, titles, firstNumber);
    for (const std::vector<std::string>& row : rows) {
        html.begin("tr").element("th", row.front(), {{"scope", "row"}});
        for (size_t i = 1; i < row.size(); ++i)
            html.element("td", row[i], {{i >= firstNumber ? "class" : "", "number"}});
        html.end().lineFeed();
    }
    endTable(html);
}

void endTable(HtmlText& html)
{
    html.end().end().end().lineFeed(); // tbody, table, div
}

std::string htmlFile(PageParts parts)
{
    parts.styles.insert(parts.styles.begin(), kStyleCss);
    parts.scripts.push_back(kFrameJs);
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

std::string htmlPage(const RunHead& head, const RunSummary& summary, const HtmlText& body)
{
    HtmlText top;
    top.begin("header");
    writeHead(top, head, summary);
    top.end().lineFeed();
    return htmlFile({.title = summary.title + ", tessera " + head.command,
                     .body = top.string() + "<main>\n" + body.string() + "</main>\n",
                     .scripts = {kScriptJs}});
}

Fact factOf(const std::string& role, const OutputSource& source)
{
    const auto* engine = dynamic_cast<const Engine*>(&source);
    if (isFileSource(source.name()))
        return {role, "the file " + pathOfSource(source.name())};
    if (isCaseSource(source.name()))
        return {role, "the case " + pathOfSource(source.name())};
    return {role, source.name() + (engine ? ": " + english(engine->description()) : "")};
}

Fact toleranceFact(const std::string& options)
{
    return {"tolerance",
            !options.empty() ? options
                             : "what a case says; else equal bits between engines that execute plans, and what the "
                               "roundings of an interpolation can add up to between others"};
}

std::string utcNow()
{
    const std::time_t time = std::time(nullptr);
    std::tm parts = {};
    gmtime_r(&time, &parts);
    std::array<char, 32> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts)};
}

} // namespace tessera
