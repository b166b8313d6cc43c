// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_flags.h"

#include "app/tensor/planes/value_storage.h"
#include "engine/core/tensor/value.h"

#include <cmath>

namespace tessera {

namespace {

constexpr uint8_t flag(CellMark mark)
{
    return static_cast<uint8_t>(setOf(mark) >> ValueFlags::kShift);
}

// Two rows into one of half as many; a row without a partner comes twice.
void reduce(const uint8_t* high, const uint8_t* low, uint32_t count, uint8_t* out)
{
    for (uint32_t x = 0; x < count; ++x) {
        const auto both = static_cast<uint8_t>(high[x] | low[x]);
        out[x / 2] = x % 2 == 0 ? both : static_cast<uint8_t>(out[x / 2] | both);
    }
}

} // namespace

ValueFlags::ValueFlags(const Tensor& tensor, std::optional<std::pair<double, double>> range,
                       const std::stop_token& stop)
    : Mips(PaddedShape(tensor.desc))
    , m_tensor(tensor)
    , m_shape(tensor.desc)
    , m_range(range)
{
    const DataType type = tensor.desc.dataType;
    if (const uint32_t bits = elementBytes(type) * 8; bits <= 16) {
        m_table.resize(size_t{1} << bits);
        for (size_t i = 0; i < m_table.size(); ++i)
            m_table[i] = flagsOf(toDouble(type, i));
    }
    const auto [batches, channels, height, width] = m_shape.sizes;
    const uint64_t planes = uint64_t{batches} * channels;
    std::vector<uint8_t> high(width), low(width);
    std::array<uint64_t, 16> counts = {};
    for (uint64_t plane = 0; plane < planes && !stop.stop_requested(); ++plane) {
        const auto n = static_cast<uint32_t>(plane / channels), c = static_cast<uint32_t>(plane % channels);
        for (uint32_t y = 0; y < height; ++y) {
            std::vector<uint8_t>& row = y % 2 == 0 ? high : low;
            read(m_shape.rowOffset(n, c, y), m_shape.strides[3], width, row.data());
            for (const uint8_t flags : row)
                ++counts[flags];
            if (count() > 0 && (y % 2 == 1 || y + 1 == height))
                reduce(high.data(), y % 2 == 1 ? low.data() : high.data(), width, writableRow(1, plane, y / 2));
        }
        for (int mip = 2; mip <= count(); ++mip)
            reduceRows(mip, plane, 0, this->height(mip - 1), reduce);
    }
    for (size_t flags = 0; flags < counts.size(); ++flags)
        for (size_t bit = 0; bit < 4; ++bit)
            if ((flags >> bit & 1) != 0)
                m_elements[kShift + bit] += counts[flags];
}

uint8_t ValueFlags::flagsOf(double value) const
{
    if (std::isnan(value))
        return flag(CellMark::NotANumber);
    uint8_t flags = value < 0 ? flag(CellMark::Negative) : 0;
    if (std::isinf(value))
        flags |= flag(CellMark::Infinite);
    if (m_range && (value < m_range->first || value > m_range->second))
        flags |= flag(CellMark::OutOfRange);
    return flags;
}

void ValueFlags::read(uint64_t offset, uint64_t stride, size_t count, uint8_t* out) const
{
    withStorage(m_tensor.desc.dataType, [&]<class T>(T) {
        const T* row = elements<T>(m_tensor) + offset;
        for (size_t i = 0; i < count; ++i) {
            if constexpr (sizeof(T) <= 2)
                out[i] = m_table[static_cast<std::make_unsigned_t<T>>(row[i * stride])];
            else
                out[i] = flagsOf(static_cast<double>(row[i * stride]));
        }
    });
}

} // namespace tessera
