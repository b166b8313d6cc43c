// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <unistd.h>

namespace tessera {

namespace {

// Counts become the rank, and lists get an entry for each axis. Axes come and go in front: what a list says of H and W
// stays with H and W, and those that are added have the default of the field.
void followRank(Operator& op, size_t rank)
{
    const std::vector<Field>& usual = op->defaults();
    const std::vector<Field> list = fields(op);
    for (size_t i = 0; i < list.size(); ++i) {
        const Field& field = list[i];
        if (!field.info.followsRank)
            continue;
        if (std::holds_alternative<uint32_t>(field.value)) {
            setField(op, field.info.name, static_cast<uint32_t>(rank));
        } else if (const auto* values = std::get_if<std::vector<float>>(&field.value)) {
            std::vector<float> resized(rank, std::get<std::vector<float>>(usual[i].value).front());
            std::copy_n(values->rbegin(), std::min(values->size(), rank), resized.rbegin());
            setField(op, field.info.name, resized);
        }
    }
}

// The offered shape, packed where the description was of another shape.
void offerOutput(Operator& op)
{
    if (TensorDesc offered = offeredOutput(op); op->output().sizes != offered.sizes)
        op->output() = std::move(offered);
    op->output().dataType = inputDesc(op).dataType;
}

// An element that strides of 0 repeat counts as often as it is read: engines work on rows of elements.
uint64_t bytesAsRead(const TensorDesc& desc)
{
    return std::max(totalBytes(desc), elementCount(desc) * elementBytes(desc.dataType));
}

// Sizes that are missing could not be offered. Where something else is wrong, that is why, and is what there is to say.
void dropConsequences(const Operator& op, Issues& issues)
{
    const auto isOfSizes = [sizes = std::string(outputField(op)) + ".Sizes"](const Issue& issue) {
        return issue.path == sizes;
    };
    if (outputDesc(op).sizes.empty() && !std::ranges::all_of(issues, isOfSizes))
        std::erase_if(issues, isOfSizes);
}

// The bytes of both tensors and the tables; none: more than 2^64.
std::optional<uint64_t> bytesNeeded(const Operator& op, const TensorDesc& input, const TensorDesc& output)
{
    uint64_t needed = 0;
    if (__builtin_add_overflow(bytesAsRead(input), totalBytes(output), &needed)
        || __builtin_add_overflow(needed, op->estimatedTableBytes(), &needed))
        return {};
    return needed;
}

// What its strides, or its own size in bytes, add to a tensor.
uint64_t gapsIn(const TensorDesc& desc)
{
    return totalBytes(desc) - std::min(totalBytes(desc), totalBytes(withoutLayout(desc)));
}

// Sizes that would fit without gaps are not what is wrong.
void checkBudget(const Operator& op, const MemoryBudget& budget, Issues& issues)
{
    const TensorDesc &input = inputDesc(op), &output = outputDesc(op);
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

Operator::Operator()
    : Operator(DepthToSpace())
{
}

const std::vector<Operator>& allOperators()
{
    static const std::vector<Operator> all =
        std::apply([](const auto&... each) { return std::vector<Operator>{each...}; }, AllOperators());
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

std::optional<Field> findField(const Operator& op, std::string_view name)
{
    std::vector<Field> list = fields(op);
    const auto found = std::ranges::find(list, name, [](const Field& each) { return each.info.name; });
    return found == list.end() ? std::nullopt : std::optional(std::move(*found));
}

bool hasEffect(const Operator& op, const FieldInfo& info)
{
    if (info.onlyWith.empty())
        return true;
    const std::optional<Field> other = findField(op, info.onlyWith);
    return other && other->value == FieldValue(true);
}

bool isWritten(const Operator& op, const Field& field)
{
    const auto isUsual = [&](const Field& usual) {
        return usual.info.name == field.info.name && usual.value == field.value;
    };
    return !field.info.isOurs || hasEffect(op, field.info) || std::ranges::none_of(op->defaults(), isUsual);
}

bool outputIsOffered(const Operator& op)
{
    return outputDesc(op).sizes == offeredOutput(op).sizes;
}

void changeField(Operator& op, std::string_view name, const FieldValue& value)
{
    const bool offered = outputIsOffered(op);
    const size_t rankBefore = inputDesc(op).sizes.size();
    setField(op, name, value);
    if (name == outputField(op))
        return;
    const size_t rank = inputDesc(op).sizes.size();
    if (rank != rankBefore)
        followRank(op, rank);
    if (offered || rank != rankBefore)
        offerOutput(op);
    op->output().dataType = inputDesc(op).dataType;
}

void setInput(Operator& op, DataType type, std::vector<uint32_t> sizes)
{
    if (inputDesc(op).sizes != sizes || inputDesc(op).dataType != type)
        op->input() = {.dataType = type, .sizes = std::move(sizes)};
    followRank(op, inputDesc(op).sizes.size());
    offerOutput(op);
}

Operator converted(const Operator& from, const Operator& to)
{
    Operator result = to;
    const bool isTurned = isTransposed(from) != isTransposed(to); // offsets stay those of the map's inputs and outputs
    for (const Field& field : fields(from)) {
        const std::string_view name = isTurned ? turnedOffsets(field.info.name) : field.info.name;
        const bool known = std::ranges::any_of(to->defaults(), [&](const Field& other) {
            return other.info.name == name && other.value.index() == field.value.index();
        });
        if (known)
            setField(result, name, field.value);
    }
    result->input() = inputDesc(from);
    result->output() = outputDesc(from);
    followRank(result, inputDesc(result).sizes.size());
    offerOutput(result);
    return result;
}

Issues validate(const Operator& op, const MemoryBudget& budget)
{
    Issues issues = op->validate();
    dropConsequences(op, issues);
    if (issues.empty())
        checkBudget(op, budget, issues);
    return issues;
}

std::optional<Operator> OperatorModel::otherOrder() const
{
    return {};
}

std::optional<WaysBack> OperatorModel::waysBack() const
{
    return {};
}

std::vector<AxisMap> OperatorModel::axisMaps() const
{
    return {};
}

std::vector<AxisMap> axisMaps(const Operator& op)
{
    return op->axisMaps();
}

bool isTransposed(const Operator& op)
{
    return op->isGradient();
}

Text offsetsNote(const Operator& op)
{
    return isTransposed(op) && haveExchangedOffsets(axisMaps(op)) ? kExchangedOffsets : Text();
}

} // namespace tessera
