// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/bench_page.h"

#include <algorithm>

namespace tessera {

namespace {

void writeTable(HtmlText& html, std::span<const TimedCase> results)
{
    std::vector<std::string> titles = {"case", "engine"};
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title);
    html.begin("div", {{"class", "wide pinned"}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", "Times"}});
    html.begin("table");
    writeTableHead(html, titles, 2);
    html.begin("tbody").lineFeed();
    for (const TimedCase& result : results) {
        html.begin("tr").element("th", result.name, {{"scope", "row"}}).element("td", engineText(result.measurement));
        for (const std::string& text : timingTexts(result.measurement))
            html.element("td", text, {{"class", "number"}});
        html.end().lineFeed();
    }
    html.end().end().end().lineFeed();
    html.begin("details", {{"class", "more"}})
        .element("summary", "What the columns are")
        .begin("dl", {{"class", "facts"}});
    for (const TimingColumn& column : timingColumns())
        html.element("dt", column.title).element("dd", english(column.sentence));
    html.end().end().lineFeed();
}

// Of the engines that ran, each once.
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

} // namespace

std::string benchHtml(std::span<const TimedCase> results, PageHead head)
{
    head.title = std::to_string(results.size()) + (results.size() == 1 ? " measurement" : " measurements");
    head.sentence = "Times of kernels beside each engine's own copy of (input + output) / 2 bytes, in the same run";
    for (const Fact& fact : devicesOf(results))
        head.facts.push_back(fact);
    HtmlText body;
    body.element("h2", "Times").lineFeed();
    writeTable(body, results);
    body.element("h2", "Beside a copy").lineFeed();
    writeTimeChart(body, results);
    body.element("h2", "Each row again").lineFeed();
    for (const TimedCase& result : results)
        writeLine(body, result.command);
    return htmlPage(head, body);
}

} // namespace tessera
