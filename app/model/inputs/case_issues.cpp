// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/case_issues.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdlib>

namespace tessera {

namespace {

constexpr uint32_t kMostTried = 256; // values of a field
constexpr size_t kMostOffered = 3;

// The size that the data have on the axis of an issue's path, "InputTensor.Sizes[2]", where it differs; else none.
std::vector<std::string> sizeOfData(const Case& c, const Issue& issue)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    if (!values || values->tensor.desc.sizes.size() != inputDesc(c.op).sizes.size())
        return {};
    const size_t bracket = issue.path.find('[');
    size_t axis = values->tensor.desc.sizes.size();
    if (bracket != std::string::npos)
        std::from_chars(issue.path.data() + bracket + 1, issue.path.data() + issue.path.size(), axis);
    if (axis >= values->tensor.desc.sizes.size() || values->tensor.desc.sizes[axis] == inputDesc(c.op).sizes[axis])
        return {};
    return {std::to_string(values->tensor.desc.sizes[axis])};
}

// The values of a number with which the operator runs, the nearest first. 1 changes nothing, and is none.
std::vector<std::string> rightValues(const Operator& op, const Field& field, const MemoryBudget& budget)
{
    std::vector<uint32_t> right;
    for (uint32_t value = 2; value <= kMostTried; ++value) {
        Operator changed = op;
        changeField(changed, field.info.name, value);
        if (validate(changed, budget).empty())
            right.push_back(value);
    }
    const auto distance = [now = int64_t{std::get<uint32_t>(field.value)}](uint32_t value) {
        return std::abs(int64_t{value} - now);
    };
    std::ranges::stable_sort(right, {}, distance);
    right.resize(std::min(right.size(), kMostOffered));
    std::vector<std::string> texts;
    for (const uint32_t value : right)
        texts.push_back(std::to_string(value));
    return texts;
}

void suggestOtherFields(const Operator& op, const MemoryBudget& budget, Issues& issues)
{
    for (const Field& field : fields(op)) {
        if (!std::holds_alternative<uint32_t>(field.value) || field.info.followsRank)
            continue;
        const std::vector<std::string> right = rightValues(op, field, budget);
        if (!right.empty())
            issues.push_back({std::string(field.info.name), std::to_string(std::get<uint32_t>(field.value)),
                              say("inputs", "is not a value that the sizes of the data allow"), right});
    }
}

// The form has no field for a shape that follows from the others: of these the one that makes its longest side.
void blameFieldOfOutput(const Operator& op, Issue& issue)
{
    const std::vector<uint32_t>&input = inputDesc(op).sizes, &output = outputDesc(op).sizes;
    const auto axis = size_t(std::ranges::max_element(output) - output.begin());
    const auto field = findField(op, "Scales");
    const auto* scales = field ? std::get_if<std::vector<float>>(&field->value) : nullptr;
    const bool isScaled = scales && axis < scales->size() && double((*scales)[axis]) > double(input[axis]);
    const std::string text =
        isScaled ? toText(DataType::Float32, std::bit_cast<uint32_t>((*scales)[axis])) : std::to_string(input[axis]);
    issue.message = say("inputs", "gives %1 = %2, which %3")(issue.path, issue.value, issue.message);
    issue.path = (isScaled ? "Scales" : std::string(inputField(op)) + ".Sizes") + '[' + std::to_string(axis) + ']';
    issue.value = text;
}

} // namespace

Issues issuesOf(const Case& c, const MemoryBudget& budget)
{
    Issues issues = validate(c.op, budget);
    const std::string shape = std::string(outputField(c.op)) + ".Sizes";
    for (Issue& issue : issues)
        if (issue.path == shape && outputIsOffered(c.op)
            && inputDesc(c.op).sizes.size() == outputDesc(c.op).sizes.size())
            blameFieldOfOutput(c.op, issue);
    if (std::holds_alternative<Generator>(c.data))
        return issues;
    const std::string input(inputField(c.op));
    bool hasOtherSizes = false;
    for (Issue& issue : issues) {
        if (issue.path.starts_with(input + ".DataType"))
            issue.suggestions.clear();
        if (!issue.path.starts_with(input + ".Sizes"))
            continue;
        issue.suggestions = sizeOfData(c, issue);
        hasOtherSizes |= issue.suggestions.empty();
    }
    if (hasOtherSizes)
        suggestOtherFields(c.op, budget, issues);
    return issues;
}

} // namespace tessera
