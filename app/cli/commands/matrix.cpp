// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/commands/check_case.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/judge/measure/assess.h"
#include "engine/report/runs/run_reports.h"

#include <algorithm>

namespace tessera {

namespace {

// Throws TextError for an engine that is given twice.
std::vector<std::string> engineNames(const CommandLine& line)
{
    std::vector<std::string> names = line.values("engine");
    for (auto each = names.begin(); each != names.end(); ++each)
        if (std::find(names.begin(), each, *each) != each)
            throw TextError("--engine " + *each + " is given twice");
    return names;
}

// The work of one `check` with several engines.
class EngineComparison {
public:
    explicit EngineComparison(const CommandCall& call)
        : m_call(call)
    {
        m_matrix.engines = engineNames(m_line);
        m_matrix.judge = m_line.value("against").value_or("reference");
    }

    int run()
    {
        makeEngines();
        m_run.forEach(m_items, [this](const SelectedCase& item) { runItem(item); });
        m_run.report.head.facts = {factOf("held against", *m_judge), toleranceFact(m_line)};
        std::ranges::move(m_run.report.results, std::back_inserter(m_matrix.results));
        m_run.report = reportOf(m_matrix, std::move(m_run.report.head));
        printMatrix(m_matrix, m_run.reports.lines());
        return m_run.finish(std::max(m_code, sumOf(m_matrix.results).code));
    }

private:
    void makeEngines()
    {
        const EngineOptions options = m_line.engineOptions();
        const EngineFactory makeEngine = startedEngines(m_line, m_call.services);
        for (std::string& name : m_matrix.engines) {
            m_owned.push_back(makeOrMissing(makeEngine, options, name));
            if (isMissing(*m_owned.back()))
                m_code = exit_code::kEngineFailed; // counts even where no case runs
            m_engines.push_back(m_owned.back().get());
            m_matrix.descriptions.push_back(m_owned.back()->description());
            if (name == m_matrix.judge)
                m_judge = m_owned.back().get();
            name = m_owned.back()->name(); // "vulkan:llvmpipe" for "vulkan", as its results say
        }
        if (std::ranges::all_of(m_owned, [](const auto& engine) { return isMissing(*engine); }))
            throw EngineError(m_owned.front()->description());
        if (m_judge)
            return;
        m_owned.push_back(makeEngine(options, m_matrix.judge)); // throws: nothing can be called right without a judge
        m_judge = m_owned.back().get();
    }

    void runItem(const SelectedCase& item)
    {
        const LoadedCase loaded = loadSelected(m_call, item);
        const std::string again = m_call.repeated(item.argument, loaded);
        loaded.requireDispatches();
        for (size_t i = 0; i < loaded.dispatchCount(); ++i) {
            const std::string label = loaded.label(i);
            addRow(item.name + (label.empty() ? "" : ": " + label), again, loaded.prepare(i, m_line.budget()),
                   loaded.file().tolerance);
        }
    }

    void addRow(const std::string& name, const std::string& again, const DispatchJob& job,
                const std::optional<Tolerance>& own)
    {
        const auto [judge, right] = judgement(job);
        std::vector<Result> cells;
        std::vector<std::optional<Tensor>> outputs;
        for (const OutputSource* engine : m_engines) {
            CheckedDispatch dispatch{
                .job = job, .name = name, .command = "tessera check " + again, .own = own, .right = right};
            cells.push_back(cellOf(m_setup.between(*engine, judge ? *judge : *engine), dispatch));
            addLine(cells.back(), judge);
            outputs.push_back(cells.back().comparison ? std::optional(dispatch.job.output) : std::nullopt);
        }
        const auto byBits = [](const OutputSource&, const OutputSource&) { return Tolerance{}; };
        const auto byTolerance = [&](const OutputSource& a, const OutputSource& b) {
            return m_setup.tolerance.of(job.plan, own, a.executesPlans() && b.executesPlans());
        };
        m_matrix.rows.push_back({.name = name,
                                 .operatorName = std::string(tessera::name(job.dispatched.op)),
                                 .elements = elementCount(job.output.desc),
                                 .judge = judge ? judge->name() : "",
                                 .byBits = classesOf(job, outputs, byBits),
                                 .byTolerance = classesOf(job, outputs, byTolerance)});
        std::ranges::move(cells, std::back_inserter(m_matrix.results)); // all of a row, or none
    }

    // Whatever the engine does is a cell.
    Result cellOf(const CheckSetup& setup, CheckedDispatch& dispatch)
    {
        Result failed = resultOf(setup, dispatch);
        try {
            return m_checker.check(setup, dispatch);
        } catch (const EngineMissing& error) {
            failed.outcome = Outcome::Missing;
            failed.figures = error.what();
        } catch (const EngineError& error) {
            failed.outcome = Outcome::Error;
            failed.figures = error.what();
        }
        return failed;
    }

    // What all engines are held against: the judge's output; where it gives none, that of the first engine that gives
    // one. Null: none does.
    std::pair<const OutputSource*, std::optional<Tensor>> judgement(const DispatchJob& job) const
    {
        std::vector<const OutputSource*> asked = {m_judge};
        std::ranges::copy(m_engines, std::back_inserter(asked));
        for (const OutputSource* each : asked)
            if (auto output =
                    tryRun(*each, job.dispatched, job.plan, job.input, job.output, {.stop = m_setup.stop}).output)
                return {each, std::move(output)};
        return {};
    }

    // Gives the cell the line that repeats it. The judge is not checked against itself.
    void addLine(Result& cell, const OutputSource* judge) const
    {
        const bool isJudge = judge && cell.engine == judge->name();
        const bool isFine = cell.outcome == Outcome::Pass || cell.outcome == Outcome::Mistrusted;
        cell.against = judge ? judge->name() : "";
        if (cell.outcome == Outcome::Missing || (isJudge && isFine && cell.changedRuns.value_or(0) == 0))
            cell.command.clear();
        else
            cell.command += " --engine " + shellWord(cell.engine)
                + (isJudge ? " --prove" : " --against " + shellWord(judge ? judge->name() : m_matrix.judge))
                + m_options;
    }

    // Each engine joins the first class whose first member it agrees with.
    EngineClasses classesOf(const DispatchJob& job, const std::vector<std::optional<Tensor>>& outputs,
                            auto&& tolerance) const
    {
        EngineClasses classes;
        for (size_t i = 0; i < outputs.size(); ++i) {
            const auto agrees = [&](const std::vector<size_t>& members) {
                const size_t first = members.front();
                return judge(job.dispatched, job.plan, job.input, *outputs[i], *outputs[first],
                             tolerance(*m_engines[i], *m_engines[first]), m_setup.stop)
                           .state
                    != TrialState::Fail;
            };
            const auto joined = outputs[i] ? std::ranges::find_if(classes, agrees) : classes.end();
            if (joined != classes.end())
                joined->push_back(i);
            else if (outputs[i])
                classes.push_back({i});
        }
        return classes;
    }

    const CommandCall& m_call;
    const CommandLine& m_line = m_call.line;
    CheckRun m_run{m_call};
    std::vector<SelectedCase> m_items = selectedCases(m_line);
    std::vector<std::unique_ptr<Engine>> m_owned;
    std::vector<const OutputSource*> m_engines;
    const OutputSource* m_judge = nullptr;
    const std::string m_options = repeatedOptions(m_line, {"engine", "against"});
    const CheckSetup m_setup{.tolerance = toleranceOf(m_line),
                             .budget = m_line.budget(),
                             .stop = m_run.interrupt.token(),
                             .runs = runsOf(m_line),
                             .mostEvidence = m_line.value(kHtml.name) ? kMostEvidence : 0};
    CaseChecker m_checker{{m_call.name(), m_call.err}};
    MatrixReport m_matrix;
    int m_code = exit_code::kFine;
};

} // namespace

int compareEngines(const CommandCall& call)
{
    requireOnly(call.line, "--engine, given several times,",
                {"against", "tolerance", kPack.name, kJson.name, kJunit.name, kHtml.name});
    return EngineComparison(call).run();
}

} // namespace tessera
