// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/matrix_evidence.h"

#include "engine/formats/io/case_input.h"

#include <algorithm>

namespace tessera {

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
