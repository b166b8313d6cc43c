// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/identify_report.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/text/evidence.h"
#include "engine/report/text/result_list.h"
#include "engine/report/text/terminal_text.h"

#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

std::string_view certainty(const Diagnosis& diagnosis)
{
    if (diagnosis.mistake == MistakeClass::Unknown)
        return {};
    return diagnosis.isProved ? ", proved" : ", likely";
}

} // namespace

void print(std::ostream& out, const Diagnosis& diagnosis)
{
    out << std::left << std::setw(16) << english(classText(diagnosis)) << "  " << diagnosis.explained << " of "
        << diagnosis.of << certainty(diagnosis);
    if (!diagnosis.line.empty())
        out << "  |  " << terminalText(diagnosis.line);
    out << '\n';
    for (const Message& sentence : diagnosis.sentences)
        out << "  " << terminalText(english(sentence)) << '\n';
}

std::string identifyJson(const IdentifyRun& run)
{
    JsonText json;
    beginReport(json, "identify").key("results").beginArray();
    json.beginObject().key("name").value(terminalLines(run.names)).key("command").value(terminalLines(run.head.line));
    writeDiagnosis(json.key("diagnosis"), run.diagnosis);
    return json.endObject().endArray().endObject().text();
}

namespace {

// What is meant, computed, beside the output; none where the two cannot be compared.
std::optional<PageEvidence> evidenceOf(const IdentifyRun& run)
{
    if (!run.meant)
        return std::nullopt;
    const Operator& op = *run.meant;
    const TensorDesc &wanted = outputDesc(op), &found = run.output.desc;
    if (found.sizes != wanted.sizes || found.dataType != wanted.dataType)
        return std::nullopt;
    const Case c{.title = {}, .op = op};
    const Plan plan = makePlan(op);
    Tensor right(wanted);
    makeEngine("reference")->run(c, plan, run.input, right);
    const Tolerance tolerance = ToleranceOptions().of(plan, std::nullopt, false);
    const Comparison comparison = assess(op, plan, run.input, right, run.output, tolerance);
    return evidenceOf(plan, run.input, right, run.output, tolerance, comparison);
}

void writeTensors(HtmlText& html, const IdentifyRun& run)
{
    html.element("h2", "The tensors").lineFeed();
    if (const auto evidence = evidenceOf(run))
        return writeEvidence(html, *evidence, "meant", "output");
    html.begin("div", {{"class", "views"}}).lineFeed();
    writeView(html, viewOf(run.input), "Input", {}, "input");
    writeView(html, viewOf(run.output), "Output", {}, "output");
    html.end().lineFeed();
}

// The lines that were measured, beside those that are meant.
void writeAxes(HtmlText& html, const std::vector<MeasuredAxis>& axes)
{
    if (axes.empty())
        return;
    html.element("h2", "Where output o lies on the input").lineFeed();
    const bool hasMeant = axes.front().meant.has_value();
    std::vector<std::string> titles = {"axis", "measured"};
    if (hasMeant)
        titles.emplace_back("meant");
    std::vector<std::vector<std::string>> rows;
    for (const MeasuredAxis& axis : axes) {
        rows.push_back({std::string(axisName(axis)), lineText(axis)});
        if (hasMeant)
            rows.back().push_back(meantText(axis));
    }
    writeTable(html, "Where output o lies on the input", "wide words fit", titles, rows);
}

void writeGroup(HtmlText& html, const Diagnosis& diagnosis)
{
    if (diagnosis.equals.empty() && diagnosis.probe.empty())
        return;
    html.element("h2", "What these tensors cannot tell from it").lineFeed().begin("ul");
    for (const Message& each : diagnosis.equals)
        html.element("li", english(each));
    html.end().lineFeed();
    if (diagnosis.probe.empty())
        return;
    html.element("p", "The smallest case found that tells them apart:").lineFeed();
    writeLine(html, "tessera run " + diagnosis.probe);
}

} // namespace

std::string identifyHtml(const IdentifyRun& run)
{
    const Diagnosis& diagnosis = run.diagnosis;
    const RunSummary summary{english(classText(diagnosis))
                                 + std::string(diagnosis.isNamed() ? certainty(diagnosis) : ""),
                             std::to_string(diagnosis.explained) + " of " + std::to_string(diagnosis.of)
                                 + " elements explained: " + english(meaning(diagnosis.classes(), diagnosis.second))};
    HtmlText body;
    body.element("h2", "What leads from the input to the output").lineFeed();
    body.begin("ul", {{"class", "sentences"}});
    for (const Message& sentence : diagnosis.sentences)
        body.element("li", english(sentence)).lineFeed();
    body.end().lineFeed();
    if (!diagnosis.line.empty()) {
        body.element("p", "The case that gives it:", {{"class", "quiet"}});
        writeLine(body, "tessera run " + diagnosis.line);
    }
    writeAxes(body, diagnosis.axes);
    writeGroup(body, diagnosis);
    writeTensors(body, run);
    return htmlPage(run.head, summary, body);
}

} // namespace tessera
