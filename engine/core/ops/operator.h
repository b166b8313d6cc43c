// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/field.h"
#include "engine/core/tensor/issue.h"

#include <optional>

namespace TESSERA_API tessera {

// Every operator with its defaults and empty tensors: the engine's own, then those that were added. For lists and
// forms.
const std::vector<Operator>& allOperators();
// Makes an operator with its defaults known by its name. Before other threads use the engine. Throws TextError where
// the name is taken.
void addOperator(const Operator& op);

std::string_view name(const Operator& op); // "DEPTH_TO_SPACE1"
Text summary(const Operator& op); // one sentence
std::optional<Operator> operatorFromName(std::string_view name); // with or without DML_OPERATOR_; defaults

const TensorDesc& inputDesc(const Operator& op);
const TensorDesc& outputDesc(const Operator& op);
std::string_view inputField(const Operator& op); // "InputTensor", "InputGradientTensor"
std::string_view outputField(const Operator& op);

// The fields in DirectML's order. A form, a file or a test reads and writes an operator through these two.
std::vector<Field> fields(const Operator& op);
bool hasEffect(const Operator& op, const FieldInfo& info); // false: the field that it goes only with is off
// Whether a line or a file names the field: of those of ours, what is not the default or has an effect.
bool isWritten(const Operator& op, const Field& field);
void setField(Operator& op, std::string_view name,
              const FieldValue& value); // throws TextError: no such field, or another kind

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

TensorDesc offeredOutput(const Operator& op); // semantics.md, section 9
bool outputIsFixed(const Operator& op); // the offered shape is the only right one
std::string_view featureLevel(const Operator& op); // the lowest that runs it: "2_1"

// The same operator with its other Order; none where it has no order.
std::optional<Operator> withOtherOrder(const Operator& op);

// The functions below need an operator without issues.
Plan makePlan(const Operator& op);
Explanation explain(const Operator& op, const Plan& plan, uint64_t output); // of a logical output element

} // namespace tessera
