// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/identify_page.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance_text.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/html/evidence.h"
#include "engine/report/html/result_list.h"

namespace tessera {

namespace {

// What is meant, computed, beside the output; none where the two cannot be compared.
std::optional<PageEvidence> evidenceOf(const IdentifiedOutput& identified)
{
    if (!identified.meant)
        return std::nullopt;
    const Operator& op = *identified.meant;
    const TensorDesc &wanted = outputDesc(op), &found = identified.output.desc;
    if (found.sizes != wanted.sizes || found.dataType != wanted.dataType)
        return std::nullopt;
    const Case c{.title = {}, .op = op};
    const Plan plan = makePlan(op);
    Tensor right(wanted);
    makeEngine("reference")->run(c, plan, identified.input, right);
    const Tolerance tolerance = ToleranceOptions().of(plan, std::nullopt, false);
    const Comparison comparison = assess(op, plan, identified.input, right, identified.output, tolerance);
    return evidenceOf(plan, identified.input, right, identified.output, tolerance, comparison);
}

void writeTensors(HtmlText& html, const IdentifiedOutput& identified)
{
    html.element("h2", "The tensors").lineFeed();
    if (const auto evidence = evidenceOf(identified))
        return writeEvidence(html, *evidence, "meant", "output");
    html.begin("div", {{"class", "views"}}).lineFeed();
    writeView(html, viewOf(identified.input), "Input", {}, "input");
    writeView(html, viewOf(identified.output), "Output", {}, "output");
    html.end().lineFeed();
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

std::string certaintyText(const Diagnosis& diagnosis)
{
    if (!diagnosis.isNamed())
        return {};
    return diagnosis.isProved ? ", proved" : ", likely";
}

} // namespace

std::string identifyHtml(const IdentifiedOutput& identified, PageHead head)
{
    const Diagnosis& diagnosis = identified.diagnosis;
    head.title = english(groupText(namesOf(diagnosis.classes()))) + certaintyText(diagnosis);
    head.sentence = std::to_string(diagnosis.explained) + " of " + std::to_string(diagnosis.of)
        + " elements explained: " + english(meaning(diagnosis.classes()));
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
    writeGroup(body, diagnosis);
    writeTensors(body, identified);
    return htmlPage(head, body);
}

} // namespace tessera
