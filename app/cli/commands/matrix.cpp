// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/page_head.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/tolerance_options.h"
#include "app/cli/reports/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/report/runs/matrix_evidence.h"
#include "engine/report/runs/matrix_report.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr auto kMatrixOptions = withTolerance(
    std::array<Option, 8>{{
        {"engine",
         "NAME",
         "A column; may be given more than once. All engines of this machine where none is given.",
         ValueKind::Engine,
         {},
         {},
         true},
        {"against", "NAME", "Which engine is right; the first --engine where it is not given.", ValueKind::Engine},
        {"pack", "all|NAME", "No CASE, but the conformance pack, or one of its cases, by its name or number.",
         ValueKind::PackCase},
        {"filter", "REGEX",
         "Only cases with this in their path or line, or in a pack case's name or title, as `grep -E` reads it.",
         ValueKind::Text},
        kRuns,
        {"json", "FILE", "Writes a report with all figures.", ValueKind::File},
        {"junit", "FILE", "Writes a report for continuous integration, a test a cell.", ValueKind::File},
        kHtml,
    }},
    std::array<Option, 5>{{kEngineFile, kTimeout, kAllowOutside, kThreads, kValidate}});

constexpr Example kMatrixExamples[] = {
    {"matrix --pack all --engine cpu --engine vulkan --against reference --html agreement.html",
     "Holds two engines against the reference."},
    {"matrix resources/cases --engine cpu --engine sabotage:order", "Shows who agrees with whom on a folder's files."},
};

constexpr std::array<std::string_view, 8> kMatrixOwn = {"engine", "against", "pack",  "filter",
                                                        "runs",   "json",    "junit", "html"};
constexpr std::array<std::string_view, 3> kMatrixReports = {"json", "junit", "html"};

std::vector<std::string> engineNames(const CommandLine& line)
{
    std::vector<std::string> names = line.values("engine");
    if (names.empty())
        for (const EngineEntry& entry : engineList())
            if (entry.available)
                names.push_back(entry.name);
    for (size_t i = 0; i < names.size(); ++i)
        if (std::ranges::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i])
            != names.begin() + static_cast<std::ptrdiff_t>(i))
            throw TextError("--engine " + names[i] + " is given twice");
    return names;
}

// One command's work.
class MatrixCommand {
public:
    MatrixCommand(const CommandLine& line, PageHead head, std::ostream& out, std::ostream& err,
                  const Services& services)
        : m_line(line)
        , m_head(std::move(head))
        , m_out(out)
        , m_err(err)
        , m_lines(useStandardOutput(line, kMatrixReports) ? err : out)
        , m_services(services)
        , m_items(selectedCases(line))
    {
        m_report.engines = engineNames(line);
        m_report.judge = line.value("against").value_or(m_report.engines.front());
        m_report.options = optionsText(line, kMatrixText, kMatrixOwn);
        m_report.runs = runsOf(line);
        m_report.startedAt = m_head.startedAt;
    }

    int run()
    {
        const Interrupt interrupt; // before the engines, whose threads must leave the signals to it
        makeEngines();
        const AgreementBench bench{.engines = m_engines,
                                   .judge = *m_judge,
                                   .tolerance = toleranceOf(m_line),
                                   .budget = m_line.budget(),
                                   .stop = interrupt.token(),
                                   .runs = m_report.runs};
        m_head.facts = {factOf("held against", *m_judge), toleranceFact(m_line)};
        try {
            for (size_t i = 0; i < m_items.size(); ++i) {
                m_progress.show(std::to_string(i) + " of " + std::to_string(m_items.size()) + ", " + m_items[i].name);
                if (interrupt.isRequested())
                    throw Cancelled();
                for (const SelectedCase& each : unfolded(m_items[i], m_line))
                    runItem(bench, each);
            }
        } catch (const Cancelled&) {
            m_report.isStopped = true;
        }
        m_progress.clear();
        printMatrix(m_report, m_lines);
        const int code = writeReports(m_report.isStopped ? interrupt.exitCode() : m_report.code.code());
        if (m_report.isStopped)
            m_err << "tessera matrix: stopped before its end, after " << m_report.rows.size() << " cases\n";
        return code;
    }

private:
    void makeEngines()
    {
        const EngineOptions options = m_line.engineOptions();
        const EngineFactory makeEngine = startedEngines(m_line, m_services);
        for (const std::string& name : m_report.engines) {
            m_owned.push_back(makeOrMissing(makeEngine, options, name));
            if (isMissing(*m_owned.back()))
                m_report.code.add(exit_code::kEngineFailed); // also where no case runs
            m_engines.push_back(m_owned.back().get());
            m_report.descriptions.push_back(m_owned.back()->description());
            if (name == m_report.judge)
                m_judge = m_owned.back().get();
        }
        if (std::ranges::all_of(m_owned, [](const auto& engine) { return isMissing(*engine); }))
            throw EngineError(m_owned.front()->description());
        if (m_judge)
            return;
        m_owned.push_back(makeEngine(options, m_report.judge)); // without it there is nothing that is right
        m_judge = m_owned.back().get();
    }

    void runItem(const AgreementBench& bench, const SelectedCase& item)
    {
        const auto failure = failureOf([&] {
            if (const auto* packed = std::get_if<PackCase>(&item.what))
                return add(bench, bench.run(packed->c, packed->tolerance), packed->name, {.words = lineOf(*packed)});
            const auto& argument = std::get<CaseArgument>(item.what);
            const LoadedCase loaded = loadCase(argument, m_services.codec(), m_line.budget(), m_line.reach());
            m_progress.clear();
            printWarnings(m_err, kMatrixText.name, argument, loaded);
            const RepeatedCase again = repeated(kMatrixText.name, argument, loaded, m_line.budget(), m_err);
            if (const auto* c = std::get_if<Case>(&loaded)) {
                throwIfInvalid(c->op, m_line.budget());
                return add(bench, bench.run(*c), item.name, again);
            }
            runFile(bench, item.name, again, std::get<CaseFile>(loaded));
        });
        if (!failure)
            return;
        m_progress.clear();
        printFailure(m_err, kMatrixText.name, item.name, failure->message);
        m_report.failures.emplace_back(item.name, failure->message);
        failure->addTo(m_report.code);
    }

    void runFile(const AgreementBench& bench, const std::string& name, const RepeatedCase& again, const CaseFile& file)
    {
        if (file.dispatchCount() == 0)
            throw TextError("there is nothing to run: no dispatch");
        for (size_t i = 0; i < file.dispatchCount(); ++i) {
            const Case c = file.dispatch(i);
            throwIfInvalid(c.op, m_line.budget());
            const std::string which = file.dispatchCount() > 1 ? ": " + file.dispatchCommand(i).dispatchable : "";
            add(bench, bench.run(c, file.tolerance), name + which, again);
        }
    }

    void add(const AgreementBench& bench, AgreementRow row, const std::string& name, const RepeatedCase& again)
    {
        row.name = name;
        row.command = again.words;
        row.before = again.before;
        if (m_line.value("html"))
            for (auto& [engine, evidence] : evidenceOf(row, bench, kMostEvidence - m_report.evidence.size()))
                m_report.evidence.emplace(std::pair(m_report.rows.size(), engine), std::move(evidence));
        for (AgreementCell& cell : row.cells) {
            cell.output.reset();
            addResult(cell, m_report.code);
        }
        m_report.rows.push_back(std::move(row));
    }

    int writeReports(int code) const // of the run and of these
    {
        ReportWriter reports(kMatrixText.name, m_line, m_out, m_err);
        reports.write("json", [&] { return matrixJson(m_report); });
        reports.write("junit", [&] { return checkJunit(matrixRun(m_report)); });
        reports.write("html", [&] { return matrixHtml(m_report, m_head); });
        return reports.code(code);
    }

    const CommandLine& m_line;
    PageHead m_head;
    std::ostream& m_out; // of the report where that is standard output
    std::ostream& m_err;
    std::ostream& m_lines;
    const Services& m_services;
    std::vector<SelectedCase> m_items;
    std::vector<std::unique_ptr<Engine>> m_owned;
    std::vector<const OutputSource*> m_engines;
    const OutputSource* m_judge = nullptr;
    MatrixReport m_report;
    ProgressLine m_progress;
};

} // namespace

const CommandText kMatrixText{
    .name = "matrix",
    .summary = "holds many engines against each other on many cases",
    .operands = "CASE… | DIR… | --pack all|NAME",
    .sentence = "Runs every case on every engine and says who agrees with whom: a table with a cell each, a line with\n"
                "its command for each cell that does not pass, and the classes of engines that agree.",
    .options = kMatrixOptions,
    .remarks =
        "A cell is PASS, MISTRUSTED (equal, but the case proves little), FAIL (with how many elements differ),\n"
        "UNSUPPORTED, ERROR (the engine says that it failed), CRASH, TIMEOUT or INVALID; \"12 within\" differ and are "
        "allowed, and what \"changes\" gave "
        "other\n"
        "bits in another run. An engine that gives no output stops no other, and one that this machine does not have\n"
        "is MISSING in all of its cells: what installs it is said, and the exit code is 5.\n\n"
        "Classes: an engine belongs to the first whose first member it agrees with within the tolerance, by the\n"
        "rules of `tessera check`; the reports have those of equal bits too.\n\n"
        "Ctrl+C ends the run; what was found is printed and written.",
    .examples = kMatrixExamples,
};

int matrixCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kMatrixText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    return MatrixCommand(line, headOf(kMatrixText, arguments), out, err, services).run();
}

} // namespace tessera
