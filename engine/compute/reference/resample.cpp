// SPDX-License-Identifier: Apache-2.0
// Resamplings and their gradients: one sparse matrix for each axis.
#include "engine/compute/reference/families.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tessera::reference {

namespace {

// One entry for each of the axes N, C, H, W. Lists shorter than four belong to the last axes; the others get `fill`.
template <class T> using PerAxis = std::array<T, 4>;

// The columns that a matrix selects; none: it computes.
using SelectedInputs = std::optional<std::vector<uint64_t>>;

uint64_t inputs(const AxisMatrix& matrix)
{
    return static_cast<uint64_t>(matrix.cols());
}

uint64_t outputs(const AxisMatrix& matrix)
{
    return static_cast<uint64_t>(matrix.rows());
}

template <class Word>
void gather(const PerAxis<AxisMatrix>& matrices, const PerAxis<SelectedInputs>& from, Input input, Output output,
            const RunControl& control)
{
    const auto* in = reinterpret_cast<const Word*>(input.data());
    auto* out = reinterpret_cast<Word*>(output.data());
    uint64_t plane = 0;
    for (const uint64_t n : *from[0]) {
        for (const uint64_t c : *from[1]) {
            checkpoint(control, plane++, from[0]->size() * from[1]->size());
            for (const uint64_t h : *from[2]) {
                const Word* row = in + ((n * inputs(matrices[1]) + c) * inputs(matrices[2]) + h) * inputs(matrices[3]);
                for (const uint64_t w : *from[3])
                    *out++ = row[w];
            }
        }
    }
}

// Multiplies values along one axis of a tensor seen as {outer, axis, inner}. A sum begins with its first term, since 0
// + −0 would be +0.
std::vector<double> product(const AxisMatrix& matrix, uint64_t outer, uint64_t inner, const std::vector<double>& values,
                            const std::stop_token& stop)
{
    std::vector<double> result(outer * outputs(matrix) * inner);
    double* to = result.data();
    for (uint64_t slice = 0; slice < outer; ++slice) {
        if (stop.stop_requested())
            throw Cancelled();
        const double* from = values.data() + slice * inputs(matrix) * inner;
        for (uint64_t row = 0; row < outputs(matrix); ++row, to += inner) {
            const auto begin = matrix.outerIndexPtr()[row], end = matrix.outerIndexPtr()[row + 1];
            for (auto k = begin; k < end; ++k) {
                const double weight = matrix.valuePtr()[k];
                const double* term = from + static_cast<uint64_t>(matrix.innerIndexPtr()[k]) * inner;
                for (uint64_t i = 0; i < inner; ++i)
                    to[i] = k == begin ? weight * term[i] : to[i] + weight * term[i];
            }
        }
    }
    return result;
}

bool isIdentity(const AxisMatrix& matrix, const SelectedInputs& from)
{
    if (!from || matrix.rows() != matrix.cols())
        return false;
    for (uint64_t row = 0; row < from->size(); ++row)
        if ((*from)[row] != row)
            return false;
    return true;
}

// The most values that are held at a time from axis `first` on: the lists before and after an axis.
double largestPair(const PerAxis<AxisMatrix>& matrices, size_t first)
{
    double before = 1, largest = 0;
    for (size_t axis = first; axis < matrices.size(); ++axis)
        before *= static_cast<double>(inputs(matrices[axis]));
    for (size_t axis = first; axis < matrices.size(); ++axis) {
        const double after =
            before / static_cast<double>(inputs(matrices[axis])) * static_cast<double>(outputs(matrices[axis]));
        largest = std::max(largest, before + after);
        before = after;
    }
    return largest * sizeof(double);
}

template <class Word>
void sum(const PerAxis<AxisMatrix>& matrices, const PerAxis<bool>& identity, DataType type, Input input, Output output,
         const RunControl& control)
{
    // Leading axes that are identities cut the tensor into independent slices, which take less memory.
    size_t first = 0;
    uint64_t slices = 1, count = 1;
    while (identity[first]) // ends, since all identities were copied above
        slices *= inputs(matrices[first++]);
    for (size_t axis = first; axis < matrices.size(); ++axis)
        count *= inputs(matrices[axis]);

    requireMemory(control, largestPair(matrices, first));
    const auto* in = reinterpret_cast<const Word*>(input.data());
    auto* out = reinterpret_cast<Word*>(output.data());
    for (uint64_t slice = 0; slice < slices; ++slice, in += count) {
        checkpoint(control, slice, slices);
        std::vector<double> values(count);
        std::transform(in, in + count, values.begin(), [&](Word bits) { return toDouble(type, bits); });
        uint64_t outer = 1;
        for (size_t axis = first; axis < matrices.size(); ++axis) {
            const uint64_t inner = values.size() / outer / inputs(matrices[axis]);
            if (!identity[axis])
                values = product(matrices[axis], outer, inner, values, control.stop);
            outer *= outputs(matrices[axis]);
        }
        out = std::transform(values.begin(), values.end(), out,
                             [&](double value) { return static_cast<Word>(fromSum(type, value)); });
    }
}

template <class Word>
void multiplyWords(const PerAxis<AxisMatrix>& matrices, DataType type, Input input, Output output,
                   const RunControl& control)
{
    PerAxis<SelectedInputs> from;
    PerAxis<bool> identity;
    for (size_t axis = 0; axis < matrices.size(); ++axis) {
        from[axis] = selection(matrices[axis]);
        identity[axis] = isIdentity(matrices[axis], from[axis]);
    }
    if (std::ranges::all_of(from, [](const SelectedInputs& one) { return one.has_value(); }))
        gather<Word>(matrices, from, input, output, control);
    else
        sum<Word>(matrices, identity, type, input, output, control);
}

// Multiplies the packed elements of `type` along every axis. Where all four matrices select, bits are copied; else
// values are summed in float64 over all axes and rounded once, to the type. Throws Cancelled.
void multiply(const PerAxis<AxisMatrix>& matrices, DataType type, Input input, Output output, const RunControl& control)
{
    switch (elementBytes(type)) {
    case 1:
        return multiplyWords<uint8_t>(matrices, type, input, output, control);
    case 2:
        return multiplyWords<uint16_t>(matrices, type, input, output, control);
    }
    return multiplyWords<uint32_t>(matrices, type, input, output, control);
}

template <class T> PerAxis<T> padded(const std::vector<T>& list, T fill)
{
    PerAxis<T> axes;
    axes.fill(fill);
    std::ranges::copy_backward(list, axes.end());
    return axes;
}

AxisMatrix axisMatrix(const Operator& op, const Axis& axis, const RunControl& control)
{
    if (op.interpolationMode == InterpolationMode::NearestNeighbor) {
        Rounding rounding;
        if (op.row().hasDirection)
            rounding = op.roundingDirection;
        return nearestMatrix(axis, rounding);
    }
    if (op.antialiased && axis.scale < 1) { // the filter only applies where the axis shrinks
        requireMemory(control, antialiasedBytes(axis));
        return op.antialiasFilter == AntialiasFilter::Halving ? halvingMatrix(axis) : triangleMatrix(axis);
    }
    return linearMatrix(axis);
}

// The forward map of a resampling's or a gradient's fields, from tensors of the sizes `inputs` to `outputs`.
PerAxis<AxisMatrix> forwardMatrices(const Operator& op, const std::vector<uint32_t>& inputs,
                                    const std::vector<uint32_t>& outputs, const RunControl& control)
{
    const auto in = padded(inputs, 1u), out = padded(outputs, 1u);
    const auto scales = padded(op.scales, 1.0f);
    PerAxis<AxisMatrix> matrices;
    for (size_t i = 0; i < matrices.size(); ++i) {
        Axis axis{in[i], out[i], scales[i], 0.5f, -0.5f};
        if (op.row().hasOffsets) {
            axis.inputOffset = padded(op.inputPixelOffsets, 0.0f)[i];
            axis.outputOffset = padded(op.outputPixelOffsets, 0.0f)[i];
            if (op.row().isGradient) // InputPixelOffsets belongs to the gradient's input, the map's output
                std::swap(axis.inputOffset, axis.outputOffset);
        }
        matrices[i] = axisMatrix(op, axis, control);
    }
    return matrices;
}

} // namespace

void resample(const Operator& op, Input input, Output output, const RunControl& control)
{
    if (!op.row().isGradient)
        return multiply(forwardMatrices(op, op.input.sizes, op.output.sizes, control), op.input.dataType, input, output,
                        control);
    // The gradient goes backwards: the forward map leads from the shape of our output to that of our input.
    auto matrices = forwardMatrices(op, op.output.sizes, op.input.sizes, control);
    for (AxisMatrix& matrix : matrices)
        matrix = AxisMatrix(matrix.transpose());
    multiply(matrices, op.input.dataType, input, output, control);
}

} // namespace tessera::reference
