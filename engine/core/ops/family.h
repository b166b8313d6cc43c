// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"

#include <type_traits>
#include <utility>

namespace tessera {

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

// The fields of an operator as its model. A family's model derives from it, inherits its constructor, overrides the
// rules of OperatorModel, and says which fields Op has:
//   static void visitFields(self, visit)   calls visit(FieldInfo, member) in DirectML's order; input and output first
template <class Model, OperatorFields Op> class HeldFields : public OperatorModel {
public:
    explicit HeldFields(Op op)
        : m_op(std::move(op))
    {
    }

    std::unique_ptr<OperatorModel> clone() const override { return std::make_unique<Model>(m_op); }
    bool equals(const OperatorModel& other) const override
    {
        const void* same = other.as(typeid(Op));
        return same != nullptr && m_op == *static_cast<const Op*>(same);
    }
    const void* as(const std::type_info& type) const override { return type == typeid(Op) ? &m_op : nullptr; }

    std::string_view name() const override { return Op::kRow.name; }
    Text sentence() const override { return Op::kRow.sentence; }
    const TensorDesc& input() const override { return m_op.input; }
    const TensorDesc& output() const override { return m_op.output; }
    TensorDesc& input() override { return m_op.input; }
    TensorDesc& output() override { return m_op.output; }
    const std::vector<Field>& defaults() const override
    {
        static const std::vector<Field> usual = listOf(Op());
        return usual;
    }
    std::vector<Field> fields() const override { return listOf(m_op); }
    void setField(std::string_view wanted, const FieldValue& value) override
    {
        bool found = false;
        Model::visitFields(m_op, [&](const FieldInfo& info, auto& member) {
            if (info.name != wanted)
                return;
            assignField(member, value, wanted);
            found = true;
        });
        if (!found)
            throw TextError(say("ops", "%1 has no field %2")(name(), wanted));
    }

protected:
    Op m_op;

private:
    static std::vector<Field> listOf(const Op& op)
    {
        std::vector<Field> list;
        Model::visitFields(op, [&](const FieldInfo& info, const auto& member) {
            list.push_back({info, toFieldValue(member)});
        });
        return list;
    }
};

} // namespace tessera
