// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/reference/families.h"

#include <algorithm>
#include <cmath>

namespace tessera::reference {

namespace {

// The only float32 in this engine, because the coordinate is defined in float32.
float coordinate(const Axis& axis, int64_t output)
{
    return (static_cast<float>(output) - axis.outputOffset) / axis.scale - axis.inputOffset;
}

double stretchOf(const Axis& axis)
{
    return std::max(1.0, 1.0 / static_cast<double>(axis.scale));
}

// A matrix with that many columns; row(matrix, o, x) fills its row o.
template <class Row> AxisMatrix matrixOf(const Axis& axis, int64_t columns, Row&& row)
{
    AxisMatrix matrix(axis.outputs, columns);
    for (int64_t o = 0; o < axis.outputs; ++o) {
        matrix.startVec(o);
        row(matrix, o, coordinate(axis, o));
    }
    matrix.finalize();
    return matrix;
}

// The triangle that is 1 at x and 0 at a distance of `stretch`, at all integers, however many.
class StretchedTriangle {
public:
    StretchedTriangle(double x, double stretch)
        : m_x(x)
        , m_stretch(stretch)
    {
        const double fraction = x - std::floor(x);
        m_total = tail(fraction) + tail(1 - fraction);
    }

    double weight(double i) const { return std::max(0.0, 1 - std::abs(i - m_x) / m_stretch); }
    double before(double i) const { return m_x >= i - 1 ? tail(m_x - (i - 1)) : m_total - tail(i - m_x); }
    double after(double i) const { return m_x <= i + 1 ? tail(i + 1 - m_x) : m_total - tail(m_x - i); }

private:
    // The weight of the points at the distances d, d + 1, d + 2 … on one side.
    double tail(double d) const
    {
        if (d >= m_stretch)
            return 0;
        const double points = std::floor(m_stretch - d) + 1;
        return points * (1 - d / m_stretch) - points * (points - 1) / (2 * m_stretch);
    }

    double m_x, m_stretch;
    double m_total = 0;
};

using Row = std::vector<std::pair<int64_t, double>>; // elements and their weights, ascending

Row neighbours(const Axis& axis, float x)
{
    const double inside = std::clamp<double>(x, 0, axis.inputs - 1);
    const double below = std::floor(inside);
    const double t = inside - below;
    const auto first = static_cast<int64_t>(below);
    return t > 0 ? Row{{first, 1 - t}, {first + 1, t}} : Row{{first, 1}};
}

// A row over means of pairs becomes a row over the `length` elements that were paired. The last element of an odd
// length is its own partner.
Row unpaired(const Row& means, int64_t length)
{
    Row row;
    row.reserve(2 * means.size());
    for (const auto& [mean, weight] : means) {
        const bool isAlone = 2 * mean + 1 == length;
        row.emplace_back(2 * mean, isAlone ? weight : weight / 2);
        if (!isAlone)
            row.emplace_back(2 * mean + 1, weight / 2);
    }
    return row;
}

} // namespace

AxisMatrix nearestMatrix(const Axis& axis, Rounding rounding)
{
    const auto round = [&](float x) {
        if (!rounding)
            return std::floor(x + 0.5f);
        return *rounding == AxisDirection::Increasing ? std::ceil(x) : std::floor(x);
    };
    return matrixOf(axis, axis.inputs, [&](AxisMatrix& matrix, int64_t o, float x) {
        const float near = std::clamp(x, -1.0f, static_cast<float>(axis.inputs)); // x may be infinite
        matrix.insertBack(o, std::clamp<int64_t>(static_cast<int64_t>(round(near)), 0, axis.inputs - 1)) = 1;
    });
}

AxisMatrix linearMatrix(const Axis& axis)
{
    return matrixOf(axis, axis.inputs, [&](AxisMatrix& matrix, int64_t o, float x) {
        for (const auto& [i, weight] : neighbours(axis, x))
            matrix.insertBack(o, i) = weight;
    });
}

double antialiasedBytes(const Axis& axis)
{
    constexpr double growing = 3; // a list and the one that it is copied into
    const double taps = std::min(2 * stretchOf(axis) + 2, static_cast<double>(axis.inputs));
    return growing * taps * (axis.outputs + 1.0) * (sizeof(double) + sizeof(int64_t));
}

AxisMatrix halvingMatrix(const Axis& axis)
{
    Axis left = axis;
    double offset = static_cast<double>(axis.inputOffset);
    std::vector<int64_t> lengths; // before each halving
    for (; left.scale < 0.5f; left.scale *= 2) {
        lengths.push_back(left.inputs);
        left.inputs = (left.inputs + 1) / 2;
        offset = 0.5 + (offset - 0.5) / 2;
    }
    left.inputOffset = static_cast<float>(offset);
    return matrixOf(left, axis.inputs, [&](AxisMatrix& matrix, int64_t o, float x) {
        Row row = neighbours(left, x);
        for (auto length = lengths.rbegin(); length != lengths.rend(); ++length)
            row = unpaired(row, *length);
        for (const auto& [i, weight] : row)
            matrix.insertBack(o, i) = weight;
    });
}

AxisMatrix triangleMatrix(const Axis& axis)
{
    const double stretch = stretchOf(axis);
    return matrixOf(axis, axis.inputs, [&](AxisMatrix& matrix, int64_t o, float x) {
        const int64_t last = int64_t{axis.inputs} - 1;
        if (std::isinf(x)) { // every tap lies at one side
            matrix.insertBack(o, x < 0 ? 0 : last) = 1;
            return;
        }
        const double center = x;
        const StretchedTriangle triangle(center, stretch);
        const auto inside = [&](double i) { return static_cast<int64_t>(std::clamp<double>(i, 0, axis.inputs - 1)); };
        Row weights;
        for (int64_t i = inside(std::floor(center - stretch)); i <= inside(std::ceil(center + stretch)); ++i) {
            double weight = triangle.weight(static_cast<double>(i));
            if (i == 0) // each tap before the input reads its first element
                weight += triangle.before(0);
            if (i == last)
                weight += triangle.after(static_cast<double>(last));
            if (weight > 0)
                weights.emplace_back(i, weight);
        }
        double sum = 0; // of these very numbers, so a single tap weighs exactly 1 and copies
        for (const auto& [i, weight] : weights)
            sum += weight;
        for (const auto& [i, weight] : weights)
            matrix.insertBack(o, i) = weight / sum;
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
