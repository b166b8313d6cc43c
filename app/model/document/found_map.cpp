// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/found_map.h"

#include "engine/core/ops/operator.h"
#include "engine/judge/measure/proof.h"

namespace tessera {

namespace {

// The table read backwards.
SourceTable inverse(const SourceTable& table, uint64_t inputs)
{
    SourceTable back;
    back.rowStart.assign(inputs + 1, 0);
    for (const Partner& partner : table.partners)
        ++back.rowStart[partner.element + 1];
    for (uint64_t i = 0; i < inputs; ++i)
        back.rowStart[i + 1] += back.rowStart[i];
    std::vector<uint64_t> next(back.rowStart.begin(), back.rowStart.end() - 1);
    back.partners.resize(table.partners.size());
    for (uint64_t output = 0; output + 1 < table.rowStart.size(); ++output)
        for (uint64_t i = table.rowStart[output]; i < table.rowStart[output + 1]; ++i)
            back.partners[next[table.partners[i].element]++] = {output, table.partners[i].weight};
    return back;
}

ProbedMap shownMap(const QString& name, const Operator& op, Xray xray)
{
    ProbedMap found{.engine = name, .op = op, .xray = std::move(xray), .differs = {}};
    found.differs.resize(elementCount(found.xray.right.output));
    for (const uint64_t output : differingOutputs(found.xray, found.xray.right))
        found.differs[output] = true;
    if (!found.plan() && found.isKnown())
        found.targets = inverse(found.xray.table, elementCount(found.xray.right.input));
    return found;
}

} // namespace

Partners ProbedMap::partners(Side side, uint64_t element) const
{
    if (side == Side::Output)
        return sources(xray, element);
    return plan() ? tessera::targets(*plan(), element) : targets.of(element);
}

ProbedMap findMap(const QString& name, const OutputSource& engine, const Operator& op, const RunControl& control)
{
    return shownMap(name, op, namedProbe(engine, op, control));
}

std::optional<ProbedMap> diagnosedMap(const QString& name, const Diagnosis& diagnosis, const Operator& op,
                                      const std::stop_token& stop)
{
    std::optional<Xray> xray = diagnosis.map ? diagnosis.map(op, stop) : std::nullopt;
    if (!xray)
        return {};
    xray->findings = diagnosis.sentences;
    ProbedMap found = shownMap(name, op, std::move(*xray));
    found.isDiagnosed = true;
    return found;
}

} // namespace tessera
