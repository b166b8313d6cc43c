// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"

#include "engine/core/case/generator_chart.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <type_traits>

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

namespace tessera {

namespace {

// What a generator's numbers become in each data type; T is the element's C++ type, unsigned for integers, Half for
// FLOAT16.

struct Half {
    uint16_t bits;
};

template <class T>
using BitsOf = std::conditional_t<
    sizeof(T) == 1, uint8_t,
    std::conditional_t<sizeof(T) == 2, uint16_t, std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>>;

template <class T> T fromInteger(uint64_t value)
{
    if constexpr (std::is_same_v<T, Half>)
        return {floatToHalf(static_cast<float>(value))};
    else
        return static_cast<T>(value);
}

// The steps of a float in [−1, 1) are those of its coarsest binade, so that all are equally likely.
template <class T> T fromHash(uint64_t bits)
{
    if constexpr (std::is_same_v<T, double>)
        return static_cast<double>(bits >> 11) * 0x1p-52 - 1;
    else if constexpr (std::is_same_v<T, float>)
        return static_cast<float>(bits >> 40) * 0x1p-23f - 1;
    else if constexpr (std::is_same_v<T, Half>)
        return {floatToHalf(static_cast<float>(bits >> 53) * 0x1p-10f - 1)};
    else
        return static_cast<T>(bits);
}

// 0 … 1 as that for floats, and as the whole range of integers from `least` on.
template <class T> T fromUnit(double unit, uint64_t least)
{
    if constexpr (std::is_same_v<T, Half>) {
        return {floatToHalf(static_cast<float>(unit))};
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(unit);
    } else {
        constexpr auto kLargest = static_cast<uint64_t>(std::numeric_limits<T>::max());
        const double scaled = unit * static_cast<double>(kLargest) + 0.5;
        const uint64_t steps = scaled >= static_cast<double>(kLargest) ? kLargest : static_cast<uint64_t>(scaled);
        return static_cast<T>(least + steps);
    }
}

// What an arithmetic or a copy may get wrong, as bits.
std::vector<uint64_t> specialBits(DataType type)
{
    const int bits = static_cast<int>(elementBytes(type)) * 8;
    const uint64_t sign = uint64_t{1} << (bits - 1), all = sign - 1 + sign;
    if (!isFloat(type))
        return {0, all, sign, sign - 1, 1, all ^ 1, sign + 1, 0x5555555555555555u & all};
    const int mantissa = type == DataType::Float64 ? 52 : type == DataType::Float32 ? 23 : 10;
    const uint64_t one = uint64_t{1} << mantissa, infinity = (sign - 1) ^ (one - 1), quiet = infinity | one >> 1;
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

// Consecutive elements of one row.
struct Run {
    uint64_t element, n, c, y, x;
    uint64_t count;
};

constexpr uint64_t kRunLength = 4096;

// splitmix64, entered at any place.
uint64_t hash(uint64_t seed, uint64_t index)
{
    return mixedBits(mixedBits(seed + kGoldenRatio) + (index + 1) * kGoldenRatio);
}

Shape shapeOf(std::span<const uint32_t> sizes)
{
    Shape shape;
    uint64_t* const from[] = {&shape.w, &shape.h, &shape.c};
    for (size_t i = 0; i < sizes.size(); ++i) {
        const uint32_t size = sizes[sizes.size() - 1 - i];
        if (i < 3)
            *from[i] = size;
        else
            shape.n *= size;
    }
    return shape;
}
class Filler {
public:
    Filler(const Generator& generator, const TensorDesc& desc)
        : m_generator(generator)
        , m_sizes(desc.sizes)
        , m_strides(effectiveStrides(desc))
        , m_step(m_strides.empty() ? 1 : m_strides.back())
        , m_sharesPlaces(!validate(desc, {}, TensorRole::Output).empty())
        , m_shape(shapeOf(desc.sizes))
        , m_runsPerRow((m_shape.w + kRunLength - 1) / kRunLength)
        , m_runs(m_shape.n * m_shape.c * m_shape.h * m_runsPerRow)
        , m_constant(fromDouble(desc.dataType, generator.value))
        , m_least(static_cast<uint64_t>(integerRange(desc.dataType).first))
        , m_special(specialBits(desc.dataType))
    {
        if (generator.pattern == Pattern::Chart)
            m_chart.emplace(m_shape.n, m_shape.c, m_shape.h, m_shape.w);
    }

    // Where elements share a place, the first along a repeated dimension stays, and else the last.
    template <class T> void fill(std::byte* memory) const
    {
        T* const elements = reinterpret_cast<T*>(memory);
        const auto fillRuns = [&](const tbb::blocked_range<uint64_t>& range) {
            atTaskStart();
            for (uint64_t index = range.begin(); index != range.end(); ++index) {
                const Run run = runAt(index);
                if (const auto offset = memoryOffset(run))
                    fillRun(run, elements + *offset);
            }
        };
        const tbb::blocked_range<uint64_t> all(0, m_runs, 16);
        if (m_sharesPlaces)
            return fillRuns(all);
        beforeTasks();
        tbb::parallel_for(all, fillRuns);
    }

private:
    Run runAt(uint64_t index) const
    {
        const uint64_t row = index / m_runsPerRow, x = index % m_runsPerRow * kRunLength;
        const uint64_t plane = row / m_shape.h;
        return {.element = row * m_shape.w + x,
                .n = plane / m_shape.c,
                .c = plane % m_shape.c,
                .y = row % m_shape.h,
                .x = x,
                .count = m_step == 0 ? 1 : std::min(kRunLength, m_shape.w - x)};
    }

    // none: a repetition
    std::optional<uint64_t> memoryOffset(const Run& run) const
    {
        uint64_t rest = run.element, offset = 0;
        for (size_t i = m_sizes.size(); i-- > 0; rest /= m_sizes[i]) {
            const uint64_t coordinate = rest % m_sizes[i];
            if (m_strides[i] == 0 && coordinate != 0)
                return std::nullopt;
            offset += coordinate * m_strides[i];
        }
        return offset;
    }

    // For the patterns that count: the value of a run's first element; each next one is one more.
    uint64_t firstInteger(const Run& run) const
    {
        if (m_generator.pattern == Pattern::DocIota)
            return (run.n * m_shape.c + run.c) * (m_shape.h * m_shape.w + 3) + run.y * m_shape.w + run.x;
        if (m_generator.pattern != Pattern::Coordinates)
            return run.element;
        const auto shifted = [](uint64_t digits, uint64_t size, uint64_t next) {
            uint64_t power = 10;
            while (power < size)
                power *= 10;
            return digits * power + next;
        };
        return shifted(shifted(shifted(run.n, m_shape.c, run.c), m_shape.h, run.y), m_shape.w, run.x);
    }

    template <class T> void fillRun(const Run& run, T* out) const
    {
        const auto each = [&](auto&& value) {
            for (uint64_t i = 0; i < run.count; ++i)
                out[i * m_step] = value(i);
        };
        const auto fromBits = [](uint64_t bits) { return std::bit_cast<T>(static_cast<BitsOf<T>>(bits)); };
        const uint64_t seed = m_generator.seed;

        switch (m_generator.pattern) {
        case Pattern::DocIota:
        case Pattern::Iota:
        case Pattern::Coordinates:
            return each([first = firstInteger(run)](uint64_t i) { return fromInteger<T>(first + i); });
        case Pattern::Random:
            return each([&](uint64_t i) { return fromHash<T>(hash(seed, run.element + i)); });
        case Pattern::Constant:
            return each([value = fromBits(m_constant)](uint64_t) { return value; });
        case Pattern::Ramp: {
            const uint64_t steps = m_shape.n + m_shape.c + m_shape.h + m_shape.w - 4;
            const double whole = static_cast<double>(std::max<uint64_t>(steps, 1));
            return each([&, first = run.n + run.c + run.y + run.x](uint64_t i) {
                return fromUnit<T>(static_cast<double>(first + i) / whole, m_least);
            });
        }
        case Pattern::Checker:
            return each(
                [first = run.n + run.c + run.y + run.x](uint64_t i) { return fromInteger<T>((first + i) & 1); });
        case Pattern::OneHot:
            return each([&](uint64_t i) { return fromInteger<T>(run.element + i == seed); });
        case Pattern::Special: // one of every four elements, all kinds in turn
            return each([&](uint64_t i) {
                const uint64_t element = run.element + i, group = element / 4;
                if (hash(~seed, group) % 4 != element % 4)
                    return fromHash<T>(hash(seed, element));
                return fromBits(m_special[(group + seed) % m_special.size()]);
            });
        case Pattern::Chart: {
            std::array<float, kRunLength> values;
            m_chart->row(run.n, run.c, run.y, run.x, std::span(values).first(run.count));
            return each([&](uint64_t i) { return fromUnit<T>(static_cast<double>(values[i]), m_least); });
        }
        }
    }

    const Generator& m_generator;
    std::vector<uint32_t> m_sizes;
    std::vector<uint64_t> m_strides;
    uint64_t m_step; // the step of the last dimension, in elements
    bool m_sharesPlaces; // several elements may lie at one offset
    Shape m_shape;
    uint64_t m_runsPerRow, m_runs;
    uint64_t m_constant, m_least; // the smallest integer
    std::vector<uint64_t> m_special;
    std::optional<Chart> m_chart; // the chart of Pattern::Chart
};

void fillAs(DataType type, const Filler& filler, std::byte* memory)
{
    if (type == DataType::Float32)
        return filler.fill<float>(memory);
    if (type == DataType::Float16)
        return filler.fill<Half>(memory);
    if (type == DataType::Float64)
        return filler.fill<double>(memory);
    const uint32_t bytes = elementBytes(type);
    bytes == 1       ? filler.fill<uint8_t>(memory)
        : bytes == 2 ? filler.fill<uint16_t>(memory)
        : bytes == 4 ? filler.fill<uint32_t>(memory)
                     : filler.fill<uint64_t>(memory);
}

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
    fillAs(desc.dataType, Filler(generator, desc), tensor.writableBytes().data());
    return tensor;
}

} // namespace tessera
