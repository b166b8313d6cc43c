// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"

namespace tessera {

// What depth_space.cpp and resample.cpp each answer for their operators. All but the first three need an operator
// without issues.
struct Family {
    Issues (*issues)(const Operator& op);
    TensorDesc (*offeredOutput)(const Operator& op);
    std::string_view (*featureLevel)(const Operator& op);
    Plan (*plan)(const Operator& op);
    Explanation (*explanation)(const Operator& op, const Plan& plan, uint64_t output);
    std::vector<Message> (*notes)(const Operator& op, const Plan& plan);
};
extern const Family kDepthSpaceFamily, kResampleFamily;

// The issues of both tensors: their descriptions, and that they have one data type, which is one of `types`.
Issues tensorIssues(const Operator& op, std::span<const DataType> types);
// "InputTensor" and 1 give "InputTensor.Sizes[1]".
std::string sizePath(std::string_view tensor, size_t axis);

// The words of an element of a resampling, whose maps are padded in front to four axes.
Explanation explainTaps(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output);
// Whether an axis of such maps is halved by a rule that is in no document of DirectML; and the sentence that says so.
bool isHalvedByOurRule(const std::array<AxisMap, 4>& maps);
inline constexpr Text kOurHalving = say("ops",
                                        "How DirectML halves an odd length, or where offsets are not pixel "
                                        "centres, is in no document: here it is our rule.");

uint64_t estimatedTableBytes(const Operator& op); // an upper bound for the plan's tables, before it is made

} // namespace tessera
