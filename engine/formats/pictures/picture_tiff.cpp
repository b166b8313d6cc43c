// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"
#include "engine/formats/pictures/tiff_memory.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

namespace tessera {

namespace {

template <class Value> Value tagOf(TIFF* tiff, uint32_t tag, Value otherwise)
{
    Value value = otherwise;
    return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

// The types of samples of as many bits; none: of another number, or of complex numbers.
std::optional<DataType> sampleOf(uint16_t format, uint16_t bits)
{
    const std::array<DataType, 4> naturals = {DataType::UInt8, DataType::UInt16, DataType::UInt32, DataType::UInt64};
    const std::array<DataType, 4> integers = {DataType::Int8, DataType::Int16, DataType::Int32, DataType::Int64};
    const std::array<DataType, 4> floats = {DataType::UInt8, DataType::Float16, DataType::Float32, DataType::Float64};
    const std::array<uint16_t, 4> widths = {8, 16, 32, 64};
    const auto found = static_cast<size_t>(std::ranges::find(widths, bits) - widths.begin());
    if (found == widths.size() || (format == SAMPLEFORMAT_IEEEFP && found == 0))
        return {};
    if (format == SAMPLEFORMAT_IEEEFP)
        return floats[found];
    if (format == SAMPLEFORMAT_INT)
        return integers[found];
    return format == SAMPLEFORMAT_UINT || format == SAMPLEFORMAT_VOID ? std::optional(naturals[found]) : std::nullopt;
}

// Red, green and blue, or grey, then what else there is.
std::vector<std::string> channelNames(TIFF* tiff, uint32_t channels, uint32_t colours)
{
    uint16_t count = 0;
    const uint16_t* kinds = nullptr;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_EXTRASAMPLES, &count, &kinds);
    std::vector<std::string> names =
        colours == 3 ? std::vector<std::string>{"R", "G", "B"} : std::vector<std::string>{"Y"};
    for (uint32_t extra = 0; names.size() < channels; ++extra) {
        const bool isAlpha = extra < count && kinds[extra] != EXTRASAMPLE_UNSPECIFIED && extra == 0;
        names.push_back(isAlpha ? "A" : "extra " + std::to_string(extra + 1));
    }
    const bool isUsual = channels == colours || (channels == 4 && names.back() == "A");
    return isUsual ? std::vector<std::string>() : names;
}

// What is not read, by its photometric interpretation.
struct Refused {
    uint16_t photometric;
    std::string_view name;
};
constexpr std::array kRefused = {Refused{PHOTOMETRIC_PALETTE, "PALETTE"}, Refused{PHOTOMETRIC_SEPARATED, "CMYK"},
                                 Refused{PHOTOMETRIC_YCBCR, "YCbCr"},     Refused{PHOTOMETRIC_CIELAB, "CIELAB"},
                                 Refused{PHOTOMETRIC_LOGLUV, "LogLuv"},   Refused{PHOTOMETRIC_LOGL, "LogL"}};

[[noreturn]] void refuse(uint16_t photometric)
{
    const auto found = std::ranges::find(kRefused, photometric, &Refused::photometric);
    throw IoError(say("pictures",
                      "its photometric interpretation is %1, which is not read; saved as RGB or grey it is, light as "
                      "OpenEXR or TIFF of floats")(found == kRefused.end() ? Message(photometric)
                                                                           : Message(std::string(found->name))));
}

class TiffPicture {
public:
    explicit TiffPicture(const DecodeRequest& request)
        : m_request(request)
        , m_memory{.file = request.file}
        , m_tiff(openTiff(m_memory, m_words, request.budget))
    {
        needNoError(m_tiff != nullptr);
    }

    Picture read()
    {
        goToPicture();
        Picture picture = header();
        needMemoryFor(picture, m_request.budget);
        const auto said = tagOf<uint16_t>(m_tiff.get(), TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
        if (!m_request.isHeaderEnough) {
            picture = blankPicture(picture);
            readSamples(picture, picture.samples.writableBytes());
            needNoError(true);
        }
        return oriented(std::move(picture), said >= 1 && said <= 8 ? said : 1);
    }

private:
    void needNoError(bool isFine)
    {
        if (!isFine || !m_words.hasNone())
            throw IoError(say("pictures", "it is no TIFF picture that can be read: %1")(
                m_words.hasNone() ? Message(kEndsEarly) : Message(m_words.first.data())));
    }

    // To the one page that is no smaller copy and no mask.
    void goToPicture()
    {
        std::optional<tdir_t> picture;
        do {
            const auto kind = tagOf<uint32_t>(m_tiff.get(), TIFFTAG_SUBFILETYPE, 0);
            if ((kind & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK)) != 0)
                ++m_skipped;
            else if (picture)
                throw IoError(
                    say("pictures", "it has several pages, of which none is chosen; a file for each would do"));
            else
                picture = TIFFCurrentDirectory(m_tiff.get());
        } while (TIFFReadDirectory(m_tiff.get()) == 1);
        needNoError(picture.has_value());
        needNoError(TIFFSetDirectory(m_tiff.get(), *picture) == 1);
    }

    Picture header()
    {
        TIFF* const tiff = m_tiff.get();
        Picture header;
        header.width = tagOf<uint32_t>(tiff, TIFFTAG_IMAGEWIDTH, 0);
        header.height = tagOf<uint32_t>(tiff, TIFFTAG_IMAGELENGTH, 0);
        header.channels = tagOf<uint16_t>(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
        const auto photometric = tagOf<uint16_t>(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
        const auto bits = tagOf<uint16_t>(tiff, TIFFTAG_BITSPERSAMPLE, 1);
        const bool isJpeg = tagOf<uint16_t>(tiff, TIFFTAG_COMPRESSION, COMPRESSION_NONE) == COMPRESSION_JPEG;
        const bool isRgb = photometric == PHOTOMETRIC_RGB || (photometric == PHOTOMETRIC_YCBCR && isJpeg);
        const bool isGrey = photometric == PHOTOMETRIC_MINISBLACK || photometric == PHOTOMETRIC_MINISWHITE;
        if (header.width == 0 || header.height == 0 || header.channels == 0 || (isRgb && header.channels < 3))
            throw IoError(say("pictures", "it has no pixels"));
        if (!isRgb && !isGrey)
            refuse(photometric);
        const auto sample = sampleOf(tagOf<uint16_t>(tiff, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_UINT), bits);
        if (!sample)
            throw IoError(say("pictures",
                              "its samples have %1 bits, or are complex; integers of 8 to 64 bits and "
                              "floats of 16 to 64 are read")(bits));
        header.sample = *sample;
        header.names = channelNames(tiff, header.channels, isRgb ? 3 : 1);
        header.notes = notes(photometric);
        if (photometric == PHOTOMETRIC_YCBCR)
            TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
        return header;
    }

    std::vector<Message> notes(uint16_t photometric)
    {
        TIFF* const tiff = m_tiff.get();
        std::vector<Message> notes;
        if (photometric == PHOTOMETRIC_MINISWHITE)
            notes.push_back(say("pictures", "0 is white: the samples are as they are stored"));
        uint16_t count = 0;
        const uint16_t* kinds = nullptr;
        if (TIFFGetField(tiff, TIFFTAG_EXTRASAMPLES, &count, &kinds) && count > 0 && kinds[0] == EXTRASAMPLE_ASSOCALPHA)
            notes.push_back(say("pictures", "colours are multiplied by their opacity"));
        if (m_skipped > 0)
            notes.push_back(say("pictures", "smaller copies and masks that are left out: %1")(m_skipped));
        return notes;
    }

    bool isSeparate()
    {
        return tagOf<uint16_t>(m_tiff.get(), TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG) == PLANARCONFIG_SEPARATE;
    }

    // Copies `count` pixels of one plane, or of all channels, to their places.
    static void place(const std::byte* from, std::byte* to, uint64_t count, uint64_t taken, uint64_t step)
    {
        if (taken == step) {
            std::memcpy(to, from, count * step);
            return;
        }
        for (uint64_t i = 0; i < count; ++i)
            std::memcpy(to + i * step, from + i * taken, taken);
    }

    // A row counts as a tile that is as wide as the picture.
    void readSamples(const Picture& header, std::span<std::byte> to)
    {
        TIFF* const tiff = m_tiff.get();
        const bool isTiled = TIFFIsTiled(tiff) != 0;
        const uint64_t pixel = pixelBytes(header), sample = elementBytes(header.sample);
        const uint64_t taken = isSeparate() ? sample : pixel;
        Picture tile = header;
        tile.width = isTiled ? tagOf<uint32_t>(tiff, TIFFTAG_TILEWIDTH, 0) : header.width;
        tile.height = isTiled ? tagOf<uint32_t>(tiff, TIFFTAG_TILELENGTH, 0) : 1;
        if (tile.width == 0 || tile.height == 0)
            throw IoError(say("pictures", "it has no pixels"));
        needMemoryFor(tile, m_request.budget);
        const uint64_t bytes = uint64_t{tile.width} * tile.height * taken;
        const uint64_t actual = isTiled ? TIFFTileSize64(tiff) : TIFFScanlineSize64(tiff);
        needNoError(true);
        if (actual != bytes)
            throw IoError(say("pictures", "its rows have %1 bytes where %2 are needed")(actual, bytes));
        std::vector<std::byte> read(bytes);
        for (uint16_t plane = 0; plane < pixel / taken; ++plane)
            for (uint32_t y = 0; y < header.height; y += std::min(tile.height, header.height - y)) {
                advance(m_request.control, y, header.height);
                for (uint32_t x = 0; x < header.width; x += std::min(tile.width, header.width - x)) {
                    needNoError(isTiled ? TIFFReadTile(tiff, read.data(), x, y, 0, plane) > 0
                                        : TIFFReadScanline(tiff, read.data(), y, plane) == 1);
                    for (uint64_t row = 0; row < std::min(tile.height, header.height - y); ++row)
                        place(read.data() + row * tile.width * taken,
                              to.data() + (y + row) * rowBytes(header) + x * pixel + plane * sample,
                              std::min(tile.width, header.width - x), taken, pixel);
                }
            }
    }

    const DecodeRequest& m_request;
    TiffWords m_words;
    TiffMemory m_memory;
    TiffHandle m_tiff;
    uint32_t m_skipped = 0; // pages
};

} // namespace

Picture decodeTiff(const DecodeRequest& request)
{
    return TiffPicture(request).read();
}

} // namespace tessera
