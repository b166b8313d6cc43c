// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/case_page.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/knob.h"

#include <algorithm>

namespace tessera {

namespace {

struct FieldWriter {
    JsonText& json;

    void operator()(const TensorDesc&) const { }
    void operator()(uint32_t value) const { json.value(uint64_t{value}); }
    void operator()(bool value) const { json.value(value); }
    void operator()(const EnumValue& value) const { json.value(value.name()); }
    void operator()(const std::vector<float>& values) const
    {
        json.values(values, [](float each) { return double{each}; });
    }
};

// Writes a task's texts in the page's language. lesson.js fills their places.
void writeTaskWords(JsonText& json, const Words& words)
{
    using namespace task_texts;
    json.key("words").beginObject();
    for (const Text& text :
         {kRight, kAllRight, kOtherSizes, kTellsNothing, kFewerWillDo, kFewest, kReached, kImpossible})
        json.key(text.text).value(words.said(text));
    json.endObject();
}

std::string_view kindName(LessonTask::Kind kind)
{
    constexpr std::array<std::string_view, 2> kNames = {"equal", "fewest-bytes"};
    return kNames[static_cast<size_t>(kind)];
}

} // namespace

void writeSizes(JsonText& json, std::string_view key, const TensorDesc& desc)
{
    json.key(key).values(desc.sizes, [](uint32_t size) { return uint64_t{size}; });
}

void addTurnedParts(PageCase& page, const LessonFigure& figure, const MemoryBudget& budget)
{
    page.knobs = figure.knobs;
    if (figure.engine.empty()) // the page's script computes the operator, without mistakes
        page.nudge = figure.nudge;
    if (figure.knobs.empty())
        return;
    page.other.reset(); // a knob turns it
    page.setting = settingOf(figure.knobs, figure.c);
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number) {
        page.settings.push_back(runSetting(figure, number, budget));
        if (DataSource& data = page.settings.back().job.dispatched.data; data == figure.c.data)
            data = page.c.data; // as in the page's line
    }
    if (!figure.task)
        return;
    const TaskCheck check(figure, budget);
    page.task = PageTask{.task = *figure.task, .target = check.target(), .fewestBytes = check.fewestBytes()};
}

void writeOperator(JsonText& json, const Operator& op)
{
    json.beginObject();
    json.key("name").value(name(op));
    json.key("type").value(name(inputDesc(op).dataType));
    writeSizes(json, "input", inputDesc(op));
    writeSizes(json, "output", outputDesc(op));
    for (const Field& field : fields(op))
        if (!std::holds_alternative<TensorDesc>(field.value)) {
            json.key(field.info.name);
            std::visit(FieldWriter{json}, field.value);
        }
    json.endObject();
}

void writeTurnedData(JsonText& json, const PageCase& page, const Words& words)
{
    json.key("type").value(name(page.plan.input.dataType));
    if (!page.knobs.empty()) {
        json.key("knobs").values(page.knobs, [](const LessonKnob& knob) { return uint64_t{knob.choices.size()}; });
        json.key("setting").value(page.setting);
        json.key("layout").value(fieldTextOf(page.c, kLayoutField));
    }
    if (page.nudge)
        json.key("nudge").value(*page.nudge);
    if (page.right)
        json.key("right").value(valuesText(*page.right));
    if (!page.task)
        return;
    const LessonTask& task = page.task->task;
    json.key("task").beginObject().key("kind").value(kindName(task.kind));
    if (page.task->target) {
        writeSizes(json, "sizes", page.task->target->desc);
        json.key("values").value(valuesText(*page.task->target));
    }
    json.key("fewest").value(page.task->fewestBytes);
    writeTaskWords(json, words);
    json.endObject();
}

namespace {

void writeButtons(HtmlText& html, const LessonKnob& knob, const std::string& group)
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

} // namespace

void writeKnobs(HtmlText& html, const PageCase& page, const Words& words)
{
    if (page.knobs.empty())
        return;
    html.begin("div", {{"class", "knobs"}, {"role", "group"}, {"aria-label", words("What you can turn")}}).lineFeed();
    for (const LessonKnob& knob : page.knobs) {
        html.begin("fieldset", {{"class", "knob"}}).begin("legend");
        if (knob.label.spans.empty()) {
            html.element("code", knob.field);
        } else {
            writeSpans(html, knob.label);
            html.text(" ").element("code", knob.field);
        }
        html.end();
        writeButtons(html, knob, "knob" + std::to_string(knob.line)); // each knob has a line of its own
        html.end().lineFeed();
    }
    html.end().lineFeed();
}

void writeTarget(HtmlText& html, const PageCase& page, const Words& words)
{
    const bool hasTarget = page.task && page.task->target;
    if (!hasTarget && !page.right)
        return;
    const TensorDesc& desc = hasTarget ? page.task->target->desc : page.right->desc;
    html.begin("section", {{"class", "target"}});
    html.begin("h3").text(words(hasTarget ? "Target" : "Reference") + " ");
    html.element("span", text(desc), {{"class", "quiet"}}).end();
    html.begin("div", {{"class", "planes"}}).end().end().lineFeed();
}

void writeTask(HtmlText& html, const PageCase& page, const Words& words)
{
    if (!page.task)
        return;
    html.begin("section", {{"class", "task"}, {"aria-label", words("Task")}});
    html.begin("p", {{"class", "goal"}}).element("strong", words("Task") + " ");
    writeSpans(html, page.task->task.goal);
    html.end();
    html.element("p", "", {{"class", "standing"}, {"role", "status"}, {"aria-live", "polite"}});
    html.end().lineFeed();
}

void writeNudge(HtmlText& html, const PageCase& page, const Words& words)
{
    if (!page.nudge)
        return;
    html.begin("section", {{"class", "nudge"}});
    html.element(
        "p", words("Which outputs will change? Pin them in the output, then look. Another input can be pinned, too."),
        {{"class", "quiet"}});
    html.element("button", words("Raise input %1 by %2", {elementText(page.plan.input.sizes, *page.nudge), "1"}),
                 {{"type", "button"}, {"class", "raise"}});
    html.element("p", "", {{"class", "changes"}, {"role", "status"}, {"aria-live", "polite"}});
    html.end().lineFeed();
}

} // namespace tessera
