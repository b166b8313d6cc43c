// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/reference/axis_matrix.h"
#include "engine/compute/reference/families.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tessera::reference {

// Of the axes N, C, H, W. Lists shorter than four belong to the last axes; the others get `fill`.
template <class T> using PerAxis = std::array<T, 4>;

template <class T> PerAxis<T> padded(const std::vector<T>& list, T fill)
{
    PerAxis<T> axes;
    axes.fill(fill);
    std::ranges::copy_backward(list, axes.end());
    return axes;
}

template <class Op> AxisMatrix axisMatrix(const Op& op, const Axis& axis, const RunControl& control)
{
    if (op.interpolationMode == InterpolationMode::NearestNeighbor) {
        Rounding rounding;
        if constexpr (requires { op.roundingDirection; })
            rounding = op.roundingDirection;
        return nearestMatrix(axis, rounding);
    }
    if constexpr (requires { op.antialiased; })
        if (op.antialiased && axis.scale < 1) { // it is for shrinking; else it is plain linear, exactly
            needMemory(control, antialiasedBytes(axis));
            return op.antialiasFilter == AntialiasFilter::Halving ? halvingMatrix(axis) : triangleMatrix(axis);
        }
    return linearMatrix(axis);
}

// The forward map that the fields of a resampling or a gradient say, from tensors of the sizes `inputs` to `outputs`.
template <class Op>
PerAxis<AxisMatrix> forwardMatrices(const Op& op, const std::vector<uint32_t>& inputs,
                                    const std::vector<uint32_t>& outputs, const RunControl& control)
{
    const auto in = padded(inputs, 1u), out = padded(outputs, 1u);
    const auto scales = padded(op.scales, 1.0f);
    PerAxis<AxisMatrix> matrices;
    for (size_t i = 0; i < matrices.size(); ++i) {
        Axis axis{in[i], out[i], scales[i], 0.5f, -0.5f};
        if constexpr (requires { op.inputPixelOffsets; }) {
            axis.inputOffset = padded(op.inputPixelOffsets, 0.0f)[i];
            axis.outputOffset = padded(op.outputPixelOffsets, 0.0f)[i];
            if constexpr (ResampleGradOperator<Op>) // InputPixelOffsets is of the gradient's input, our outputs
                std::swap(axis.inputOffset, axis.outputOffset);
        }
        matrices[i] = axisMatrix(op, axis, control);
    }
    return matrices;
}

} // namespace tessera::reference
