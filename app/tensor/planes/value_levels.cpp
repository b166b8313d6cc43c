// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_levels.h"

#include "app/tensor/planes/parallel.h"
#include "app/tensor/planes/value_elements.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>
#include <mutex>
#include <type_traits>

namespace tessera {

namespace {

constexpr double kSmallestShown = 0.15; // in a logarithmic range: what differs at all can be seen

// The smallest and the largest finite element of a part of a tensor, as integers that are in the order of the values.
template <class Key> struct Extremes {
    Key low = std::numeric_limits<Key>::max(), high = std::numeric_limits<Key>::lowest();

    void add(Key least, Key most)
    {
        low = std::min(low, least);
        high = std::max(high, most);
    }
};

// A float's bits, the way they are ordered; and the way back.
template <class Bits> Bits ordered(Bits bits)
{
    return static_cast<Bits>(bits ^ ((bits >> (8 * sizeof(Bits) - 1)) & std::numeric_limits<Bits>::max()));
}

// Has no branches, so that several elements are looked at at once. `exponent`: the bits that are all 1 in a float that
// is not finite; 0: integers.
template <class Key> void widen(const Key* row, uint64_t stride, uint32_t count, Key exponent, Extremes<Key>& extremes)
{
    constexpr Key kLargest = std::numeric_limits<Key>::max(), kSmallest = std::numeric_limits<Key>::lowest();
    Key low = kLargest, high = kSmallest;
    const auto add = [&](Key bits) {
        const Key key = exponent != 0 ? ordered(bits) : bits;
        const auto other = static_cast<Key>(exponent != 0 && (bits & exponent) == exponent ? -1 : 0); // not finite
        low = std::min(low, static_cast<Key>((key & ~other) | (kLargest & other)));
        high = std::max(high, static_cast<Key>((key & ~other) | (kSmallest & other)));
    };
    if (stride == 1) {
        for (uint32_t x = 0; x < count; ++x)
            add(row[x]);
    } else {
        for (uint32_t x = 0; x < count; ++x)
            add(row[x * stride]);
    }
    extremes.add(low, high);
}

template <class Key> FiniteRange rangeOfKeys(const Tensor& tensor, Key exponent, const std::stop_token& stop)
{
    constexpr uint64_t kParts = 32;
    const PaddedShape shape(tensor.desc);
    const uint64_t rows = uint64_t{shape.sizes[0]} * shape.sizes[1] * shape.sizes[2];
    Extremes<Key> all;
    std::mutex mutex;
    inParallel(Pool::Loading, rows, rows * shape.sizes[3] < 65536 ? 1 : kParts, [&](uint64_t begin, uint64_t end) {
        Extremes<Key> extremes;
        for (uint64_t row = begin; row < end && !stop.stop_requested(); ++row) {
            const auto y = static_cast<uint32_t>(row % shape.sizes[2]);
            const uint64_t plane = row / shape.sizes[2];
            const auto n = static_cast<uint32_t>(plane / shape.sizes[1]),
                       c = static_cast<uint32_t>(plane % shape.sizes[1]);
            widen(elements<Key>(tensor) + shape.rowOffset(n, c, y), shape.strides[3], shape.sizes[3], exponent,
                  extremes);
        }
        const std::lock_guard lock(mutex);
        all.add(extremes.low, extremes.high);
    });
    if (stop.stop_requested() || all.low > all.high)
        return {};
    const auto value = [&](Key key) {
        const auto bits = static_cast<std::make_unsigned_t<Key>>(exponent != 0 ? ordered(key) : key);
        return toDouble(tensor.desc.dataType, bits) + 0.0; // never −0
    };
    return std::pair(value(all.low), value(all.high));
}

uint32_t upperBits(double value)
{
    const auto single = static_cast<float>(value);
    const uint32_t upper = std::bit_cast<uint32_t>(single) >> 16;
    return upper == 0 && value > 0 ? 1 : upper; // too small for 16 bits is not zero
}

// Compares bits: a comparison of values would keep a loop from looking at several at once.
template <class T> bool isFiniteValue(T value)
{
    if constexpr (std::is_same_v<T, float>)
        return (std::bit_cast<uint32_t>(value) & 0x7f800000U) != 0x7f800000U;
    else if constexpr (std::is_same_v<T, double>)
        return (std::bit_cast<uint64_t>(value) >> 52 & 0x7ff) != 0x7ff;
    else
        return true;
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
        const double most = scaled < kTopLevel ? scaled : kTopLevel; // also of what is no number
        return static_cast<Level>(static_cast<int32_t>(most > 0 ? most : 0));
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

FiniteRange finiteRange(const Tensor& tensor, const std::stop_token& stop)
{
    const DataType type = tensor.desc.dataType;
    if (type == DataType::Float32)
        return rangeOfKeys<int32_t>(tensor, 0x7f800000, stop);
    if (type == DataType::Float64)
        return rangeOfKeys<int64_t>(tensor, 0x7ff0000000000000, stop);
    if (type == DataType::Float16)
        return rangeOfKeys<int16_t>(tensor, 0x7c00, stop);
    return withStorage(type, [&]<class T>(T) {
        if constexpr (std::is_integral_v<T>)
            return rangeOfKeys<T>(tensor, 0, stop);
        else
            return FiniteRange();
    });
}

ValueRange commonRange(std::span<const FiniteRange> ranges)
{
    FiniteRange common;
    for (const FiniteRange& range : ranges)
        if (range)
            common = common ? std::pair(std::min(common->first, range->first), std::max(common->second, range->second))
                            : *range;
    return common ? ValueRange{.minimum = common->first, .maximum = common->second} : ValueRange{};
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

// Converts all as if they were finite, without branches, then those that are not.
template <class T> void LevelReader::readLinear(const T* row, uint64_t stride, size_t count, Level* out) const
{
    const LinearScale scale(m_range);
    uint64_t others = 0;
    const auto convert = [&](size_t step) {
        for (size_t i = 0; i < count; ++i) {
            out[i] = scale(static_cast<double>(row[i * step]));
            others |= isFiniteValue(row[i * step]) ? 0 : 1;
        }
    };
    stride == 1 ? convert(1) : convert(stride);
    for (size_t i = 0; others != 0 && i < count; ++i)
        if (const T value = row[i * stride]; !isFiniteValue(value))
            out[i] = m_range.level(static_cast<double>(value));
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
            readLinear(row, stride, count, out);
        }
    });
}

FiniteRanges::FiniteRanges(SearchFunction search)
    : m_search(search ? std::move(search) : [](const Tensor& tensor) { return finiteRange(tensor, {}); })
{
}

FiniteRange FiniteRanges::of(const Tensor& tensor)
{
    std::promise<FiniteRange> promise;
    std::shared_future<FiniteRange> known;
    {
        const std::lock_guard lock(m_mutex);
        const auto search =
            std::ranges::find_if(m_searches, [&](const Search& each) { return sameMemory(each.tensor, tensor); });
        if (search != m_searches.end())
            known = search->found;
        else
            m_searches.push_back({tensor, promise.get_future().share()});
    }
    if (known.valid())
        return known.get();
    try {
        const FiniteRange found = m_search(tensor); // searched to its end: others may wait for it
        promise.set_value(found);
        return found;
    } catch (...) { // there is no memory
        forget(tensor);
        promise.set_exception(std::current_exception());
        throw;
    }
}

void FiniteRanges::forget(const Tensor& tensor)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_searches, [&](const Search& each) { return sameMemory(each.tensor, tensor); });
}

void FiniteRanges::keepOnly(std::span<const Tensor* const> tensors)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_searches, [&](const Search& each) {
        return std::ranges::none_of(tensors,
                                    [&](const Tensor* kept) { return kept && sameMemory(*kept, each.tensor); });
    });
}

} // namespace tessera
