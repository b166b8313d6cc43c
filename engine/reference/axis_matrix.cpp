// SPDX-License-Identifier: Apache-2.0
#include "engine/reference/axis_matrix.h"

#include <algorithm>
#include <cmath>

namespace tessera::reference {

namespace {

// The only float32 in this engine: the coordinate is defined so.
float coordinate(const Axis& axis, int64_t output)
{
    return (static_cast<float>(output) - axis.outputOffset) / axis.scale - axis.inputOffset;
}

double stretchOf(const Axis& axis)
{
    return std::max(1.0, 1.0 / static_cast<double>(axis.scale));
}

// A matrix whose row o is filled by row(matrix, o, x).
template <class Row> AxisMatrix matrixOf(const Axis& axis, Row&& row)
{
    AxisMatrix matrix(axis.outputs, axis.inputs);
    for (int64_t o = 0; o < axis.outputs; ++o) {
        matrix.startVec(o);
        row(matrix, o, coordinate(axis, o));
    }
    matrix.finalize();
    return matrix;
}

} // namespace

AxisMatrix nearestMatrix(const Axis& axis, Rounding rounding)
{
    const auto round = [&](float x) {
        if (!rounding)
            return std::floor(x + 0.5f);
        return *rounding == AxisDirection::Increasing ? std::ceil(x) : std::floor(x);
    };
    return matrixOf(axis, [&](AxisMatrix& matrix, int64_t o, float x) {
        const float near = std::clamp(x, -1.0f, static_cast<float>(axis.inputs)); // x may be infinite
        matrix.insertBack(o, std::clamp<int64_t>(static_cast<int64_t>(round(near)), 0, axis.inputs - 1)) = 1;
    });
}

AxisMatrix linearMatrix(const Axis& axis)
{
    return matrixOf(axis, [&](AxisMatrix& matrix, int64_t o, float x) {
        const double inside = std::clamp<double>(x, 0, axis.inputs - 1);
        const double below = std::floor(inside);
        const double t = inside - below;
        matrix.insertBack(o, static_cast<int64_t>(below)) = 1 - t;
        if (t > 0)
            matrix.insertBack(o, static_cast<int64_t>(below) + 1) = t;
    });
}

double antialiasedBytes(const Axis& axis)
{
    constexpr double growing = 3; // a list and the one that it moves into
    const double taps = std::min(2 * stretchOf(axis) + 2, static_cast<double>(axis.inputs));
    return growing * taps * axis.outputs * (sizeof(double) + sizeof(int64_t));
}

AxisMatrix antialiasedMatrix(const Axis& axis)
{
    const double stretch = stretchOf(axis);
    if (stretch == 1)
        return linearMatrix(axis);
    return matrixOf(axis, [&](AxisMatrix& matrix, int64_t o, float center) {
        const double x = center;
        const double last = axis.inputs - 1;
        const auto weight = [&](int64_t i) { return 1 - std::abs(static_cast<double>(i) - x) / stretch; };
        const auto begin = static_cast<int64_t>(std::clamp(std::floor(x - stretch), 0.0, last));
        const auto end = static_cast<int64_t>(std::clamp(std::ceil(x + stretch), 0.0, last));
        double sum = 0;
        for (int64_t i = begin; i <= end; ++i)
            sum += std::max(0.0, weight(i));
        if (sum == 0) { // no input lies under the filter
            matrix.insertBack(o, x < 0 ? 0 : static_cast<int64_t>(last)) = 1;
            return;
        }
        for (int64_t i = begin; i <= end; ++i)
            if (weight(i) > 0)
                matrix.insertBack(o, i) = weight(i) / sum;
    });
}

std::optional<std::vector<uint64_t>> selection(const AxisMatrix& matrix)
{
    std::vector<uint64_t> columns;
    columns.reserve(static_cast<size_t>(matrix.rows()));
    for (int64_t row = 0; row < matrix.rows(); ++row) {
        const AxisMatrix::InnerIterator only(matrix, row);
        const int64_t count = matrix.outerIndexPtr()[row + 1] - matrix.outerIndexPtr()[row];
        if (count != 1 || only.value() != 1)
            return std::nullopt;
        columns.push_back(static_cast<uint64_t>(only.col()));
    }
    return columns;
}

} // namespace tessera::reference
