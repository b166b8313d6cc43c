// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "tests/support/tensors.h"

namespace tessera {

// A case that copies: blocks of one element.
inline Plan copyPlan(const TensorDesc& desc)
{
    return makePlan(Operator{.kind = OperatorKind::DepthToSpace1, .input = desc, .output = desc, .blockSize = 1});
}

// RESAMPLE1 along a row, with pixel centres.
inline Operator rowOperator(const TensorDesc& input, uint32_t outputs, float scale = 1,
                            InterpolationMode mode = InterpolationMode::NearestNeighbor)
{
    return {.kind = OperatorKind::Resample1,
            .input = input,
            .output = {.dataType = input.dataType, .sizes = {1, 1, 1, outputs}},
            .interpolationMode = mode,
            .scales = {1, 1, 1, scale}};
}

inline Comparison compareCopies(const Tensor& a, const Tensor& b, const Tolerance& tolerance = {})
{
    return compare(copyPlan(a.desc), a, a, b, tolerance);
}

// Two outputs of a case that computes, where the plan has something to say about them.
inline Comparison compareLinear(const Tensor& input, float scale, const Tensor& a, const Tensor& b,
                                const Tolerance& tolerance)
{
    const Operator op = rowOperator(input.desc, a.desc.sizes[3], scale, InterpolationMode::Linear);
    return compare(makePlan(op), input, a, b, tolerance);
}

inline std::vector<uint64_t> elementsOf(const std::vector<ElementDifference>& list)
{
    std::vector<uint64_t> elements;
    for (const ElementDifference& each : list)
        elements.push_back(each.element);
    return elements;
}

} // namespace tessera
