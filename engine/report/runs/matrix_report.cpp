// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <span>

namespace tessera {

namespace {

constexpr size_t kMostNames = 4; // cases of a partition that a line names

using Cells = std::span<const Result>;

Cells cellsOf(const MatrixReport& matrix) // the cells only, without the cases that did not run
{
    return Cells(matrix.results).first(matrix.rows.size() * matrix.engines.size());
}

// "{onnxruntime, openvino} ≠ {torch, opencv}"; one class: "{cpu, reference}".
std::string text(const EngineClasses& classes, const std::vector<std::string>& engines)
{
    return listText(classes, " ≠ ", [&](const std::vector<size_t>& members) {
        return "{" + listText(members, ", ", [&](size_t member) { return engines[member]; }) + "}";
    });
}

// Whether a cell's output differs in some bit from the judge's, or is missing, although the engine has the operator.
bool isOdd(const Result& cell)
{
    if (cell.outcome == Outcome::Pass)
        return cell.comparison && cell.comparison->equal < cell.comparison->count;
    return cell.outcome != Outcome::Unsupported && cell.outcome != Outcome::Missing;
}

// Which engines agree within the tolerance, "{cpu, reference} ≠ {mine}", with the cases in which they do.
struct Partition {
    std::string text;
    std::vector<std::string> cases;
};

std::vector<Partition> partitions(const MatrixReport& report)
{
    std::vector<Partition> all;
    for (const MatrixRow& row : report.rows) {
        const std::string words = text(row.byTolerance, report.engines);
        const auto same = std::ranges::find(all, words, &Partition::text);
        if (same == all.end())
            all.push_back({words, {row.name}});
        else
            same->cases.push_back(row.name);
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Partition& each) { return each.cases.size(); });
    for (Partition& each : all)
        if (each.text.empty())
            each.text = "no engine";
    return all;
}

// Prints a line for each reason, since an engine lacks an operator in many cases, and a missing engine lacks all.
void printAbsent(Outcome outcome, Cells cells, const std::string& engine, std::ostream& out)
{
    std::map<std::string, std::vector<const Result*>> reasons;
    for (const Result& cell : cells)
        if (cell.outcome == outcome && cell.engine == engine)
            reasons[cell.figures].push_back(&cell);
    for (const auto& [reason, of] : reasons)
        printLine(out, word(outcome), engine + ", " + counted(of.size(), "case"), reason, of.front()->command);
}

void writeEnginesOf(JsonText& json, std::string_view key, const EngineClasses& classes, const MatrixReport& report)
{
    json.key(key).beginArray();
    for (const std::vector<size_t>& members : classes)
        json.values(members, [&](size_t member) { return report.engines[member]; });
    json.endArray();
}

void writeRow(JsonText& json, const MatrixReport& report, const MatrixRow& row)
{
    json.beginObject().key("name").value(terminalLines(row.name)).key("operator").value(row.operatorName);
    json.key("judge").value(row.judge).key("elements").value(row.elements);
    writeEnginesOf(json, "equalBits", row.byBits, report);
    writeEnginesOf(json, "withinTolerance", row.byTolerance, report);
    json.endObject();
}

} // namespace

std::string cellText(const Result& cell)
{
    const bool fails = cell.outcome == Outcome::Fail && cell.comparison;
    std::string text(word(cell.outcome));
    if (fails)
        text += " " + groupedText(cell.comparison->beyond) + " differ";
    else if (cell.comparison && cell.comparison->within > 0)
        text += " " + groupedText(cell.comparison->within) + " within";
    if (fails && cell.cause)
        text += ", " + english(classText(cell.cause->diagnosis.classes()));
    return text + (cell.changedRuns.value_or(0) > 0 ? ", changes" : "");
}

void printMatrix(const MatrixReport& matrix, std::ostream& out)
{
    const Cells cells = cellsOf(matrix);
    TextTable table;
    std::vector<std::string> head = {"case"};
    head.insert(head.end(), matrix.engines.begin(), matrix.engines.end());
    table.add(head);
    for (size_t i = 0; i < matrix.rows.size(); ++i) {
        std::vector<std::string> words = {terminalText(matrix.rows[i].name)};
        const size_t width = matrix.engines.size();
        std::ranges::transform(cells.subspan(i * width, width), std::back_inserter(words), cellText);
        table.add(words);
    }
    table.print(out, head.size());
    out << '\n';
    for (const Result& cell : cells)
        if (isOdd(cell))
            printLine(out, word(cell.outcome), cell.engine + ", " + cell.name, cell.figures, cell.command);
    for (const Outcome outcome : {Outcome::Unsupported, Outcome::Missing})
        for (const std::string& engine : matrix.engines)
            printAbsent(outcome, cells, engine, out);
    for (const Partition& each : partitions(matrix)) {
        const size_t count = each.cases.size();
        out << terminalText(each.text) << ": " << counted(count, "case") << ", "
            << terminalText(listText(std::span(each.cases).first(std::min(kMostNames, count)), ", "))
            << (count > kMostNames ? " …" : "") << '\n';
    }
    for (const std::string& engine : matrix.engines)
        out << terminalText(engine) << ": " << text(sumOf(cells, engine)) << '\n';
    out << std::flush;
}

namespace {

void writeMembers(JsonText& json, const MatrixReport& matrix)
{
    const Cells cells = cellsOf(matrix);
    json.key("judge").value(matrix.judge).key("engines").beginArray();
    for (size_t i = 0; i < matrix.engines.size(); ++i) {
        const ReportSum sum = sumOf(cells, matrix.engines[i]);
        json.beginObject().key("name").value(matrix.engines[i]);
        json.key("description").value(terminalLines(english(matrix.descriptions[i])));
        json.key("isMissing").value(sum.count(Outcome::Missing) > 0);
        writeCounts(json, sum);
        json.endObject();
    }
    json.endArray().key("partitions").beginArray();
    for (const Partition& each : partitions(matrix)) {
        json.beginObject().key("classes").value(each.text);
        json.key("cases").values(each.cases, terminalLines).endObject();
    }
    json.endArray().key("cases").beginArray();
    for (const MatrixRow& row : matrix.rows)
        writeRow(json, matrix, row);
    json.endArray();
}

Section partitionsSection(const MatrixReport& matrix)
{
    Section section{"Who agrees with whom, within the tolerance", {}};
    std::vector<std::vector<std::string>> rows;
    for (const Partition& each : partitions(matrix))
        rows.push_back({each.text, groupedText(each.cases.size()), listText(each.cases, ", ")});
    writeTable(section.html, section.title, "wide words", {"classes", "cases", "by name"}, rows);
    return section;
}

Section casesSection(const MatrixReport& matrix, Cells cells)
{
    Section section{"Cases", {}};
    HtmlText& html = section.html;
    std::vector<std::string> titles = {"case", "operator"};
    titles.insert(titles.end(), matrix.engines.begin(), matrix.engines.end());
    titles.emplace_back("equal bits");
    beginTable(html, section.title, "wide pinned", titles);
    const size_t width = matrix.engines.size();
    for (size_t first = 0; first < cells.size(); first += width) {
        const MatrixRow& row = matrix.rows[first / width];
        beginRow(html, cells.subspan(first, width));
        html.element("th", row.name, {{"scope", "row"}}).element("td", row.operatorName);
        for (size_t i = 0; i < width; ++i) {
            html.begin("td").begin("a", {{"href", linkTo(first + i)}});
            writeOutcome(html, cells[first + i].outcome, cellText(cells[first + i]));
            html.end().end();
        }
        html.element("td", text(row.byBits, matrix.engines)).end().lineFeed();
    }
    endTable(html);
    return section;
}

} // namespace

Report reportOf(const MatrixReport& matrix, RunHead head)
{
    const Cells cells = cellsOf(matrix);
    for (size_t i = 0; i < matrix.engines.size(); ++i)
        head.facts.push_back(
            {matrix.engines[i], english(matrix.descriptions[i]) + "; " + text(sumOf(cells, matrix.engines[i]))});
    return {.head = std::move(head),
            .kind = "matrix",
            .results = matrix.results,
            .summary = {"Agreement of " + std::to_string(matrix.engines.size()) + " engines on "
                            + counted(matrix.rows.size(), "case"),
                        outcomeText(sumOf(matrix.results).failing, matrix.results.size(), "result") + ", held against "
                            + matrix.judge},
            .heading = "Each cell",
            .sections = {partitionsSection(matrix), casesSection(matrix, cells)},
            .members = [&matrix](JsonText& json) { writeMembers(json, matrix); }};
}

} // namespace tessera
