// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/xray.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/findings.h"
#include "engine/detect/probe/known_map.h"
#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/responses.h"

#include <limits>

namespace tessera {

namespace {

void measureMeans(EngineQuestions& questions, const Copies& copies, Xray& xray)
{
    xray.unwritten = copies.count(Copies::kUnwritten);
    xray.constant = copies.count(Copies::kConstant);
    if (const auto responses = axisResponses(questions))
        if (const auto rows = axisRows(*responses, xray.right))
            return setMeans(*rows, xray);
    if (auto table = pointResponses(questions)) {
        xray.kind = XrayKind::Means;
        xray.table = std::move(*table);
    }
}

} // namespace

Xray probe(const OutputSource& engine, const Operator& op, const RunControl& control)
{
    EngineQuestions questions(engine, op, control);
    Xray xray = emptyXray(questions.asked.op, questions.plan, control.stop);
    const Copies copies = readCopies(questions, !axisMaps(questions.asked.op).empty());
    if (copies.areAll())
        setCopies(copies, xray);
    else
        measureMeans(questions, copies, xray);
    setDifference(xray, control.stop);
    const Message rounding = roundingFinding(xray, questions);
    xray.runs = questions.runs;
    xray.findings = findingsOf(xray, control.stop);
    if (!rounding.isEmpty())
        xray.findings.insert(xray.findings.end() - 1, rounding);
    return xray;
}

Partners sources(const Xray& xray, uint64_t output)
{
    if (xray.plan)
        return sources(*xray.plan, output, std::numeric_limits<size_t>::max());
    if (xray.table.rowStart.empty())
        return {};
    const auto begin = xray.table.partners.begin();
    const auto from = static_cast<std::ptrdiff_t>(xray.table.rowStart[output]);
    const auto to = static_cast<std::ptrdiff_t>(xray.table.rowStart[output + 1]);
    return {static_cast<uint64_t>(to - from), {begin + from, begin + to}};
}

} // namespace tessera
