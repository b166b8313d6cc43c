// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/budget.h"

namespace tessera {

// Every operator with its defaults and empty tensors, in the order of AllOperators. For lists and forms.
const std::vector<Operator>& allOperators();

std::optional<Operator> operatorFromName(std::string_view name); // with or without DML_OPERATOR_; defaults

// What OperatorModel answers, as functions.
inline std::string_view name(const Operator& op) // "DEPTH_TO_SPACE1"
{
    return op->name();
}
inline const TensorDesc& inputDesc(const Operator& op)
{
    return op->input();
}
inline const TensorDesc& outputDesc(const Operator& op)
{
    return op->output();
}
inline std::string_view inputField(const Operator& op) // "InputTensor", "InputGradientTensor"
{
    return op->defaults()[0].info.name;
}
inline std::string_view outputField(const Operator& op)
{
    return op->defaults()[1].info.name;
}

// The fields in DirectML's order. A form, a file or a test reads and writes an operator through these two.
inline std::vector<Field> fields(const Operator& op)
{
    return op->fields();
}
// Throws TextError: no such field, or another kind.
inline void setField(Operator& op, std::string_view name, const FieldValue& value)
{
    op->setField(name, value);
}
// One of the fields; none: it has no field of that name.
std::optional<Field> findField(const Operator& op, std::string_view name);
bool hasEffect(const Operator& op, const FieldInfo& info); // false: the field that it goes only with is off
// Whether a line or a file names the field: of those of ours, what is not the default or has an effect.
bool isWritten(const Operator& op, const Field& field);

// The same as a user's change: lists, counts and the output's data type follow the input, and the output's shape
// follows where it was the offered one before (or the rank changed). An output shape of the user's own stays.
void changeField(Operator& op, std::string_view name, const FieldValue& value);
bool outputIsOffered(const Operator& op); // the output's sizes are those of offeredOutput

// Sets the input's sizes and data type and what follows from them: the output's data type, the lists' lengths and
// counts (axes are added and removed in front), the offered output shape, packed layouts where the rank changes.
void setInput(Operator& op, DataType type, std::vector<uint32_t> sizes);
// The same with the operator changed: what both have is kept.
Operator converted(const Operator& from, const Operator& to);

// Everything that is wrong, at once, before anything is allocated (semantics.md, section 5). The budget bounds both
// buffers and the plan's tables together.
Issues validate(const Operator& op, const MemoryBudget& budget = {});

inline TensorDesc offeredOutput(const Operator& op) // semantics.md, section 9
{
    return op->offeredOutput();
}
// The same operator with its other Order; none where it has no order.
inline std::optional<Operator> withOtherOrder(const Operator& op)
{
    return op->otherOrder();
}
// None: the operator is of another family, whatever its fields are called.
inline std::optional<BlockOrder> blockOrder(const Operator& op)
{
    return op->blockOrder();
}

// The functions below need an operator without issues.
inline Plan makePlan(const Operator& op)
{
    return op->makePlan();
}
inline Explanation explain(const Operator& op, const Plan& plan, uint64_t output) // for a logical output element
{
    return op->explain(plan, output);
}

} // namespace tessera
