// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/budget.h"

#include <optional>

namespace tessera {

// The room has the operators: their fields, rules, plans and explanations. This header has what can be asked of any
// operator, for all rooms above; operators.h has the struct itself, also for the reference engine, which may not know
// a plan.

class Random;
struct BlockMove;
struct WeightTable;

const std::vector<Operator>& allOperators(); // each with its defaults and empty tensors
std::optional<Operator> operatorFromName(std::string_view name); // with or without DML_OPERATOR_; defaults
inline std::string_view name(const Operator& op) // "DEPTH_TO_SPACE1"
{
    return op.row().name;
}
inline std::string_view inputField(const Operator& op)
{
    return op.row().isGradient ? "InputGradientTensor" : "InputTensor";
}
inline std::string_view outputField(const Operator& op)
{
    return op.row().isGradient ? "OutputGradientTensor" : "OutputTensor";
}
// The fields that hold the two offsets.
inline constexpr std::string_view kInputPixelOffsets = "InputPixelOffsets", kOutputPixelOffsets = "OutputPixelOffsets";

// The fields in DirectML's order, input and output first. Forms, files and tests read and write an operator through
// fields() and setField().
std::vector<Field> fields(const Operator& op);
void setField(Operator& op, std::string_view name, const FieldValue& value); // throws TextError: no such field or kind
const std::vector<Field>& defaultFields(const Operator& op); // the fields of the operator as allOperators() has it
std::optional<Field> findField(const Operator& op, std::string_view name); // none: it has no field of that name
bool hasEffect(const Operator& op, const FieldInfo& info); // false: the field that switches it on is off
// Whether a line or a file names the field. A field of ours is left out where it is the default and has no effect.
bool isWritten(const Operator& op, const Field& field);

// A user's change. Lists, counts and the output's data type follow the input. The output's shape follows where it was
// the offered one or the rank changed; a shape of the user's own stays.
void changeField(Operator& op, std::string_view name, const FieldValue& value);
// Sets the input's sizes and data type, and all that follows from them: the output's data type, the lists' lengths and
// counts (axes are added and removed in front), the offered output shape, and packed layouts where the rank changes.
void setInput(Operator& op, DataType type, std::vector<uint32_t> sizes);
// `from` as the operator `to`; the fields that both have are kept.
Operator converted(const Operator& from, const Operator& to);

// Everything that is wrong, at once, before anything is allocated (semantics.md, section 5). The budget bounds both
// buffers and the plan's tables together.
Issues validate(const Operator& op, const MemoryBudget& budget = {});
TensorDesc offeredOutput(const Operator& op); // packed; sizes empty where the fields give no shape; semantics.md, 9
bool outputIsOffered(const Operator& op); // the output's sizes are those of offeredOutput
inline bool outputIsFixed(const Operator& op) // the offered shape is the only right one
{
    return op.row().movesBlocks;
}
std::string_view featureLevel(const Operator& op); // the lowest of DirectML that runs it: "2_1"
void randomize(Operator& op, Random& random); // small fields without issues; layouts stay packed
std::vector<WeightTable> operatorWeights(); // the weights of its decisions, for people

// A line of an element's formula, with the numbers put in. It belongs to one axis, so that a view can colour it.
struct FormulaLine {
    int axis; // 0 … 3 = N, C, H, W; −1 = of the whole element
    Message text; // "y = 2 = 1·2 + 0"
    std::optional<uint32_t> coordinate = {}; // where the line says no more than that: "n = 0"

    bool operator==(const FormulaLine&) const = default;
};

struct Explanation {
    std::vector<FormulaLine> formula;
    Message sentence; // in words: "Output row 2 is even, so …"
};

// The functions below need an operator without issues. A plan is makePlan(op).
Plan makePlan(const Operator& op);
Explanation explain(const Operator& op, const Plan& plan, uint64_t output); // for a logical output element
// The formula of every element in symbols, into which explain() puts the numbers. It has a line for each axis that does
// more than copy. A gradient's lines are its forward map's.
std::vector<FormulaLine> symbolsOf(const Operator& op, const Plan& plan);
// An axis in the letters of its factors: "c·b² + by·b + bx". `axis`: indices of the factors, outermost first.
std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis);
Message mistrust(const Operator& op); // why no input can tell right from wrong; empty: some input can
// What a comparison of this case leaves untested, and what else a user must know of it.
std::vector<Message> notesOf(const Operator& op, const Plan& plan);
Operator forDxDispatch(const Operator& op); // what it runs instead; throws TextError where nothing does the same

bool isLinear(const Operator& op); // its InterpolationMode is LINEAR
// What this value of a field makes the operator do, in one sentence. With a filter, and for a gradient, interpolation
// has other sentences.
Text meaningOf(const Operator& op, const EnumValue& value);
// Why no value of this field changes anything, in one sentence; empty: its values do.
Text whyWithoutEffect(const Operator& op, std::string_view field);

// Depth and space; none: the operator moves no blocks.
struct BlockOrder {
    bool toSpace; // channels become blocks of pixels
    uint32_t blockSize;
    DepthSpaceOrder order;
};
std::optional<BlockOrder> blockOrder(const Operator& op);
// The operators that undo this one: in its own order, and in the other, with which it is likely to be confused.
struct Inverses {
    Operator same, other;
};
std::optional<Inverses> inversesOf(const Operator& op);
std::optional<Operator> withOtherOrder(const Operator& op); // none where it has no field Order
std::string_view channelLetters(DepthSpaceOrder order); // as BlockMove::channels has them
// The DEPTH_TO_SPACE1 or SPACE_TO_DEPTH1 that moves so, with strides where a tensor's channels are last. None: no
// operator has the order, or the block is not square.
std::optional<Operator> operatorOf(const BlockMove& move, DataType type);

} // namespace tessera
