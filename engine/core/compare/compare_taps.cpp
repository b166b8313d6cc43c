// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare_taps.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

// The roundings that a sum over one axis may add to a value: of the weights, the products and the additions. A wide
// band makes more of them than the two taps that the bound is stated for.
uint32_t roundings(const AxisTaps& axis, uint32_t output)
{
    const uint32_t taps = axis.taps(output);
    return taps == 0 || axis.passes(output) ? 0 : std::max(2u, taps);
}

// The value, with an infinity where the type's next value would be: what lies beyond the largest rounds to it.
double onTheLine(DataType type, uint64_t bits)
{
    const double value = toDouble(type, bits);
    if (!std::isinf(value))
        return value;
    return std::copysign(type == DataType::Float16 ? 0x1p16 : 0x1p128, value);
}

// How far apart two close values may be once they are rounded to the type.
double stepOf(DataType type, double value)
{
    if (type == DataType::Float32)
        return 0; // the rounding is one of those counted
    return std::exp2(std::max(-14, std::ilogb(value)) - 10);
}

// How many binary places the number needs.
int placesOf(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value == 0 ? 0 : std::numeric_limits<int>::max() / 8;
    int exponent = 0;
    const double mantissa = std::ldexp(std::frexp(std::abs(value), &exponent), 53);
    return std::max(0, 53 - std::countr_zero(static_cast<uint64_t>(mantissa)) - exponent);
}

constexpr int kPlaces = 16; // with the 8 bits of an integer: the 24 bits of a float32

// Whether x and the radius, 1 / Scale, need few places. Where they need more, a filter's weights may have few places
// only because they were rounded.
bool hasShortCoordinates(const AxisTaps& taps, uint32_t output)
{
    return taps.outputs > 1 && std::max(placesOf(taps.x[output]), placesOf(taps.x[1] - taps.x[0])) <= kPlaces;
}

// Whether the weights may be a filter's. Linear's two neighbours have the parts of a float32 coordinate as weights.
bool mayBeFilter(const AxisTaps& taps)
{
    uint32_t most = 0;
    for (uint32_t output = 0; output < taps.outputs; ++output)
        most = std::max(most, taps.taps(output));
    return most > 2 || taps.inputs <= 2;
}

constexpr double kCoordinateUlps = 4; // as for ties: semantics.md, section 3
constexpr double kSlope = 2; // the slope of a normalised triangle: no value changes faster where its coordinate moves

double coordinateUlps(double x)
{
    return std::min(1.0, kCoordinateUlps * float32Ulp(std::max(1.0, std::abs(x))));
}

// How much linear's weight of an input may change for an output at x, with `inputs` on the axis.
double weightChange(double x, uint32_t input, uint32_t inputs)
{
    const double error = std::isfinite(x) ? coordinateUlps(x) : 0, last = inputs - 1.0;
    const bool isFarOutside = x < -error || x > last + error; // the edge, whatever the coordinate
    const double apart = std::abs(std::clamp(x, 0.0, last) - input);
    return error == 0 || isFarOutside || apart >= 1 + error ? 0 : kSlope * error;
}

// Whether the integer is the evaluated sum after this rounding and the clamp to the type's range.
bool isRounded(DataType type, const TapsOfElements::Evaluation& found, uint64_t bits, IntegerRounding rounding)
{
    const auto roundedTo = [&](double sum) { return toDouble(type, fromDouble(type, rounded(sum, rounding))); };
    const double value = toDouble(type, bits);
    return value >= roundedTo(found.value - found.error) && value <= roundedTo(found.value + found.error);
}

} // namespace

TapsOfElements::TapsOfElements(const SeparableTaps& taps, const Tensor& input)
    : m_taps(taps)
    , m_type(input.desc.dataType)
    , m_input(input.bytes().data())
{
    std::ranges::transform(taps.axes, m_sizes.begin(), &AxisTaps::outputs);
    std::ranges::transform(taps.axes, m_isIdentity.begin(), &AxisTaps::isIdentity);
    std::ranges::transform(taps.axes, m_isFilter.begin(), mayBeFilter);
}

uint64_t TapsOfElements::inputBits(uint64_t offset) const
{
    const uint32_t size = elementBytes(m_type);
    uint64_t bits = 0; // filled from the lowest byte on: our hosts are little-endian
    std::memcpy(&bits, m_input + offset * size, size);
    return bits;
}

void TapsOfElements::addTerms(const PaddedSizes& at, size_t axis, double weight, uint64_t offset, Terms& terms) const
{
    if (axis == at.size()) {
        const double value = toDouble(m_type, inputBits(offset));
        if (!std::isfinite(value)) {
            terms.special += weight * value;
            return; // an infinity or a NaN goes through either sum in the same way
        }
        terms.value += weight * value;
        terms.sum += std::abs(weight * value);
        terms.largest = std::max(terms.largest, std::abs(value));
        return;
    }
    const AxisTaps& taps = m_taps.axes[axis];
    offset += taps.first[at[axis]] * m_taps.inStrides[axis];
    for (const float each : taps.band(at[axis])) {
        addTerms(at, axis + 1, weight * static_cast<double>(each), offset, terms);
        offset += m_taps.inStrides[axis];
    }
}

// Widens the range to the values of the band and of one element before and after it, which a coordinate that moves a
// little may read.
void TapsOfElements::addRange(const PaddedSizes& at, size_t axis, uint64_t offset, double& least, double& most) const
{
    if (axis == at.size()) {
        const double value = toDouble(m_type, inputBits(offset));
        if (std::isfinite(value)) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
        return;
    }
    const AxisTaps& taps = m_taps.axes[axis];
    const uint32_t first = taps.first[at[axis]], end = first + taps.taps(at[axis]);
    for (uint32_t i = first - std::min(first, 1u); i < std::min(end + 1, taps.inputs); ++i)
        addRange(at, axis + 1, offset + uint64_t{i} * m_taps.inStrides[axis], least, most);
}

double TapsOfElements::weightError(const PaddedSizes& at, size_t axis, double weight, double most,
                                   uint64_t offset) const
{
    if (axis == at.size()) {
        const double value = toDouble(m_type, inputBits(offset));
        return std::isfinite(value) ? (most - weight) * std::abs(value) : 0;
    }
    const AxisTaps& taps = m_taps.axes[axis];
    const uint32_t output = at[axis];
    uint32_t first = taps.first[output], end = first + taps.taps(output);
    const auto changeAt = [&](uint32_t i) {
        return m_isIdentity[axis] ? 0 : weightChange(taps.x[i], output, taps.outputs);
    };
    double sum = 0;
    for (uint32_t i = first; i < end; ++i) {
        const auto own = static_cast<double>(taps.band(output)[i - first]);
        sum += weightError(at, axis + 1, weight * own, most * (own + changeAt(i)),
                           offset + uint64_t{i} * m_taps.inStrides[axis]);
    }
    const auto addBeside = [&](uint32_t i) { // an element without weight may get one
        const double change = changeAt(i);
        if (change > 0)
            sum += weightError(at, axis + 1, 0, most * change, offset + uint64_t{i} * m_taps.inStrides[axis]);
        return change > 0;
    };
    while (first > 0 && addBeside(first - 1))
        --first;
    while (end < taps.inputs && addBeside(end))
        ++end;
    return sum;
}

double TapsOfElements::coordinateError(const PaddedSizes& at) const
{
    if (m_taps.transposed)
        return weightError(at, 0, 1, 1, 0);
    double moved = 0; // how far all axes together move, in elements
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = m_taps.axes[axis];
        const double x = taps.x[at[axis]];
        if (m_isIdentity[axis] || !std::isfinite(x))
            continue;
        const double error = coordinateUlps(x);
        const bool isFarOutside = taps.taps(at[axis]) == 1 && (x < -error || x > taps.inputs - 1 + error);
        moved += isFarOutside ? 0 : error;
    }
    double least = std::numeric_limits<double>::infinity(), most = -least;
    addRange(at, 0, 0, least, most);
    return least < most ? moved * kSlope * (most - least) : 0;
}

bool TapsOfElements::isExact(const PaddedSizes& at) const
{
    if (isFloat(m_type) || m_taps.transposed)
        return false;
    int places = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& taps = m_taps.axes[axis];
        if (m_isIdentity[axis])
            continue;
        int most = 0;
        for (const float weight : taps.band(at[axis]))
            most = std::max(most, placesOf(double{weight}));
        if (most > kPlaces || (m_isFilter[axis] && !hasShortCoordinates(taps, at[axis])))
            return false;
        places += most;
    }
    return places <= kPlaces;
}

TapsOfElements::Evaluation TapsOfElements::evaluated(uint64_t element, bool anyCoordinates) const
{
    const auto at = paddedCoordinates(m_sizes, element);
    Terms terms;
    addTerms(at, 0, 1, 0, terms);
    double count = 2, underflow = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t own = roundings(m_taps.axes[axis], at[axis]);
        const std::span<const float> band = m_taps.axes[axis].band(at[axis]);
        const double weights = std::accumulate(band.begin(), band.end(), 0.0);
        count += own;
        underflow = underflow * weights + own * 0x1p-149;
        terms.largest *= std::max(1.0, weights) * (1 + own * 0x1p-24);
    }
    const double error = isExact(at) ? 0 : count * (0x1p-24 * terms.sum + 0x1p-149) + underflow;
    return {.value = terms.value,
            .error = error + (anyCoordinates ? coordinateError(at) : 0),
            .mayOverflow = terms.largest > static_cast<double>(std::numeric_limits<float>::max()),
            .special = terms.special};
}

bool TapsOfElements::withinBound(uint64_t element, uint64_t aBits, uint64_t bBits, bool anyCoordinates) const
{
    if (!isFloat(m_type))
        return areRoundings(element, aBits, bBits, IntegerRounding::Truncate, anyCoordinates);
    const Evaluation found = evaluated(element, anyCoordinates);
    if (found.mayOverflow && !(isFinite(m_type, aBits) && isFinite(m_type, bBits)))
        return true;
    const double a = onTheLine(m_type, aBits), b = onTheLine(m_type, bBits);
    return std::abs(a - b) <= boundOf(found, a, b);
}

double TapsOfElements::boundOf(const Evaluation& found, double a, double b) const
{
    return found.error + stepOf(m_type, std::max(std::abs(a), std::abs(b)));
}

double TapsOfElements::bound(uint64_t element, uint64_t aBits, uint64_t bBits, bool anyCoordinates) const
{
    return boundOf(evaluated(element, anyCoordinates), onTheLine(m_type, aBits), onTheLine(m_type, bBits));
}

bool TapsOfElements::areRoundings(uint64_t element, uint64_t aBits, uint64_t bBits, IntegerRounding rounding,
                                  bool anyCoordinates) const
{
    const Evaluation found = evaluated(element, anyCoordinates);
    const auto isOne = [&](uint64_t bits) {
        return isRounded(m_type, found, bits, IntegerRounding::Truncate) || isRounded(m_type, found, bits, rounding);
    };
    return isOne(aBits) && isOne(bBits);
}

bool TapsOfElements::isValue(uint64_t element, uint64_t bits, bool anyCoordinates) const
{
    const Evaluation found = evaluated(element, anyCoordinates);
    if (std::isnan(found.special))
        return isNan(m_type, bits);
    if (found.special != 0)
        return toDouble(m_type, bits) == found.special;
    if (found.mayOverflow && !isFinite(m_type, bits))
        return true;
    if (!isFloat(m_type))
        return isRounded(m_type, found, bits, IntegerRounding::Truncate);
    const double value = onTheLine(m_type, bits);
    const double limit = m_type == DataType::Float16 ? 0x1p16 : 0x1p128; // where infinity stands
    return std::abs(value - std::clamp(found.value, -limit, limit)) <= found.error + stepOf(m_type, std::abs(value));
}

bool TapsOfElements::isRounding(uint64_t element, uint64_t bits, IntegerRounding rounding) const
{
    return isRounded(m_type, evaluated(element, false), bits, rounding);
}

bool TapsOfElements::hangsOnTie(size_t axis, uint32_t output) const
{
    const AxisTaps& taps = m_taps.axes[axis];
    return !m_isIdentity[axis] && (taps.flags[output] & AxisTaps::Tie) != 0
        && taps.otherNeighbour[output] != taps.first[output];
}

double TapsOfElements::shareOnTies() const
{
    double without = 1;
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t outputs = m_taps.axes[axis].outputs;
        uint32_t safe = 0;
        for (uint32_t output = 0; output < outputs; ++output)
            safe += static_cast<uint32_t>(!hangsOnTie(axis, output));
        without *= static_cast<double>(safe) / outputs;
    }
    return 1 - without;
}

bool TapsOfElements::areNeighbours(uint64_t element, uint64_t aBits, uint64_t bBits) const
{
    const auto at = paddedCoordinates(m_sizes, element);
    bool aFound = false, bFound = false;
    for (uint32_t sides = 0; sides < 16; ++sides) { // bit `axis`: take the other side there
        uint64_t offset = 0;
        bool exists = true;
        for (size_t axis = 0; axis < 4; ++axis) {
            const AxisTaps& taps = m_taps.axes[axis];
            const bool other = (sides >> axis & 1) != 0;
            exists = exists && (!other || hangsOnTie(axis, at[axis]));
            if (exists)
                offset += m_taps.inStrides[axis] * (other ? taps.otherNeighbour : taps.first)[at[axis]];
        }
        if (!exists)
            continue;
        const uint64_t bits = inputBits(offset);
        aFound = aFound || bits == aBits;
        bFound = bFound || bits == bBits;
    }
    return aFound && bFound;
}

} // namespace tessera
