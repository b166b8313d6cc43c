// SPDX-License-Identifier: Apache-2.0
#include "app/commands/teach/case_page.h"

#include "app/commands/html/page.h"
#include "engine/ops/operator.h"

#include <array>

namespace tessera {

namespace {

#include "teach_files.inc"

// "UINT32 {1, 8, 2, 3}"
std::string shapeText(const TensorDesc& desc)
{
    return std::string(name(desc.dataType)) + " " + text(desc.sizes);
}

void writeTensor(HtmlText& html, std::string_view side, const std::string& title, const TensorDesc& desc, bool isHidden)
{
    if (isHidden)
        html.begin("section", {{"class", side}, {"hidden", ""}});
    else
        html.begin("section", {{"class", side}});
    html.begin("h3").text(title + " ").element("span", shapeText(desc), {{"class", "quiet"}}).end();
    html.begin("div", {{"class", "planes"}}).end().end().lineFeed();
}

void writeButton(HtmlText& html, std::string_view name, std::string_view label, std::string_view sign)
{
    html.element("button", sign, {{"type", "button"}, {"class", name}, {"aria-label", label}, {"title", label}});
}

void writeChoice(HtmlText& html, std::string_view name, std::string_view label,
                 std::span<const std::string_view> values)
{
    html.begin("label").text(std::string(label) + " ").begin("select", {{"class", name}});
    for (const std::string_view value : values)
        html.element("option", value);
    html.end().end();
}

void writeSpeed(HtmlText& html)
{
    html.begin("label").text("steps a second ").begin("select", {{"class", "speed"}});
    for (const std::string_view value : {"1", "2", "5", "20"}) {
        if (value == "2")
            html.element("option", value, {{"selected", ""}});
        else
            html.element("option", value);
    }
    html.end().end();
}

void writePlayer(HtmlText& html)
{
    html.begin("div", {{"class", "player"}, {"role", "group"}, {"aria-label", "Player"}});
    writeButton(html, "first", "To the beginning (Home)", "|◀");
    writeButton(html, "back", "Back (left arrow, Page Up)", "◀");
    html.element("button", "▶ Play", {{"type", "button"}, {"class", "play"}, {"title", "Play or pause (space)"}});
    writeButton(html, "forward", "Step (right arrow, Page Down)", "▶");
    writeButton(html, "last", "To the end (End)", "▶|");
    html.single("input", {{"class", "scrub"}, {"type", "range"}, {"min", "0"}, {"aria-label", "Steps"}});
    html.element("span", "", {{"class", "count"}});
    writeChoice(html, "along", "along the", kStepOrders);
    writeChoice(html, "by", "by", kStepUnits);
    writeSpeed(html);
    html.end().lineFeed();
}

// What the marks of cells mean.
void writeLegend(HtmlText& html, uint8_t overlays)
{
    constexpr std::array<std::string_view, kOverlays.size()> meanings = {
        "two neighbours are equally near", "outside the input, where the edge is repeated",
        "no output reads it: it lies beyond what the outputs stand for", "no output reads it"};
    if (overlays == 0)
        return;
    html.begin("ul", {{"class", "legend"}, {"aria-label", "Marks"}});
    for (size_t i = 0; i < kOverlays.size(); ++i)
        if ((overlays >> i & 1U) != 0) {
            html.begin("li").element("span", kOverlays[i], {{"class", kOverlays[i]}});
            html.text(": " + std::string(meanings[i])).end();
        }
    html.end().lineFeed();
}

void writeOrders(HtmlText& html, const PageCase& page)
{
    if (!page.other)
        return;
    html.begin("div", {{"class", "orders"}, {"role", "group"}, {"aria-label", "Order"}});
    html.element("button", fieldText(page.c.op, "Order"), {{"type", "button"}, {"value", "0"}});
    html.element("button", fieldText(page.other->op, "Order"), {{"type", "button"}, {"value", "1"}});
    html.end().lineFeed();
}

} // namespace

void writeCase(HtmlText& html, const PageCase& page)
{
    html.begin("div", {{"class", "case"}}).lineFeed();
    html.element("pre", caseData(page), {{"class", "data"}, {"hidden", ""}}).lineFeed();
    html.element("noscript", "The tensors are drawn by a script, which this reader does not run.");
    writeOrders(html, page);
    html.begin("div", {{"class", "stage"}});
    using View = LessonFigure::View;
    writeTensor(html, "input", "Input", page.plan.input, page.view == View::Output);
    writeTensor(html, "output", "Output", page.plan.output, page.view == View::Input);
    html.begin("svg", {{"class", "arrows"}, {"aria-hidden", "true"}}).end();
    html.end().lineFeed();
    writeLegend(html, page.overlays);
    writePlayer(html);
    html.element("p", "", {{"class", "sentence"}, {"role", "status"}, {"aria-live", "polite"}});
    html.begin("ul", {{"class", "formula"}, {"aria-label", "The formula with its numbers"}}).end();
    html.begin("ul", {{"class", "partners"}, {"aria-label", "What belongs to it"}}).end();
    html.begin("ul", {{"class", "pins"}, {"aria-label", "Pins"}}).end().lineFeed();
    html.begin("p", {{"class", "open"}}).text("Open in Tessera: ");
    html.element("code", "tessera " + toText(page.c), {{"class", "line-text"}}).end().lineFeed();
    html.end().lineFeed();
}

std::string teachingPage(const std::string& title, const HtmlText& body)
{
    HtmlText defs; // the arrows' head, of all pictures
    defs.begin("svg", {{"width", "0"}, {"height", "0"}, {"aria-hidden", "true"}, {"class", "heads"}}).begin("defs");
    defs.begin("marker",
               {{"id", "head"},
                {"viewBox", "0 0 8 8"},
                {"refX", "7"},
                {"refY", "4"},
                {"markerWidth", "7"},
                {"markerHeight", "7"},
                {"orient", "auto-start-reverse"}});
    defs.begin("path", {{"d", "M0 0 8 4 0 8z"}}).end().end().end().end().lineFeed();
    return htmlFile({.title = title,
                     .body = defs.string() + "<main>\n" + body.string() + "</main>\n",
                     .styles = {pageStyle(), kPlayerCss},
                     .scripts = {kMappingJs, kPlayerJs}});
}

std::string casePage(const PageCase& page)
{
    HtmlText body;
    const std::string title = page.c.title.empty() ? std::string(name(page.c.op)) : page.c.title;
    body.element("h1", title).element("p", summary(page.c.op), {{"class", "quiet"}}).lineFeed();
    writeCase(body, page);
    body.element(
        "p",
        "Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter to keep it. "
        "Space plays, the arrows and Page Up and Page Down step.",
        {{"class", "quiet hint"}});
    return teachingPage(title, body);
}

} // namespace tessera
