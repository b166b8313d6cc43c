// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/agreement.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"

#include <algorithm>

namespace tessera {

namespace {

// One case, ready to be judged.
struct RowMaker {
    const AgreementBench& bench;
    const Case& c;
    const std::optional<Tolerance>& own;
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c, bench.budget);

    AgreementRow make()
    {
        AgreementRow row{.name = {}, .command = {}, .c = c, .own = own};
        for (const OutputSource* engine : bench.engines)
            row.cells.push_back(cellOf(run(*engine)));
        const auto [judge, right] = judgement(row);
        if (judge) {
            row.judge = judge->name();
            for (size_t i = 0; i < row.cells.size(); ++i) {
                hold(row.cells[i], *bench.engines[i], *judge, *right);
                repeat(row.cells[i], *bench.engines[i], *judge, *right);
            }
        }
        std::ranges::for_each(row.cells, sayChanges);
        row.byBits = classesOf(row, [](const OutputSource&, const OutputSource&) { return Tolerance{}; });
        row.byTolerance =
            classesOf(row, [&](const OutputSource& a, const OutputSource& b) { return toleranceOf(a, b); });
        return row;
    }

    RunOutcome run(const OutputSource& engine) const
    {
        return tryRun(engine, c, plan, input, Tensor(outputDesc(c.op)), {.stop = bench.stop});
    }

    static AgreementCell cellOf(RunOutcome outcome)
    {
        return {.state = outcome.isMissing ? TrialState::Missing : outcome.state,
                .output = std::move(outcome.output),
                .comparison = {},
                .figures = outcome.reason};
    }

    // A run that fails although the first did not takes the cell.
    void repeat(AgreementCell& cell, const OutputSource& engine, const OutputSource& judge, const Tensor& right) const
    {
        std::optional<AgreementCell> wrong;
        for (unsigned i = 1; i < bench.runs && cell.output; ++i) {
            RunOutcome again = run(engine);
            if (again.output && std::ranges::equal(again.output->bytes(), cell.output->bytes()))
                continue;
            ++cell.changedRuns;
            if (wrong || !again.output || cell.state == TrialState::Fail)
                continue;
            AgreementCell other = cellOf(std::move(again));
            hold(other, engine, judge, right);
            other.wrongRun = i + 1;
            if (other.state == TrialState::Fail)
                wrong = std::move(other);
        }
        if (!wrong)
            return;
        wrong->changedRuns = cell.changedRuns;
        cell = *std::move(wrong);
    }

    static void sayChanges(AgreementCell& cell)
    {
        if (cell.changedRuns == 0)
            return;
        if (cell.state == TrialState::Pass)
            cell.state = TrialState::Mistrusted;
        cell.figures = std::move(cell.figures) + "; " + changesText(cell.changedRuns, cell.wrongRun);
    }

    // The judge and its output; null: no engine gave one.
    std::pair<const OutputSource*, std::optional<Tensor>> judgement(const AgreementRow& row) const
    {
        const auto listed = std::ranges::find(bench.engines, &bench.judge);
        std::optional<Tensor> right = listed == bench.engines.end()
            ? run(bench.judge).output
            : row.cells[static_cast<size_t>(listed - bench.engines.begin())].output;
        if (right)
            return {&bench.judge, right};
        for (size_t i = 0; i < row.cells.size(); ++i)
            if (row.cells[i].output)
                return {bench.engines[i], row.cells[i].output};
        return {};
    }

    Tolerance toleranceOf(const OutputSource& a, const OutputSource& b) const
    {
        return bench.tolerance.of(plan, own, a.executesPlans() && b.executesPlans());
    }

    void hold(AgreementCell& cell, const OutputSource& engine, const OutputSource& judge, const Tensor& right) const
    {
        if (!cell.output)
            return;
        Judgement judgement =
            tessera::judge(c, plan, input, *cell.output, right, toleranceOf(engine, judge), bench.stop);
        cell.state = judgement.state;
        cell.comparison = std::move(judgement.comparison);
        const uint64_t count = elementCount(right.desc);
        cell.figures = cell.comparison ? figuresText(*cell.comparison, right.desc)
                                       : say("measure", "%1 of %2 equal")(count, count);
        if (!cell.comparison && cell.state == TrialState::Mistrusted)
            cell.figures = std::move(cell.figures) + "; " + mistrust(c.op, input);
        if (cell.state != TrialState::Fail)
            return;
        cell.cause = cause(c.op, input, *cell.output, right, true, bench.stop);
        cell.figures = std::move(cell.figures) + "; " + briefly(*cell.cause);
    }

    // Each engine joins the first class whose first member it agrees with.
    AgreementClasses classesOf(const AgreementRow& row, auto&& tolerance) const
    {
        AgreementClasses classes;
        for (size_t i = 0; i < row.cells.size(); ++i) {
            if (!row.cells[i].output)
                continue;
            const auto agrees = [&](const std::vector<size_t>& members) {
                const size_t first = members.front();
                return tessera::judge(c, plan, input, *row.cells[i].output, *row.cells[first].output,
                                      tolerance(*bench.engines[i], *bench.engines[first]), bench.stop)
                           .state
                    != TrialState::Fail;
            };
            const auto joined = std::ranges::find_if(classes, agrees);
            if (joined == classes.end())
                classes.push_back({i});
            else
                joined->push_back(i);
        }
        return classes;
    }
};

} // namespace

std::string text(const AgreementClasses& classes, const std::vector<std::string>& engines)
{
    return listText(classes, " ≠ ", [&](const std::vector<size_t>& members) {
        return "{" + listText(members, ", ", [&](size_t member) { return engines[member]; }) + "}";
    });
}

AgreementRow AgreementBench::run(const Case& c, const std::optional<Tolerance>& own) const
{
    return RowMaker{*this, c, own}.make();
}

} // namespace tessera
