// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/picture_codec.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/file_content.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/matchers.h"

#include <QtWidgets>

#include <bit>
#include <cstring>
#include <map>

#include <sys/stat.h>

namespace tessera {
namespace {

class PictureCodecTest : public testing::Test {
protected:
    QString path(const char* name) const { return folder.filePath(name); }
    static std::filesystem::path native(const QString& path) { return path.toStdU16String(); }
    static Picture read(const QString& file) { return windowPictureCodec().read(native(file)); }

    QTemporaryDir folder;
};

template <class Sample> Picture pictureOf(uint32_t width, uint32_t channels, const std::vector<Sample>& samples)
{
    const uint64_t bytes = samples.size() * sizeof(Sample);
    Picture picture{.width = width,
                    .height = uint32_t(samples.size() / channels / width),
                    .channels = channels,
                    .sample = sizeof(Sample) == 2 ? DataType::UInt16 : DataType::UInt8,
                    .samples = Buffer(bytes)};
    std::memcpy(picture.samples.writableBytes().data(), samples.data(), bytes);
    return picture;
}

template <class Sample> std::vector<int> samplesOf(const Picture& picture)
{
    std::vector<Sample> samples(picture.samples.bytes().size() / sizeof(Sample));
    std::memcpy(samples.data(), picture.samples.bytes().data(), samples.size() * sizeof(Sample));
    return {samples.begin(), samples.end()};
}

TEST_F(PictureCodecTest, ColoursAreChannelsInTheOrderRgb)
{
    QImage image(2, 1, QImage::Format_RGB32);
    image.setPixel(0, 0, qRgb(1, 2, 3));
    image.setPixel(1, 0, qRgb(250, 251, 252));
    ASSERT_TRUE(image.save(path("a.png")));
    const Picture picture = read(path("a.png"));
    EXPECT_EQ(picture.channels, 3u);
    EXPECT_EQ(picture.sample, DataType::UInt8);
    EXPECT_THAT(samplesOf<uint8_t>(picture), ElementsAre(1, 2, 3, 250, 251, 252));
    const Tensor tensor = readPicture(path("a.png"));
    EXPECT_EQ(tensor.desc.dataType, DataType::UInt8);
    EXPECT_THAT(tensor.desc.sizes, ElementsAre(1, 3, 1, 2));
}

TEST_F(PictureCodecTest, SixteenBitsSurviveBothWays)
{
    windowPictureCodec().write(pictureOf<uint16_t>(2, 3, {0, 257, 65535, 4660, 1, 32768}), native(path("deep.png")));
    const Picture back = read(path("deep.png"));
    EXPECT_EQ(back.sample, DataType::UInt16);
    EXPECT_EQ(back.channels, 3u);
    EXPECT_THAT(samplesOf<uint16_t>(back), ElementsAre(0, 257, 65535, 4660, 1, 32768));
    EXPECT_EQ(readPicture(path("deep.png")).desc.dataType, DataType::UInt16);
}

TEST_F(PictureCodecTest, GreyIsOneChannelOfEightOrSixteenBits)
{
    windowPictureCodec().write(pictureOf<uint8_t>(2, 1, {0, 1, 128, 255}), native(path("grey.png")));
    EXPECT_EQ(read(path("grey.png")).channels, 1u);
    EXPECT_THAT(samplesOf<uint8_t>(read(path("grey.png"))), ElementsAre(0, 1, 128, 255));
    windowPictureCodec().write(pictureOf<uint16_t>(2, 1, {0, 1, 258, 65535}), native(path("deep.png")));
    EXPECT_EQ(read(path("deep.png")).channels, 1u);
    EXPECT_THAT(samplesOf<uint16_t>(read(path("deep.png"))), ElementsAre(0, 1, 258, 65535));
}

TEST_F(PictureCodecTest, ColourUnderFullTransparencyIsNotLost)
{
    windowPictureCodec().write(pictureOf<uint8_t>(1, 4, {200, 100, 50, 0, 9, 8, 7, 128}), native(path("clear.png")));
    EXPECT_THAT(samplesOf<uint8_t>(read(path("clear.png"))), ElementsAre(200, 100, 50, 0, 9, 8, 7, 128));
}

TEST_F(PictureCodecTest, TheCamerasRotationIsApplied)
{
    QImage image(16, 8, QImage::Format_RGB32);
    image.fill(Qt::white);
    QImageWriter writer(path("turned.jpg"));
    writer.setTransformation(QImageIOHandler::TransformationRotate90);
    ASSERT_TRUE(writer.write(image));
    const Picture picture = read(path("turned.jpg"));
    EXPECT_EQ(picture.width, 8u);
    EXPECT_EQ(picture.height, 16u);
}

TEST_F(PictureCodecTest, ChannelsTypeAndRangeAreChosen)
{
    QImage image(1, 1, QImage::Format_RGB32);
    image.fill(Qt::white);
    ASSERT_TRUE(image.save(path("white.png")));
    const PictureOptions unit{.type = DataType::Float32, .channels = 1, .range = SampleRange::Unit};
    const Tensor grey = readPicture(path("white.png"), unit);
    EXPECT_THAT(grey.desc.sizes, ElementsAre(1, 1, 1, 1));
    EXPECT_EQ(std::bit_cast<float>(uint32_t(grey.bits(0))), 1.0f);
    const Tensor alpha = readPicture(path("white.png"), {.type = DataType::UInt8, .channels = 4});
    EXPECT_THAT(alpha.desc.sizes, ElementsAre(1, 4, 1, 1));
    EXPECT_EQ(alpha.bits(3), 255u);
}

TEST_F(PictureCodecTest, APictureBeyondQtsLimitIsRead)
{
    QImage image(8000, 4400, QImage::Format_RGB32); // 141 MB as Qt holds it
    image.fill(qRgb(10, 20, 30));
    ASSERT_TRUE(image.save(path("large.png"), nullptr, 100));
    const Picture picture = read(path("large.png"));
    EXPECT_EQ(picture.width, 8000u);
    EXPECT_EQ(picture.samples.bytes()[2], std::byte(30));
}

TEST_F(PictureCodecTest, APictureBeyondTheBudgetIsRefusedWithBothFigures)
{
    QImage image(1024, 1024, QImage::Format_RGB32);
    image.fill(0);
    ASSERT_TRUE(image.save(path("a.png")));
    try {
        readPicture(path("a.png"), {}, {4 << 20});
        ADD_FAILURE() << "was read";
    } catch (const IoError& error) {
        EXPECT_THAT(error.what(), AllOf(HasSubstr("a.png"), HasSubstr("16 MiB"), HasSubstr("4 MiB")));
    }
}

TEST_F(PictureCodecTest, WhatIsNoPictureSaysWhy)
{
    writeContent(path("text.png"), "not a picture");
    for (const char* name : {"text.png", "missing.png"}) {
        try {
            read(path(name));
            ADD_FAILURE() << name;
        } catch (const IoError& error) {
            EXPECT_THAT(error.what(), HasSubstr(name));
            EXPECT_GT(std::strlen(error.what()), path(name).toStdString().size() + 10) << error.what();
        }
    }
}

TEST_F(PictureCodecTest, AFailedWriteKeepsTheOldFile)
{
    const QString old = path("keep.nosuchformat");
    writeContent(old, "old");
    const Picture picture = pictureOf<uint8_t>(1, 1, {7});
    EXPECT_THROW(windowPictureCodec().write(picture, native(old)), IoError);
    EXPECT_EQ(contentOf(old), "old");
    EXPECT_THROW(windowPictureCodec().write(picture, native(path("no/such/folder.png"))), IoError);
}

// Smaller than a buffer: what only the last flush would notice.
TEST_F(PictureCodecTest, AFullDiskKeepsTheOldFile)
{
    const Picture picture = pictureOf<uint8_t>(8, 3, std::vector<uint8_t>(8 * 6 * 3, 7));
    for (const char* name : {"a.bmp", "a.png", "a.jpg", "a.ppm"}) {
        writeContent(path(name), "old");
        {
            const FileSizeLimit full(8);
            EXPECT_THROW(windowPictureCodec().write(picture, native(path(name))), IoError) << name;
        }
        EXPECT_EQ(contentOf(path(name)), "old") << name;
    }
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 4) << "and nothing else";
}

// Half of a picture is no picture, wherever it ends.
TEST_F(PictureCodecTest, TruncatedFilesAreErrors)
{
    QImage image(9, 7, QImage::Format_RGB32);
    for (int i = 0; i < 63; ++i)
        image.setPixel(i % 9, i / 9, qRgb(4 * i, 255 - 3 * i, i % 5 * 50));
    std::map<QString, QByteArray> files;
    for (const char* name : {"a.png", "a.jpg", "a.bmp", "a.ico", "a.pbm", "a.pgm", "a.ppm", "a.xbm"}) {
        ASSERT_TRUE(image.save(path(name))) << name;
        files[QString::fromLatin1(name)] = contentOf(path(name));
    }
    ASSERT_TRUE(image.convertToFormat(QImage::Format_Indexed8).save(path("palette.bmp")));
    files["palette.bmp"] = contentOf(path("palette.bmp"));
    files["a.gif"] =
        QByteArray::fromHex("47494638396104000300f0000000ff0000000021f90400000000002c0000000004000300000203848f56003b");
    for (const auto& [name, whole] : files) {
        writeContent(path("x.") + QFileInfo(name).suffix(), whole);
        EXPECT_NO_THROW(read(path("x.") + QFileInfo(name).suffix())) << name.toStdString();
        // Nobody misses the line feed at the end of a text, nor the semicolon after the last brace.
        const bool isText = whole.endsWith('\n');
        const qsizetype end = whole.endsWith("};\n") ? whole.lastIndexOf('}') : whole.size() - isText;
        for (qsizetype length = 0; length < end; ++length) {
            writeContent(path("x.") + QFileInfo(name).suffix(), whole.left(length));
            EXPECT_THROW(read(path("x.") + QFileInfo(name).suffix()), IoError) << name.toStdString() << " " << length;
        }
    }
}

// Text in it asked for fonts that a command has not, and references lead anywhere.
TEST_F(PictureCodecTest, DrawingsAreRefusedInWords)
{
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>";
    for (const char* name : {"a.svg", "a.SVG", "a.svgz", "a.bmp"}) {
        writeContent(path(name), svg);
        try {
            read(path(name));
            ADD_FAILURE() << name;
        } catch (const IoError& error) {
            EXPECT_THAT(error.what(), HasSubstr("a drawing, not pixels")) << name;
        }
    }
    EXPECT_FALSE(picturePatterns().contains("svg"));
}

TEST_F(PictureCodecTest, AnArrayIsAPictureWhereItIsNamedOne)
{
    writeNpy(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {8, 9, 3}}), native(path("a.npy")));
    EXPECT_FALSE(windowPictureCodec().isPicture(native(path("a.npy"))));
    EXPECT_TRUE(windowPictureCodec().isPicture(native(path("a.npy#picture"))));
    EXPECT_EQ(readPicture(path("a.npy#picture")).desc.sizes, (std::vector<uint32_t>{1, 3, 8, 9}));
}

TEST_F(PictureCodecTest, APipeIsNotOpened)
{
    ASSERT_EQ(mkfifo(path("pipe.bmp").toLocal8Bit().data(), 0600), 0);
    EXPECT_FALSE(windowPictureCodec().isPicture(native(path("pipe.bmp"))));
    EXPECT_THROW(read(path("pipe.bmp")), IoError);
}

} // namespace
} // namespace tessera
