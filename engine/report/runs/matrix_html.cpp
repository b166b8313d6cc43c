// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/report/runs/check_report.h"
#include "engine/report/runs/matrix_report.h"

#include <algorithm>

namespace tessera {

namespace {

std::string idOf(size_t row, size_t engine)
{
    return "c" + std::to_string(row) + "-" + std::to_string(engine);
}

void writeEngines(HtmlText& html, const MatrixReport& report)
{
    html.element("h2", "Engines").lineFeed();
    std::vector<std::vector<std::string>> rows;
    for (size_t i = 0; i < report.engines.size(); ++i)
        rows.push_back({report.engines[i], english(report.descriptions[i]), text(countsOf(report, i))});
    writeTable(html, "Engines", "wide words", {"engine", "is", "results"}, rows);
}

void writePartitions(HtmlText& html, const MatrixReport& report)
{
    html.element("h2", "Who agrees with whom, within the tolerance").lineFeed();
    beginTable(html, "Who agrees with whom, within the tolerance", "wide words", {"classes", "cases"});
    for (const Partition& each : partitions(report)) {
        const std::string names = listText(each.rows, ", ", [](const AgreementRow* row) { return row->name; });
        html.begin("tr").element("th", each.text.empty() ? "no engine" : each.text, {{"scope", "row"}});
        html.begin("td").begin("details").element("summary", std::to_string(each.rows.size())).text(names);
        html.end().end().end().lineFeed();
    }
    endTable(html);
}

// The words of an attribute that the filter reads: each once.
void addWord(std::string& words, std::string_view word)
{
    if ((" " + words + " ").find(" " + std::string(word) + " ") == std::string::npos)
        words.append(words.empty() ? "" : " ").append(word);
}

void writeRow(HtmlText& html, const MatrixReport& report, size_t row)
{
    const AgreementRow& each = report.rows[row];
    std::string states, mistakes;
    for (const AgreementCell& cell : each.cells) {
        addWord(states, word(cell));
        if (!cell.cause)
            continue;
        const Diagnosis& diagnosis = cell.cause->diagnosis;
        for (const MistakeClass mistake : diagnosis.classes())
            addWord(mistakes, name(mistake));
        if (diagnosis.second)
            addWord(mistakes, name(*diagnosis.second));
    }
    html.begin("tr", {{"data-state", states}, {"data-mistake", mistakes}});
    html.element("th", each.name, {{"scope", "row"}}).element("td", name(each.c.op));
    for (size_t i = 0; i < each.cells.size(); ++i) {
        html.begin("td").begin("a", {{"href", "#" + idOf(row, i)}});
        writeState(html, word(each.cells[i]), english(cellText(each.cells[i])));
        html.end().end();
    }
    html.element("td", text(each.byBits, report.engines)).end().lineFeed();
}

void writeCases(HtmlText& html, const MatrixReport& report)
{
    html.element("h2", "Cases").lineFeed();
    std::vector<std::string> titles = {"case", "operator"};
    titles.insert(titles.end(), report.engines.begin(), report.engines.end());
    titles.emplace_back("equal bits");
    beginTable(html, "Cases", "wide pinned", titles);
    for (size_t row = 0; row < report.rows.size(); ++row)
        writeRow(html, report, row);
    endTable(html);
}

// A result a cell, in the order of matrixRun().
std::vector<ResultEntry> entriesOf(const MatrixReport& report)
{
    std::vector<ResultEntry> entries;
    for (const CheckResult& result : matrixRun(report).results)
        entries.push_back(entryOf(result));
    size_t place = 0;
    for (size_t row = 0; row < report.rows.size(); ++row)
        for (size_t i = 0; i < report.rows[row].cells.size(); ++i, ++place) {
            const AgreementCell& cell = report.rows[row].cells[i];
            entries[place].id = idOf(row, i);
            entries[place].isGrave = cell.state == TrialState::Fail;
            if (cell.comparison)
                describe(*cell.comparison, entries[place]);
            if (const auto found = report.evidence.find({row, i}); found != report.evidence.end())
                entries[place].evidence = found->second;
        }
    return entries;
}

size_t failuresWithoutEvidence(const MatrixReport& report)
{
    size_t failures = 0;
    for (const AgreementRow& row : report.rows)
        failures += static_cast<size_t>(std::ranges::count_if(
            row.cells, [](const AgreementCell& cell) { return cell.state == TrialState::Fail && cell.comparison; }));
    return failures - std::min(failures, report.evidence.size());
}

} // namespace

std::string matrixHtml(const MatrixReport& report)
{
    const std::vector<ResultEntry> entries = entriesOf(report);
    const auto failing = static_cast<size_t>(
        std::ranges::count_if(entries, [](const ResultEntry& each) { return tone(each.state) == "bad"; }));
    HtmlText body;
    writeEngines(body, report);
    writePartitions(body, report);
    writeClasses(body, entries);
    writeFilter(body, entries);
    writeCases(body, report);
    body.element("h2", "Each cell").lineFeed();
    writeMissingEvidence(body, failuresWithoutEvidence(report),
                         "`tessera check --html`, with the line of each, draws it.");
    writeEntries(body, entries);
    return htmlPage(report.head,
                    {"Agreement of " + std::to_string(report.engines.size()) + " engines on "
                         + std::to_string(report.rows.size()) + " cases",
                     outcomeText(failing, entries.size(), "result") + ", held against " + report.judge},
                    body);
}

} // namespace tessera
