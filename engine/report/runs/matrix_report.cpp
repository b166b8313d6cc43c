// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/matrix_report.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <span>

namespace tessera {

namespace {

constexpr size_t kMostNames = 4; // so many cases of a partition are named in a line

using Cells = std::span<const Result>;

Cells cellsOf(Cells results, const MatrixReport& matrix) // without the cases that did not run
{
    return results.first(matrix.rows.size() * matrix.engines.size());
}

Outcome outcomeOf(const AgreementCell& cell)
{
    const bool saysItFailed = cell.state == TrialState::Fail && !cell.comparison;
    return saysItFailed ? Outcome::Error : tessera::outcomeOf(cell.state);
}

std::string commandOf(const MatrixReport& report, const AgreementRow& row, size_t engine)
{
    const AgreementCell& cell = row.cells[engine];
    const bool isJudge = report.engines[engine] == row.judge, changes = cell.changedRuns > 0;
    const bool isFine = cell.state == TrialState::Pass || cell.state == TrialState::Mistrusted;
    if (cell.state == TrialState::Missing || (isJudge && isFine && !changes))
        return {};
    // Nothing is checked against itself.
    return row.before + "tessera check " + row.command + " --engine " + shellWord(report.engines[engine])
        + (isJudge ? " --prove" : " --against " + shellWord(row.judge.empty() ? report.judge : row.judge))
        + (changes ? " --runs " + std::to_string(report.runs) : "") + report.options;
}

Result resultOf(const MatrixReport& report, size_t row, size_t engine)
{
    const AgreementRow& of = report.rows[row];
    const AgreementCell& cell = of.cells[engine];
    Result result{.name = of.name,
                  .outcome = outcomeOf(cell),
                  .figures = english(cell.figures),
                  .command = commandOf(report, of, engine),
                  .operatorName = std::string(name(of.c.op)),
                  .engine = report.engines[engine],
                  .against = of.judge,
                  .comparison = cell.comparison,
                  .output = outputDesc(of.c.op),
                  .cause = cell.cause};
    if (report.runs > 1)
        result.changedRuns = cell.changedRuns;
    if (const auto found = report.evidence.find({row, engine}); found != report.evidence.end())
        result.evidence = found->second;
    return result;
}

// An output that is not the judge's bit for bit, or none; not where the engine is missing or lacks the operator.
bool isOdd(const Result& cell)
{
    if (cell.outcome == Outcome::Pass)
        return cell.comparison && cell.comparison->equal < cell.comparison->count;
    return cell.outcome != Outcome::Unsupported && cell.outcome != Outcome::Missing;
}

// Who agrees with whom: the partition within the tolerance, "{cpu, reference} ≠ {mine}", and the cases that it is of,
// the most frequent first.
struct Partition {
    std::string text;
    std::vector<std::string> cases;
};

std::vector<Partition> partitions(const MatrixReport& report)
{
    std::vector<Partition> all;
    for (const AgreementRow& row : report.rows) {
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

// What does not pass stands before what is within a tolerance.
void printOdd(Cells cells, std::ostream& out)
{
    for (const bool passes : {false, true})
        for (const Result& cell : cells)
            if (isOdd(cell) && (cell.outcome == Outcome::Pass) == passes)
                printLine(out, word(cell.outcome), cell.engine + ", " + cell.name, cell.figures, cell.command);
}

// A line a reason: an engine that lacks an operator lacks it in many cases, and one that is missing lacks all.
void printAbsent(Outcome outcome, Cells cells, const std::string& engine, std::ostream& out)
{
    std::map<std::string, std::vector<const Result*>> reasons;
    for (const Result& cell : cells)
        if (cell.outcome == outcome && cell.engine == engine)
            reasons[cell.figures].push_back(&cell);
    for (const auto& [reason, of] : reasons)
        printLine(out, word(outcome), engine + ", " + counted(of.size(), "case"), reason, of.front()->command);
}

void writeEnginesOf(JsonText& json, std::string_view key, const AgreementClasses& classes, const MatrixReport& report)
{
    json.key(key).beginArray();
    for (const std::vector<size_t>& members : classes)
        json.values(members, [&](size_t member) { return report.engines[member]; });
    json.endArray();
}

void writeRow(JsonText& json, const MatrixReport& report, const AgreementRow& row)
{
    json.beginObject().key("name").value(terminalLines(row.name)).key("operator").value(name(row.c.op));
    json.key("judge").value(row.judge).key("elements").value(elementCount(outputDesc(row.c.op)));
    writeEnginesOf(json, "equalBits", row.byBits, report);
    writeEnginesOf(json, "withinTolerance", row.byTolerance, report);
    json.endObject();
}

} // namespace

Message cellText(const AgreementCell& cell)
{
    const bool fails = cell.state == TrialState::Fail && cell.comparison;
    const uint64_t within = cell.comparison ? cell.comparison->within : 0;
    std::vector<Message> clauses;
    if (fails)
        clauses.push_back(say("agreement", "FAIL %1 differ")(cell.comparison->beyond));
    else if (within > 0)
        clauses.push_back((cell.state == TrialState::Pass ? say("agreement", "PASS %1 within")
                                                          : say("agreement", "MISTRUSTED %1 within"))(within));
    else
        clauses.emplace_back(word(outcomeOf(cell)));
    if (fails && cell.cause)
        clauses.push_back(classText(cell.cause->diagnosis));
    if (cell.changedRuns > 0)
        //: Behind the state of an engine: its outputs are not the same from run to run.
        clauses.push_back(say("agreement", "changes"));
    return joined(clauses, ", ");
}

void printMatrix(const MatrixReport& matrix, std::span<const Result> results, std::ostream& out)
{
    TextTable table;
    std::vector<std::string> head = {"case"};
    head.insert(head.end(), matrix.engines.begin(), matrix.engines.end());
    table.add(head);
    for (const AgreementRow& row : matrix.rows) {
        std::vector<std::string> words = {terminalText(row.name)};
        for (const AgreementCell& cell : row.cells)
            words.push_back(english(cellText(cell)));
        table.add(words);
    }
    table.print(out, head.size());
    out << '\n';
    const Cells cells = cellsOf(results, matrix);
    printOdd(cells, out);
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

void writeMembers(JsonText& json, const MatrixReport& matrix, Cells cells)
{
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
    for (const AgreementRow& row : matrix.rows)
        writeRow(json, matrix, row);
    json.endArray();
}

Section enginesSection(const MatrixReport& matrix, Cells cells)
{
    Section section{"Engines", {}};
    std::vector<std::vector<std::string>> rows;
    for (size_t i = 0; i < matrix.engines.size(); ++i)
        rows.push_back({matrix.engines[i], english(matrix.descriptions[i]), text(sumOf(cells, matrix.engines[i]))});
    writeTable(section.html, section.title, "wide words", {"engine", "is", "results"}, rows);
    return section;
}

Section partitionsSection(const MatrixReport& matrix)
{
    Section section{"Who agrees with whom, within the tolerance", {}};
    HtmlText& html = section.html;
    beginTable(html, section.title, "wide words", {"classes", "cases"});
    for (const Partition& each : partitions(matrix)) {
        html.begin("tr").element("th", each.text, {{"scope", "row"}});
        html.begin("td").begin("details").element("summary", std::to_string(each.cases.size()));
        html.text(listText(each.cases, ", ")).end().end().end().lineFeed();
    }
    endTable(html);
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
        const AgreementRow& row = matrix.rows[first / width];
        beginRow(html, cells.subspan(first, width));
        html.element("th", row.name, {{"scope", "row"}}).element("td", name(row.c.op));
        for (size_t i = 0; i < width; ++i) {
            html.begin("td").begin("a", {{"href", linkTo(first + i)}});
            writeOutcome(html, cells[first + i].outcome, english(cellText(row.cells[i])));
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
    Report report{.head = std::move(head), .kind = "matrix", .heading = "Each cell"};
    for (size_t row = 0; row < matrix.rows.size(); ++row)
        for (size_t i = 0; i < matrix.engines.size(); ++i)
            report.results.push_back(resultOf(matrix, row, i));
    std::ranges::copy(matrix.failures, std::back_inserter(report.results));
    const Cells cells = cellsOf(report.results, matrix);
    report.summary = {
        "Agreement of " + std::to_string(matrix.engines.size()) + " engines on " + counted(matrix.rows.size(), "case"),
        outcomeText(sumOf(report.results).failing, report.results.size(), "result") + ", held against " + matrix.judge};
    report.sections = {enginesSection(matrix, cells), partitionsSection(matrix), casesSection(matrix, cells)};
    report.members = [&matrix, all = report.results](JsonText& json) {
        writeMembers(json, matrix, cellsOf(all, matrix));
    };
    return report;
}

namespace {

bool isShown(const AgreementCell& cell)
{
    return cell.state == TrialState::Fail && cell.output && cell.comparison;
}

// The judge's output, and who that is: of a column, or of another engine, which is asked again.
struct Right {
    const OutputSource* judge = nullptr;
    std::optional<Tensor> output = {};
};

Right rightOf(const AgreementRow& row, const AgreementBench& bench, const DispatchJob& ready)
{
    for (size_t i = 0; i < row.cells.size(); ++i)
        if (bench.engines[i]->name() == row.judge)
            return {bench.engines[i], row.cells[i].output};
    return {&bench.judge,
            tryRun(bench.judge, row.c, ready.plan, ready.input, ready.output, {.stop = bench.stop}).output};
}

} // namespace

std::map<size_t, PageEvidence> evidenceOf(const AgreementRow& row, const AgreementBench& bench, size_t most)
{
    std::map<size_t, PageEvidence> found;
    if (most == 0 || std::ranges::none_of(row.cells, isShown))
        return found;
    const DispatchJob ready = prepare(row.c, bench.budget);
    const Right right = rightOf(row, bench, ready);
    for (size_t i = 0; i < row.cells.size() && right.output && found.size() < most; ++i) {
        const AgreementCell& cell = row.cells[i];
        if (!isShown(cell))
            continue;
        const bool bothExecutePlans = bench.engines[i]->executesPlans() && right.judge->executesPlans();
        const Tolerance tolerance = bench.tolerance.of(ready.plan, row.own, bothExecutePlans);
        found.emplace(i, evidenceOf(ready.plan, ready.input, *cell.output, *right.output, tolerance, *cell.comparison));
    }
    return found;
}

} // namespace tessera
