// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/case_page.h"

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/evidence.h"
#include "engine/report/runs/page.h"
#include "engine/teach/lesson/knob.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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

void writeSizes(JsonText& json, std::string_view key, const TensorDesc& desc)
{
    json.key(key).values(desc.sizes, [](uint32_t size) { return uint64_t{size}; });
}

} // namespace

void writeOperator(JsonText& json, const Operator& op)
{
    json.beginObject();
    json.key("name").value(name(op));
    json.key("type").value(name(op.input.dataType));
    writeSizes(json, "input", op.input);
    writeSizes(json, "output", op.output);
    for (const Field& field : fields(op))
        if (!std::holds_alternative<TensorDesc>(field.value)) {
            json.key(field.info.name);
            std::visit(FieldWriter{json}, field.value);
        }
    json.endObject();
}

namespace {

// The strides of both tensors in memory, in elements.
void writeStrides(JsonText& json, const Plan& plan)
{
    json.key("strides").beginObject();
    json.key("input").values(effectiveStrides(plan.input), [](uint64_t stride) { return stride; });
    json.key("output").values(effectiveStrides(plan.output), [](uint64_t stride) { return stride; });
    json.endObject();
}

void writeAxis(JsonText& json, const StepAxis& axis)
{
    json.beginArray();
    json.value(uint64_t{axis.outputs}).value(axis.outputStride).value(uint64_t{axis.inputs}).value(axis.inputStride);
    json.value(uint64_t{axis.width});
    if (axis.taps) {
        json.beginArray();
        for (uint32_t part = 0; part <= axis.parts(); ++part)
            json.value(uint64_t{axis.firstOutput(part)});
        json.endArray();
    }
    json.endArray();
}

// The steps, by order and unit: "output element".
void writeSteps(JsonText& json, const Plan& plan)
{
    json.key("steps").beginObject();
    for (size_t order = 0; order < kStepOrders.size(); ++order)
        for (size_t unit = 0; unit < kStepUnits.size(); ++unit) {
            json.key(std::string(kStepOrders[order]) + " " + std::string(kStepUnits[unit])).beginArray();
            const Player player(plan, {static_cast<StepOrder>(order), static_cast<StepUnit>(unit)});
            for (const StepAxis& axis : player.axes())
                if (axis.outputs > 1 || axis.inputs > 1)
                    writeAxis(json, axis);
            json.endArray();
        }
    json.endObject();
}

// The drawn marks of each coordinate of the axes.
void writeMarks(JsonText& json, const Plan& plan, uint8_t overlays)
{
    json.key("marks").beginObject();
    for (const Side side : {Side::Input, Side::Output}) {
        json.key(side == Side::Input ? "input" : "output").beginArray();
        for (const std::vector<uint8_t>& axis : marks(plan, side).axes)
            json.values(axis, [overlays](uint8_t mark) { return uint64_t{mark} & overlays; });
        json.endArray();
    }
    json.endObject();
}

// The formula's lines and the sentence of every element.
void writeTexts(JsonText& json, const Operator& op, const Plan& plan, const Words& words)
{
    std::vector<Explanation> explanations;
    const uint64_t count = elementCount(plan.output);
    for (uint64_t element = 0; element < count; ++element)
        explanations.push_back(explain(op, plan, element));
    const PaddedSizes sizes = paddedSizes(plan.output);
    const std::vector<FormulaLine>& lines = explanations.front().formula;
    json.key("texts").beginArray();
    for (size_t i = 0; i <= lines.size(); ++i) {
        json.beginObject().key("axis").value(i < lines.size() ? double(lines[i].axis) : -1).key("text");
        writeCellTexts(json, sizes, [&](uint64_t element) {
            const Explanation& each = explanations[element];
            return words(i < lines.size() ? each.formula.at(i).text : each.sentence);
        });
        json.endObject();
    }
    json.endArray();
}

// A case on a page in one of its orders, or with its knobs in one setting.
struct ViewParts {
    const Case& c;
    const Plan& plan;
    const Tensor* output = nullptr; // none: operators.js computes it
    bool hasTexts = true;
};

void beginView(JsonText& json, const ViewParts& view, uint8_t overlays, const Words& words)
{
    json.beginObject().key("line").value(hasLine(view.c) ? "tessera " + toText(view.c) : "");
    writeSizes(json, "sizes", view.plan.output);
    json.key("count").value(elementCount(view.plan.output));
    if (view.output)
        json.key("values").value(valuesText(*view.output));
    writeStrides(json, view.plan);
    writeOperator(json.key("op"), view.c.op);
    if (overlays != 0)
        writeMarks(json, view.plan, overlays);
    writeSteps(json, view.plan);
    if (view.hasTexts)
        writeTexts(json, view.c.op, view.plan, words);
}

constexpr uint64_t kMostTurnedTexts = 4096; // the most formulas of all settings together, so that a page stays small

// Whether the setting reads the bytes of the page's input in another layout.
bool isRelaid(const PageCase& page, const SettingRun& run)
{
    return std::ranges::find(page.knobs, kLayoutField, &LessonKnob::field) != page.knobs.end()
        && run.job.input.desc.sizes == page.input.desc.sizes && run.job.input.desc.dataType == page.input.desc.dataType;
}

// Writes a setting. Its input is written only where it differs from the page's.
void writeSetting(JsonText& json, const PageCase& page, const SettingRun& run, bool hasTexts, const Words& words)
{
    if (!run.issue.isEmpty()) {
        json.beginObject().key("issue").value(words(run.issue)).endObject();
        return;
    }
    const Tensor* output = page.isComputed ? nullptr : &run.job.output;
    beginView(json, {run.job.dispatched, run.job.plan, output, hasTexts}, page.overlays, words);
    const bool isSame = run.job.input.desc.sizes == page.input.desc.sizes && equalElements(run.job.input, page.input);
    if (!isSame && isRelaid(page, run)) {
        json.key("layout").value(fieldTextOf(run.job.dispatched, kLayoutField));
    } else if (!isSame) {
        json.key("input").beginObject();
        writeSizes(json, "sizes", run.job.input.desc);
        json.key("values").value(valuesText(run.job.input)).endObject();
    }
    json.endObject();
}

void writeSettings(JsonText& json, const PageCase& page, const Words& words)
{
    uint64_t texts = 0;
    for (const SettingRun& run : page.settings)
        texts += run.issue.isEmpty() ? elementCount(run.job.plan.output) : 0;
    for (const SettingRun& run : page.settings)
        writeSetting(json, page, run, texts <= kMostTurnedTexts && page.hasFormulas, words);
}

// Writes a task's texts in the page's language. lesson.js fills their places.
void writeTaskWords(JsonText& json, const Words& words)
{
    using namespace task_texts;
    json.key("words").beginObject();
    for (const Text& text : {kRight, kAllRight, kOtherSizes, kReached, kImpossible})
        json.key(text.text).value(words(text));
    json.endObject();
}

// The knobs and the task, which lesson.js serves.
void writeTurnedData(JsonText& json, const PageCase& page, const Words& words)
{
    json.key("type").value(name(page.plan.input.dataType));
    if (!page.knobs.empty()) {
        json.key("knobs").values(page.knobs, [](const LessonKnob& knob) { return uint64_t{knob.choices.size()}; });
        json.key("setting").value(page.setting);
        json.key("layout").value(fieldTextOf(page.c, kLayoutField));
    }
    if (page.showsRight)
        json.key("right").value(true);
    if (!page.target)
        return;
    json.key("task").beginObject();
    writeSizes(json, "sizes", page.target->desc);
    json.key("values").value(valuesText(*page.target));
    writeTaskWords(json, words);
    json.endObject();
}

// The figures beside the tensors, and their colours.
void writeFigures(JsonText& json, const PageCase& page)
{
    if (!page.tab.empty())
        json.key("tab").value(page.tab);
    if (page.colours != LessonFigure::Colours::Own)
        json.key("colour").value(kFigureColours.at(static_cast<size_t>(page.colours)));
}

// The values of black and white. Bytes are levels themselves.
void writeLevels(JsonText& json, const Tensor& input)
{
    double least = 0, most = 255;
    if (input.desc.dataType != DataType::UInt8) {
        std::tie(least, most) = rangeOf({&input});
        if (!(least < most))
            most = (least = std::isfinite(least) ? least : 0) + 1;
    }
    json.key("picture").beginArray().value(least).value(most).endArray();
}

} // namespace

std::string valuesText(const Tensor& tensor)
{
    constexpr uint64_t kMostWords = 1000; // more bytes are base64, which takes a third of the room
    if (tensor.desc.dataType == DataType::UInt8 && elementCount(tensor.desc) > kMostWords) {
        std::vector<std::byte> bytes;
        for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
            bytes.push_back(static_cast<std::byte>(tensor.bits(element)));
        return "=" + base64(bytes);
    }
    std::string text;
    const uint64_t count = elementCount(tensor.desc);
    for (uint64_t element = 0; element < count; ++element)
        text += (element == 0 ? "" : " ") + toText(tensor, element);
    return text;
}

bool PageCase::isLarge() const
{
    return elementCount(plan.input) + elementCount(plan.output) > kMostFigureElements;
}

PageCase pageCaseOf(const Case& c, const Engine& engine, const MemoryBudget& budget, bool isPicture)
{
    throwIfInvalid(c.op, budget);
    requireFewElements(c.op, isPicture);
    DispatchJob ready = prepare(c, budget);
    engine.run(c, ready.plan, ready.input, ready.output);
    PageCase page{.c = c,
                  .plan = std::move(ready.plan),
                  .input = std::move(ready.input),
                  .output = std::move(ready.output),
                  .isComputed = engine.executesPlans(),
                  .isPicture = isPicture};
    page.hasFormulas = !page.isLarge();
    if (const auto op = withOtherOrder(c.op))
        page.other = Case{c.title, *op, c.data};
    return page;
}

std::string caseData(const PageCase& page, const Words& words)
{
    JsonText json;
    json.beginObject();
    writeSizes(json, "sizes", page.plan.input);
    json.key("values").value(valuesText(page.input));
    if (page.isPicture)
        writeLevels(json, page.input);
    writeFigures(json, page);
    json.key("large").value(page.isLarge());
    json.key("along").value(name(page.stepping.order)).key("by").value(name(page.stepping.unit));
    json.key("step");
    const uint64_t steps = Player(page.plan, page.stepping).steps();
    json.value(std::min(page.step.value_or(steps), steps));
    writeTurnedData(json, page, words);
    json.key("pins").values(page.pins).key("views").beginArray();
    if (!page.settings.empty()) {
        writeSettings(json, page, words);
    } else {
        const Tensor* output = page.isComputed ? nullptr : &page.output;
        beginView(json, {page.c, page.plan, output, page.hasFormulas}, page.overlays, words);
        json.endObject();
    }
    if (page.other) {
        const Plan plan = makePlan(page.other->op);
        beginView(json, {.c = *page.other, .plan = plan, .hasTexts = page.hasFormulas}, page.overlays, words);
        json.endObject();
    }
    json.endArray().endObject();
    return json.line();
}

} // namespace tessera
