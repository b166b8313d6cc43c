// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/error.h"

#include <concepts>

namespace TESSERA_API tessera {

// A family has its fields and every rule of rules.h: whoever lacks one does not compile.
template <class Op>
concept OperatorFamily =
    OperatorFields<Op> && std::default_initializable<Op> && std::equality_comparable<Op> && requires(const Op& op,
                                                                                                     Op& changed,
                                                                                                     const Plan& plan,
                                                                                                     Random& random)
{
    OperatorRules<Op>::fields(op, [](const FieldInfo&, const auto&) {});
    OperatorRules<Op>::fields(changed, [](const FieldInfo&, auto&) {});
    {
        OperatorRules<Op>::validate(op)
        } -> std::same_as<Issues>;
    {
        OperatorRules<Op>::offeredOutput(op)
        } -> std::same_as<TensorDesc>;
    {
        OperatorRules<Op>::kOutputIsFixed
        } -> std::convertible_to<bool>;
    {
        OperatorRules<Op>::featureLevel(op)
        } -> std::same_as<std::string_view>;
    {
        OperatorRules<Op>::makePlan(op)
        } -> std::same_as<Plan>;
    {
        OperatorRules<Op>::estimatedTableBytes(op)
        } -> std::same_as<uint64_t>;
    {
        OperatorRules<Op>::explain(op, plan, uint64_t{})
        } -> std::same_as<Explanation>;
    {
        OperatorRules<Op>::code(op, plan, Dialect{})
        } -> std::same_as<std::optional<std::string>>;
    {
        OperatorRules<Op>::otherOrder(op)
        } -> std::same_as<std::optional<Op>>;
    {
        OperatorRules<Op>::waysBack(op)
        } -> std::same_as<std::optional<WaysBack>>;
    {
        OperatorRules<Op>::axisMaps(op)
        } -> std::same_as<std::vector<AxisMap>>;
    {
        OperatorRules<Op>::kIsGradient
        } -> std::convertible_to<bool>;
    {
        OperatorRules<Op>::mistrust(op)
        } -> std::same_as<Message>;
    {
        OperatorRules<Op>::notes(op, plan)
        } -> std::same_as<std::vector<Message>>;
    {
        OperatorRules<Op>::forDxDispatch(op)
        } -> std::same_as<Operator>;
    OperatorRules<Op>::randomize(changed, random);
    {
        OperatorRules<Op>::conformance()
        } -> std::same_as<std::span<const ConformanceLine>>;
};

std::vector<AxisMap> PermutationRules::axisMaps(const auto&)
{
    return {};
}

std::optional<WaysBack> ResamplingRules::waysBack(const auto&)
{
    return {};
}

template <class Member> FieldValue toFieldValue(const Member& member)
{
    if constexpr (std::is_enum_v<Member>)
        return EnumValue{&enumType(member), static_cast<uint32_t>(member)};
    else
        return member;
}

// Throws TextError where the value is of another kind than the member.
template <class Member> void assignField(Member& member, const FieldValue& value, std::string_view name)
{
    if constexpr (std::is_enum_v<Member>) {
        const auto* held = std::get_if<EnumValue>(&value);
        if (held != nullptr && held->type == &enumType(member) && held->value < held->type->names.size()) {
            member = static_cast<Member>(held->value);
            return;
        }
    } else if (const auto* held = std::get_if<Member>(&value)) {
        member = *held;
        return;
    }
    throw TextError(say("ops", "%1 takes another kind of value")(name));
}

template <OperatorFamily Op> class HeldOperator final : public OperatorModel {
public:
    explicit HeldOperator(Op op)
        : m_op(std::move(op))
    {
    }

    std::unique_ptr<OperatorModel> clone() const override { return std::make_unique<HeldOperator>(m_op); }
    bool equals(const OperatorModel& other) const override
    {
        const void* same = other.as(typeid(Op));
        return same != nullptr && m_op == *static_cast<const Op*>(same);
    }
    const void* as(const std::type_info& type) const override { return type == typeid(Op) ? &m_op : nullptr; }

    std::string_view name() const override { return Op::kName; }
    Text sentence() const override { return Op::kSentence; }
    const TensorDesc& input() const override { return m_op.input; }
    const TensorDesc& output() const override { return m_op.output; }
    std::vector<Field> defaults() const override { return fieldsOf(Op()); }
    std::vector<Field> fields() const override { return fieldsOf(m_op); }
    void setField(std::string_view wanted, const FieldValue& value) override
    {
        bool found = false;
        Rules::fields(m_op, [&](const FieldInfo& info, auto& member) {
            if (info.name != wanted)
                return;
            assignField(member, value, wanted);
            found = true;
        });
        if (!found)
            throw TextError(say("ops", "%1 has no field %2")(Op::kName, wanted));
    }

    Issues validate() const override { return Rules::validate(m_op); }
    TensorDesc offeredOutput() const override { return Rules::offeredOutput(m_op); }
    bool outputIsFixed() const override { return Rules::kOutputIsFixed; }
    std::string_view featureLevel() const override { return Rules::featureLevel(m_op); }
    Plan makePlan() const override { return Rules::makePlan(m_op); }
    uint64_t estimatedTableBytes() const override { return Rules::estimatedTableBytes(m_op); }
    Explanation explain(const Plan& plan, uint64_t output) const override { return Rules::explain(m_op, plan, output); }
    std::optional<std::string> code(const Plan& plan, Dialect dialect) const override
    {
        return Rules::code(m_op, plan, dialect);
    }
    std::optional<Operator> otherOrder() const override { return Rules::otherOrder(m_op); }
    std::optional<WaysBack> waysBack() const override { return Rules::waysBack(m_op); }
    std::vector<AxisMap> axisMaps() const override { return Rules::axisMaps(m_op); }
    bool isGradient() const override { return Rules::kIsGradient; }
    Message mistrust() const override { return Rules::mistrust(m_op); }
    std::vector<Message> notes(const Plan& plan) const override { return Rules::notes(m_op, plan); }
    Operator forDxDispatch() const override { return Rules::forDxDispatch(m_op); }
    void randomize(Random& random) override { Rules::randomize(m_op, random); }
    std::span<const ConformanceLine> conformance() const override { return Rules::conformance(); }

private:
    using Rules = OperatorRules<Op>;

    static std::vector<Field> fieldsOf(const Op& op)
    {
        std::vector<Field> list;
        Rules::fields(op, [&](const FieldInfo& info, const auto& member) {
            list.push_back({info, toFieldValue(member)});
        });
        return list;
    }

    Op m_op;
};

template <OperatorFields Op>
Operator::Operator(Op fields)
    : m_model(std::make_unique<HeldOperator<Op>>(std::move(fields)))
{
}

} // namespace tessera

// Behind the rules of one of the engine's own operators: what others link instead of making it themselves.
#define TESSERA_BUILT_IN(FamilyRules, Op)                                                                              \
    template struct FamilyRules<Op>;                                                                                   \
    template struct OperatorRules<Op>;                                                                                 \
    template Operator::Operator(Op);
