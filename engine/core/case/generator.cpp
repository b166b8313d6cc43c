// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"

#include "engine/core/case/generator_chart.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

namespace tessera {

namespace {

// What a generator's numbers become in each data type. Of integers only the lowest bytes of the result count.

int mantissaBits(DataType type)
{
    return type == DataType::Float64 ? 52 : type == DataType::Float32 ? 23 : 10;
}

uint64_t fromInteger(DataType type, uint64_t value)
{
    return isFloat(type) ? fromDouble(type, static_cast<double>(value)) : value;
}

// The steps of a float in [−1, 1) are those of its coarsest binade, so that all are equally likely.
uint64_t fromHash(DataType type, uint64_t bits)
{
    if (!isFloat(type))
        return bits;
    const int steps = mantissaBits(type);
    return fromDouble(type, std::ldexp(static_cast<double>(bits >> (63 - steps)), -steps) - 1);
}

// 0 … 1 as that for floats, and as the whole range of integers.
uint64_t fromUnit(DataType type, double unit)
{
    if (isFloat(type))
        return fromDouble(type, type == DataType::Float64 ? unit : static_cast<float>(unit));
    const uint64_t largest = ~uint64_t{0} >> (64 - 8 * elementBytes(type));
    const double scaled = unit * static_cast<double>(largest) + 0.5;
    const uint64_t steps = scaled >= static_cast<double>(largest) ? largest : static_cast<uint64_t>(scaled);
    return static_cast<uint64_t>(integerRange(type).first) + steps;
}

// What an arithmetic or a copy may get wrong, as bits.
std::vector<uint64_t> specialBits(DataType type)
{
    const int bits = static_cast<int>(elementBytes(type)) * 8;
    const uint64_t sign = uint64_t{1} << (bits - 1), all = sign - 1 + sign;
    if (!isFloat(type))
        return {0, all, sign, sign - 1, 1, all ^ 1, sign + 1, 0x5555555555555555u & all};
    const uint64_t one = uint64_t{1} << mantissaBits(type), infinity = (sign - 1) ^ (one - 1),
                   quiet = infinity | one >> 1;
    // NaN, Inf, −Inf, −0; the smallest and largest denormal, the smallest ordinary number; the largest; a NaN with a
    // payload, a signalling one.
    return {quiet,
            infinity,
            sign | infinity,
            sign,
            1,
            one - 1,
            sign | 1,
            one,
            infinity - 1,
            sign | (infinity - 1),
            sign | quiet | 5,
            infinity | 1};
}

struct PatternText {
    std::string_view name;
    Text sentence;
    bool takesNumber = false;
};

// In the order of Pattern.
constexpr std::array<PatternText, kPatterns.size()> kTexts = {{
    {"doc-iota", say("case", "The numbers of the reference pages: 0, 1, 2 … with a gap of 3 after each channel.")},
    {"iota", say("case", "Every element is its own index; integers wrap.")},
    {"random", say("case", "Uniform noise from a seed: floats in [−1, 1), integers over their whole range."), true},
    {"coordinates", say("case", "Every element spells its own n, c, h, w in decimal digits.")},
    {"constant", say("case", "One value everywhere: proves nothing about where elements go."), true},
    {"ramp", say("case", "Rises evenly along every axis: linear interpolation keeps it a plane.")},
    {"checker", say("case", "0 and 1 alternate along every axis: the finest pattern that there is.")},
    {"one-hot", say("case", "A single 1 among zeros: shows where one element goes."), true},
    {"special", say("case", "NaN, infinities, −0, denormals and extremes among ordinary noise."), true},
    {"chart", say("case", "A picture made for resampling: zone plate, stars, edges, letters, gradients.")},
}};
static_assert(!kTexts.back().name.empty());

// The tensor as {N, C, H, W}: lower ranks are padded in front with 1, further dimensions count as batches.
struct Shape {
    uint64_t n = 1, c = 1, h = 1, w = 1;
};

struct Position {
    uint64_t element, n, c, y, x;
};

// splitmix64, entered at any place.
uint64_t hash(uint64_t seed, uint64_t index)
{
    return mixedBits(mixedBits(seed + kGoldenRatio) + (index + 1) * kGoldenRatio);
}

Shape shapeOf(std::span<const uint32_t> sizes)
{
    Shape shape;
    for (size_t i = 0; i < sizes.size(); ++i) {
        const size_t fromEnd = sizes.size() - 1 - i;
        (fromEnd == 0 ? shape.w : fromEnd == 1 ? shape.h : fromEnd == 2 ? shape.c : shape.n) *= sizes[i];
    }
    return shape;
}

class Filler {
public:
    Filler(const Generator& generator, const TensorDesc& desc)
        : m_generator(generator)
        , m_desc(desc)
        , m_strides(effectiveStrides(desc))
        , m_step(m_strides.empty() ? 1 : m_strides.back())
        , m_shape(shapeOf(desc.sizes))
        , m_constant(fromDouble(desc.dataType, generator.value))
        , m_special(specialBits(desc.dataType))
        , m_chart(m_shape.n, m_shape.c, m_shape.h, m_shape.w)
    {
    }

    // Where elements share a place, the first along a repeated dimension stays, and else the last.
    void fill(std::byte* memory) const
    {
        const auto fillRows = [&](const tbb::blocked_range<uint64_t>& range) {
            atTaskStart();
            for (uint64_t row = range.begin(); row != range.end(); ++row)
                fillRow(row, memory);
        };
        const tbb::blocked_range<uint64_t> all(0, m_shape.n * m_shape.c * m_shape.h, 16);
        if (!validate(m_desc, {}, TensorRole::Output).empty()) // several elements may lie at one offset
            return fillRows(all);
        beforeTasks();
        tbb::parallel_for(all, fillRows);
    }

private:
    void fillRow(uint64_t row, std::byte* memory) const
    {
        const uint32_t bytes = elementBytes(m_desc.dataType);
        const uint64_t plane = row / m_shape.h;
        Position at{row * m_shape.w, plane / m_shape.c, plane % m_shape.c, row % m_shape.h, 0};
        const auto offset = memoryOffset(at.element);
        if (!offset)
            return;
        std::byte* to = memory + *offset * bytes;
        for (; at.x < (m_step == 0 ? 1 : m_shape.w); ++at.x, ++at.element, to += m_step * bytes) {
            const uint64_t bits = bitsAt(at);
            std::memcpy(to, &bits, bytes); // the lowest bytes: machines are little-endian
        }
    }

    // none: a repetition
    std::optional<uint64_t> memoryOffset(uint64_t element) const
    {
        uint64_t offset = 0;
        for (size_t i = m_desc.sizes.size(); i-- > 0; element /= m_desc.sizes[i]) {
            const uint64_t coordinate = element % m_desc.sizes[i];
            if (m_strides[i] == 0 && coordinate != 0)
                return std::nullopt;
            offset += coordinate * m_strides[i];
        }
        return offset;
    }

    uint64_t digitsOf(const Position& at) const
    {
        const auto shifted = [](uint64_t digits, uint64_t size, uint64_t next) {
            uint64_t power = 10;
            while (power < size)
                power *= 10;
            return digits * power + next;
        };
        return shifted(shifted(shifted(at.n, m_shape.c, at.c), m_shape.h, at.y), m_shape.w, at.x);
    }

    uint64_t bitsAt(const Position& at) const
    {
        const DataType type = m_desc.dataType;
        const uint64_t seed = m_generator.seed, sum = at.n + at.c + at.y + at.x;
        switch (m_generator.pattern) {
        case Pattern::DocIota:
            return fromInteger(type, at.element + 3 * (at.n * m_shape.c + at.c));
        case Pattern::Iota:
            return fromInteger(type, at.element);
        case Pattern::Coordinates:
            return fromInteger(type, digitsOf(at));
        case Pattern::Random:
            return fromHash(type, hash(seed, at.element));
        case Pattern::Constant:
            return m_constant;
        case Pattern::Ramp: {
            const uint64_t steps = m_shape.n + m_shape.c + m_shape.h + m_shape.w - 4;
            return fromUnit(type, static_cast<double>(sum) / static_cast<double>(std::max<uint64_t>(steps, 1)));
        }
        case Pattern::Checker:
            return fromInteger(type, sum & 1);
        case Pattern::OneHot:
            return fromInteger(type, at.element == seed);
        case Pattern::Special: { // one of every four elements, all kinds in turn
            const uint64_t group = at.element / 4;
            return hash(~seed, group) % 4 != at.element % 4 ? fromHash(type, hash(seed, at.element))
                                                            : m_special[(group + seed) % m_special.size()];
        }
        case Pattern::Chart:
            break;
        }
        return fromUnit(type, m_chart.at(at.n, at.c, at.y, at.x));
    }

    const Generator& m_generator;
    const TensorDesc& m_desc;
    std::vector<uint64_t> m_strides;
    uint64_t m_step; // the step of the last dimension, in elements
    Shape m_shape;
    uint64_t m_constant;
    std::vector<uint64_t> m_special;
    Chart m_chart;
};

} // namespace

std::string_view name(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].name;
}

Text sentence(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].sentence;
}

bool takesNumber(Pattern pattern)
{
    return kTexts[static_cast<size_t>(pattern)].takesNumber;
}

std::optional<Pattern> patternFromName(std::string_view text)
{
    const auto found = std::ranges::find(kPatterns, text, [](Pattern pattern) { return name(pattern); });
    return found == kPatterns.end() ? std::nullopt : std::optional(*found);
}

Tensor generate(const Generator& generator, const TensorDesc& desc)
{
    Tensor tensor(desc);
    Filler(generator, desc).fill(tensor.writableBytes().data());
    return tensor;
}

} // namespace tessera
