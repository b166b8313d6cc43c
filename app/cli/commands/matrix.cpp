// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/repeated_case.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/check_case.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/standard_output.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/report/runs/matrix_report.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

// Throws TextError for one that is given twice.
std::vector<std::string> engineNames(const CommandLine& line)
{
    const std::vector<std::string> names = line.values("engine");
    for (auto each = names.begin(); each != names.end(); ++each)
        if (std::find(names.begin(), each, *each) != each)
            throw TextError("--engine " + *each + " is given twice");
    return names;
}

// One command's work.
class EngineComparison {
public:
    explicit EngineComparison(const CommandCall& call)
        : m_call(call)
    {
        m_report.engines = engineNames(m_line);
        m_report.judge = m_line.value("against").value_or("reference");
        m_report.options = repeatedOptions(m_line, {"engine", "against", kRuns.name});
        m_report.runs = runsOf(m_line);
    }

    int run()
    {
        makeEngines();
        const AgreementBench bench{.engines = m_engines,
                                   .judge = *m_judge,
                                   .tolerance = toleranceOf(m_line),
                                   .budget = m_line.budget(),
                                   .stop = m_run.interrupt.token(),
                                   .runs = m_report.runs};
        m_run.forEach(
            m_items, [this](const std::string& place) { m_progress.show(place); },
            [&](const SelectedCase& item) { runItem(bench, item); });
        m_progress.clear();
        m_run.report.head.facts = {factOf("held against", *m_judge), toleranceFact(m_line)};
        m_report.failures = std::move(m_run.report.results);
        m_run.report = reportOf(m_report, std::move(m_run.report.head));
        printMatrix(m_report, m_run.report.results, m_run.reports.lines());
        return m_run.finish(std::max(m_code, sumOf(m_run.report.results).code));
    }

private:
    void makeEngines()
    {
        const EngineOptions options = m_line.engineOptions();
        const EngineFactory makeEngine = startedEngines(m_line, m_call.services);
        for (const std::string& name : m_report.engines) {
            m_owned.push_back(makeOrMissing(makeEngine, options, name));
            if (isMissing(*m_owned.back()))
                m_code = exit_code::kEngineFailed; // counts even where no case runs
            m_engines.push_back(m_owned.back().get());
            m_report.descriptions.push_back(m_owned.back()->description());
            if (name == m_report.judge)
                m_judge = m_owned.back().get();
        }
        if (std::ranges::all_of(m_owned, [](const auto& engine) { return isMissing(*engine); }))
            throw EngineError(m_owned.front()->description());
        if (m_judge)
            return;
        m_owned.push_back(makeEngine(options, m_report.judge)); // without a judge nothing can be called right
        m_judge = m_owned.back().get();
    }

    void runItem(const AgreementBench& bench, const SelectedCase& item)
    {
        const LoadedCase loaded = loadSelected(m_call, item);
        const RepeatedCase again = m_call.repeated(item.argument, loaded);
        loaded.needDispatches("run");
        for (size_t i = 0; i < loaded.dispatchCount(); ++i) {
            const Case c = loaded.dispatch(i);
            throwIfInvalid(c.op, m_line.budget());
            const std::string label = loaded.label(i);
            add(bench, bench.run(c, loaded.file().tolerance), item.name + (label.empty() ? "" : ": " + label), again);
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
        for (AgreementCell& cell : row.cells)
            cell.output.reset();
        m_report.rows.push_back(std::move(row));
    }

    const CommandCall& m_call;
    const CommandLine& m_line = m_call.line;
    CheckRun m_run{m_call};
    std::vector<SelectedCase> m_items = selectedCases(m_line);
    std::vector<std::unique_ptr<Engine>> m_owned;
    std::vector<const OutputSource*> m_engines;
    const OutputSource* m_judge = nullptr;
    MatrixReport m_report;
    int m_code = exit_code::kFine;
    ProgressLine m_progress;
};

} // namespace

int compareEngines(const CommandCall& call)
{
    needOnly(call.line, "--engine, given several times,",
             {"against", "tolerance", kPack.name, "json", "junit", kHtml.name});
    return EngineComparison(call).run();
}

} // namespace tessera
