// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/matrix_report.h"

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <map>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kMostNames = 4; // so many cases of a partition are named in a line

constexpr std::string_view kError = "ERROR";
constexpr size_t kErrorPlace = std::tuple_size_v<StateCounts> - 1;

// The words of cells, with the place of their count, in the order in which they are told.
std::vector<std::pair<std::string_view, size_t>> cellWords()
{
    std::vector<std::pair<std::string_view, size_t>> words;
    const auto add = [&](TrialState state) { words.emplace_back(word(state), static_cast<size_t>(state)); };
    for (const TrialState state : kTrialStates) {
        add(state);
        if (state == TrialState::Fail)
            words.emplace_back(kError, kErrorPlace);
    }
    add(TrialState::Missing);
    return words;
}

bool isError(const AgreementCell& cell)
{
    return cell.state == TrialState::Fail && !cell.comparison;
}

std::string namesOf(const std::vector<const AgreementRow*>& rows)
{
    std::string names;
    for (size_t i = 0; i < std::min(kMostNames, rows.size()); ++i)
        names += (i == 0 ? "" : ", ") + rows[i]->name;
    return names + (rows.size() > kMostNames ? " …" : "");
}

// What does not pass stands before what is within a tolerance.
void printCells(const MatrixReport& report, std::ostream& out)
{
    for (const bool passes : {false, true})
        for (const AgreementRow& row : report.rows)
            for (size_t i = 0; i < row.cells.size(); ++i)
                if (const AgreementCell& cell = row.cells[i]; isOdd(cell) && (cell.state == TrialState::Pass) == passes)
                    printLine(out, word(cell), report.engines[i] + ", " + row.name, english(cell.figures),
                              commandOf(report, row, i));
}

// A line a reason: an engine that lacks an operator lacks it in many cases, and one that is missing lacks all.
void printAbsent(TrialState state, const MatrixReport& report, std::ostream& out)
{
    for (size_t i = 0; i < report.engines.size(); ++i) {
        std::map<std::string, std::vector<const AgreementRow*>> reasons;
        for (const AgreementRow& row : report.rows)
            if (row.cells[i].state == state)
                reasons[english(row.cells[i].figures)].push_back(&row);
        for (const auto& [reason, rows] : reasons) {
            const std::string command = commandOf(report, *rows.front(), i);
            out << word(state) << "  " << terminalText(report.engines[i] + ", " + counted(rows.size(), "case")) << ": "
                << terminalText(reason) << (command.empty() ? "" : "  |  ") << terminalText(command) << '\n';
        }
    }
}

void writeClasses(JsonText& json, std::string_view key, const AgreementClasses& classes, const MatrixReport& report)
{
    json.key(key).beginArray();
    for (const std::vector<size_t>& members : classes)
        json.values(members, [&](size_t member) { return report.engines[member]; });
    json.endArray();
}

void writeCell(JsonText& json, const MatrixReport& report, const AgreementRow& row, size_t engine)
{
    const AgreementCell& cell = row.cells[engine];
    json.beginObject().key("name").value(terminalLines(row.name)).key("engine").value(report.engines[engine]);
    json.key("against").value(row.judge).key("verdict").value(word(cell));
    json.key("figures").value(terminalLines(english(cell.figures)));
    if (cell.comparison)
        writeComparison(json, *cell.comparison);
    if (report.runs > 1)
        json.key("changedRuns").value(uint64_t{cell.changedRuns});
    if (cell.cause) {
        json.key("diagnosed").value(cell.cause->side);
        writeDiagnosis(json.key("diagnosis"), cell.cause->diagnosis);
    }
    if (const std::string command = commandOf(report, row, engine); !command.empty())
        json.key("command").value(terminalLines(command));
    json.endObject();
}

void writeRow(JsonText& json, const MatrixReport& report, const AgreementRow& row)
{
    json.beginObject().key("name").value(terminalLines(row.name)).key("operator").value(name(row.c.op));
    json.key("judge").value(row.judge).key("elements").value(elementCount(outputDesc(row.c.op)));
    writeClasses(json, "equalBits", row.byBits, report);
    writeClasses(json, "withinTolerance", row.byTolerance, report);
    json.endObject();
}

} // namespace

std::string_view word(const AgreementCell& cell)
{
    return isError(cell) ? kError : word(cell.state);
}

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

bool isOdd(const AgreementCell& cell)
{
    if (cell.state == TrialState::Pass)
        return cell.comparison && cell.comparison->equal < cell.comparison->count;
    return cell.state != TrialState::Unsupported && cell.state != TrialState::Missing;
}

int codeOf(const AgreementCell& cell)
{
    switch (cell.state) {
    case TrialState::Pass:
    case TrialState::Unsupported:
        return exit_code::kFine;
    case TrialState::Mistrusted:
        return exit_code::kMistrusted;
    case TrialState::Fail:
        return isError(cell) ? exit_code::kEngineFailed : exit_code::kMismatch;
    case TrialState::Crash:
    case TrialState::Timeout:
    case TrialState::Invalid:
    case TrialState::Missing:
        break;
    }
    return exit_code::kEngineFailed;
}

void addResult(const AgreementCell& cell, ExitCode& all)
{
    cell.state == TrialState::Unsupported ? all.addUnsupported() : all.add(codeOf(cell));
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

std::vector<Partition> partitions(const MatrixReport& report)
{
    std::vector<Partition> all;
    for (const AgreementRow& row : report.rows) {
        const std::string words = text(row.byTolerance, report.engines);
        const auto same = std::ranges::find(all, words, &Partition::text);
        if (same == all.end())
            all.push_back({words, {&row}});
        else
            same->rows.push_back(&row);
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Partition& each) { return each.rows.size(); });
    return all;
}

void count(const AgreementCell& cell, StateCounts& counts)
{
    ++counts[isError(cell) ? kErrorPlace : static_cast<size_t>(cell.state)];
}

StateCounts countsOf(const MatrixReport& report, size_t engine)
{
    StateCounts counts = {};
    for (const AgreementRow& row : report.rows)
        count(row.cells[engine], counts);
    return counts;
}

bool isMissing(const MatrixReport& report, size_t engine)
{
    return std::ranges::any_of(report.rows,
                               [&](const AgreementRow& row) { return row.cells[engine].state == TrialState::Missing; });
}

std::string text(const StateCounts& counts)
{
    std::string words;
    for (const auto& [word, place] : cellWords())
        if (const size_t count = counts[place]; count != 0)
            words += (words.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(word);
    return words.empty() ? "nothing" : words;
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
    printCells(report, out);
    printAbsent(TrialState::Unsupported, report, out);
    printAbsent(TrialState::Missing, report, out);
    for (const Partition& each : partitions(report))
        out << (each.text.empty() ? "no engine" : terminalText(each.text)) << ": " << counted(each.rows.size(), "case")
            << ", " << terminalText(namesOf(each.rows)) << '\n';
    for (size_t i = 0; i < report.engines.size(); ++i)
        out << terminalText(report.engines[i]) << ": " << text(countsOf(report, i)) << '\n';
    out << std::flush;
}

std::string matrixJson(const MatrixReport& report)
{
    JsonText json;
    beginReport(json, "matrix").key("startedAt").value(report.head.startedAt);
    json.key("judge").value(report.judge).key("isStopped").value(report.head.isStopped).key("engines").beginArray();
    for (size_t i = 0; i < report.engines.size(); ++i) {
        json.beginObject().key("name").value(report.engines[i]);
        json.key("description").value(terminalLines(english(report.descriptions[i])));
        json.key("isMissing").value(isMissing(report, i));
        json.key("counts").beginObject();
        const StateCounts counts = countsOf(report, i);
        for (const auto& [word, place] : cellWords())
            json.key(word).value(uint64_t{counts[place]});
        json.endObject().endObject();
    }
    json.endArray().key("partitions").beginArray();
    for (const Partition& each : partitions(report)) {
        json.beginObject().key("classes").value(each.text).key("cases").beginArray();
        for (const AgreementRow* row : each.rows)
            json.value(terminalLines(row->name));
        json.endArray().endObject();
    }
    json.endArray().key("cases").beginArray();
    for (const AgreementRow& row : report.rows)
        writeRow(json, report, row);
    json.endArray().key("results").beginArray();
    for (const AgreementRow& row : report.rows)
        for (size_t i = 0; i < row.cells.size(); ++i)
            writeCell(json, report, row, i);
    for (const auto& [name, why] : report.failures) {
        json.beginObject().key("name").value(terminalLines(name)).key("verdict").value(kError);
        json.key("figures").value(terminalLines(english(why))).endObject();
    }
    return json.endArray().endObject().text();
}

CheckRun matrixRun(const MatrixReport& report)
{
    CheckRun run{.head = report.head};
    for (const AgreementRow& row : report.rows)
        for (size_t i = 0; i < row.cells.size(); ++i)
            run.results.push_back({.name = row.name,
                                   .verdict = std::string(word(row.cells[i])),
                                   .code = codeOf(row.cells[i]),
                                   .figures = english(row.cells[i].figures),
                                   .command = commandOf(report, row, i),
                                   .operatorName = std::string(name(row.c.op)),
                                   .engine = report.engines[i],
                                   .against = row.judge,
                                   .cause = row.cells[i].cause});
    for (const auto& [name, why] : report.failures)
        run.results.push_back({.name = name, .verdict = "ERROR", .figures = english(why)});
    return run;
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
