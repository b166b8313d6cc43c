// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_statistics.h"

#include "app/tensor/planes/value_elements.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

template <class T> bool isDenormal(T element)
{
    if constexpr (std::is_floating_point_v<T>)
        return std::fpclassify(element) == FP_SUBNORMAL;
    return false;
}

bool isDenormal(HalfBits element)
{
    return (element.bits & 0x7c00) == 0 && (element.bits & 0x03ff) != 0;
}

} // namespace

ValueStatistics statisticsOf(const Tensor& tensor, const ElementSelection& chosen, const std::stop_token& stop)
{
    ValueStatistics found;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    double mean = 0, squares = 0; // Welford's, so that large offsets cost no digits
    uint64_t finite = 0;
    forElements(tensor, chosen, stop, [&](auto element) {
        const double value = elementValue(element);
        ++found.count;
        if (std::isnan(value)) {
            ++found.notANumber;
            return;
        }
        if (std::isinf(value)) {
            ++found.infinite;
            return;
        }
        found.zero += value == 0;
        found.denormal += isDenormal(element);
        low = std::min(low, value);
        high = std::max(high, value);
        const double distance = value - mean;
        mean += distance / double(++finite);
        squares += distance * (value - mean);
    });
    if (finite > 0) {
        found.minimum = low;
        found.maximum = high;
        found.mean = mean;
        found.deviation = std::sqrt(squares / double(finite));
    }
    return found;
}

namespace {

// A value's place on the axis before that is scaled to 0 … 1.
double bent(HistogramAxis axis, double minimum, double maximum, double value)
{
    if (axis == HistogramAxis::Linear)
        return value;
    const double unit = std::max({std::abs(minimum), std::abs(maximum), 1e-300}) / 1000;
    return std::copysign(std::log1p(std::abs(value) / unit), value);
}

double straightened(HistogramAxis axis, double minimum, double maximum, double value)
{
    if (axis == HistogramAxis::Linear)
        return value;
    const double unit = std::max({std::abs(minimum), std::abs(maximum), 1e-300}) / 1000;
    return std::copysign(std::expm1(std::abs(value)) * unit, value);
}

} // namespace

double positionOn(HistogramAxis axis, double minimum, double maximum, double value)
{
    const double low = bent(axis, minimum, maximum, minimum), high = bent(axis, minimum, maximum, maximum);
    return high > low ? (bent(axis, minimum, maximum, value) - low) / (high - low) : 0.5;
}

double valueOn(HistogramAxis axis, double minimum, double maximum, double position)
{
    const double low = bent(axis, minimum, maximum, minimum), high = bent(axis, minimum, maximum, maximum);
    return straightened(axis, minimum, maximum, low + (high - low) * position);
}

Histogram histogramOf(const Tensor& tensor, const ElementSelection& elements, double minimum, double maximum,
                      HistogramAxis axis, size_t bins, const std::stop_token& stop)
{
    Histogram histogram;
    histogram.counts.resize(bins);
    for (size_t i = 0; i <= bins; ++i)
        histogram.edges.push_back(valueOn(axis, minimum, maximum, double(i) / double(bins)));
    const double scale = maximum > minimum ? double(bins) / (maximum - minimum) : 0;
    forElements(tensor, elements, stop, [&](auto element) {
        const double value = elementValue(element);
        if (!(std::abs(value) <= std::numeric_limits<double>::max()) || value < minimum || value > maximum)
            return;
        const double at = axis == HistogramAxis::Linear ? (value - minimum) * scale
                                                        : positionOn(axis, minimum, maximum, value) * double(bins);
        ++histogram.counts[std::min(bins - 1, static_cast<size_t>(std::max(0.0, at)))];
    });
    return histogram;
}

namespace {

void add(ValueProfile::Bin& bin, uint32_t coordinate, double value)
{
    if (std::isnan(value)) {
        bin.hasNaN = true;
    } else if (std::isinf(value)) {
        (value > 0 ? bin.hasPlus : bin.hasMinus) = true;
    } else {
        if (!bin.isFinite || value < bin.low) {
            bin.low = value;
            bin.lowAt = coordinate;
        }
        if (!bin.isFinite || value > bin.high) {
            bin.high = value;
            bin.highAt = coordinate;
        }
        bin.isFinite = true;
    }
}

} // namespace

const ValueProfile::Bin& ValueProfile::at(uint32_t coordinate) const
{
    assert(coordinate < length);
    return *std::ranges::upper_bound(bins, coordinate, {}, &Bin::end);
}

ValueProfile profileOf(const Tensor& tensor, const std::array<uint32_t, 4>& at, size_t axis, size_t most,
                       const std::stop_token& stop)
{
    ElementBox line{.first = at, .last = at};
    const uint32_t length = PaddedShape(tensor.desc).sizes[axis];
    line.first[axis] = 0;
    line.last[axis] = length - 1;
    const auto count = static_cast<uint32_t>(std::clamp<uint64_t>(most, 1, length));
    ValueProfile profile{.length = length, .bins = std::vector<ValueProfile::Bin>(count)};
    for (uint32_t i = 0; i < count; ++i) {
        profile.bins[i].first = static_cast<uint32_t>(uint64_t{length} * i / count);
        profile.bins[i].end = static_cast<uint32_t>(uint64_t{length} * (i + 1) / count);
    }
    auto bin = profile.bins.begin();
    uint32_t coordinate = 0;
    forElements(tensor, {.sizes = {}, .parts = {{line, true}}}, stop, [&](auto element) {
        if (coordinate == bin->end)
            ++bin;
        add(*bin, coordinate++, elementValue(element));
    });
    return coordinate == length ? profile : ValueProfile{};
}

} // namespace tessera
