// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/ops/explain.h"
#include "engine/core/tensor/field.h"
#include "engine/core/tensor/issue.h"
#include "engine/core/tensor/random.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace TESSERA_API tessera {

class Operator;
struct AxisMap;
struct Plan;

// A case of the conformance pack.
struct ConformanceLine {
    std::string_view title;
    std::string_view text; // the case's line: engine/core/case/case.h
    std::span<const DataType> types = {}; // a case for each of them, which the line then does not name
};

// What undoes a permutation.
struct WaysBack;

// All that the engine knows of the operator whose fields are Op: a family specializes it, and the concept
// OperatorFamily (engine/core/ops/family.h) says what it has. Where a function takes a plan, it is makePlan(op); all
// but fields, validate, offeredOutput, featureLevel and axisMaps need an operator without issues.
//   static void fields(self, visit)    calls visit(FieldInfo, member) in DirectML's order; input and output come first
//   static Issues validate(op)         everything that is wrong, at once, before anything is allocated
//   static TensorDesc offeredOutput(op)    packed; sizes empty where the fields give no shape
//   static bool kOutputIsFixed         the offered shape is the only right one
//   static std::string_view featureLevel(op)   the lowest of DirectML that runs it: "2_1"
//   static Plan makePlan(op)
//   static uint64_t estimatedTableBytes(op)    of the plan: an upper bound, before it is made
//   static Explanation explain(op, plan, output)   of a logical output element
//   static std::optional<std::string> code(op, plan, dialect)   in the dialect's own name for it; none: it has no
//                                      such name, and the code follows from the plan or the axis maps
//   static std::optional<Op> otherOrder(op)    the same with its other Order; none: it has none
//   static std::optional<WaysBack> waysBack(op)    none: it is no permutation
//   static std::vector<AxisMap> axisMaps(op)   the forward map of every dimension; empty: it resamples nothing
//   static bool kIsGradient            the axis maps lead from the output tensor to the input tensor
//   static Message mistrust(op)    why no input can tell right from wrong; empty: one can
//   static std::vector<Message> notes(op, plan)    what a comparison of this case leaves untested, and
//                                      what else must be known of it
//   static Operator forDxDispatch(op)  what DxDispatch runs instead; throws TextError where nothing does the same
//   static void randomize(op, random)  small fields without issues; layouts stay packed
//   static std::span<const ConformanceLine> conformance()  the cases of its family in the conformance pack
template <class Op> struct OperatorRules;

// What every permutation says of itself. A family of permutations derives from it.
struct PermutationRules {
    static constexpr bool kOutputIsFixed = true;
    static constexpr bool kIsGradient = false;
    static uint64_t estimatedTableBytes(const auto&) { return 0; } // strides only
    static std::vector<AxisMap> axisMaps(const auto&);
};

// What every resampling says of itself.
struct ResamplingRules {
    static constexpr bool kOutputIsFixed = false;
    static std::optional<std::string> code(const auto&, const Plan&, Dialect) { return {}; }
    template <class Op> static std::optional<Op> otherOrder(const Op&) { return {}; }
    static std::optional<WaysBack> waysBack(const auto&);
    static Message mistrust(const auto&) { return {}; }
};

} // namespace tessera
