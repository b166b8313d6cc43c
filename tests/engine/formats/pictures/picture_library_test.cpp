// SPDX-License-Identifier: Apache-2.0
#include "tests/engine/formats/pictures/pictures.h"
#include "tests/support/matchers.h"

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfOutputFile.h>
#include <ImfTiledOutputFile.h>
#include <tiffio.h>

#include <algorithm>
#include <array>

namespace tessera {
namespace {

using Values = std::vector<std::string>;

Values valuesOf(const Picture& picture)
{
    return valueTexts(toTensor(picture, picture.sample, SampleRange::Byte));
}

// Kinds of files that neither the engine nor the corpus has. The libraries themselves write them here.
class PictureLibrary : public testing::Test {
protected:
    Picture read(const std::filesystem::path& path) { return pictureCodec().read(path); }
    std::string refused(const std::filesystem::path& path)
    {
        return messageOf<IoError>([&] { read(path); });
    }

    TemporaryFolder m_folder;
    void writeExr(const Imf::Header& header, const Imf::FrameBuffer& from, int rows)
    {
        Imf::OutputFile file(m_exr.c_str(), header, 0);
        file.setFrameBuffer(from);
        file.writePixels(rows);
    }

    std::filesystem::path m_exr = m_folder / "a.exr";
    std::filesystem::path m_tiff = m_folder / "a.tif";
};

TEST_F(PictureLibrary, ChannelsOfExrHaveAnOrderAndItsWindowsAreSaid)
{
    const Imath::Box2i data({-1, 2}, {0, 2}), display({0, 0}, {9, 9});
    Imf::Header header(display, data);
    const std::array<float, 2> red = {1, 2}, depth = {3, 4}, alpha = {5, 6}, normal = {7, 8};
    Imf::FrameBuffer from;
    const auto add = [&](const char* name, const std::array<float, 2>& row) {
        header.channels().insert(name, Imf::Channel(Imf::FLOAT));
        from.insert(name, Imf::Slice::Make(Imf::FLOAT, row.data(), data, sizeof(float), 2 * sizeof(float)));
    };
    add("Z", depth);
    add("A", alpha);
    add("R", red);
    add("N.x", normal);
    writeExr(header, from, 1);
    const Picture picture = read(m_exr);
    EXPECT_THAT(picture.names, ElementsAre("R", "A", "N.x", "Z"));
    EXPECT_EQ(valuesOf(picture), (Values{"1", "2", "5", "6", "7", "8", "3", "4"}));
    EXPECT_EQ(notesOf(picture),
              "channels R, A, N.x, Z; the data window, 2 × 1 at (-1, 2), which is read; the display window is 10 × 10 "
              "at (0, 0)");
    EXPECT_THAT(messageOf<IoError>([&] { loadPicture(pictureCodec(), m_exr, {.channels = 3}); }),
                HasSubstr("R, A, N.x, Z, are neither grey nor RGB"));
}

// The file has its channels in the order of the alphabet.
TEST_F(PictureLibrary, LayersOfExrAreInTheOrderOfColours)
{
    const std::pair<Values, Values> all[] = {
        {{".B", ".G", ".R"}, {".R", ".G", ".B"}},
        {{"B", "G", "R", "diffuse.B", "diffuse.G", "diffuse.R"},
         {"R", "G", "B", "diffuse.R", "diffuse.G", "diffuse.B"}},
        {{"A", "B", "G", "R", "left.A", "left.B", "left.G", "left.R", "left.Z"},
         {"R", "G", "B", "A", "left.R", "left.G", "left.B", "left.A", "left.Z"}},
        {{"N.X", "N.Y", "N.Z", "a.b.b", "a.b.g", "a.b.r"}, {"N.X", "N.Y", "N.Z", "a.b.r", "a.b.g", "a.b.b"}},
        {{"m.W", "m.X", "m.Y", "m.Z"}, {"m.X", "m.Y", "m.Z", "m.W"}},
    };
    for (const auto& [channels, order] : all) {
        Imf::Header header(1, 1);
        Imf::FrameBuffer from;
        std::vector<float> values(channels.size());
        for (size_t i = 0; i < channels.size(); ++i) {
            values[i] = static_cast<float>(std::ranges::find(order, channels[i]) - order.begin());
            header.channels().insert(channels[i], Imf::Channel(Imf::FLOAT));
            from.insert(channels[i], Imf::Slice(Imf::FLOAT, reinterpret_cast<char*>(&values[i]), 4, 4));
        }
        writeExr(header, from, 1);
        const Picture picture = read(m_exr);
        EXPECT_EQ(picture.names, order);
        Values expected;
        for (size_t i = 0; i < order.size(); ++i)
            expected.push_back(std::to_string(i));
        EXPECT_EQ(valuesOf(picture), expected);
        if (order.size() == 3 && order.front() == ".R") {
            EXPECT_EQ(valueTexts(loadPicture(pictureCodec(), m_exr, {.channels = 3}).tensor), expected);
        }
    }
}

TEST_F(PictureLibrary, TilesOfExrAreRead)
{
    constexpr int kWide = 11, kHigh = 7;
    Imf::Header header(kWide, kHigh);
    header.compression() = Imf::PIZ_COMPRESSION;
    header.channels().insert("Y", Imf::Channel(Imf::UINT));
    header.setTileDescription(Imf::TileDescription(4, 4));
    std::vector<unsigned> samples(kWide * kHigh);
    for (unsigned i = 0; i < samples.size(); ++i)
        samples[i] = i * 1000003;
    Imf::FrameBuffer from;
    from.insert("Y", Imf::Slice(Imf::UINT, reinterpret_cast<char*>(samples.data()), 4, 4 * kWide));
    {
        Imf::TiledOutputFile file(m_exr.c_str(), header, 0);
        file.setFrameBuffer(from);
        file.writeTiles(0, file.numXTiles() - 1, 0, file.numYTiles() - 1);
    }
    const Picture picture = read(m_exr);
    EXPECT_EQ(picture.sample, DataType::UInt32);
    const Tensor tensor = toTensor(picture, DataType::UInt32, SampleRange::Byte);
    for (unsigned i = 0; i < samples.size(); ++i)
        EXPECT_EQ(tensor.bits(i), samples[i]);
}

TEST_F(PictureLibrary, ExrOfFewerSamplesThanPixelsIsRefusedByItsChannel)
{
    Imf::Header header(4, 4);
    header.channels().insert("RY", Imf::Channel(Imf::HALF, 2, 2));
    std::vector<uint16_t> samples(4);
    Imf::FrameBuffer from;
    from.insert("RY", Imf::Slice(Imf::HALF, reinterpret_cast<char*>(samples.data()), 2, 4, 2, 2));
    writeExr(header, from, 4);
    EXPECT_THAT(refused(m_exr), HasSubstr("its channel RY has one sample for 2 × 2 pixels"));
}

TEST_F(PictureLibrary, ChannelsOfSeveralTypesBecomeFloatsAndItIsSaid)
{
    Imf::Header header(1, 1);
    const unsigned id = 7;
    const uint16_t one = 0x3c00;
    header.channels().insert("id", Imf::Channel(Imf::UINT));
    header.channels().insert("R", Imf::Channel(Imf::HALF));
    Imf::FrameBuffer from;
    from.insert("id", Imf::Slice(Imf::UINT, reinterpret_cast<char*>(const_cast<unsigned*>(&id)), 4, 4));
    from.insert("R", Imf::Slice(Imf::HALF, reinterpret_cast<char*>(const_cast<uint16_t*>(&one)), 2, 2));
    writeExr(header, from, 1);
    const Picture picture = read(m_exr);
    EXPECT_EQ(picture.sample, DataType::Float32);
    EXPECT_EQ(valuesOf(picture), (Values{"1", "7"}));
    EXPECT_THAT(notesOf(picture), HasSubstr("id is of another type and becomes FLOAT32"));
}

// The fields of a TIFF file with one row of pixels.
struct TiffOf {
    int bits = 8, format = SAMPLEFORMAT_UINT, channels = 1, photometric = PHOTOMETRIC_MINISBLACK;
    uint32_t width = 2;
    std::vector<uint8_t> row;
    int orientation = ORIENTATION_TOPLEFT;
    int kind = 0; // of the page
};

void addPage(TIFF* tiff, TiffOf page)
{
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, page.width);
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, 1);
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, page.bits);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, page.channels);
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, page.format);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, page.photometric);
    TIFFSetField(tiff, TIFFTAG_ORIENTATION, page.orientation);
    TIFFSetField(tiff, TIFFTAG_SUBFILETYPE, page.kind);
    const std::vector<uint16_t> extra(static_cast<size_t>(page.channels), EXTRASAMPLE_ASSOCALPHA);
    if (page.photometric == PHOTOMETRIC_RGB && page.channels > 3)
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, page.channels - 3, extra.data());
    TIFFWriteScanline(tiff, page.row.data(), 0, 0);
    TIFFWriteDirectory(tiff);
}

void writeTiff(const std::filesystem::path& path, const std::vector<TiffOf>& pages, const char* mode = "w")
{
    TIFF* tiff = TIFFOpen(path.c_str(), mode);
    for (const TiffOf& page : pages)
        addPage(tiff, page);
    TIFFClose(tiff);
}

TEST_F(PictureLibrary, TiffOfEveryKindOfSample)
{
    const std::tuple<TiffOf, DataType, Values> table[] = {
        {{.format = SAMPLEFORMAT_INT, .row = {0xff, 5}}, DataType::Int8, {"-1", "5"}},
        {{.bits = 16, .format = SAMPLEFORMAT_INT, .row = {0xff, 0xff, 1, 1}}, DataType::Int16, {"-1", "257"}},
        {{.bits = 16, .format = SAMPLEFORMAT_IEEEFP, .row = {0, 0x3c, 0, 0xc0}}, DataType::Float16, {"1", "-2"}},
        {{.bits = 32, .row = {1, 0, 0, 0, 255, 255, 255, 255}}, DataType::UInt32, {"1", "4294967295"}},
        {{.channels = 2, .width = 1, .row = {3, 4}}, DataType::UInt8, {"3", "4"}},
    };
    for (const auto& [page, sample, values] : table)
        for (const char* mode : {"w", "wl", "wb8"}) { // the machine's bytes, low ones first, BigTIFF of high ones
            writeTiff(m_tiff, {page}, mode);
            const Picture picture = read(m_tiff);
            EXPECT_EQ(picture.sample, sample);
            EXPECT_EQ(valuesOf(picture), values) << name(sample) << ' ' << mode;
        }
}

TEST_F(PictureLibrary, WhatTiffSaysIsSaid)
{
    writeTiff(m_tiff, {{.photometric = PHOTOMETRIC_MINISWHITE, .row = {0, 255}}});
    EXPECT_EQ(notesOf(read(m_tiff)), "0 is white: the samples are as they are stored");
    writeTiff(m_tiff, {{.channels = 4, .photometric = PHOTOMETRIC_RGB, .width = 1, .row = {1, 2, 3, 4}}});
    EXPECT_EQ(notesOf(read(m_tiff)), "colours are multiplied by their opacity");
    writeTiff(m_tiff, {{.row = {1, 2}, .orientation = ORIENTATION_TOPRIGHT}});
    EXPECT_EQ(valuesOf(read(m_tiff)), (Values{"2", "1"}));
    EXPECT_EQ(notesOf(read(m_tiff)), "orientation 2, which is applied");
    writeTiff(m_tiff, {{.row = {1, 2}}, {.width = 1, .row = {9}, .kind = FILETYPE_REDUCEDIMAGE}});
    EXPECT_EQ(valuesOf(read(m_tiff)), (Values{"1", "2"}));
}

// The message says what can be read instead.
TEST_F(PictureLibrary, WhatIsNoPlainTiffIsRefusedByName)
{
    const std::pair<std::vector<TiffOf>, const char*> rows[] = {
        {{{.bits = 1, .width = 3, .row = {0b10100000}}}, "its samples have 1 bits"},
        {{{.bits = 24, .row = {1, 2, 3, 4, 5, 6}}}, "its samples have 24 bits"},
        {{{.channels = 4, .photometric = PHOTOMETRIC_SEPARATED, .width = 1, .row = {1, 2, 3, 4}}},
         "its photometric interpretation is CMYK, which is not read; saved as RGB"},
        {{{.row = {1, 2}}, {.row = {3, 4}}}, "it has several pages, of which none is chosen; a file for each would do"},
    };
    for (const auto& [pages, why] : rows) {
        writeTiff(m_tiff, pages);
        EXPECT_THAT(refused(m_tiff), HasSubstr(why));
    }
}

TEST_F(PictureLibrary, NothingIsPrinted)
{
    testing::internal::CaptureStderr();
    std::string file = contentOf(std::filesystem::path((writeTiff(m_tiff, {{.row = {1, 2}}}), m_tiff)));
    for (size_t i = 4; i < file.size(); ++i) {
        std::string changed = file;
        changed[i] = static_cast<char>(changed[i] ^ 0x55);
        m_folder.write("b.tif", changed);
        try {
            read(m_folder / "b.tif");
        } catch (const IoError&) {
        }
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

} // namespace
} // namespace tessera
