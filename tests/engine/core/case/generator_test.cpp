// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/generator.h"

#include "tests/support/printers.h"
#include "tests/support/tensors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace tessera {
namespace {

using Doubles = std::vector<double>;

Doubles made(const Generator& generator, DataType type, std::vector<uint32_t> sizes)
{
    return valuesOf(generate(generator, {.dataType = type, .sizes = std::move(sizes)}));
}

TEST(Generator, MakesWhatAPencilCanCheck)
{
    EXPECT_EQ(made({Pattern::DocIota}, DataType::Float32, {2, 2, 1, 2}), (Doubles{0, 1, 5, 6, 10, 11, 15, 16}));
    EXPECT_EQ(made({Pattern::DocIota}, DataType::UInt32, {1, 2, 2, 3}),
              (Doubles{0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14}));
    EXPECT_EQ(made({Pattern::Iota}, DataType::Int16, {2, 3}), (Doubles{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(made({Pattern::Iota}, DataType::Int8, {130}).back(), -127); // 129 wraps
    EXPECT_EQ(made({Pattern::Coordinates}, DataType::Int32, {2, 1, 2, 11}).at(2 * 11 + 11 + 10),
              10110); // n 1, c 0, h 1, w 10
    EXPECT_EQ(made({.pattern = Pattern::Constant, .value = 2.5}, DataType::Float16, {3}), (Doubles{2.5, 2.5, 2.5}));
    EXPECT_EQ(made({.pattern = Pattern::Constant, .value = -7}, DataType::UInt8, {1}), (Doubles{0}));
    EXPECT_EQ(made({Pattern::Checker}, DataType::UInt8, {2, 1, 2, 2}), (Doubles{0, 1, 1, 0, 1, 0, 0, 1}));
    EXPECT_EQ(made({.pattern = Pattern::OneHot, .seed = 2}, DataType::Int64, {4}), (Doubles{0, 0, 1, 0}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::Float32, {2, 3}),
              (Doubles{0, 1 / 3.0f, 2 / 3.0f, 1 / 3.0f, 2 / 3.0f, 1}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::UInt8, {3}), (Doubles{0, 128, 255}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::Int8, {3}), (Doubles{-128, 0, 127}));
}

TEST(Generator, SpreadsNoiseOverTheWholeRange)
{
    for (const DataType type : {DataType::Float64, DataType::Float32, DataType::Float16}) {
        const Doubles values = made({.pattern = Pattern::Random, .seed = 7}, type, {10000});
        const auto [smallest, largest] = std::ranges::minmax(values);
        EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0) / 10000, 0, 0.03) << type;
        EXPECT_THAT(smallest, testing::AllOf(testing::Ge(-1), testing::Lt(-0.99))) << type;
        EXPECT_THAT(largest, testing::AllOf(testing::Lt(1), testing::Gt(0.99))) << type;
    }
    const Doubles bytes = made({.pattern = Pattern::Random, .seed = 7}, DataType::Int8, {10000});
    EXPECT_EQ(std::set<double>(bytes.begin(), bytes.end()).size(), 256u);
}

TEST(Generator, HasEverySpecialValue)
{
    EXPECT_THAT(bitsOf(generate({Pattern::Special}, {.dataType = DataType::Float32, .sizes = {64}})),
                testing::IsSupersetOf({0x7fc00000u, 0x7f800000u, 0xff800000u, 0x80000000u, 0x00000001u, 0x007fffffu,
                                       0x00800000u, 0x7f7fffffu, 0xff7fffffu}));
}

// NHWC, and with gaps: the same logical elements, nothing between them.
TEST(Generator, HoldsTheSameValuesInEveryLayout)
{
    const std::vector<uint32_t> sizes{2, 3, 5, 7};
    for (const Pattern pattern : kPatterns) {
        for (const DataType type : kDataTypes) {
            const Generator generator{.pattern = pattern, .seed = 11};
            const Tensor packed = generate(generator, {.dataType = type, .sizes = sizes});
            const Tensor channelsLast = generate(
                generator, {.dataType = type, .sizes = sizes, .strides = std::vector<uint32_t>{240, 2, 44, 6}});
            EXPECT_TRUE(equalElements(packed, channelsLast)) << name(pattern) << ' ' << type;
            EXPECT_TRUE(equalElements(packed, generate(generator, packed.desc)));
        }
    }
}

TEST(Generator, KeepsTheFirstOfARepeatedDimension)
{
    const TensorDesc repeated{
        .dataType = DataType::UInt32, .sizes = {2, 3, 2, 2}, .strides = std::vector<uint32_t>{0, 4, 0, 1}};
    EXPECT_EQ(valuesOf(generate({Pattern::Iota}, repeated)),
              (Doubles{0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9}));
}

// The chart uses the whole range, has no two equal planes, and is the same picture at every size.
TEST(Generator, DrawsTheChart)
{
    for (const uint32_t channels : {1u, 3u, 5u}) {
        const uint32_t plane = 60 * 80;
        const Doubles values = made({Pattern::Chart}, DataType::Float32, {2, channels, 60, 80});
        EXPECT_GE(std::ranges::min(values), 0);
        EXPECT_LE(std::ranges::max(values), 1);
        std::set<Doubles> planes;
        for (uint32_t i = 0; i < 2 * channels; ++i)
            planes.emplace(values.begin() + i * plane, values.begin() + (i + 1) * plane);
        EXPECT_EQ(planes.size(), 2 * channels);
    }
    const Doubles bytes = made({Pattern::Chart}, DataType::UInt8, {1, 3, 120, 160});
    EXPECT_EQ(std::ranges::min(bytes), 0);
    EXPECT_EQ(std::ranges::max(bytes), 255);
    for (const auto& [h, w] : {std::pair{120u, 160u}, {240u, 320u}}) {
        const Tensor chart = generate({Pattern::Chart}, {.dataType = DataType::Float32, .sizes = {1, 3, h, w}});
        const auto at = [&, h = h, w = w](uint32_t c, double v, double u) {
            const auto y = static_cast<uint32_t>(v * h), x = static_cast<uint32_t>(u * w);
            return toDouble(DataType::Float32, chart.bits((c * h + y) * w + x));
        };
        EXPECT_NEAR(at(0, 0.835, 0.09), 1, 0.1) << h; // the hues begin with red
        EXPECT_NEAR(at(2, 0.835, 0.09), 0, 0.1) << h;
        EXPECT_NEAR(at(1, 0.46, 0.5), 0.97, 0.1) << h; // the bright middle of the zone plate
    }
}

TEST(Generator, IsFoundByItsName)
{
    for (const Pattern pattern : kPatterns) {
        EXPECT_EQ(patternFromName(name(pattern)), pattern);
        EXPECT_FALSE(sentence(pattern).isEmpty());
    }
    EXPECT_EQ(patternFromName("Iota"), std::nullopt);
}

} // namespace
} // namespace tessera
