// SPDX-License-Identifier: Apache-2.0
#include "engine/probe/likeness.h"

#include "engine/case/case.h"
#include "engine/dialects/resize_convention.h"
#include "engine/ops/operator.h"
#include "engine/probe/map_difference.h"

#include <algorithm>

namespace tessera {

namespace {

struct Candidate {
    std::string name;
    Operator op;
};

void addConventions(const Operator& op, std::vector<Candidate>& candidates)
{
    for (const ResizeConvention& convention : resizeConventions())
        if (applies(convention, op) && convention.placement != Placement::CropAndResize)
            candidates.push_back({std::string(convention.framework) + " " + std::string(convention.mode),
                                  withConvention(op, convention)});
}

// The operator with one field changed, where it has the field.
void addField(const Operator& op, std::string_view field, std::string_view value, std::vector<Candidate>& candidates)
{
    const auto isField = [&](const Field& each) { return each.info.name == field; };
    if (!std::ranges::any_of(fields(op), isField) || fieldText(op, field) == value)
        return;
    Operator other = op;
    setFieldText(other, field, value);
    candidates.push_back({std::string(field) + " " + std::string(value), other});
}

std::vector<Candidate> candidatesOf(const Operator& op)
{
    std::vector<Candidate> candidates;
    if (const std::optional<Operator> other = withOtherOrder(op))
        candidates.push_back({"the other order, " + fieldText(*other, "Order"), *other});
    if (axisMaps(op).empty())
        return candidates;
    const bool isNearest = fieldText(op, "InterpolationMode") == "NEAREST_NEIGHBOR";
    addField(op, "InterpolationMode", isNearest ? "LINEAR" : "NEAREST_NEIGHBOR", candidates);
    addField(op, "Antialiased", "true", candidates);
    addField(op, "Antialiased", "false", candidates);
    if (isNearest)
        for (const NearestRule rule : kNearestRules)
            candidates.push_back({"the rule " + std::string(formula(rule)), withRule(op, rule)});
    addConventions(op, candidates);
    return candidates;
}

} // namespace

std::vector<std::string> likenesses(const Xray& xray)
{
    std::vector<std::string> names;
    for (const Candidate& candidate : candidatesOf(xray.op))
        if (validate(candidate.op).empty() && isMapOf(xray, makePlan(candidate.op)))
            names.push_back(candidate.name);
    return names;
}

} // namespace tessera
