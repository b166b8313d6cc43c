// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/matrix_report.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <span>

namespace tessera {

namespace {

constexpr size_t kMostNames = 4; // so many cases of a partition are named in a line

using Cells = std::span<const CheckResult>;

Cells cellsOf(const CheckRun& run, const MatrixReport& report) // without the cases that did not run
{
    return Cells(run.results).first(report.rows.size() * report.engines.size());
}

// The engine says itself that it failed.
bool isError(const AgreementCell& cell)
{
    return cell.state == TrialState::Fail && !cell.comparison;
}

std::string_view word(const AgreementCell& cell)
{
    return isError(cell) ? "ERROR" : tessera::word(cell.state);
}

int codeOf(const AgreementCell& cell)
{
    const TrialState state = cell.state;
    return state == TrialState::Pass || state == TrialState::Unsupported ? exit_code::kFine
        : state == TrialState::Mistrusted                                ? exit_code::kMistrusted
        : state == TrialState::Fail && !isError(cell)                    ? exit_code::kMismatch
                                                                         : exit_code::kEngineFailed;
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

CheckResult resultOf(const MatrixReport& report, size_t row, size_t engine)
{
    const AgreementRow& of = report.rows[row];
    const AgreementCell& cell = of.cells[engine];
    CheckResult result{.name = of.name,
                       .verdict = std::string(word(cell)),
                       .code = codeOf(cell),
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
bool isOdd(const CheckResult& cell)
{
    if (cell.verdict == "PASS")
        return cell.comparison && cell.comparison->equal < cell.comparison->count;
    return cell.verdict != "UNSUPPORTED" && cell.verdict != "MISSING";
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
        for (const CheckResult& cell : cells)
            if (isOdd(cell) && (cell.verdict == "PASS") == passes)
                printLine(out, cell.verdict, cell.engine + ", " + cell.name, cell.figures, cell.command);
}

// A line a reason: an engine that lacks an operator lacks it in many cases, and one that is missing lacks all.
void printAbsent(std::string_view verdict, Cells cells, const std::string& engine, std::ostream& out)
{
    std::map<std::string, std::vector<const CheckResult*>> reasons;
    for (const CheckResult& cell : cells)
        if (cell.verdict == verdict && cell.engine == engine)
            reasons[cell.figures].push_back(&cell);
    for (const auto& [reason, of] : reasons)
        printLine(out, verdict, engine + ", " + counted(of.size(), "case"), reason, of.front()->command);
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
        clauses.emplace_back(word(cell));
    if (fails && cell.cause)
        clauses.push_back(classText(cell.cause->diagnosis));
    if (cell.changedRuns > 0)
        //: Behind the state of an engine: its outputs are not the same from run to run.
        clauses.push_back(say("agreement", "changes"));
    return joined(clauses, ", ");
}

CheckRun matrixRun(const MatrixReport& report)
{
    CheckRun run{.head = report.head};
    for (size_t row = 0; row < report.rows.size(); ++row)
        for (size_t i = 0; i < report.engines.size(); ++i)
            run.results.push_back(resultOf(report, row, i));
    std::ranges::copy(report.failures, std::back_inserter(run.results));
    return run;
}

void printMatrix(const MatrixReport& report, std::ostream& out)
{
    TextTable table;
    std::vector<std::string> head = {"case"};
    head.insert(head.end(), report.engines.begin(), report.engines.end());
    table.add(head);
    for (const AgreementRow& row : report.rows) {
        std::vector<std::string> words = {terminalText(row.name)};
        for (const AgreementCell& cell : row.cells)
            words.push_back(english(cellText(cell)));
        table.add(words);
    }
    table.print(out, head.size());
    out << '\n';
    const CheckRun run = matrixRun(report);
    const Cells cells = cellsOf(run, report);
    printOdd(cells, out);
    for (const char* verdict : {"UNSUPPORTED", "MISSING"})
        for (const std::string& engine : report.engines)
            printAbsent(verdict, cells, engine, out);
    for (const Partition& each : partitions(report)) {
        const size_t count = each.cases.size();
        out << terminalText(each.text) << ": " << counted(count, "case") << ", "
            << terminalText(listText(std::span(each.cases).first(std::min(kMostNames, count)), ", "))
            << (count > kMostNames ? " …" : "") << '\n';
    }
    for (const std::string& engine : report.engines)
        out << terminalText(engine) << ": " << text(sumOf(cells, engine)) << '\n';
    out << std::flush;
}

std::string matrixJson(const MatrixReport& report)
{
    const CheckRun run = matrixRun(report);
    JsonText json;
    beginReport(json, "matrix").key("startedAt").value(report.head.startedAt);
    json.key("judge").value(report.judge).key("isStopped").value(report.head.isStopped).key("engines").beginArray();
    for (size_t i = 0; i < report.engines.size(); ++i) {
        const CheckSum sum = sumOf(cellsOf(run, report), report.engines[i]);
        json.beginObject().key("name").value(report.engines[i]);
        json.key("description").value(terminalLines(english(report.descriptions[i])));
        json.key("isMissing").value(sum.count("MISSING") > 0);
        writeCounts(json, sum);
        json.endObject();
    }
    json.endArray().key("partitions").beginArray();
    for (const Partition& each : partitions(report)) {
        json.beginObject().key("classes").value(each.text);
        json.key("cases").values(each.cases, terminalLines).endObject();
    }
    json.endArray().key("cases").beginArray();
    for (const AgreementRow& row : report.rows)
        writeRow(json, report, row);
    json.endArray();
    writeResults(json, run.results);
    return json.endObject().text();
}

namespace {

std::string idOf(size_t cell)
{
    return "c" + std::to_string(cell);
}

void writeEngines(HtmlText& html, const MatrixReport& report, Cells cells)
{
    html.element("h2", "Engines").lineFeed();
    std::vector<std::vector<std::string>> rows;
    for (size_t i = 0; i < report.engines.size(); ++i)
        rows.push_back({report.engines[i], english(report.descriptions[i]), text(sumOf(cells, report.engines[i]))});
    writeTable(html, "Engines", "wide words", {"engine", "is", "results"}, rows);
}

void writePartitions(HtmlText& html, const MatrixReport& report)
{
    html.element("h2", "Who agrees with whom, within the tolerance").lineFeed();
    beginTable(html, "Who agrees with whom, within the tolerance", "wide words", {"classes", "cases"});
    for (const Partition& each : partitions(report)) {
        html.begin("tr").element("th", each.text, {{"scope", "row"}});
        html.begin("td").begin("details").element("summary", std::to_string(each.cases.size()));
        html.text(listText(each.cases, ", ")).end().end().end().lineFeed();
    }
    endTable(html);
}

void writeRow(HtmlText& html, const MatrixReport& report, size_t row, std::span<const ResultEntry> entries)
{
    const AgreementRow& each = report.rows[row];
    const size_t first = row * report.engines.size();
    std::set<std::string> states, mistakes; // for the filter
    for (const ResultEntry& entry : entries.subspan(first, report.engines.size())) {
        states.insert(entry.state);
        std::ranges::copy(classesOf(entry), std::inserter(mistakes, mistakes.end()));
    }
    html.begin("tr", {{"data-state", listText(states, " ")}, {"data-mistake", listText(mistakes, " ")}});
    html.element("th", each.name, {{"scope", "row"}}).element("td", name(each.c.op));
    for (size_t i = 0; i < each.cells.size(); ++i) {
        html.begin("td").begin("a", {{"href", "#" + idOf(first + i)}});
        writeState(html, word(each.cells[i]), english(cellText(each.cells[i])));
        html.end().end();
    }
    html.element("td", text(each.byBits, report.engines)).end().lineFeed();
}

void writeCases(HtmlText& html, const MatrixReport& report, std::span<const ResultEntry> entries)
{
    html.element("h2", "Cases").lineFeed();
    std::vector<std::string> titles = {"case", "operator"};
    titles.insert(titles.end(), report.engines.begin(), report.engines.end());
    titles.emplace_back("equal bits");
    beginTable(html, "Cases", "wide pinned", titles);
    for (size_t row = 0; row < report.rows.size(); ++row)
        writeRow(html, report, row, entries);
    endTable(html);
}

} // namespace

std::string matrixHtml(const MatrixReport& report)
{
    const CheckRun run = matrixRun(report);
    std::vector<ResultEntry> entries;
    for (const CheckResult& result : run.results) {
        entries.push_back(entryOf(result));
        entries.back().id = idOf(entries.size() - 1);
    }
    const auto failing = static_cast<size_t>(
        std::ranges::count_if(entries, [](const ResultEntry& each) { return tone(each.state) == "bad"; }));
    HtmlText body;
    writeEngines(body, report, cellsOf(run, report));
    writePartitions(body, report);
    writeClasses(body, entries);
    writeFilter(body, entries);
    writeCases(body, report, entries);
    body.element("h2", "Each cell").lineFeed();
    writeMissingEvidence(body, sumOf(run.results).unseen, "`tessera check --html`, with the line of each, draws it.");
    writeEntries(body, entries);
    return htmlPage(report.head,
                    {"Agreement of " + std::to_string(report.engines.size()) + " engines on "
                         + std::to_string(report.rows.size()) + " cases",
                     outcomeText(failing, entries.size(), "result") + ", held against " + report.judge},
                    body);
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

Right rightOf(const AgreementRow& row, const AgreementBench& bench, const ReadyCase& ready)
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
    const ReadyCase ready = prepare(row.c, bench.budget);
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
