// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/node_judging.h"

#include "engine/judge/measure/agreement.h"
#include "engine/judge/measure/output_source.h"

namespace tessera {

NodeVerdict judgeNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded,
                      const EngineFactory& makeEngine, const std::stop_token& stop)
{
    try {
        RecordedNode ran = recordedNode(model, node, recorded);
        if (!ran.c || !ran.output)
            return {.figures = ran.why.isEmpty() ? node.why : ran.why};
        const auto given = makeHeldSource("recorded", *ran.output);
        const auto judge = makeEngine({.budget = model.budget}, "reference");
        const AgreementBench bench{
            .engines = {given.get(), judge.get()}, .judge = *judge, .budget = model.budget, .stop = stop};
        const AgreementRow row = bench.run(*ran.c);
        const AgreementCell& cell = row.cells.front();
        return {.state = cell.state,
                .figures = cell.figures,
                .cause = cell.cause ? briefly(*cell.cause) : Message(),
                .differing = cell.comparison ? cell.comparison->beyond : 0,
                .count = cell.comparison ? cell.comparison->count : 0};
    } catch (const Cancelled&) {
        throw;
    } catch (const std::exception& error) {
        return {.figures = messageOf(error)};
    }
}

bool isFailing(const NodeVerdict& verdict)
{
    return verdict.state && isWrong(*verdict.state);
}

int rankOf(const NodeVerdict* verdict)
{
    if (!verdict || !verdict->state)
        return 3;
    return isFailing(*verdict) ? 0 : *verdict->state == TrialState::Mistrusted ? 1 : 2;
}

} // namespace tessera
