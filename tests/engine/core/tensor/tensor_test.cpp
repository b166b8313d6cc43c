// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/tensor.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <limits>
#include <thread>

namespace tessera {
namespace {

TensorDesc desc(std::vector<uint32_t> sizes, std::optional<std::vector<uint32_t>> strides = {},
                DataType type = DataType::UInt8)
{
    return {.dataType = type, .sizes = std::move(sizes), .strides = std::move(strides)};
}

TEST(DataTypes, NamesAndSizes)
{
    for (const DataType type : kDataTypes) {
        EXPECT_EQ(dataTypeFromName(name(type)), type);
        EXPECT_EQ(dataTypeFromName("DML_TENSOR_DATA_TYPE_" + std::string(name(type))), type);
    }
    EXPECT_EQ(elementBytes(DataType::Float64), 8u);
    EXPECT_EQ(elementBytes(DataType::Float16), 2u);
    EXPECT_FALSE(dataTypeFromName("float32"));
    EXPECT_FALSE(dataTypeFromName("UNKNOWN"));
}

TEST(TensorDescription, MinimumBytesAreRoundedUpToFour)
{
    EXPECT_EQ(minimumBytes(desc({1, 1, 1, 5})), 8u);
    EXPECT_EQ(minimumBytes(desc({2, 3}, {{10, 1}})), 16u); // 10 + 2 + 1 = 13
    EXPECT_EQ(minimumBytes(desc({4, 4}, {{0, 0}}, DataType::Float32)), 4u);
    EXPECT_EQ(minimumBytes(desc({4294967295, 4294967295}, {{4294967295, 4294967295}}, DataType::Float64)),
              std::nullopt);
    EXPECT_EQ(elementCount(std::vector<uint32_t>{4294967295, 4294967295, 2}), std::nullopt);
}

TEST(TensorDescription, OffsetsFollowStrides)
{
    const TensorDesc nhwc = desc({1, 3, 2, 2}, {{12, 1, 6, 3}});
    EXPECT_EQ(offsetOf(nhwc, elementAt(nhwc.sizes, std::vector<uint32_t>{0, 2, 1, 1})), 11u);
    EXPECT_FALSE(isPacked(nhwc));
    EXPECT_TRUE(isPacked(desc({1, 3, 2, 2}, {{99, 4, 2, 1}}))); // a stride of one element is never taken
    EXPECT_EQ(coordinates(nhwc.sizes, 11), (std::vector<uint32_t>{0, 2, 1, 1}));
}

TEST(TensorDescription, AnyPermutationWithPaddingIsAnOutput)
{
    for (const auto& strides : {std::vector<uint32_t>{12, 1, 6, 3}, {12, 4, 1, 2}, {100, 30, 10, 3}})
        EXPECT_TRUE(validate(desc({2, 3, 2, 2}, strides), "T", TensorRole::Output).empty());
    for (const auto& strides : {std::vector<uint32_t>{11, 1, 6, 3}, {12, 3, 1, 2}, {100, 0, 10, 3}})
        EXPECT_FALSE(validate(desc({2, 3, 2, 2}, strides), "T", TensorRole::Output).empty());
}

TEST(Buffer, CopiesShareUntilOneIsWritten)
{
    Buffer a(16);
    a.writableBytes()[3] = std::byte{7};
    Buffer b = a;
    EXPECT_EQ(a.bytes().data(), b.bytes().data());
    b.writableBytes()[3] = std::byte{8};
    EXPECT_EQ(a.bytes()[3], std::byte{7});
    EXPECT_EQ(b.bytes()[3], std::byte{8});
    EXPECT_THROW(Buffer(uint64_t{1} << 60), EngineError) << "more than the machine has";
}

TEST(Buffer, BorrowedMemoryIsInPlaceUntilACopyIsWritten)
{
    std::array<std::byte, 4> memory = {};
    Buffer lent = Buffer::borrowed(std::span<std::byte>(memory)),
           read = Buffer::borrowed(std::span<const std::byte>(memory));
    EXPECT_EQ(read.bytes().data(), memory.data());
    lent.writableBytes()[1] = std::byte{7};
    EXPECT_EQ(memory[1], std::byte{7});
    Buffer copy = lent;
    for (Buffer* each : {&copy, &read}) {
        each->writableBytes()[1] = std::byte{8};
        EXPECT_EQ(each->bytes()[1], std::byte{8});
        EXPECT_EQ(memory[1], std::byte{7});
    }
    EXPECT_TRUE(Buffer::borrowed(std::span<std::byte>()).bytes().empty());
}

class FileBuffer : public testing::Test {
protected:
    void write(const std::string& text) const { std::ofstream(m_path, std::ios::binary) << text; }
    std::string read(uint64_t offset, uint64_t bytes) const
    {
        const Buffer buffer = Buffer::read(m_path, offset, bytes);
        return {reinterpret_cast<const char*>(buffer.bytes().data()), bytes};
    }
    void TearDown() override { std::filesystem::remove(m_path); }

    std::filesystem::path m_path = testing::TempDir() + "tessera_buffer_test";
};

TEST_F(FileBuffer, TakesAPartOfAFileAndLeavesItAlone)
{
    write("0123456789");
    EXPECT_EQ(read(3, 5), "34567");
    Buffer::read(m_path, 3, 5).writableBytes()[0] = std::byte{'x'};
    EXPECT_EQ(read(3, 1), "3");
    for (const auto& [offset, bytes] : {std::pair<uint64_t, uint64_t>{3, 8}, {11, 0}, {1, UINT64_MAX}})
        EXPECT_THROW(read(offset, bytes), IoError) << offset;
    EXPECT_THROW(Buffer::read(m_path.parent_path(), 0, 1), IoError);
}

TEST_F(FileBuffer, OutlivesAFileThatIsCutShort)
{
    write(std::string(1 << 16, 'a'));
    const Buffer buffer = Buffer::read(m_path, 0, 1 << 16);
    std::filesystem::resize_file(m_path, 0);
    EXPECT_TRUE(std::ranges::all_of(buffer.bytes(), [](std::byte each) { return each == std::byte{'a'}; }));
}

TEST(ElementAtOffset, IsTheWayBackOrPadding)
{
    for (const TensorDesc& each :
         {desc({2, 3, 2, 2}), desc({2, 3, 2, 2}, {{12, 1, 6, 3}}), desc({2, 3, 2, 2}, {{50, 1, 9, 4}})}) {
        std::vector<bool> taken(*minimumBytes(each), false);
        for (uint64_t element = 0; element < 24; ++element) {
            EXPECT_EQ(elementAtOffset(each, offsetOf(each, element)), element);
            taken[offsetOf(each, element)] = true;
        }
        for (uint64_t offset = 0; offset < taken.size(); ++offset)
            EXPECT_EQ(elementAtOffset(each, offset).has_value(), taken[offset]) << offset;
    }
    // All channels lie at one address: the answer is the first one's element.
    EXPECT_EQ(elementAtOffset(desc({1, 3, 2, 2}, {{0, 0, 2, 1}}), 3), 3u);
    EXPECT_EQ(elementAtOffset(desc({1, 3, 2, 2}, {{0, 0, 2, 1}}), 4), std::nullopt);
}

TEST(ContiguousRun, EndsAtTheFirstStepThatIsNoNeighbour)
{
    EXPECT_EQ(contiguousRun(desc({2, 3, 2, 2})), 24u);
    EXPECT_EQ(contiguousRun(desc({2, 3, 2, 2}, {{12, 1, 6, 3}})), 1u); // channels last
    EXPECT_EQ(contiguousRun(desc({2, 3, 2, 2}, {{18, 6, 3, 1}})), 2u); // padded rows
    EXPECT_EQ(contiguousRun(desc({2, 1, 2, 2}, {{0, 0, 2, 1}})), 4u); // repeated
}

// For the thread sanitizer: a former owner's reads happen before the bytes are written in place.
TEST(Buffer, IsWrittenBehindItsFormerOwners)
{
    for (int round = 0; round < 50; ++round) {
        Buffer buffer(64);
        buffer.writableBytes()[0] = std::byte(1);
        const std::byte* const place = buffer.bytes().data();
        std::atomic<bool> isGone = false;
        unsigned sum = 0;
        std::thread reader([copy = std::make_unique<Buffer>(buffer), &isGone, &sum]() mutable {
            for (const std::byte each : copy->bytes())
                sum += std::to_integer<unsigned>(each);
            copy.reset();
            isGone.store(true, std::memory_order_relaxed); // orders nothing
        });
        while (!isGone.load(std::memory_order_relaxed))
            std::this_thread::yield();
        buffer.writableBytes()[5] = std::byte(7);
        EXPECT_EQ(buffer.bytes().data(), place) << "nobody shares it any more";
        reader.join();
        EXPECT_EQ(sum, 1u);
    }
}

// splitmix64 from the seed 1234567, as its author's program prints it.
TEST(MixedBits, AreThoseOfSplitmix64)
{
    uint64_t state = 1234567;
    for (const uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                    4593380528125082431u, 16408922859458223821u})
        EXPECT_EQ(mixedBits(state += kGoldenRatio), expected);
}

TEST(SameMemory, OfCopiesUntilOneIsWrittenAndOfNothingElse)
{
    const TensorDesc bytes{.dataType = DataType::UInt8, .sizes = {2, 3}};
    const Tensor tensor(bytes);
    Tensor copy = tensor;
    EXPECT_TRUE(sameMemory(tensor, copy));
    copy.writableBytes()[0] = std::byte{0};
    EXPECT_FALSE(sameMemory(tensor, copy)) << "it was written, if only with what stood there";
    EXPECT_FALSE(sameMemory(Tensor(bytes), Tensor(bytes)));
    EXPECT_FALSE(sameMemory(tensor, {{.dataType = DataType::UInt8, .sizes = {3, 2}}, tensor.buffer}));
    EXPECT_FALSE(sameMemory(tensor, {{.dataType = DataType::Int8, .sizes = {2, 3}}, tensor.buffer}));
}

TEST(SystemReason, InEnglishItIsTheSystemsOwn)
{
    for (int error = 1; error < 134; ++error) {
        EXPECT_EQ(english(systemReason(error)), std::system_category().message(error));
        EXPECT_TRUE(systemReason(std::error_code(error, std::generic_category())) == systemReason(error)) << error;
    }
    EXPECT_FALSE(systemReason(EACCES).isWords()) << "it can be translated";
}

uint64_t bitsOf(float value)
{
    return std::bit_cast<uint32_t>(value);
}

TEST(Half, EveryBitPatternSurvivesTheWayThroughFloat)
{
    for (uint32_t bits = 0; bits < 65536; ++bits) {
        const float value = halfToFloat(static_cast<uint16_t>(bits));
        if (!std::isnan(value))
            EXPECT_EQ(floatToHalf(value), bits);
        else
            EXPECT_TRUE(std::isnan(halfToFloat(floatToHalf(value))));
    }
}

struct Rounded {
    DataType type;
    double value;
    uint64_t bits;
};

TEST(FromDouble, RoundsOnceToEvenAndClamps)
{
    using enum DataType;
    const double middle = 1 + 0x1p-11; // of 1 and the half after it
    const Rounded rows[] = {
        {UInt8, 2.5, 2},
        {UInt8, 3.5, 4},
        {UInt8, 300, 255},
        {UInt8, -1, 0},
        {Int8, -129, 0x80},
        {Int64, 1e300, 0x7fffffffffffffff},
        {UInt64, 1e300, UINT64_MAX},
        {Int32, NAN, 0},
        {Float16, 2049, 0x6800}, // between 2048 and 2050, the even one
        {Float16, 2051, 0x6802},
        {Float16, 65520, 0x7c00}, // halfway to the next power: infinity
        {Float16, -0.0, 0x8000},
        {Float16, middle, 0x3c00},
        {Float16, middle + 0x1p-40, 0x3c01}, // a float in between would be the middle
        {Float16, -middle - 0x1p-40, 0xbc01},
        {Float16, middle + 0x1p-10 - 0x1p-40, 0x3c01}, // below the next middle
        {Float16, 0x1p-25 + 0x1p-60, 1}, // above half of the least
        {Float16, -0x1p-300, 0x8000},
        {Float16, 65520 - 0x1p-30, 0x7bff},
        {Float16, 1e300, 0x7c00},
    };
    for (const Rounded& row : rows)
        EXPECT_EQ(fromDouble(row.type, row.value), row.bits) << name(row.type) << ' ' << row.value;
}

// A value that is read or drawn is rounded; one that an operator computes is cut off.
TEST(FromSum, CutsOffAndClamps)
{
    using enum DataType;
    const Rounded rows[] = {
        {UInt8, 2.667, 2},
        {UInt8, std::nextafter(7, 0), 7}, // no float32 lies between
        {UInt8, double{std::nextafter(7.0f, 0.0f)}, 6},
        {UInt8, 255.9, 255},
        {UInt8, 256, 255},
        {UInt8, -0.9, 0},
        {Int8, -0.444, 0},
        {Int8, -1.9, 0xff},
        {Int8, -300, 0x80},
        {Int8, NAN, 0},
        {Float16, 1 + 3 * 0x1p-11, 0x3c02}, // to nearest-even, as ever
    };
    for (const Rounded& row : rows)
        EXPECT_EQ(fromSum(row.type, row.value), row.bits) << name(row.type) << ' ' << row.value;
}

TEST(Text, IsTheShortestThatReadsBackEqual)
{
    EXPECT_EQ(toText(DataType::Float32, bitsOf(0.1f)), "0.1");
    EXPECT_EQ(toText(DataType::Float16, floatToHalf(0.1f)), "0.1");
    for (const char* text : {"10", "-130", "1200", "2050", "10008", "65504", "0.25", "6e-08"})
        EXPECT_EQ(toText(DataType::Float16, fromText(DataType::Float16, text)), std::string(text));
    EXPECT_EQ(toText(DataType::Float32, bitsOf(-0.0f)), "-0");
    EXPECT_EQ(toText(DataType::Int8, 0xff), "-1");
    EXPECT_EQ(toText(DataType::UInt64, std::numeric_limits<uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(toHex(DataType::UInt32, 31), "0x0000001f");
    EXPECT_EQ(toHex(DataType::UInt8, 31), "0x1f");
    for (uint32_t bits = 0; bits < 0x7c00; bits += 7)
        EXPECT_EQ(fromText(DataType::Float16, toText(DataType::Float16, bits)), bits);
    for (const char* text : {"nan", "inf", "-inf", "-0", "1e-45", "16777217"})
        EXPECT_EQ(toText(DataType::Float64, fromText(DataType::Float64, text)), std::string(text)) << text;
}

TEST(Text, OfNoValueIsRefused)
{
    for (const char* text : {"", "x", "1.5", "256", "-1", "1 ", "0x1f"})
        EXPECT_THROW(fromText(DataType::UInt8, text), TextError) << text;
    EXPECT_THROW(fromText(DataType::Float32, "1,5"), TextError);
    EXPECT_THROW(fromText(DataType::Int64, "9223372036854775808"), TextError);
}

TEST(Ulp, CountsStepsAlongTheLine)
{
    const DataType f32 = DataType::Float32;
    EXPECT_EQ(ulpDistance(f32, bitsOf(1), bitsOf(std::nextafter(1.0f, 2.0f))), 1u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(0.0f), bitsOf(-0.0f)), 0u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(std::numeric_limits<float>::denorm_min()),
                          bitsOf(-std::numeric_limits<float>::denorm_min())),
              2u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(NAN), bitsOf(NAN)), 0u);
    EXPECT_EQ(ulpDistance(f32, bitsOf(NAN), bitsOf(1)), std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(ulpDistance(DataType::Int64, uint64_t{1} << 63, 0x7fffffffffffffffu),
              std::numeric_limits<uint64_t>::max());
    EXPECT_EQ(ulpDistance(DataType::UInt8, 3, 5), 2u);
}

TEST(IntegerRounding, EachGoesItsWay)
{
    struct Roundings {
        double value;
        std::array<double, kIntegerRoundings.size()> results; // in their order
    };
    const Roundings rows[] = {
        // truncate, half-up, half-even, half-away-from-zero, half-down, floor, ceil
        {-2.75, {-2, -3, -3, -3, -3, -3, -2}},
        {-2.5, {-2, -2, -2, -3, -3, -3, -2}},
        {-1.5, {-1, -1, -2, -2, -2, -2, -1}},
        {-1.25, {-1, -1, -1, -1, -1, -2, -1}},
        {-0.5, {0, 0, 0, -1, -1, -1, 0}},
        {0.5, {0, 1, 0, 1, 0, 0, 1}},
        {1.25, {1, 1, 1, 1, 1, 1, 2}},
        {1.5, {1, 2, 2, 2, 1, 1, 2}},
        {2.5, {2, 3, 2, 3, 2, 2, 3}},
        {2.75, {2, 3, 3, 3, 3, 2, 3}},
        {3, {3, 3, 3, 3, 3, 3, 3}},
        {std::nextafter(0.5, 0), {0, 0, 0, 0, 0, 0, 1}},
    };
    for (const Roundings& row : rows)
        for (size_t i = 0; i < kIntegerRoundings.size(); ++i)
            EXPECT_EQ(rounded(row.value, kIntegerRoundings[i]), row.results[i])
                << row.value << ", " << name(kIntegerRoundings[i]);
}

} // namespace
} // namespace tessera
