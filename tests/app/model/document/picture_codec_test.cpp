// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/picture_codec.h"

#include "tests/app/support/file_content.h"
#include "tests/support/matchers.h"

#include <map>

#include <sys/stat.h>

namespace tessera {
namespace {

struct PictureCodecTest : testing::Test {
    QString path(const char* name) const { return folder.filePath(name); }
    static std::filesystem::path native(const QString& path) { return path.toStdU16String(); }
    static Picture read(const QString& file) { return windowPictureCodec().read(native(file)); }

    QTemporaryDir folder;
};

TEST_F(PictureCodecTest, ColoursAreChannelsInTheOrderRgbAndGreyIsOne)
{
    QImage image(2, 1, QImage::Format_RGB32);
    image.setPixel(0, 0, qRgb(1, 2, 3));
    image.setPixel(1, 0, qRgb(250, 251, 252));
    ASSERT_TRUE(image.save(path("a.bmp")));
    const Tensor tensor = loadPicture(path("a.bmp")).tensor;
    EXPECT_EQ(tensor.desc.dataType, DataType::UInt8);
    EXPECT_THAT(tensor.desc.sizes, ElementsAre(1, 3, 1, 2));
    const auto* const samples = reinterpret_cast<const unsigned char*>(tensor.bytes().data());
    EXPECT_THAT(std::vector<int>(samples, samples + 6), ElementsAre(1, 250, 2, 251, 3, 252));
    ASSERT_TRUE(image.convertToFormat(QImage::Format_Grayscale8).save(path("grey.bmp")));
    EXPECT_THAT(loadPicture(path("grey.bmp")).tensor.desc.sizes, ElementsAre(1, 1, 1, 2));
}

TEST_F(PictureCodecTest, APictureBeyondQtsLimitIsRead)
{
    QImage image(8000, 4400, QImage::Format_RGB32); // 141 MB as Qt holds it
    image.fill(qRgb(10, 20, 30));
    ASSERT_TRUE(image.save(path("large.bmp")));
    const Picture picture = read(path("large.bmp"));
    EXPECT_EQ(picture.width, 8000u);
    EXPECT_EQ(picture.samples.bytes()[2], std::byte(30));
}

TEST_F(PictureCodecTest, APictureBeyondTheBudgetIsRefusedWithBothFigures)
{
    QImage image(1024, 1024, QImage::Format_RGB32);
    image.fill(0);
    ASSERT_TRUE(image.save(path("a.bmp")));
    EXPECT_THAT(messageOf<IoError>([&] { loadPicture(path("a.bmp"), {}, {4 << 20}); }),
                AllOf(HasSubstr("a.bmp"), HasSubstr("16 MiB"), HasSubstr("4 MiB")));
}

TEST_F(PictureCodecTest, WhatIsNoPictureSaysWhy)
{
    writeContent(path("text.webp"), "not a picture");
    for (const char* name : {"text.webp", "missing.webp"}) {
        const std::string said = messageOf<IoError>([&] { read(path(name)); });
        EXPECT_THAT(said, HasSubstr(name));
        EXPECT_GT(said.size(), path(name).toStdString().size() + 10) << said;
    }
}

// A cut off picture is refused, wherever it ends.
TEST_F(PictureCodecTest, TruncatedFilesAreErrors)
{
    QImage image(9, 7, QImage::Format_RGB32);
    for (int i = 0; i < 63; ++i)
        image.setPixel(i % 9, i / 9, qRgb(4 * i, 255 - 3 * i, i % 5 * 50));
    std::map<QString, QByteArray> files;
    for (const char* name : {"a.bmp", "a.ico", "a.pbm", "a.xbm"}) {
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
        // A text may lack the line feed at its end, and the semicolon after the last brace.
        const bool isText = whole.endsWith('\n');
        const qsizetype end = whole.endsWith("};\n") ? whole.lastIndexOf('}') : whole.size() - isText;
        for (qsizetype length = 0; length < end; ++length) {
            writeContent(path("x.") + QFileInfo(name).suffix(), whole.left(length));
            EXPECT_THROW(read(path("x.") + QFileInfo(name).suffix()), IoError) << name.toStdString() << " " << length;
        }
    }
}

// A command has no fonts for an SVG's texts, and an SVG may refer to any file.
TEST_F(PictureCodecTest, DrawingsAreRefusedInWords)
{
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>";
    for (const char* name : {"a.svg", "a.SVG", "a.svgz", "a.bmp"}) {
        writeContent(path(name), svg);
        EXPECT_THAT(messageOf<IoError>([&] { read(path(name)); }), HasSubstr("a drawing, not pixels")) << name;
    }
    EXPECT_FALSE(picturePatterns().contains("svg"));
}

TEST_F(PictureCodecTest, APipeIsNotOpened)
{
    ASSERT_EQ(mkfifo(path("pipe.bmp").toLocal8Bit().data(), 0600), 0);
    EXPECT_FALSE(windowPictureCodec().isPicture(native(path("pipe.bmp"))));
    EXPECT_THROW(read(path("pipe.bmp")), IoError);
}

} // namespace
} // namespace tessera
