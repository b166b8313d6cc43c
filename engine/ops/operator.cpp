// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/operator.h"

#include "engine/ops/axes.h"
#include "engine/tensor/budget.h"
#include "engine/tensor/error.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace tessera {

namespace {

template <class Op, class Visit>
requires DepthSpaceOperator<std::remove_const_t<Op>>
void visitFields(Op& op, Visit&& visit)
{
    depth_space::fields(op, visit);
}
template <class Op, class Visit>
requires ResampleOperator<std::remove_const_t<Op>>
void visitFields(Op& op, Visit&& visit)
{
    resample::fields(op, visit);
}
template <class Op, class Visit>
requires ResampleGradOperator<std::remove_const_t<Op>>
void visitFields(Op& op, Visit&& visit)
{
    resample_grad::fields(op, visit);
}

template <class Member> FieldValue toFieldValue(const Member& member)
{
    if constexpr (std::is_enum_v<Member>)
        return EnumValue{&enumType(member), static_cast<uint32_t>(member)};
    else
        return member;
}

template <class Member> void assign(Member& member, const FieldValue& value, std::string_view name)
{
    using Held = std::conditional_t<std::is_enum_v<Member>, EnumValue, Member>;
    const Held* held = std::get_if<Held>(&value);
    if constexpr (std::is_enum_v<Member>) {
        if (held != nullptr && held->type == &enumType(member) && held->value < held->type->names.size()) {
            member = static_cast<Member>(held->value);
            return;
        }
    } else if (held != nullptr) {
        member = *held;
        return;
    }
    throw TextError(std::string(name) + " takes another kind of value");
}

template <class Op> void setFieldOf(Op& op, std::string_view name, const FieldValue& value)
{
    bool found = false;
    visitFields(op, [&](const FieldInfo& info, auto& member) {
        if (info.name == name) {
            assign(member, value, name);
            found = true;
        }
    });
    if (!found)
        throw TextError(std::string(Op::kName) + " has no field " + std::string(name));
}

// Axes come and go in front: what a list says of H and W stays with H and W.
void resizeInFront(std::vector<float>& values, size_t size, float filler)
{
    if (values.size() > size)
        values.erase(values.begin(), values.end() - static_cast<std::ptrdiff_t>(size));
    else
        values.insert(values.begin(), size - values.size(), filler);
}

template <class Op> void followRank(Op& op, size_t rank)
{
    if constexpr (requires { op.scaleCount; })
        op.scaleCount = static_cast<uint32_t>(rank);
    if constexpr (requires { op.dimensionCount; })
        op.dimensionCount = static_cast<uint32_t>(rank);
    if constexpr (requires { op.scales; })
        resizeInFront(op.scales, rank, 1);
    if constexpr (requires { op.inputPixelOffsets; }) {
        resizeInFront(op.inputPixelOffsets, rank, 0.5f);
        resizeInFront(op.outputPixelOffsets, rank, -0.5f);
    }
}

// The offered shape, packed where the description was of another shape.
template <class Op> void offerOutput(Op& op)
{
    const TensorDesc offered = offeredOutput(op);
    if (op.output.sizes != offered.sizes)
        op.output = offered;
    op.output.dataType = op.input.dataType;
}

template <class Op> void checkBudget(const Op& op, const MemoryBudget& budget, Issues& issues)
{
    uint64_t needed = 0;
    const bool overflow = __builtin_add_overflow(totalBytes(op.input), totalBytes(op.output), &needed)
        || __builtin_add_overflow(needed, estimatedTableBytes(op), &needed);
    const std::string path = std::string(outputField(op)) + ".Sizes";
    if (overflow)
        issues.push_back({path, text(op.output.sizes), "needs more than 2^64 bytes with the input and the tables"});
    else if (needed > budget.bytes)
        issues.push_back({path, text(op.output.sizes), beyondBudget(needed, budget, "with the input and the tables")});
}

} // namespace

const std::vector<Operator>& allOperators()
{
    static const std::vector<Operator> all = [] {
        std::vector<Operator> operators;
        [&]<size_t... I>(std::index_sequence<I...>)
        {
            (operators.emplace_back(std::in_place_index<I>), ...);
        }
        (std::make_index_sequence<std::variant_size_v<Operator>>{});
        return operators;
    }();
    return all;
}

std::string_view name(const Operator& op)
{
    return std::visit([](const auto& each) { return each.kName; }, op);
}

std::string_view summary(const Operator& op)
{
    return std::visit([](const auto& each) { return each.kSentence; }, op);
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

const TensorDesc& inputDesc(const Operator& op)
{
    return std::visit([](const auto& each) -> const TensorDesc& { return each.input; }, op);
}

const TensorDesc& outputDesc(const Operator& op)
{
    return std::visit([](const auto& each) -> const TensorDesc& { return each.output; }, op);
}

std::string_view inputField(const Operator& op)
{
    return fields(op)[0].info.name;
}

std::string_view outputField(const Operator& op)
{
    return fields(op)[1].info.name;
}

std::vector<Field> fields(const Operator& op)
{
    std::vector<Field> list;
    std::visit(
        [&](const auto& each) {
            visitFields(each, [&](const FieldInfo& info, const auto& member) {
                list.push_back({info, toFieldValue(member)});
            });
        },
        op);
    return list;
}

void setField(Operator& op, std::string_view name, const FieldValue& value)
{
    std::visit([&](auto& each) { setFieldOf(each, name, value); }, op);
}

bool outputIsOffered(const Operator& op)
{
    return std::visit([](const auto& each) { return each.output.sizes == offeredOutput(each).sizes; }, op);
}

void changeField(Operator& op, std::string_view name, const FieldValue& value)
{
    const bool offered = outputIsOffered(op);
    const size_t rankBefore = inputDesc(op).sizes.size();
    setField(op, name, value);
    if (name == outputField(op))
        return;
    std::visit(
        [&](auto& each) {
            const size_t rank = each.input.sizes.size();
            if (rank != rankBefore)
                followRank(each, rank);
            if (offered || rank != rankBefore)
                offerOutput(each);
            each.output.dataType = each.input.dataType;
        },
        op);
}

void setInput(Operator& op, DataType type, std::vector<uint32_t> sizes)
{
    std::visit(
        [&](auto& each) {
            if (each.input.sizes != sizes || each.input.dataType != type)
                each.input = TensorDesc{.dataType = type, .sizes = std::move(sizes)};
            followRank(each, each.input.sizes.size());
            offerOutput(each);
        },
        op);
}

Operator converted(const Operator& from, const Operator& to)
{
    Operator result = to;
    for (const Field& field : fields(from)) {
        const bool known = std::ranges::any_of(fields(to), [&](const Field& other) {
            return other.info.name == field.info.name && other.value.index() == field.value.index();
        });
        if (known)
            setField(result, field.info.name, field.value);
    }
    std::visit(
        [&](auto& each) {
            each.input = inputDesc(from);
            each.output = outputDesc(from);
            followRank(each, each.input.sizes.size());
            offerOutput(each);
        },
        result);
    return result;
}

Issues validate(const Operator& op, const MemoryBudget& budget)
{
    return std::visit(
        [&](const auto& each) {
            Issues issues = validate(each);
            if (issues.empty())
                checkBudget(each, budget, issues);
            return issues;
        },
        op);
}

TensorDesc offeredOutput(const Operator& op)
{
    return std::visit([](const auto& each) { return offeredOutput(each); }, op);
}

bool outputIsFixed(const Operator& op)
{
    return std::visit([]<class Op>(const Op&) { return DepthSpaceOperator<Op>; }, op);
}

std::string_view featureLevel(const Operator& op)
{
    return std::visit([](const auto& each) { return featureLevel(each); }, op);
}

Plan makePlan(const Operator& op)
{
    return std::visit([](const auto& each) { return makePlan(each); }, op);
}

Explanation explain(const Operator& op, const Plan& plan, uint64_t output)
{
    return std::visit([&](const auto& each) { return explain(each, plan, output); }, op);
}

std::vector<AxisMap> axisMaps(const Operator& op)
{
    return std::visit(
        []<class Op>(const Op& each) -> std::vector<AxisMap> {
            if constexpr (DepthSpaceOperator<Op>)
                return {};
            else
                return dimensionMaps(each);
        },
        op);
}

bool isTransposed(const Operator& op)
{
    return std::visit([]<class Op>(const Op&) { return ResampleGradOperator<Op>; }, op);
}

std::vector<StoryStep> story(const Operator& op, const Plan& plan)
{
    return std::visit(
        [&]<class Op>(const Op& each) -> std::vector<StoryStep> {
            if constexpr (DepthSpaceOperator<Op>)
                return story(each, plan);
            return {};
        },
        op);
}

std::optional<Operator> withOtherOrder(const Operator& op)
{
    return std::visit(
        []<class Op>(Op other) -> std::optional<Operator> {
            if constexpr (requires { other.order; }) {
                other.order = other.order == DepthSpaceOrder::DepthColumnRow ? DepthSpaceOrder::ColumnRowDepth
                                                                             : DepthSpaceOrder::DepthColumnRow;
                return other;
            }
            return {};
        },
        op);
}

} // namespace tessera
