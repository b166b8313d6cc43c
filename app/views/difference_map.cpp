// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/difference_map.h"

#include "engine/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tessera {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double ulps(DataType type, uint64_t a, uint64_t b)
{
    const uint64_t distance = ulpDistance(type, a, b);
    return distance == std::numeric_limits<uint64_t>::max() ? kNan : double(distance);
}

double signedDifference(DataType type, uint64_t a, uint64_t b)
{
    if (a == b)
        return 0;
    const double aValue = toDouble(type, a), bValue = toDouble(type, b);
    if (isFloat(type)) {
        const bool same = (std::isnan(aValue) && std::isnan(bValue)) || aValue == bValue; // −0 and 0, infinities
        return same ? 0 : aValue - bValue;
    }
    // Integers by their exact distance: neighbours beyond 2^53 are one number as doubles.
    const bool above = aValue > bValue || (aValue == bValue && a > b);
    return above ? ulps(type, a, b) : -ulps(type, a, b);
}

double differenceOf(DataType type, uint64_t a, uint64_t b, DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Signed:
        return signedDifference(type, a, b);
    case DifferenceKind::Absolute:
        return std::abs(signedDifference(type, a, b));
    default:
        return ulps(type, a, b);
    }
}

Tensor packed(const Tensor& tensor)
{
    return isPacked(tensor.desc) ? tensor
                                 : withLayout(tensor, {.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes});
}

} // namespace

TensorView::Overlay differenceMap(const Tensor& a, const Tensor& b, DifferenceKind kind)
{
    const Tensor left = packed(a), right = packed(b);
    Tensor map(TensorDesc{.dataType = DataType::Float32, .sizes = a.desc.sizes});
    auto* values = reinterpret_cast<float*>(map.writableBytes().data());
    const uint64_t count = elementCount(a.desc);
    double largest = 0;
    for (uint64_t i = 0; i < count; ++i) {
        const double difference = differenceOf(a.desc.dataType, left.bits(i), right.bits(i), kind);
        values[i] = float(difference);
        if (std::isfinite(difference))
            largest = std::max(largest, std::abs(difference));
    }
    const double range = largest > 0 ? largest : 1;
    const bool isSigned = kind == DifferenceKind::Signed;
    return {.tensor = std::move(map),
            .map = isSigned ? ColorMap::Diverging : ColorMap::Viridis,
            .minimum = isSigned ? -range : 0,
            .maximum = range,
            .logarithmic = kind == DifferenceKind::Ulp};
}

} // namespace tessera
