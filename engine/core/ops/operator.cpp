// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"

#include "engine/core/ops/family.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace tessera {

namespace {

const Family& familyOf(const Operator& op)
{
    return op.row().movesBlocks ? kDepthSpaceFamily : kResampleFamily;
}

void checkType(const TensorDesc& desc, std::string_view field, std::span<const DataType> types, Issues& issues)
{
    if (std::ranges::find(types, desc.dataType) != types.end())
        return;
    Issue issue{std::string(field) + ".DataType", std::string(name(desc.dataType)),
                say("ops", "is not a type that this operator takes")};
    for (const DataType type : types)
        issue.suggestions.emplace_back(name(type));
    issues.push_back(std::move(issue));
}

// The count becomes the rank, and lists get an entry for each axis. Axes are added and removed in front, so the entries
// of H and W stay with them. Added ones have the field's default.
void followRank(Operator& op, size_t rank)
{
    if (op.row().movesBlocks)
        return;
    const auto resize = [&](std::vector<float>& list, float usual) {
        std::vector<float> resized(rank, usual);
        std::copy_n(list.rbegin(), std::min(list.size(), rank), resized.rbegin());
        list = std::move(resized);
    };
    op.dimensionCount = static_cast<uint32_t>(rank);
    resize(op.scales, 1);
    if (!op.row().hasOffsets)
        return;
    resize(op.inputPixelOffsets, op.inputCentre());
    resize(op.outputPixelOffsets, -op.inputCentre());
}

// Sets the offered shape, packed where the description had another one.
void offerOutput(Operator& op)
{
    if (TensorDesc offered = offeredOutput(op); op.output.sizes != offered.sizes)
        op.output = std::move(offered);
    op.output.dataType = op.input.dataType;
}

// An element that strides of 0 repeat counts as often as it is read: engines work on rows of elements.
uint64_t bytesAsRead(const TensorDesc& desc)
{
    return std::max(totalBytes(desc), elementCount(desc) * elementBytes(desc.dataType));
}

// Output sizes are missing where none could be offered. Whatever else is wrong is the reason, and is all that is said.
void dropConsequences(const Operator& op, Issues& issues)
{
    const auto isOfSizes = [sizes = std::string(outputField(op)) + ".Sizes"](const Issue& issue) {
        return issue.path == sizes;
    };
    if (op.output.sizes.empty() && !std::ranges::all_of(issues, isOfSizes))
        std::erase_if(issues, isOfSizes);
}

// The bytes of both tensors and the tables; none: more than 2^64.
std::optional<uint64_t> bytesNeeded(const Operator& op, const TensorDesc& input, const TensorDesc& output)
{
    uint64_t needed = 0;
    if (__builtin_add_overflow(bytesAsRead(input), totalBytes(output), &needed)
        || __builtin_add_overflow(needed, estimatedTableBytes(op), &needed))
        return {};
    return needed;
}

// The bytes that strides, or a stated total size, add to a tensor.
uint64_t gapsIn(const TensorDesc& desc)
{
    return totalBytes(desc) - std::min(totalBytes(desc), totalBytes(withoutLayout(desc)));
}

// Where the sizes would fit without gaps, the issue names what makes the gaps.
void checkBudget(const Operator& op, const MemoryBudget& budget, Issues& issues)
{
    const TensorDesc &input = op.input, &output = op.output;
    const std::optional<uint64_t> needed = bytesNeeded(op, input, output);
    if (needed && *needed <= budget.bytes)
        return;
    if (const auto least = bytesNeeded(op, withoutLayout(input), withoutLayout(output));
        least && *least <= budget.bytes) {
        const bool isInput = gapsIn(input) >= gapsIn(output);
        const TensorDesc& desc = isInput ? input : output;
        issues.push_back({std::string(isInput ? inputField(op) : outputField(op))
                              + (desc.strides ? ".Strides" : ".TotalTensorSizeInBytes"),
                          desc.strides ? text(*desc.strides) : std::to_string(desc.totalTensorSizeInBytes),
                          needed ? beyondBudget(*needed, budget) : say("ops", "reaches beyond 2^64 bytes")});
        return;
    }
    const std::string path = std::string(outputField(op)) + ".Sizes", sizes = text(output.sizes);
    issues.push_back({path, sizes,
                      needed ? withAdvice(say("ops",
                                              "needs %1 with the input and the tables, more than the memory budget of "
                                              "%2")(neededAmount(*needed), amountOf(budget)),
                                          budget)
                             : say("ops", "needs more than 2^64 bytes with the input and the tables")});
}

std::string_view turnedOffsets(std::string_view field)
{
    return field == kInputPixelOffsets ? kOutputPixelOffsets
        : field == kOutputPixelOffsets ? kInputPixelOffsets
                                       : field;
}

} // namespace

Issues tensorIssues(const Operator& op, std::span<const DataType> types)
{
    const std::string_view input = inputField(op), output = outputField(op);
    Issues issues;
    checkType(op.input, input, types, issues);
    if (op.output.dataType != op.input.dataType)
        issues.push_back({std::string(output) + ".DataType",
                          std::string(name(op.output.dataType)),
                          say("ops", "is not the input's type"),
                          {std::string(name(op.input.dataType))}});
    std::ranges::move(validate(op.input, input, TensorRole::Input), std::back_inserter(issues));
    std::ranges::move(validate(op.output, output, TensorRole::Output), std::back_inserter(issues));
    return issues;
}

std::string sizePath(std::string_view tensor, size_t axis)
{
    return std::string(tensor) + ".Sizes[" + std::to_string(axis) + "]";
}

const std::vector<Operator>& allOperators()
{
    static const std::vector<Operator> all = [] {
        std::vector<Operator> list;
        for (size_t i = 0; i < std::size(kOperatorRows); ++i)
            list.push_back({.kind = static_cast<OperatorKind>(i)});
        return list;
    }();
    return all;
}

std::optional<Operator> operatorFromName(std::string_view wanted)
{
    constexpr std::string_view prefix = "DML_OPERATOR_";
    if (wanted.starts_with(prefix))
        wanted.remove_prefix(prefix.size());
    const auto& all = allOperators();
    const auto found = std::ranges::find_if(all, [&](const Operator& op) { return name(op) == wanted; });
    return found == all.end() ? std::nullopt : std::optional{*found};
}

bool outputIsOffered(const Operator& op)
{
    return op.output.sizes == offeredOutput(op).sizes;
}

void changeField(Operator& op, std::string_view name, const FieldValue& value)
{
    const bool offered = outputIsOffered(op);
    const size_t rankBefore = op.input.sizes.size();
    setField(op, name, value);
    if (name == outputField(op))
        return;
    const size_t rank = op.input.sizes.size();
    if (rank != rankBefore)
        followRank(op, rank);
    if (offered || rank != rankBefore)
        offerOutput(op);
    op.output.dataType = op.input.dataType;
}

void setInput(Operator& op, DataType type, std::vector<uint32_t> sizes)
{
    if (op.input.sizes != sizes || op.input.dataType != type)
        op.input = {.dataType = type, .sizes = std::move(sizes)};
    followRank(op, op.input.sizes.size());
    offerOutput(op);
}

Operator converted(const Operator& from, const Operator& to)
{
    Operator result = to;
    const bool isTurned =
        from.row().isGradient != result.row().isGradient; // offsets stay those of the map's inputs and outputs
    for (const Field& field : fields(from)) {
        const std::string_view name = isTurned ? turnedOffsets(field.info.name) : field.info.name;
        const bool known = std::ranges::any_of(defaultFields(result), [&](const Field& other) {
            return other.info.name == name && other.value.index() == field.value.index();
        });
        if (known)
            setField(result, name, field.value);
    }
    result.input = from.input;
    result.output = from.output;
    followRank(result, result.input.sizes.size());
    offerOutput(result);
    return result;
}

Issues validate(const Operator& op, const MemoryBudget& budget)
{
    Issues issues = familyOf(op).issues(op);
    dropConsequences(op, issues);
    if (issues.empty())
        checkBudget(op, budget, issues);
    return issues;
}

TensorDesc offeredOutput(const Operator& op)
{
    return familyOf(op).offeredOutput(op);
}

std::string_view featureLevel(const Operator& op)
{
    return familyOf(op).featureLevel(op);
}

Plan makePlan(const Operator& op)
{
    assert(familyOf(op).issues(op).empty());
    return familyOf(op).plan(op);
}

Explanation explain(const Operator& op, const Plan& plan, uint64_t output)
{
    return familyOf(op).explanation(op, plan, output);
}

std::vector<Message> notesOf(const Operator& op, const Plan& plan)
{
    return familyOf(op).notes(op, plan);
}

} // namespace tessera
