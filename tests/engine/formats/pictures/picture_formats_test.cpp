// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/npy.h"
#include "tests/engine/formats/pictures/pictures.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

const std::filesystem::path kPictures = TESSERA_PICTURES;

Tensor randomPicture(DataType type, uint32_t channels)
{
    Tensor tensor({.dataType = type, .sizes = {1, channels, 9, 13}});
    std::mt19937 next(7 * channels);
    for (std::byte& each : tensor.writableBytes())
        each = static_cast<std::byte>(next());
    return tensor;
}

TEST(PictureFormats, EverySampleThatAFormatHoldsComesBackBitForBit)
{
    size_t count = 0;
    for (const PictureFormatInfo& format : pictureFormats())
        for (const DataType type : kDataTypes)
            for (const uint32_t channels : {1u, 2u, 3u, 4u, 12u}) {
                const Tensor before = randomPicture(type, channels);
                if (format.format == PictureFormat::Jpeg || !format.isWritten()
                    || storedSample(format.format, type) != type
                    || !storedChannels("x" + std::string(format.extensions.front()), before.desc))
                    continue;
                const Picture written = toPicture(before, 0, 0, channels, SampleRange::Byte, type);
                const Picture read = decodePicture(encodePicture(written, format.format), kPlenty);
                const Tensor after = toTensor(read, type, SampleRange::Byte);
                EXPECT_TRUE(equalElements(after, before)) << format.name << ' ' << name(type) << ' ' << channels;
                ++count;
            }
    EXPECT_EQ(count, 2u * 3 + 3 * 5 + 11 * 5 + 2); // PNG, OpenEXR, TIFF, PFM
}

TEST(PictureFormats, IntegersBecomeFloatsAndComeBack)
{
    for (const DataType type : {DataType::UInt8, DataType::UInt16}) {
        const Tensor before = randomPicture(type, 3);
        for (const PictureFormat format : {PictureFormat::Exr, PictureFormat::Pfm}) {
            const Picture written = toPicture(before, 0, 0, 3, SampleRange::Byte, storedSample(format, type));
            const Picture read = decodePicture(encodePicture(written, format), kPlenty);
            EXPECT_EQ(read.sample, DataType::Float32);
            EXPECT_TRUE(equalElements(toTensor(read, type, SampleRange::Byte), before)) << infoOf(format).name;
        }
    }
}

// Files of OpenCV, Pillow and ImageMagick: sample (y, x, c) is ((y · 7 + x) · 4 + c) · step, or of fewer channels
// without their c.
struct Foreign {
    const char* name;
    DataType sample;
    uint32_t channels;
    double step;
};

constexpr Foreign kForeign[] = {
    {"cv_rgb32.exr", DataType::Float32, 3, 0.25}, {"cv_rgb16.exr", DataType::Float16, 3, 0.25},
    {"cv_y32.exr", DataType::Float32, 1, 0.25},   {"cv.hdr", DataType::Float32, 3, 1},
    {"cv_rle.hdr", DataType::Float32, 3, 1},      {"cv_rgb.pfm", DataType::Float32, 3, 0.25},
    {"cv_grey.pfm", DataType::Float32, 1, 0.25},  {"cv_rgb16.tif", DataType::UInt16, 3, 100},
    {"cv_f32.tif", DataType::Float32, 3, 0.25},   {"cv_grey16.png", DataType::UInt16, 1, 100},
    {"pil_i32.tif", DataType::Int32, 1, 1000},    {"pil_lzw.tif", DataType::UInt8, 3, 1},
    {"pil_rgba.tif", DataType::UInt8, 4, 1},
};

TEST(PictureFormats, FilesOfOthersAreReadAsTheyWereWritten)
{
    for (const Foreign& each : kForeign) {
        const Picture picture = decodePicture(foreignFile(each.name), kPlenty);
        EXPECT_EQ(picture.sample, each.sample) << each.name;
        const Tensor tensor = toTensor(picture, picture.sample, SampleRange::Byte);
        ASSERT_EQ(tensor.desc.sizes, (std::vector<uint32_t>{1, each.channels, 5, picture.width})) << each.name;
        for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
            const auto at = coordinates(tensor.desc.sizes, i);
            const double value = ((at[2] * double(picture.width) + at[3]) * 4 + at[1]) * each.step;
            // OpenCV rounds what RGBE cannot hold.
            const double allowed = std::string_view(each.name).ends_with(".hdr") ? value / 128 : 0;
            ASSERT_NEAR(toDouble(picture.sample, tensor.bits(i)), value, allowed) << each.name << ' ' << i;
        }
    }
}

TEST(PictureFormats, WhatOthersWroteAndIsNotReadIsRefusedByName)
{
    const std::pair<const char*, const char*> rows[] = {
        {"cv_logluv.tif", "interpretation is LogLuv"},
        {"pil_palette.tif", "interpretation is PALETTE"},
        {"pil_pages.tif", "several pages"},
        {"im_planar.tif", "it is in tiles or planes"},
        {"im_tiled.tif", "it is in tiles or planes"},
        // libpng and OpenEXR allocate as much as a length in the file says.
        {"long_text.png", "a chunk is to have"},
        {"exr_length", "the file ends before its picture does"},
    };
    for (const auto& [file, why] : rows)
        EXPECT_THAT(pictureRefusal(foreignFile(file)), HasSubstr(why)) << file;
}

TEST(PictureFormats, ADescriptionIsThePictureWithoutItsSamples)
{
    for (const auto& entry : std::filesystem::directory_iterator(kPictures)) {
        Picture whole;
        try {
            whole = decodePicture(fileBytes(contentOf(entry.path())), kPlenty);
        } catch (const IoError&) {
            continue;
        }
        const Picture header = describePicture(entry.path());
        EXPECT_EQ(std::tie(header.width, header.height, header.channels, header.images, header.sample),
                  std::tie(whole.width, whole.height, whole.channels, whole.images, whole.sample))
            << entry.path();
        EXPECT_EQ(header.notes, whole.notes) << entry.path();
        EXPECT_TRUE(header.samples.bytes().empty()) << entry.path();
    }
}

// The address sanitizer finds most here.
TEST(PictureFormats, WhatIsCutOrChangedIsRefusedOrRead)
{
    std::mt19937 next(1);
    for (const auto& entry : std::filesystem::directory_iterator(kPictures)) {
        const std::vector<std::byte> file = fileBytes(contentOf(entry.path()));
        const bool isRead = pictureRefusal(file) == "nothing was thrown";
        for (size_t part = 1; part < 7; ++part) // the last eighth may be a description
            EXPECT_TRUE(!isRead
                        || pictureRefusal(std::span(file).first(file.size() * part / 8)) != "nothing was thrown")
                << entry.path() << ' ' << part;
        for (int i = 0; i < 300; ++i) {
            std::vector<std::byte> changed = file;
            for (int n = 0; n < 1 + i % 3; ++n)
                changed[next() % std::min<size_t>(changed.size(), 400)] = static_cast<std::byte>(next());
            pictureRefusal(changed, {64 << 20});
        }
    }
}

TEST(PictureFormats, TheBudgetIsAskedFirst)
{
    for (const Foreign& each : kForeign)
        EXPECT_THAT(pictureRefusal(foreignFile(each.name), {300}), HasSubstr("more than the memory budget"))
            << each.name;
    for (const char* file : {"PF\n4000000000 4000000000\n-1\n", "#?RADIANCE\n\n-Y 4000000000 +X 4000000000\n"})
        EXPECT_THAT(pictureRefusal(fileBytes(file), {1 << 20}), HasSubstr("memory budget")) << file;
}

// OpenEXR reads as many bytes as the type has, whatever the length says.
TEST(PictureFormats, LengthsInAHeaderOfExrAreThoseOfTheirType)
{
    std::string file = contentOf(kPictures / "cv_y32.exr");
    const std::string attribute = std::string("compression") + '\0' + "compression" + '\0';
    file[file.find(attribute) + attribute.size()] = 2;
    EXPECT_THAT(pictureRefusal(fileBytes(file)),
                HasSubstr("its attribute compression is not as long as one of its type"));
}

TEST(PictureFormats, HeadersOfTextAreTakenAtTheirWord)
{
    const auto read = [](const std::string& file) { return decodePicture(fileBytes(file), kPlenty); };
    for (const auto& [file, why] : {std::pair("Pf\n2 1\n-1\n....", "ends before"),
                                    {"Pf\n0 1 -1\n", "\"0\" is no number"},
                                    {"Pf\n1 1 one\n", "\"one\""},
                                    {"#?RADIANCE\n\n+X 1 -Y 1\n", "-Y HEIGHT +X WIDTH"},
                                    {"#?RADIANCE\n\n+Y 1 -X 1\n", "-Y HEIGHT +X WIDTH"},
                                    {"#?RADIANCE\nFORMAT=x", "ends before"},
                                    {"#?RADIANCE\n\n-Y 1 +X 3\n\x80\x80\x80\x81\x01\x01\x01\x03", "a row is longer"}})
        EXPECT_THAT(pictureRefusal(fileBytes(file)), HasSubstr(why)) << file;
    // Both orders of bytes, the last row first.
    const std::string one = "\x3f\x80\0\0", half = std::string("\x3f\0\0\0", 4);
    const Picture big = read("Pf\n1 2\n2.0\n" + std::string("\x3f\x80\0\0", 4) + half);
    EXPECT_EQ(valueTexts(toTensor(big, DataType::Float32, SampleRange::Unit)), (std::vector<std::string>{"0.5", "1"}));
    EXPECT_EQ(notesOf(big), "scale 2, by which no sample is multiplied");

    const Picture xyz = read("#?RGBE\nEXPOSURE=2.5\nFORMAT=32-bit_rle_xyze\n\n-Y 1 +X 1\n\x80\x80\x80\x82");
    EXPECT_EQ(xyz.names, (std::vector<std::string>{"X", "Y", "Z"}));
    EXPECT_EQ(valueTexts(toTensor(xyz, DataType::Float32, SampleRange::Unit)).front(), "2");
    // A run of the old kind, and of the new one.
    const Picture old = read("#?RADIANCE\n\n-Y 1 +X 3\n\x80\x80\x80\x81\x01\x01\x01\x02");
    EXPECT_EQ(valueTexts(toTensor(old, DataType::Float32, SampleRange::Unit)), std::vector<std::string>(9, "1"));
}

TEST(PictureFormats, FloatsStayWhatTheyAreAndAreBytesWhereAsked)
{
    const Picture picture = decodePicture(foreignFile("cv_y32.exr"), kPlenty); // 0, 1, 2 … 34
    EXPECT_EQ(valueTexts(toTensor(picture, DataType::Float16, SampleRange::Byte))[3], "3");
    EXPECT_EQ(valueTexts(toTensor(picture, DataType::UInt8, SampleRange::Byte))[1], "255");
    EXPECT_EQ(valueTexts(toTensor(picture, DataType::UInt8, SampleRange::Byte))[2], "255");
    EXPECT_EQ(valueTexts(toTensor(picture, DataType::UInt16, SampleRange::Byte))[1], "65535");
    const TemporaryFolder folder;
    const ReadPicture read = loadPicture(pictureCodec(), kPictures / "cv_y32.exr");
    EXPECT_EQ(read.range, SampleRange::Unit); // whatever the default is
    EXPECT_EQ(read.tensor.desc.dataType, DataType::Float32);
}

TEST(PictureFormats, AnArrayOfRowsOfPixelsIsAPictureWhereItIsNamedOne)
{
    const TemporaryFolder folder;
    const Tensor array = tensorWith({.dataType = DataType::UInt8, .sizes = {8, 9, 3}}, std::identity());
    writeNpy(array, folder / "a.npy");
    const std::filesystem::path named = (folder / "a.npy").string() + std::string(kAsPicture);
    EXPECT_FALSE(pictureCodec().isPicture(folder / "a.npy"));
    EXPECT_TRUE(pictureCodec().isPicture(named));
    EXPECT_TRUE(isPictureArray(array.desc));
    const ReadPicture read = loadPicture(pictureCodec(), named);
    EXPECT_EQ(read.tensor.desc.sizes, (std::vector<uint32_t>{1, 3, 8, 9}));
    EXPECT_EQ(read.tensor.bits(1), 3u); // the next pixel's red
    EXPECT_EQ(read.tensor.bits(8 * 9), 1u);
    EXPECT_EQ(english(read.notes.at(0)), "the array {8, 9, 3} is {H, W, C}");
    writeNpy(Tensor({.dataType = DataType::UInt8, .sizes = {8, 9, 5}}), folder / "b.npy");
    const std::filesystem::path five = (folder / "b.npy").string() + std::string(kAsPicture);
    EXPECT_THAT(messageOf<IoError>([&] { loadPicture(pictureCodec(), five); }), HasSubstr("{8, 9, 5}"));
}

TEST(PictureFormats, TheTableNamesEveryFormat)
{
    for (const PictureFormatInfo& format : pictureFormats()) {
        EXPECT_EQ(infoOf(format.format).name, format.name);
        for (const std::string_view extension : format.extensions)
            EXPECT_EQ(pictureFormat(std::filesystem::path("a" + std::string(extension))), format.format) << extension;
        if (!format.isWritten())
            continue;
        const Picture one = toPicture(randomPicture(DataType::UInt8, 3), 0, 0, 3, SampleRange::Byte);
        EXPECT_EQ(pictureFormat(encodePicture(one, format.format)), format.format) << format.name;
    }
    EXPECT_EQ(pictureExtensions(" "), ".png .jpg .jpeg .exr .tif .tiff .hdr .pfm");
    EXPECT_EQ(pictureExtensions(" ", PictureUse::Write), ".png .jpg .jpeg .exr .tif .tiff .pfm");
}

} // namespace
} // namespace tessera
