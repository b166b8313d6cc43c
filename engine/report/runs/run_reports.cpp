// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <ostream>
#include <span>
#include <utility>

namespace tessera {

namespace {

Section timesSection(std::span<const TimedCase> results)
{
    Section section{"Times", {}};
    std::vector<std::string> titles = {"case", "engine"};
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title.text);
    std::vector<std::vector<std::string>> rows;
    for (const TimedCase& result : results) {
        rows.push_back({result.name, engineText(result.measurement)});
        std::ranges::copy(timingTexts(result.measurement), std::back_inserter(rows.back()));
    }
    writeTable(section.html, section.title, "wide pinned", titles, rows, 2);
    return section;
}

// The devices of the engines that ran, each once.
std::vector<Fact> devicesOf(std::span<const TimedCase> results)
{
    std::vector<Fact> facts;
    for (const TimedCase& result : results) {
        const Measurement& m = result.measurement;
        const Fact fact{m.engine, deviceText(m)};
        const bool isNew = std::ranges::none_of(
            facts, [&](const Fact& each) { return each.name == fact.name && each.value == fact.value; });
        if (isNew)
            facts.push_back(fact);
    }
    return facts;
}

Result resultOf(const TimedCase& timed)
{
    const Measurement& m = timed.measurement;
    const double median = statistics(m, &RunSample::kernel).median;
    return {.name = timed.name,
            .figures = engineText(m) + ": median " + secondsText(median),
            .command = timed.command,
            .engine = m.engine,
            .seconds = median,
            .members = [&m](JsonText& json) { writeTiming(json, m); }};
}

} // namespace

void printTimes(const BenchRun& run, size_t first, std::vector<std::string> titles, std::ostream& out)
{
    const size_t leading = titles.size() + 1; // columns of words; numbers follow
    titles.emplace_back("engine");
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title.text);
    TextTable table;
    table.add(std::move(titles));
    for (size_t i = first; i < run.results.size(); ++i) {
        const Measurement& measurement = run.results[i].measurement;
        std::vector<std::string> row = run.varied[i];
        row.push_back(engineText(measurement));
        std::ranges::copy(timingTexts(measurement), std::back_inserter(row));
        table.add(std::move(row), run.results[i].command);
    }
    table.print(out, leading);
    for (const Fact& device : devicesOf(std::span(run.results).subspan(first)))
        out << device.name << ": " << device.value << '\n';
}

Report reportOf(const BenchRun& run)
{
    Report report{
        .head = run.head,
        .summary = {counted(run.results.size(), "measurement"),
                    "Times of kernels beside each engine's own copy of (input + output) / 2 bytes, in the same run"},
        .heading = "Each row again",
        .facts = devicesOf(run.results),
        .sections = {timesSection(run.results)},
        .members = [&run](JsonText& json) {
            json.key("provenance").beginObject();
            for (const Fact& fact : run.madeOn)
                json.key(fact.name).value(fact.value);
            json.endObject();
        }};
    for (const TimedCase& result : run.results)
        report.results.push_back(resultOf(result));
    return report;
}

namespace {

std::string_view certainty(const Diagnosis& diagnosis)
{
    if (diagnosis.mistake == MistakeClass::Unknown)
        return {};
    return diagnosis.isProved ? ", proved" : ", likely";
}

std::string explainedText(const Diagnosis& diagnosis)
{
    return countedText(diagnosis.explained, diagnosis.of);
}

// The computed output of what was meant, beside the given one; the given one alone where the two cannot be compared.
HtmlText meantBesideGiven(const IdentifyRun& run)
{
    const TensorDesc wanted = run.meant ? run.meant->output : TensorDesc(), &found = run.output.desc;
    if (!run.meant || found.sizes != wanted.sizes || found.dataType != wanted.dataType)
        return evidenceHtml(run.input, run.output);
    const Operator& op = *run.meant;
    const Case c{.title = {}, .op = op};
    const Plan plan = makePlan(op);
    Tensor right(wanted);
    makeEngine("reference")->run(c, plan, run.input, right);
    const Tolerance tolerance = ToleranceOptions().of(plan, std::nullopt, false);
    const Comparison comparison = assess(op, plan, run.input, right, run.output, tolerance);
    return evidenceHtml({plan, run.input, right, run.output, tolerance, comparison, "meant", "output"});
}

} // namespace

void requireFourDimensions(const Tensor& tensor, const std::string& what)
{
    if (tensor.desc.sizes.size() > 4)
        throw TextError(what + " has the sizes " + text(tensor.desc.sizes) + "; expected at most four dimensions");
}

void print(std::ostream& out, const Diagnosis& diagnosis)
{
    printLine(out, english(classText(diagnosis.classes())), "", explainedText(diagnosis).append(certainty(diagnosis)),
              diagnosis.line);
    for (const Message& sentence : diagnosis.sentences)
        out << "  " << terminalText(english(sentence)) << '\n';
}

Report reportOf(const IdentifyRun& run, bool hasEvidence)
{
    const Diagnosis& diagnosis = run.diagnosis;
    const bool isUnknown = diagnosis.mistake == MistakeClass::Unknown;
    Result result{.name = run.names,
                  .otherCode = isUnknown ? exit_code::kMistrusted : exit_code::kFine,
                  .figures = explainedText(diagnosis).append(certainty(diagnosis)),
                  .command = run.head.line,
                  .cause = Cause{"OUTPUT", diagnosis},
                  .evidence = hasEvidence ? std::optional(meantBesideGiven(run)) : std::nullopt};
    if (!diagnosis.line.empty())
        result.lines.emplace_back("The case that gives it:", "tessera run " + diagnosis.line);
    for (const MeasuredAxis& axis : diagnosis.axes)
        result.notes.push_back("Where output o lies on the input along " + std::string(kAxisNames[axis.axis]) + ": "
                               + lineText(axis.line) + (axis.meant ? "; meant: " + lineText(*axis.meant) : ""));
    for (const Message& each : diagnosis.equals)
        result.notes.push_back("These tensors cannot tell it from " + english(each));
    if (!diagnosis.probe.empty())
        result.lines.emplace_back("The smallest case found that tells them apart:", "tessera run " + diagnosis.probe);
    return {.head = run.head,
            .results = {std::move(result)},
            .summary = {english(classText(diagnosis.classes()))
                            + std::string(diagnosis.isNamed() ? certainty(diagnosis) : std::string_view()),
                        explainedText(diagnosis) + " elements explained: " + english(meaning(diagnosis.classes()))},
            .heading = "What leads from the input to the output"};
}

namespace {

constexpr size_t kMostPartners = 4; // partners that a line lists

std::string partnersText(const Partners& partners, const TensorDesc& input)
{
    if (partners.count == 0)
        return "nothing";
    std::string text;
    for (size_t i = 0; i < std::min(partners.list.size(), kMostPartners); ++i) {
        const Partner& partner = partners.list[i];
        text += (i == 0 ? "" : " + ") + (partner.weight == 1 ? "" : digitsText(partner.weight) + "·")
            + elementText(input.sizes, partner.element);
    }
    const uint64_t rest = partners.count - std::min<uint64_t>(partners.count, kMostPartners);
    return rest == 0 ? text : text + " + " + groupedText(rest) + " more";
}

void addAxes(std::vector<std::string>& lines, const Xray& xray)
{
    for (size_t i = 0; i < xray.axes.size(); ++i) {
        const XrayAxis& axis = xray.axes[i];
        if (axis.inputs == 1 && axis.outputs == 1)
            continue;
        const auto inside = std::ranges::count_if(axis.x, [&](double x) { return isInside(x, axis.inputs); });
        const std::string none = inside < 2 ? "too few outputs lie inside to tell x" : "no line gives every x";
        lines.push_back(std::string(kAxisNames[4 - xray.axes.size() + i]) + " " + std::to_string(axis.inputs) + " to "
                        + std::to_string(axis.outputs) + ": " + (axis.fit ? lineText(*axis.fit) : none)
                        + (axis.rightFit ? "; right: " + lineText(*axis.rightFit) : "") + "; reads "
                        + counted(axis.support, "input"));
    }
}

} // namespace

Result probeResult(std::string name, const std::string& engine, std::string command, Xray found)
{
    const auto kept = std::make_shared<Xray>(std::move(found));
    const Xray& xray = *kept;
    Result result{.name = std::move(name),
                  .outcome = xray.isSame ? Outcome::Pass : Outcome::Fail,
                  .figures = engine + ", " + groupedText(xray.runs) + " runs: " + english(xray.findings.front()),
                  .command = std::move(command),
                  .engine = engine,
                  .members = [kept](JsonText& json) { writeXray(json, *kept); }};
    for (size_t i = 1; i < xray.findings.size(); ++i)
        result.sentences.push_back(english(xray.findings[i]));
    std::vector<std::string>& lines = result.notes;
    if (!xray.rearrangement.empty())
        lines.push_back("map    " + xray.rearrangement);
    if (!xray.isSame && !xray.rightRearrangement.empty())
        lines.push_back("right  " + xray.rightRearrangement);
    addAxes(lines, xray);
    for (const uint64_t output : xray.firstDiffering)
        lines.push_back(elementText(xray.right.output.sizes, output) + " reads "
                        + partnersText(sources(xray, output), xray.right.input)
                        + "; right: " + partnersText(sources(xray.right, output), xray.right.input));
    return result;
}

} // namespace tessera
