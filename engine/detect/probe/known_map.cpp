// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/index_map.h"
#include "engine/detect/probe/questions.h"

namespace tessera {

namespace {

constexpr size_t kMostListed = 8;
constexpr double kStraight = 1e-3; // a coordinate is measured this well, beside what the type cannot tell

// What the right plan copies; empty where it computes.
std::vector<int64_t> copiedBy(const Plan& plan, const std::stop_token& stop)
{
    std::vector<int64_t> source(elementCount(plan.output));
    for (uint64_t o = 0; o < source.size(); ++o) {
        endWhereAsked(stop, o);
        const Partners partners = sources(plan, o, 2);
        if (partners.count != 1 || partners.list.front().weight != 1)
            return {};
        source[o] = static_cast<int64_t>(partners.list.front().element);
    }
    return source;
}

std::optional<IndexMap> digitsOf(const std::vector<int64_t>& source, const Plan& plan)
{
    const std::array<uint32_t, 4> in = paddedSizes(plan.input), out = paddedSizes(plan.output);
    auto map = IndexMap::fromSources(source, {in.begin(), in.end()}, {out.begin(), out.end()});
    return map && map->parts() ? map : std::nullopt;
}

void addAxes(const AxisRows& rows, Xray& xray)
{
    const auto* own = std::get_if<SeparableTaps>(&xray.right.work);
    if (own == nullptr || own->transposed)
        return;
    const std::vector<AxisMap> maps = axisMaps(xray.op);
    const size_t rank = xray.right.input.sizes.size();
    const double tolerance = xray.kind == XrayKind::Copies ? 0 : kStraight + 2 * weightTolerance(xray.right);
    for (size_t dimension = 0; dimension < rank; ++dimension) {
        const size_t axis = 4 - rank + dimension;
        xray.axes.push_back(axisOf(rows[axis], own->axes[axis], maps.empty() ? nullptr : &maps[dimension], tolerance));
    }
}

} // namespace

Xray emptyXray(const Operator& op, Plan right, const std::stop_token& stop)
{
    Xray xray;
    xray.right = std::move(right);
    xray.op = op;
    if (const std::vector<int64_t> source = copiedBy(xray.right, stop); !source.empty())
        if (const auto digits = digitsOf(source, xray.right))
            xray.rightRearrangement = digits->einopsText();
    return xray;
}

void setCopies(const Copies& copies, Xray& xray)
{
    xray.kind = XrayKind::Copies;
    xray.isProved = true;
    xray.unwritten = copies.count(Copies::kUnwritten);
    xray.constant = copies.count(Copies::kConstant);
    if (const auto digits = digitsOf(copies.source, xray.right)) {
        xray.rearrangement = digits->einopsText();
        xray.plan = digits->plan(xray.right.input, xray.right.output);
    }
    if (const auto rows = axisRows(copies, xray.right)) {
        addAxes(*rows, xray);
        if (std::holds_alternative<SeparableTaps>(xray.right.work) || !xray.plan)
            if (auto plan = planOf(*rows, xray.right, 0); plan && xray.unwritten == 0)
                xray.plan = std::move(plan);
    }
    if (!xray.plan)
        xray.table = tableOf(copies);
}

void setMeans(const AxisRows& rows, Xray& xray)
{
    xray.kind = XrayKind::Means;
    addAxes(rows, xray);
    xray.plan = planOf(rows, xray.right, weightTolerance(xray.right));
    if (!xray.plan)
        xray.table = tableOf(rows, packedStridesOf(paddedSizes(xray.right.input)));
}

void setDifference(Xray& xray, const std::stop_token& stop)
{
    std::vector<uint64_t> found = differingOutputs(xray, xray.right, {}, std::numeric_limits<size_t>::max(), stop);
    xray.differing = found.size();
    xray.isSame = found.empty() && xray.unwritten == 0;
    found.resize(xray.kind == XrayKind::NoMap ? 0 : std::min(found.size(), kMostListed));
    xray.firstDiffering = std::move(found);
}

namespace {

Xray knownXray(const Operator& op, const std::stop_token& stop, const std::function<void(Xray&)>& setMap)
{
    Xray xray = emptyXray(op, makePlan(op), stop);
    setMap(xray);
    setDifference(xray, stop);
    return xray;
}

} // namespace

Xray xrayOf(const Copies& copies, const Operator& op, const std::stop_token& stop)
{
    return knownXray(op, stop, [&](Xray& xray) { setCopies(copies, xray); });
}

Xray xrayOf(const AxisRows& rows, const Operator& op, const std::stop_token& stop)
{
    return knownXray(op, stop, [&](Xray& xray) { setMeans(rows, xray); });
}

Xray xrayOf(SourceTable weights, const Operator& op, const std::stop_token& stop)
{
    return knownXray(op, stop, [&](Xray& xray) {
        xray.kind = XrayKind::Means;
        xray.table = std::move(weights);
    });
}

} // namespace tessera
