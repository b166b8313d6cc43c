// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/formats/pictures/pictures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace tessera {
namespace {

using Values = std::vector<std::string>;

TEST(Picture, BecomesPlanes)
{
    // Two pixels wide, one high: RGB RGB.
    const Tensor tensor = toTensor(pictureOf<uint8_t>(2, 3, {1, 2, 3, 4, 5, 6}), DataType::UInt8, SampleRange::Byte);
    EXPECT_EQ(tensor.desc.sizes, (std::vector<uint32_t>{1, 3, 1, 2}));
    EXPECT_EQ(valueTexts(tensor), (Values{"1", "4", "2", "5", "3", "6"}));
}

TEST(Picture, EveryTypeHasItsRange)
{
    const Picture byte = pictureOf<uint8_t>(3, 1, {0, 51, 255});
    const Picture word = pictureOf<uint16_t>(3, 1, {0, 13107, 65535});
    const std::tuple<DataType, SampleRange, Values> table[] = {
        {DataType::Float32, SampleRange::Byte, {"0", "51", "255"}},
        {DataType::Float32, SampleRange::Unit, {"0", "0.2", "1"}},
        {DataType::Float64, SampleRange::Unit, {"0", "0.2", "1"}},
        {DataType::Float16, SampleRange::Unit, {"0", "0.2", "1"}},
        {DataType::UInt8, SampleRange::Unit, {"0", "51", "255"}},
        {DataType::Int8, SampleRange::Byte, {"-128", "-77", "127"}},
        {DataType::UInt16, SampleRange::Byte, {"0", "13107", "65535"}},
        {DataType::Int16, SampleRange::Byte, {"0", "51", "255"}},
        {DataType::UInt32, SampleRange::Byte, {"0", "51", "255"}},
        {DataType::Int64, SampleRange::Unit, {"0", "51", "255"}},
    };
    for (const auto& [type, range, values] : table)
        for (const Picture& source : {byte, word})
            EXPECT_EQ(valueTexts(toTensor(source, type, range)), values) << name(type);
}

TEST(Picture, EverySampleComesBack)
{
    std::vector<uint8_t> bytes(256 * 3);
    std::vector<uint16_t> words(65536);
    for (size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<uint8_t>(i * 7);
    std::iota(words.begin(), words.end(), uint16_t{0});
    const Picture byte = pictureOf(16, 3, bytes), word = pictureOf(256, 1, words);
    for (const DataType type : kDataTypes)
        for (const SampleRange range : {SampleRange::Byte, SampleRange::Unit}) {
            const Picture back = toPicture(toTensor(byte, type, range), 0, 0, 3, range);
            EXPECT_EQ(back.width, 16u);
            EXPECT_EQ(samplesOf(back), samplesOf(byte)) << name(type);
        }
    EXPECT_EQ(samplesOf(toPicture(toTensor(word, DataType::UInt16, SampleRange::Byte), 0, 0, 1, SampleRange::Byte,
                                  DataType::UInt16)),
              samplesOf(word));
}

TEST(Picture, OthersAreRoundedAndClamped)
{
    const Tensor row = rowOf({-1, 0.001, 0.002, 0.5, 0.9999, 2, NAN, -INFINITY});
    using testing::ElementsAre;
    EXPECT_THAT(samplesOf(toPicture(row, 0, 0, 1, SampleRange::Unit)), ElementsAre(0, 0, 1, 128, 255, 255, 0, 0));
    EXPECT_THAT(samplesOf(toPicture(row, 0, 0, 1, SampleRange::Byte)), ElementsAre(0, 0, 0, 1, 1, 2, 0, 0));
}

TEST(Picture, FloatsAreOfOneUnlessMostAreAbove)
{
    using Floats = std::vector<double>;
    for (const Floats& unit :
         {Floats{0, 0.5, 1}, {0.5, 1, 1.0001}, {0.5, 0.25, 300}, {-1, 2}, {0, 0}, {NAN, NAN, 0.5}, {2, 0.5}})
        EXPECT_EQ(rangeOfValues(rowOf(unit)), SampleRange::Unit) << unit.back();
    for (const Floats& levels : {Floats{0, 1, 2, 3}, {0, 0, 255}, {128, 0.5, NAN, 7}})
        EXPECT_EQ(rangeOfValues(rowOf(levels)), SampleRange::Byte) << levels.back();
}

TEST(Picture, SaysWhatItsSamplesDoNotHold)
{
    EXPECT_EQ(notesOf(toPicture(rowOf({0, 0.3, 1, 1.0000001}), 0, 0, 1, SampleRange::Unit)), "");
    EXPECT_EQ(notesOf(toPicture(rowOf({-1, 1.0001, INFINITY, NAN}), 0, 0, 1, SampleRange::Unit)),
              "values above 1, which are clipped to it: 2; values below 0, which are clipped to it: 1; values that are "
              "no number, which become black: 1");
    EXPECT_EQ(notesOf(toPicture(rowOf({-1, 300}), 0, 0, 1, SampleRange::Byte, DataType::Float32)), "");
    const Tensor deep({.dataType = DataType::UInt16, .sizes = {1, 1, 1, 1}});
    EXPECT_EQ(notesOf(toPicture(deep, 0, 0, 1, SampleRange::Byte, DataType::Float32)),
              "UINT16 as FLOAT32, in which white is 1");
    EXPECT_EQ(notesOf(toPicture(deep, 0, 0, 1, SampleRange::Byte, DataType::UInt8)),
              "16 bits a sample, of which 8 are kept");
}

TEST(Picture, ChannelsOfAnyImageAndLayout)
{
    // {2, 4, 1, 2}, channels last.
    Tensor tensor({.dataType = DataType::UInt8, .sizes = {2, 4, 1, 2}, .strides = std::vector<uint32_t>{8, 1, 8, 4}});
    for (uint64_t i = 0; i < 16; ++i)
        tensor.setBits(i, i);
    EXPECT_THAT(samplesOf(toPicture(tensor, 1, 1, 3, SampleRange::Byte)), testing::ElementsAre(10, 12, 14, 11, 13, 15));
}

TEST(Picture, BeyondTheBudgetIsRefused)
{
    const Picture large = pictureOf(100, 3, std::vector<uint8_t>(30'000));
    const MemoryBudget budget{100'000, "raise it"};
    const std::string message =
        messageOf<IoError>([&] { toTensor(large, DataType::Float32, SampleRange::Unit, budget); });
    EXPECT_NO_THROW(toTensor(large, DataType::UInt8, SampleRange::Unit, budget));
    EXPECT_THAT(
        message,
        testing::HasSubstr("The picture needs 120000 bytes of memory as FLOAT32, more than the memory budget of 100000 "
                           "bytes; raise it"));
}

} // namespace
} // namespace tessera
