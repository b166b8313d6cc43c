// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/questions.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

struct Candidate {
    Message name;
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
    if (!findField(op, field) || fieldText(op, field) == value)
        return;
    Operator other = op;
    setFieldText(other, field, value);
    candidates.push_back({std::string(field) + " " + std::string(value), other});
}

// The other filter of RESAMPLE3, and none.
void addFilters(const Operator& op, std::vector<Candidate>& candidates)
{
    const auto* meant = op.as<Resample3>();
    if (meant == nullptr)
        return;
    addField(op, "Antialiased", "false", candidates);
    for (const std::string_view filter : enumType(AntialiasFilter{}).names) {
        Operator other = op;
        setFieldText(other, "Antialiased", "true");
        setFieldText(other, "AntialiasFilter", filter);
        if (other != op)
            candidates.push_back({"AntialiasFilter " + std::string(filter), other});
    }
}

std::vector<Candidate> candidatesOf(const Operator& op)
{
    std::vector<Candidate> candidates;
    if (const std::optional<Operator> other = withOtherOrder(op))
        candidates.push_back({say("probe", "the other order, %1")(fieldText(*other, "Order")), *other});
    if (const std::optional<WaysBack> back = op->waysBack()) { // over the same memory, whatever the shapes
        candidates.push_back({say("probe", "the inverse operator, %1")(name(back->same)), back->same});
        candidates.push_back({say("probe", "the inverse operator in the other order"), back->other});
    }
    if (axisMaps(op).empty())
        return candidates;
    const bool isNearest = fieldText(op, "InterpolationMode") == "NEAREST_NEIGHBOR";
    addField(op, "InterpolationMode", isNearest ? "LINEAR" : "NEAREST_NEIGHBOR", candidates);
    addFilters(op, candidates);
    if (isNearest)
        for (const NearestRule rule : kNearestRules)
            candidates.push_back({say("probe", "the rule %1")(formula(rule)), withRule(op, rule)});
    addConventions(op, candidates);
    return candidates;
}

// What an input may be taken for: an element of the right plan's input, and where it is then read.
struct Mistaken {
    Text name;
    std::array<uint32_t, 4> (*at)(std::array<uint32_t, 4> at, const std::array<uint32_t, 4>& sizes);
    std::array<uint8_t, 4> order = {0, 1, 2, 3}; // the axes as the memory that is read runs through them
};
constexpr Mistaken kMistaken[] = {
    {say("probe", "an input that is read as NHWC"), [](auto at, const auto&) { return at; }, {0, 2, 3, 1}},
    {say("probe", "an input whose planes are read column by column"),
     [](auto at, const auto&) { return at; },
     {0, 1, 3, 2}},
    {say("probe", "an input that is read from its last row up"),
     [](auto at, const auto& sizes) { return at[2] = sizes[2] - 1 - at[2], at; }},
    {say("probe", "an input that is read from its last column on"),
     [](auto at, const auto& sizes) { return at[3] = sizes[3] - 1 - at[3], at; }},
    {say("probe", "an input with its first and third channel exchanged"),
     [](auto at, const auto& sizes) { return at[1] = sizes[1] > 2 && at[1] < 3 ? 2 - at[1] : at[1], at; }},
};

Moved movedAs(const Mistaken& mistaken, const std::array<uint32_t, 4>& sizes)
{
    return [&mistaken, sizes](uint64_t element) {
        const std::array<uint32_t, 4> at = mistaken.at(paddedCoordinates(sizes, element), sizes);
        uint64_t moved = 0;
        for (const uint8_t axis : mistaken.order)
            moved = moved * sizes[axis] + at[axis];
        return moved;
    };
}

} // namespace

std::vector<Message> likenesses(const Xray& xray, const std::stop_token& stop)
{
    std::vector<Message> names;
    for (const Candidate& candidate : candidatesOf(xray.op))
        if (validate(candidate.op).empty() && isMapOf(xray, makePlan(candidate.op), {}, stop))
            names.push_back(candidate.name);
    for (const Mistaken& mistaken : kMistaken)
        if (isMapOf(xray, xray.right, movedAs(mistaken, paddedSizes(xray.right.input)), stop))
            names.emplace_back(mistaken.name);
    return names;
}

} // namespace tessera
