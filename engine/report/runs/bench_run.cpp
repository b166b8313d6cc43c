// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/tensor/value.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <iterator>
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
        titles.emplace_back(column.title);
    std::vector<std::vector<std::string>> rows;
    for (const TimedCase& result : results) {
        rows.push_back({result.name, engineText(result.measurement)});
        std::ranges::copy(timingTexts(result.measurement), std::back_inserter(rows.back()));
    }
    HtmlText& html = section.html;
    writeTable(html, section.title, "wide pinned", titles, rows, 2);
    html.begin("details", {{"class", "more"}}).element("summary", "What the columns are");
    html.begin("dl", {{"class", "facts"}});
    for (const TimingColumn& column : timingColumns())
        html.element("dt", column.title).element("dd", english(column.sentence));
    html.end().end().lineFeed();
    return section;
}

// What the engines that ran are, each once.
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

using Medians = std::array<double, 2>; // of the kernel, and of the copy of as many bytes

Medians mediansOf(const TimedCase& result)
{
    return {statistics(result.measurement, &RunSample::kernel).median,
            statistics(result.measurement, &RunSample::copy).median};
}

// The medians as bars of one scale.
Section barsSection(std::span<const TimedCase> results)
{
    Section section{"Beside a copy", {}};
    HtmlText& html = section.html;
    double most = 0;
    for (const TimedCase& result : results)
        most = std::max(most, std::ranges::max(mediansOf(result)));
    beginTable(html, section.title, "wide", {"case", "engine", "kernel", "copy"});
    for (const TimedCase& result : results) {
        html.begin("tr").element("th", result.name, {{"scope", "row"}}).element("td", engineText(result.measurement));
        for (const double median : mediansOf(result)) {
            html.begin("td").element("meter", "", {{"value", toText(median)}, {"max", toText(most)}});
            html.text(" " + secondsText(median)).end();
        }
        html.end().lineFeed();
    }
    endTable(html);
    return section;
}

Result resultOf(const TimedCase& timed)
{
    const Measurement& m = timed.measurement;
    const double median = mediansOf(timed).front();
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
    const size_t leading = titles.size() + 1; // words, to the left; then numbers, to the right
    titles.emplace_back("engine");
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title);
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
        .sections = {timesSection(run.results), barsSection(run.results)},
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

} // namespace tessera
