// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/xray.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/known_map.h"
#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/responses.h"

#include <algorithm>
#include <cmath>
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
    xray.runs = questions.runs;
    xray.findings = findingsOf(xray, control.stop);
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

namespace {

bool areOne(const Partners& a, const Partners& b, double tolerance)
{
    size_t i = 0, j = 0;
    while (i < a.list.size() || j < b.list.size()) {
        const bool takesA = j == b.list.size() || (i < a.list.size() && a.list[i].element <= b.list[j].element);
        const bool takesB = i == a.list.size() || (j < b.list.size() && b.list[j].element <= a.list[i].element);
        const double left = takesA ? a.list[i++].weight : 0, right = takesB ? b.list[j++].weight : 0;
        if (std::abs(left - right) > tolerance)
            return false;
    }
    return true;
}

Partners movedSources(const Plan& plan, uint64_t output, const Moved& moved)
{
    Partners partners = sources(plan, output, std::numeric_limits<size_t>::max());
    if (!moved)
        return partners;
    for (Partner& partner : partners.list)
        partner.element = moved(partner.element);
    std::ranges::sort(partners.list, {}, &Partner::element);
    return partners;
}

} // namespace

std::vector<uint64_t> differingOutputs(const Xray& xray, const Plan& plan, const Moved& moved, size_t most,
                                       const std::stop_token& stop)
{
    const double tolerance = 2 * weightTolerance(plan);
    const uint64_t count = elementCount(plan.output);
    std::vector<uint64_t> found;
    for (uint64_t o = 0; o < count && found.size() < most; ++o) {
        endWhereAsked(stop, o);
        if (xray.kind == XrayKind::NoMap || !areOne(sources(xray, o), movedSources(plan, o, moved), tolerance))
            found.push_back(o);
    }
    return found;
}

bool isMapOf(const Xray& xray, const Plan& plan, const Moved& moved, const std::stop_token& stop)
{
    return differingOutputs(xray, plan, moved, 1, stop).empty();
}

} // namespace tessera
