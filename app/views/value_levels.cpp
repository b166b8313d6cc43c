// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/value_levels.h"

#include "app/views/value_storage.h"
#include "engine/value.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

constexpr double kSmallestShown = 0.15; // of a logarithmic range: what differs at all can be seen

template <class T> void widen(const T* row, uint64_t stride, uint32_t count, DataType type, double& low, double& high)
{
    for (uint32_t x = 0; x < count; ++x) {
        const double value = type == DataType::Float16 ? toDouble(type, static_cast<uint64_t>(row[x * stride]))
                                                       : static_cast<double>(row[x * stride]);
        if (std::abs(value) <= std::numeric_limits<double>::max()) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
}

uint32_t upperBits(double value)
{
    const auto single = static_cast<float>(value);
    const uint32_t upper = std::bit_cast<uint32_t>(single) >> 16;
    return upper == 0 && value > 0 ? 1 : upper; // too small for 16 bits is not zero
}

// The range with its divisions done, for one row after another.
struct LinearScale {
    double minimum, scale;

    explicit LinearScale(const ValueRange& range)
        : minimum(range.minimum)
        , scale(kTopLevel / (range.maximum - range.minimum))
    {
    }
    Level operator()(double value) const
    {
        const double scaled = (value - minimum) * scale + 0.5;
        return static_cast<Level>(scaled < 0 ? 0 : scaled > kTopLevel ? kTopLevel : scaled);
    }
};

} // namespace

double ValueRange::fraction(double value) const
{
    if (logarithmic) {
        if (value <= 0)
            return 0;
        const double position = minimum > 0 ? std::log(value / minimum) / std::log(maximum / minimum)
                                            : std::log1p(value) / std::log1p(maximum);
        return kSmallestShown + (1 - kSmallestShown) * (maximum > minimum ? std::clamp(position, 0.0, 1.0) : 1);
    }
    if (!(maximum > minimum))
        return 0.5;
    return std::clamp((value - minimum) / (maximum - minimum), 0.0, 1.0);
}

Level ValueRange::level(double value) const
{
    if (std::isnan(value))
        return kNotANumber;
    if (std::isinf(value))
        return value > 0 ? kPositiveInfinity : kNegativeInfinity;
    // Never negative.  NOLINTNEXTLINE(bugprone-incorrect-roundings)
    return static_cast<Level>(fraction(value) * kTopLevel + 0.5);
}

double ValueRange::value(Level level) const
{
    return minimum + (maximum - minimum) * level / kTopLevel;
}

PaddedShape::PaddedShape(const TensorDesc& desc)
{
    assert(desc.sizes.size() <= 4);
    const std::vector<uint64_t> memory = effectiveStrides(desc);
    std::copy_backward(desc.sizes.begin(), desc.sizes.end(), sizes.end());
    std::copy_backward(memory.begin(), memory.end(), strides.end());
}

uint64_t PaddedShape::rowOffset(uint32_t n, uint32_t c, uint32_t y) const
{
    return n * strides[0] + c * strides[1] + y * strides[2];
}

uint64_t PaddedShape::element(uint32_t n, uint32_t c, uint32_t y, uint32_t x) const
{
    return ((uint64_t{n} * sizes[1] + c) * sizes[2] + y) * sizes[3] + x;
}

std::array<uint32_t, 4> PaddedShape::coordinates(uint64_t element) const
{
    std::array<uint32_t, 4> at = {};
    for (size_t axis = 4; axis-- > 0; element /= sizes[axis])
        at[axis] = static_cast<uint32_t>(element % sizes[axis]);
    return at;
}

std::optional<std::pair<double, double>> finiteRange(const Tensor& tensor, const std::stop_token& stop)
{
    const PaddedShape shape(tensor.desc);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (uint32_t n = 0; n < shape.sizes[0]; ++n)
        for (uint32_t c = 0; c < shape.sizes[1] && !stop.stop_requested(); ++c)
            for (uint32_t y = 0; y < shape.sizes[2]; ++y)
                withStorage(tensor.desc.dataType, [&]<class T>(T) {
                    widen(elements<T>(tensor) + shape.rowOffset(n, c, y), shape.strides[3], shape.sizes[3],
                          tensor.desc.dataType, low, high);
                });
    if (stop.stop_requested() || low > high)
        return {};
    return std::pair(low, high);
}

LevelReader::LevelReader(const Tensor& tensor, const ValueRange& range)
    : m_tensor(tensor)
    , m_range(range)
{
    const DataType type = tensor.desc.dataType;
    const uint32_t bits = elementBytes(type) * 8;
    if (bits <= 16) {
        m_table.resize(size_t{1} << bits);
        for (size_t i = 0; i < m_table.size(); ++i)
            m_table[i] = range.level(toDouble(type, i));
    } else if (range.logarithmic) {
        m_table.resize(1 << 16);
        for (uint32_t i = 0; i < m_table.size(); ++i) {
            const float value = std::bit_cast<float>(i << 16);
            m_table[i] = range.level(value);
        }
    }
}

void LevelReader::read(uint64_t offset, uint64_t stride, size_t count, Level* out) const
{
    withStorage(m_tensor.desc.dataType, [&]<class T>(T) {
        const T* row = elements<T>(m_tensor) + offset;
        if constexpr (sizeof(T) <= 2) {
            for (size_t i = 0; i < count; ++i)
                out[i] = m_table[static_cast<std::make_unsigned_t<T>>(row[i * stride])];
        } else if (m_range.logarithmic) {
            for (size_t i = 0; i < count; ++i)
                out[i] = m_table[upperBits(static_cast<double>(row[i * stride]))];
        } else if (!(m_range.maximum > m_range.minimum)) {
            for (size_t i = 0; i < count; ++i)
                out[i] = m_range.level(static_cast<double>(row[i * stride]));
        } else {
            const LinearScale scale(m_range);
            for (size_t i = 0; i < count; ++i) {
                const auto value = static_cast<double>(row[i * stride]);
                out[i] = std::abs(value) <= std::numeric_limits<double>::max() ? scale(value) : m_range.level(value);
            }
        }
    });
}

} // namespace tessera
