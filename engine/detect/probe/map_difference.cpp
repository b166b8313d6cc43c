// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/map_difference.h"

#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/responses.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr size_t kMostListed = 8;

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

template <class Differs>
void forEachOutput(const Xray& xray, const Plan& plan, const Moved& moved, const std::stop_token& stop,
                   Differs&& differs)
{
    const double tolerance = 2 * weightTolerance(plan);
    const uint64_t count = elementCount(plan.output);
    for (uint64_t o = 0; o < count; ++o) {
        endWhereAsked(stop, o);
        if (!areOne(sources(xray, o), movedSources(plan, o, moved), tolerance) && !differs(o))
            return;
    }
}

} // namespace

MapDifference difference(const Xray& xray, const Plan& plan, const std::stop_token& stop)
{
    MapDifference result;
    if (xray.kind == XrayKind::NoMap)
        return {elementCount(plan.output), {}};
    forEachOutput(xray, plan, {}, stop, [&](uint64_t output) {
        if (result.count++ < kMostListed)
            result.first.push_back(output);
        return true;
    });
    return result;
}

std::vector<bool> differingOutputs(const Xray& xray, const Plan& plan)
{
    std::vector<bool> differs(elementCount(plan.output), xray.kind == XrayKind::NoMap);
    if (xray.kind != XrayKind::NoMap)
        forEachOutput(xray, plan, {}, {}, [&](uint64_t output) {
            differs[output] = true;
            return true;
        });
    return differs;
}

bool isMapOf(const Xray& xray, const Plan& plan, const std::stop_token& stop)
{
    return isMapOf(xray, plan, Moved(), stop);
}

bool isMapOf(const Xray& xray, const Plan& plan, const Moved& moved, const std::stop_token& stop)
{
    bool same = xray.kind != XrayKind::NoMap;
    if (same)
        forEachOutput(xray, plan, moved, stop, [&](uint64_t) { return same = false; });
    return same;
}

} // namespace tessera
