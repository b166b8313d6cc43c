// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/case_page.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/page.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

#include "teach_files.inc"

void writeTensor(HtmlText& html, std::string_view side, const std::string& title, const TensorDesc& desc, bool isHidden)
{
    html.begin("section", {{"class", side}, {isHidden ? "hidden" : "", ""}});
    html.begin("h3").text(title + " ").element("span", text(desc), {{"class", "quiet"}}).end();
    html.begin("div", {{"class", "planes"}}).end().end().lineFeed();
}

void writeButton(HtmlText& html, std::string_view name, const std::string& label, std::string_view sign)
{
    html.element("button", sign, {{"type", "button"}, {"class", name}, {"aria-label", label}, {"title", label}});
}

void writeChoice(HtmlText& html, std::string_view name, const std::string& label,
                 std::span<const std::string_view> values, const Words& words)
{
    html.begin("label").text(label + " ").begin("select", {{"class", name}});
    for (const std::string_view value : values)
        html.element("option", words(Text{"page", value.data()}), {{"value", value}});
    html.end().end();
}

constexpr std::array<std::string_view, 4> kSpeeds = {"1", "2", "5", "20"};

void writePlayer(HtmlText& html, const Words& words)
{
    html.begin("div", {{"class", "player"}, {"role", "group"}, {"aria-label", words(say("page", "Player"))}});
    writeButton(html, "first", words(say("page", "To the beginning (Home)")), "|◀");
    writeButton(html, "back", words(say("page", "Back (left arrow, Page Up)")), "◀");
    html.element("button", words(say("page", "▶ Play")),
                 {{"type", "button"}, {"class", "play"}, {"title", words(say("page", "Play or pause (space)"))}});
    writeButton(html, "forward", words(say("page", "Step (right arrow, Page Down)")), "▶");
    writeButton(html, "last", words(say("page", "To the end (End)")), "▶|");
    html.single("input",
                {{"class", "scrub"}, {"type", "range"}, {"min", "0"}, {"aria-label", words(say("page", "Steps"))}});
    html.element("span", "", {{"class", "count"}});
    writeChoice(html, "along", words(say("page", "along the")), kStepOrders, words);
    writeChoice(html, "by", words(say("page", "by")), kStepUnits, words);
    writeChoice(html, "speed", words(say("page", "steps a second")), kSpeeds, words);
    html.end().lineFeed();
}

// The table of words() in mapping.js.
std::string wordsData(const Words& words)
{
    JsonText json;
    json.beginObject();
    for (const auto& [english, translation] : words.table())
        json.key(english).value(translation);
    json.endObject();
    return json.line();
}

// The meaning of the marks.
void writeLegend(HtmlText& html, uint8_t overlays, const Words& words)
{
    constexpr std::array<Text, kOverlays.size()> meanings = {
        say("page", "two neighbours are equally near"), say("page", "outside the input, where the edge is repeated"),
        say("page", "no output reads it: it lies beyond what the outputs stand for"),
        say("page", "no output reads it")};
    if (overlays == 0)
        return;
    html.begin("ul", {{"class", "legend"}, {"aria-label", words(say("page", "Marks"))}});
    for (size_t i = 0; i < kOverlays.size(); ++i)
        if ((overlays >> i & 1U) != 0) {
            html.begin("li").element("span", words(Text{"page", kOverlays[i].data()}), {{"class", kOverlays[i]}});
            html.text(": " + words(meanings[i])).end();
        }
    html.end().lineFeed();
}

void writeOrders(HtmlText& html, const PageCase& page, const Words& words)
{
    if (!page.other)
        return;
    html.begin("div", {{"class", "orders"}, {"role", "group"}, {"aria-label", words(say("page", "Order"))}});
    html.element("button", fieldText(page.c.op, "Order"), {{"type", "button"}, {"value", "0"}});
    html.element("button", fieldText(page.other->op, "Order"), {{"type", "button"}, {"value", "1"}});
    html.end().lineFeed();
}

// Begins a part that may stay folded.
void beginFold(HtmlText& html, std::string_view kind, const std::string& summary, bool isOpen)
{
    html.begin("details", {{"class", "fold " + std::string(kind)}, {isOpen ? "open" : "", ""}});
    html.element("summary", summary);
}

void writeSaid(HtmlText& html, const PageCase& page, const Words& words)
{
    html.element("p", "", {{"class", "sentence"}, {"role", "status"}, {"aria-live", "polite"}});
    html.begin("ul", {{"class", "partners"}, {"aria-label", words(say("page", "What belongs to it"))}}).end();
    html.begin("ul", {{"class", "pins"}, {"aria-label", words(say("page", "Pins"))}}).end().lineFeed();
    beginFold(html, "calculation", words(say("page", "Formula")), !page.foldsFormula);
    html.begin("ul", {{"class", "formula"}, {"aria-label", words(say("page", "The formula with its numbers"))}}).end();
    html.end().lineFeed();
    beginFold(html, "open", words(say("page", "Open in Tessera")), !page.foldsFormula);
    writeCode(html, "tessera " + toText(page.c), {{"class", "line-text"}});
    html.end().lineFeed();
}

void writeChoices(HtmlText& html, const LessonKnob& knob, const std::string& group)
{
    html.begin("span", {{"class", "choices"}});
    for (size_t i = 0; i < knob.choices.size(); ++i) {
        html.begin("label");
        const std::string_view checked = i == knob.first ? "checked" : "";
        html.single("input", {{"type", "radio"}, {"name", group}, {"value", std::to_string(i)}, {checked, ""}});
        html.element("span", knob.choices[i]).end();
    }
    html.end();
}

void writeKnobs(HtmlText& html, const PageCase& page, const Words& words)
{
    if (page.knobs.empty())
        return;
    html.begin("div", {{"class", "knobs"}, {"role", "group"}, {"aria-label", words(say("page", "What you can turn"))}})
        .lineFeed();
    for (const LessonKnob& knob : page.knobs) {
        html.begin("fieldset", {{"class", "knob"}}).begin("legend");
        writeSpans(html, knob.label);
        html.text(knob.label.spans.empty() ? "" : " ").element("code", knob.field).end();
        writeChoices(html, knob, "knob" + std::to_string(knob.line)); // each knob has a line of its own
        html.end().lineFeed();
    }
    html.end().lineFeed();
}

void writeTarget(HtmlText& html, const PageCase& page, const Words& words)
{
    if (!page.target && !page.showsRight)
        return;
    const TensorDesc& desc = page.target ? page.target->desc : page.plan.output;
    html.begin("section", {{"class", "target"}});
    html.begin("h3").text(words(page.target ? say("page", "Target") : say("page", "Reference")) + " ");
    html.element("span", text(desc), {{"class", "quiet"}}).end();
    html.begin("div", {{"class", "planes"}}).end().end().lineFeed();
}

void writeTask(HtmlText& html, const PageCase& page, const Words& words)
{
    if (!page.target)
        return;
    html.begin("section", {{"class", "task"}, {"aria-label", words(say("page", "Task"))}});
    html.begin("p", {{"class", "goal"}}).element("strong", words(say("page", "Task")) + " ");
    writeSpans(html, page.goal);
    html.end();
    html.element("p", "", {{"class", "standing"}, {"role", "status"}, {"aria-live", "polite"}});
    html.end().lineFeed();
}

} // namespace

void writeCode(HtmlText& html, std::string_view code, HtmlText::Attributes attributes)
{
    html.begin("code", attributes);
    while (!code.empty()) {
        const size_t end = std::min(code.find(' '), code.size());
        if (end > 0)
            html.element("span", code.substr(0, end), {{"class", "word"}});
        if (end < code.size())
            html.text(" ");
        code.remove_prefix(std::min(end + 1, code.size()));
    }
    html.end();
}

void writeCase(HtmlText& html, const PageCase& page, const Words& words)
{
    html.begin("div", {{"class", "case"}}).lineFeed();
    html.element("pre", caseData(page, words), {{"class", "data"}, {"hidden", ""}}).lineFeed();
    html.element("noscript", words(say("page", "The tensors are drawn by a script, which this reader does not run.")));
    writeTask(html, page, words);
    writeKnobs(html, page, words);
    writeOrders(html, page, words);
    html.begin("div", {{"class", "stage"}});
    using View = LessonFigure::View;
    writeTensor(html, "input", words(say("page", "Input")), page.plan.input, page.view == View::Output);
    const std::string engine = page.engine.empty() ? "" : " · " + page.engine;
    writeTensor(html, "output", words(say("page", "Output")) + engine, page.plan.output, page.view == View::Input);
    writeTarget(html, page, words);
    html.begin("svg", {{"class", "arrows"}, {"aria-hidden", "true"}}).end();
    html.end().lineFeed();
    if (page.tab == "memory" || page.tab == "axes") // street.js and ruler.js draw in it
        html.begin("div", {{"class", "figure"}}).end().lineFeed();
    writeLegend(html, page.overlays, words);
    writePlayer(html, words);
    writeSaid(html, page, words);
    html.end().lineFeed();
}

std::string teachingPage(const std::string& title, const HtmlText& body, const Words& words)
{
    HtmlText defs; // the arrow head of all pictures
    defs.begin("svg", {{"width", "0"}, {"height", "0"}, {"aria-hidden", "true"}, {"class", "heads"}}).begin("defs");
    defs.begin("marker",
               {{"id", "head"},
                {"viewBox", "0 0 8 8"},
                {"refX", "7"},
                {"refY", "4"},
                {"markerWidth", "5"},
                {"markerHeight", "5"},
                {"orient", "auto-start-reverse"}});
    defs.begin("path", {{"d", "M0 0 8 4 0 8z"}}).end().end().end().end().lineFeed();
    if (!words.table().empty())
        defs.element("pre", wordsData(words), {{"class", "words"}, {"hidden", ""}}).lineFeed();
    return htmlFile({.language = words.language(),
                     .title = title,
                     .body = defs.string() + "<main>\n" + body.string() + "</main>\n",
                     .styles = {kPlayerCss},
                     .scripts = {kMappingJs, kOperatorsJs, kTensorJs, kLooksJs, kArrowsJs, kStreetJs, kRulerJs,
                                 kPlayerJs, kLessonJs}});
}

std::string casePage(const PageCase& page, const Words& words)
{
    HtmlText body;
    const std::string title = page.c.title.empty() ? std::string(name(page.c.op)) : page.c.title;
    body.element("h1", title).element("p", words(page.c.op.row().sentence), {{"class", "quiet"}}).lineFeed();
    writeCase(body, page, words);
    body.element(
        "p",
        words(say("page",
                  "Point at an element, or walk with the arrow keys, to see what belongs to it; click or press Enter "
                  "to keep it. Space plays, the arrows and Page Up and Page Down step.")),
        {{"class", "quiet hint"}});
    return teachingPage(title, body, words);
}

} // namespace tessera
