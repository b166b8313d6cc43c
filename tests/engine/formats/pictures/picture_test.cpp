// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/formats/pictures/pictures.h"
#include "tests/support/matchers.h"

#include <png.h>

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
    const TensorDesc last{
        .dataType = DataType::UInt8, .sizes = {2, 4, 1, 2}, .strides = std::vector<uint32_t>{8, 1, 8, 4}};
    const Tensor tensor = tensorWith(last, std::identity());
    EXPECT_THAT(samplesOf(toPicture(tensor, 1, 1, 3, SampleRange::Byte)), ElementsAre(10, 12, 14, 11, 13, 15));
}

TEST(Picture, BeyondTheBudgetIsRefused)
{
    const Picture large = pictureOf(100, 3, std::vector<uint8_t>(30'000));
    const MemoryBudget budget{100'000, "raise it"};
    const std::string message =
        messageOf<IoError>([&] { toTensor(large, DataType::Float32, SampleRange::Unit, budget); });
    EXPECT_NO_THROW(toTensor(large, DataType::UInt8, SampleRange::Unit, budget));
    EXPECT_THAT(message,
                HasSubstr("The picture as FLOAT32 needs 120000 bytes of memory, more than the memory budget of 100000 "
                          "bytes; raise it"));
}

// A picture whose neighbours differ by little, so that JPEG loses little.
Picture slope(uint32_t width, uint32_t height, uint32_t channels)
{
    std::vector<uint8_t> samples;
    for (uint32_t y = 0; y < height; ++y)
        for (uint32_t x = 0; x < width; ++x)
            for (uint32_t c = 0; c < channels; ++c)
                samples.push_back(static_cast<uint8_t>(40 + 3 * x + 2 * y + 10 * c));
    return pictureOf(width, channels, samples);
}

// A PNG of a kind that the engine does not write, made by libpng.
struct PngKind {
    int type = PNG_COLOR_TYPE_GRAY;
    int bits = 8;
    bool isInterlaced = false;
    std::vector<png_color> palette = {};
    std::vector<png_byte> transparency = {}; // the transparency of the palette
    int transparentGrey = -1;
};

std::vector<std::byte> makePng(const PngKind& kind, uint32_t width, const std::vector<std::vector<uint8_t>>& rows)
{
    std::vector<std::byte> file;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    const auto write = [](png_structp writer, png_bytep from, size_t count) {
        auto* to = static_cast<std::vector<std::byte>*>(png_get_io_ptr(writer));
        to->insert(to->end(), reinterpret_cast<std::byte*>(from), reinterpret_cast<std::byte*>(from) + count);
    };
    png_set_write_fn(png, &file, write, nullptr);
    png_set_IHDR(png, info, width, static_cast<png_uint_32>(rows.size()), kind.bits, kind.type,
                 kind.isInterlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (!kind.palette.empty())
        png_set_PLTE(png, info, kind.palette.data(), static_cast<int>(kind.palette.size()));
    png_color_16 grey = {};
    grey.gray = static_cast<png_uint_16>(kind.transparentGrey);
    if (!kind.transparency.empty() || kind.transparentGrey >= 0)
        png_set_tRNS(png, info, kind.transparency.data(), static_cast<int>(kind.transparency.size()), &grey);
    png_set_gAMA(png, info, 1.0); // changes no sample
    std::vector<std::vector<uint8_t>> copies = rows;
    std::vector<png_bytep> pointers;
    for (std::vector<uint8_t>& row : copies)
        pointers.push_back(row.data());
    png_write_info(png, info);
    png_write_image(png, pointers.data());
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return file;
}

// JPEG loses a little; the formats that keep every sample have a test of their own.
TEST(PictureFile, JpegIsNearlyTheSame)
{
    for (const uint32_t channels : {1u, 3u}) {
        const Picture before = slope(32, 24, channels);
        const Picture after = decodePicture(encodePicture(before, PictureFormat::Jpeg), kPlenty);
        EXPECT_THAT((std::array{after.width, after.height, after.channels}), ElementsAre(32, 24, channels));
        const std::vector<int> a = samplesOf(before), b = samplesOf(after);
        ASSERT_EQ(a.size(), b.size());
        for (size_t i = 0; i < a.size(); ++i)
            EXPECT_NEAR(a[i], b[i], 8) << i;
    }
    // JPEG has neither alpha nor sixteen bits.
    const Picture white = pictureOf(8, 4, std::vector<uint16_t>(8 * 8 * 4, 65535));
    const Picture picture = decodePicture(encodePicture(white, PictureFormat::Jpeg), kPlenty);
    EXPECT_EQ(picture.channels, 3u);
    EXPECT_EQ(picture.sample, DataType::UInt8);
    EXPECT_EQ(samplesOf(picture)[0], 255);
}

struct ReadPng {
    const char* what;
    PngKind kind;
    uint32_t width;
    std::vector<std::vector<uint8_t>> rows;
    uint32_t channels;
    std::vector<int> samples;
};

TEST(PictureFile, EveryKindOfPngBecomesBytes)
{
    const std::vector<png_color> colours = {{1, 2, 3}, {250, 251, 252}};
    const int palette = PNG_COLOR_TYPE_PALETTE;
    const ReadPng rows[] = {
        {"four bits", {.bits = 4}, 2, {{0x0f}, {0x30}}, 1, {0, 255, 51, 0}},
        {"one bit", {.bits = 1}, 3, {{0b10100000}}, 1, {255, 0, 255}},
        {"a palette", {.type = palette, .palette = colours}, 2, {{1, 0}}, 3, {250, 251, 252, 1, 2, 3}},
        {"a palette that is clear",
         {.type = palette, .palette = colours, .transparency = {0, 128}},
         2,
         {{1, 0}},
         4,
         {250, 251, 252, 128, 1, 2, 3, 0}},
        {"colour with a suggested palette of greys",
         {.type = PNG_COLOR_TYPE_RGB, .palette = {{9, 9, 9}}},
         1,
         {{1, 2, 3}},
         3,
         {1, 2, 3}},
        {"grey of which one is clear", {.transparentGrey = 7}, 2, {{7, 8}}, 4, {7, 7, 7, 0, 8, 8, 8, 255}},
        {"interlaced", {.isInterlaced = true}, 3, {{1, 2, 3}, {4, 5, 6}}, 1, {1, 2, 3, 4, 5, 6}},
    };
    for (const ReadPng& row : rows) {
        const Picture picture = decodePicture(makePng(row.kind, row.width, row.rows), kPlenty);
        EXPECT_EQ(picture.channels, row.channels) << row.what;
        EXPECT_EQ(samplesOf(picture), row.samples) << row.what;
    }
}

// The stored pixels 0 … 5 in two rows of three blocks, as each orientation shows them.
TEST(PictureFile, TheCamerasRotationIsApplied)
{
    std::vector<uint8_t> samples;
    for (uint32_t y = 0; y < 16; ++y)
        for (uint32_t x = 0; x < 24; ++x)
            samples.push_back(static_cast<uint8_t>(40 * (y / 8 * 3 + x / 8)));
    const auto plain = encodePicture(pictureOf(24, 1, samples), PictureFormat::Jpeg);
    const std::vector<std::vector<int>> seen = {{0, 1, 2, 3, 4, 5}, {2, 1, 0, 5, 4, 3}, {5, 4, 3, 2, 1, 0},
                                                {3, 4, 5, 0, 1, 2}, {0, 3, 1, 4, 2, 5}, {3, 0, 4, 1, 5, 2},
                                                {5, 2, 4, 1, 3, 0}, {2, 5, 1, 4, 0, 3}};
    for (uint8_t orientation = 1; orientation <= 8; ++orientation) {
        const uint8_t exif[] = {0xff, 0xe1, 0, 34,   'E', 'x', 'i', 'f', 0, 0, 'M', 'M',         0, 42, 0, 0, 0, 8,
                                0,    1,    1, 0x12, 0,   3,   0,   0,   0, 1, 0,   orientation, 0, 0,  0, 0, 0, 0};
        auto file = plain;
        file.insert(file.begin() + 2, reinterpret_cast<const std::byte*>(exif),
                    reinterpret_cast<const std::byte*>(exif) + sizeof exif);
        const Picture picture = decodePicture(file, kPlenty);
        const uint32_t columns = orientation < 5 ? 3 : 2;
        ASSERT_EQ(picture.width, columns * 8) << int(orientation);
        EXPECT_EQ(picture.notes.size(), orientation == 1 ? 0U : 1U); // that it was turned
        ASSERT_EQ(picture.height, (6 / columns) * 8);
        const std::vector<int> turned = samplesOf(picture);
        std::vector<int> blocks;
        for (uint32_t i = 0; i < 6; ++i)
            blocks.push_back((turned[(i / columns * 8 + 4) * picture.width + i % columns * 8 + 4] + 20) / 40);
        EXPECT_EQ(blocks, seen[orientation - 1u]) << int(orientation);
    }
}

// The header's size is checked before any memory is allocated.
TEST(PictureFile, ASizeBeyondTheBudgetIsRefusedWithBothFigures)
{
    auto jpeg = encodePicture(slope(32, 24, 3), PictureFormat::Jpeg);
    for (size_t i = 0; i + 9 < jpeg.size(); ++i)
        if (jpeg[i] == std::byte{0xff} && jpeg[i + 1] == std::byte{0xc0})
            for (const size_t at : {5, 7}) // height, width
                jpeg[i + at] = std::byte{0xff};
    EXPECT_THAT(pictureRefusal(jpeg),
                AllOf(HasSubstr("65312 × 65304"), HasSubstr("more than the memory budget of 1024 MiB")));
    const auto png = encodePicture(slope(1024, 1024, 1), PictureFormat::Png);
    EXPECT_THAT(pictureRefusal(png, {4 << 20}), AllOf(HasSubstr("16 MiB"), HasSubstr("4 MiB")));
}

TEST(PictureFile, CanBeStopped)
{
    std::stop_source stop;
    stop.request_stop();
    for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Jpeg}) {
        const auto file = encodePicture(slope(32, 24, 3), format);
        EXPECT_THROW(decodePicture(file, kPlenty, {.stop = stop.get_token(), .progress = {}}), Cancelled);
        double last = -1;
        decodePicture(file, kPlenty, {.stop = {}, .progress = [&](double done) {
                                          EXPECT_GE(done, last);
                                          last = done;
                                      }});
        EXPECT_GT(last, 0.9);
    }
}

TEST(PictureFile, TheFormatIsToldByContentAndWrittenByExtension)
{
    const TemporaryFolder folder;
    const Picture picture = slope(16, 16, 3);
    pictureCodec().write(picture, folder / "a.JPG");
    std::filesystem::rename(folder / "a.JPG", folder / "a.png");
    EXPECT_EQ(pictureCodec().read(folder / "a.png").width, 16u);
    EXPECT_TRUE(pictureCodec().isPicture(folder / "a.png"));
    folder.write("text.png", "not a picture");
    EXPECT_FALSE(pictureCodec().isPicture(folder / "text.png"));
    EXPECT_FALSE(pictureCodec().isPicture(folder / "missing.png"));
    EXPECT_FALSE(pictureCodec().isPicture(folder.path()));
    for (const char* name : {"text.png", "missing.png"})
        EXPECT_THAT(messageOf<IoError>([&] { pictureCodec().read(folder / name); }), HasSubstr(name));
}

TEST(PictureFile, AFailedWriteKeepsTheOldFile)
{
    const TemporaryFolder folder;
    folder.write("keep.bmp", "old");
    EXPECT_THAT(messageOf<IoError>([&] { pictureCodec().write(slope(2, 2, 1), folder / "keep.bmp"); }),
                HasSubstr(".png"));
    EXPECT_EQ(contentOf(folder / "keep.bmp"), "old");
    folder.write("keep.jpg", "old");
    Picture wide = slope(1, 1, 1);
    wide.width = 70000; // more than JPEG has
    wide.samples = Buffer(70000);
    EXPECT_THAT(messageOf<IoError>([&] { pictureCodec().write(wide, folder / "keep.jpg"); }), HasSubstr("keep.jpg"));
    EXPECT_EQ(contentOf(folder / "keep.jpg"), "old");
    EXPECT_THROW(pictureCodec().write(slope(2, 2, 1), folder / "no/such/folder.png"), IoError);
}

TEST(PictureFile, ChannelsAreConverted)
{
    const Picture colour = pictureOf<uint8_t>(3, 3, {255, 0, 0, 10, 10, 10, 255, 255, 255});
    // The luminance of pure red is 0.2225, which sRGB writes as 0.509.
    EXPECT_THAT(samplesOf(withChannels(colour, 1)), ElementsAre(130, 10, 255));
    EXPECT_THAT(samplesOf(withChannels(pictureOf<uint8_t>(1, 1, {7}), 4)), ElementsAre(7, 7, 7, 255));
    EXPECT_THAT(samplesOf(withChannels(pictureOf<uint16_t>(1, 4, {1, 2, 3, 4}), 3)), ElementsAre(1, 2, 3));
    EXPECT_THAT(samplesOf(withChannels(pictureOf<uint16_t>(1, 3, {1, 2, 3}), 4)), ElementsAre(1, 2, 3, 65535));
}

TEST(PictureFile, BecomesATensorOfTheChosenTypeAndChannels)
{
    const TemporaryFolder folder;
    pictureCodec().write(pictureOf<uint8_t>(1, 3, {255, 255, 255}), folder / "white.png");
    const PictureOptions grey{.type = DataType::Float32, .channels = 1, .range = SampleRange::Unit};
    const Tensor unit = loadPicture(pictureCodec(), folder / "white.png", grey).tensor;
    EXPECT_EQ(unit.desc.sizes, (std::vector<uint32_t>{1, 1, 1, 1}));
    EXPECT_EQ(unit.bits(0), 0x3f800000u);
    const PictureOptions options = pictureOptionsFor({.dataType = DataType::UInt8, .sizes = {1, 12, 4, 4}});
    EXPECT_EQ(options.type, DataType::UInt8);
    EXPECT_EQ(options.channels, std::nullopt); // no picture has twelve
    EXPECT_EQ(pictureOptionsFor({.dataType = DataType::UInt8, .sizes = {1, 4, 4, 4}}).channels, 4u);
}

} // namespace
} // namespace tessera
