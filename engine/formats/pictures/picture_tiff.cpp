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

struct TiffPage {
    Picture header; // without samples
    unsigned orientation = 1;
    bool isConverted = false; // by libtiff, to 8-bit RGBA: palettes, inks, few bits

    bool isLike(const TiffPage& other) const
    {
        const Picture &a = header, &b = other.header;
        return a.width == b.width && a.height == b.height && a.channels == b.channels && a.sample == b.sample
            && a.names == b.names && orientation == other.orientation;
    }
};

constexpr std::array<uint16_t, 4> kConverted = {PHOTOMETRIC_PALETTE, PHOTOMETRIC_SEPARATED, PHOTOMETRIC_YCBCR,
                                                PHOTOMETRIC_CIELAB};

class TiffPages {
public:
    explicit TiffPages(const DecodeRequest& request)
        : m_request(request)
        , m_memory{.file = request.file}
        , m_tiff(openTiff(m_memory, m_words, request.budget))
    {
        needNoError(m_tiff != nullptr);
    }

    Picture read()
    {
        const TiffPage first = nextPicture();
        Picture all = first.header;
        all.images = countAlike(first);
        needMemoryFor(all, m_request.budget);
        if (m_skipped > 0)
            all.notes.push_back(say("pictures", "smaller copies and masks that are left out: %1")(m_skipped));
        if (m_request.isHeaderEnough)
            return oriented(std::move(all), first.orientation);
        all = blankPicture(all);
        const std::span<std::byte> samples = all.samples.writableBytes();
        const uint64_t each = samples.size() / all.images;
        needNoError(TIFFSetDirectory(m_tiff.get(), 0) == 1);
        for (uint64_t image = 0; image < all.images; ++image) {
            if (image > 0)
                needNoError(TIFFReadDirectory(m_tiff.get()) == 1);
            m_done = image * all.height;
            m_rows = uint64_t{all.images} * all.height;
            readSamples(nextPicture(), samples.subspan(image * each, each));
        }
        return oriented(std::move(all), first.orientation);
    }

private:
    void needNoError(bool isFine)
    {
        if (!isFine || !m_words.hasNone())
            throw IoError(say("pictures", "it is no TIFF picture that can be read: %1")(
                m_words.hasNone() ? Message(kEndsEarly) : Message(m_words.first.data())));
    }

    // The page where the file stands, or the next that is no smaller copy and no mask.
    TiffPage nextPicture()
    {
        m_skipped = 0;
        while ((tagOf<uint32_t>(m_tiff.get(), TIFFTAG_SUBFILETYPE, 0) & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK)) != 0) {
            needNoError(TIFFReadDirectory(m_tiff.get()) == 1);
            ++m_skipped;
        }
        return page();
    }

    // The other pages must be as the first one.
    uint32_t countAlike(const TiffPage& first)
    {
        uint32_t images = 1, number = 1;
        const uint32_t before = m_skipped;
        uint32_t skipped = 0;
        while (TIFFReadDirectory(m_tiff.get()) == 1) {
            ++number;
            if ((tagOf<uint32_t>(m_tiff.get(), TIFFTAG_SUBFILETYPE, 0) & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK))
                != 0) {
                ++skipped;
                continue;
            }
            if (const TiffPage next = page(); !next.isLike(first))
                throw IoError(say("pictures", "page %1 is %2 and page 1 is %3; pages that are alike are a batch")(
                    number, described(next.header), described(first.header)));
            ++images;
        }
        needNoError(true);
        m_skipped = before + skipped;
        return images;
    }

    static Message described(const Picture& header)
    {
        return say("pictures", "%1 × %2 pixels (channels: %3, %4)")(header.width, header.height, header.channels,
                                                                    name(header.sample));
    }

    TiffPage page()
    {
        TIFF* const tiff = m_tiff.get();
        TiffPage page;
        Picture& header = page.header;
        header.width = tagOf<uint32_t>(tiff, TIFFTAG_IMAGEWIDTH, 0);
        header.height = tagOf<uint32_t>(tiff, TIFFTAG_IMAGELENGTH, 0);
        header.channels = tagOf<uint16_t>(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
        const auto photometric = tagOf<uint16_t>(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
        const bool isLuv = photometric == PHOTOMETRIC_LOGLUV, isLog = isLuv || photometric == PHOTOMETRIC_LOGL;
        if (isLog)
            askForFloats(isLuv ? 3 : 1); // of 32 bits, as the tags say from now on
        const auto bits = tagOf<uint16_t>(tiff, TIFFTAG_BITSPERSAMPLE, 1);
        const bool isJpeg = tagOf<uint16_t>(tiff, TIFFTAG_COMPRESSION, COMPRESSION_NONE) == COMPRESSION_JPEG;
        const bool isRgb = photometric == PHOTOMETRIC_RGB || (photometric == PHOTOMETRIC_YCBCR && isJpeg);
        const bool isGrey = photometric == PHOTOMETRIC_MINISBLACK || photometric == PHOTOMETRIC_MINISWHITE;
        const auto said = tagOf<uint16_t>(tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
        const unsigned orientation = said >= 1 && said <= 8 ? said : 1;
        page.isConverted = !(isRgb || isGrey || isLog) || bits < 8;
        if (header.width == 0 || header.height == 0 || header.channels == 0 || (isRgb && header.channels < 3))
            throw IoError(say("pictures", "it has no pixels"));
        if (page.isConverted && !isRgb && !isGrey && std::ranges::find(kConverted, photometric) == kConverted.end())
            throw IoError(
                say("pictures", "its photometric interpretation, %1, is not read; RGB and grey are")(photometric));
        addNotes(page, photometric);
        if (page.isConverted) {
            const bool hasAlpha = header.channels > 3 && photometric != PHOTOMETRIC_SEPARATED;
            header.channels = isGrey ? 1 : hasAlpha ? 4 : 3;
            needMemoryFor(header, m_request.budget);
            if (orientation != 1)
                header.notes.push_back(noteOfOrientation(orientation));
            return page; // turned already
        }
        page.orientation = orientation;
        const auto sample = sampleOf(tagOf<uint16_t>(tiff, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_UINT), bits);
        if (!sample)
            throw IoError(say("pictures",
                              "its samples have %1 bits, or are complex; integers of 8 to 64 bits and "
                              "floats of 16 to 64 are read")(bits));
        header.sample = *sample;
        header.names =
            isLuv ? std::vector<std::string>{"X", "Y", "Z"} : channelNames(tiff, header.channels, isRgb ? 3 : 1);
        needMemoryFor(header, m_request.budget);
        if (photometric == PHOTOMETRIC_YCBCR)
            TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
        return page;
    }

    // SGI's logarithms of luminance, with u′ and v′ where there are colours. As floats they are CIE Y, or X, Y and Z.
    void askForFloats(uint16_t channels)
    {
        TIFF* const tiff = m_tiff.get();
        const auto compression = tagOf<uint16_t>(tiff, TIFFTAG_COMPRESSION, COMPRESSION_NONE);
        if ((compression != COMPRESSION_SGILOG && compression != COMPRESSION_SGILOG24)
            || tagOf<uint16_t>(tiff, TIFFTAG_SAMPLESPERPIXEL, 1) != channels)
            throw IoError(
                say("pictures",
                    "its samples are LogLuv (samples: %1, compression %2), of which SGI's compressions, 34676 "
                    "and 34677, with 3 samples or 1 of luminance are read")(
                    tagOf<uint16_t>(tiff, TIFFTAG_SAMPLESPERPIXEL, 1), compression));
        needNoError(TIFFSetField(tiff, TIFFTAG_SGILOGDATAFMT, SGILOGDATAFMT_FLOAT) == 1);
    }

    void addNotes(TiffPage& page, uint16_t photometric)
    {
        TIFF* const tiff = m_tiff.get();
        std::vector<Message>& notes = page.header.notes;
        if (page.isConverted)
            notes.push_back(say("pictures", "a palette, inks or few bits, which libtiff makes grey or RGB of 8 bits"));
        else if (photometric == PHOTOMETRIC_MINISWHITE)
            notes.push_back(say("pictures", "0 is white: the samples are as they are stored"));
        else if (photometric == PHOTOMETRIC_LOGLUV)
            notes.push_back(
                say("pictures", "LogLuv: the samples are CIE X, Y and Z, which no conversion has made RGB"));
        else if (photometric == PHOTOMETRIC_LOGL)
            notes.push_back(say("pictures", "LogL: the samples are luminance, CIE Y"));
        uint32_t bytes = 0;
        const void* profile = nullptr;
        if (TIFFGetField(tiff, TIFFTAG_ICCPROFILE, &bytes, &profile))
            notes.push_back(noteOfProfile({static_cast<const std::byte*>(profile), bytes}));
        const float *primaries = nullptr, *white = nullptr;
        if (TIFFGetField(tiff, TIFFTAG_PRIMARYCHROMATICITIES, &primaries)
            && TIFFGetField(tiff, TIFFTAG_WHITEPOINT, &white)) {
            std::array<double, 8> xy;
            std::copy_n(white, 2, std::copy_n(primaries, 6, xy.begin()));
            notes.push_back(noteOfPrimaries(xy));
        }
        uint16_t count = 0;
        const uint16_t* kinds = nullptr;
        if (!page.isConverted && TIFFGetField(tiff, TIFFTAG_EXTRASAMPLES, &count, &kinds) && count > 0
            && kinds[0] == EXTRASAMPLE_ASSOCALPHA)
            notes.push_back(say("pictures", "colours are multiplied by their opacity"));
    }

    void readSamples(const TiffPage& page, std::span<std::byte> to)
    {
        if (page.isConverted)
            readConverted(page.header, to);
        else if (TIFFIsTiled(m_tiff.get()))
            readTiles(page.header, to);
        else
            readStrips(page.header, to);
        needNoError(true);
    }

    void readConverted(const Picture& header, std::span<std::byte> to)
    {
        std::array<char, 1024> why = {}; // as large as libtiff demands
        if (!TIFFRGBAImageOK(m_tiff.get(), why.data()))
            throw IoError(say("pictures", "it is no TIFF picture that can be read: %1")(why.data()));
        std::vector<uint32_t> pixels(uint64_t{header.width} * header.height);
        constexpr int kStopAtErrors = 1;
        needNoError(TIFFReadRGBAImageOriented(m_tiff.get(), header.width, header.height, pixels.data(),
                                              ORIENTATION_TOPLEFT, kStopAtErrors)
                    == 1);
        std::byte* at = to.data();
        for (const uint32_t pixel : pixels) // red in the low byte
            for (uint32_t c = 0; c < header.channels; ++c)
                *at++ = static_cast<std::byte>(pixel >> 8 * c);
    }

    bool isSeparate()
    {
        return tagOf<uint16_t>(m_tiff.get(), TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG) == PLANARCONFIG_SEPARATE;
    }

    void needSize(uint64_t actual, uint64_t expected)
    {
        needNoError(true);
        if (actual != expected)
            throw IoError(say("pictures", "its rows have %1 bytes where %2 are needed")(actual, expected));
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

    void readStrips(const Picture& header, std::span<std::byte> to)
    {
        const uint64_t pixel = pixelBytes(header), sample = elementBytes(header.sample);
        const uint64_t taken = isSeparate() ? sample : pixel;
        needSize(TIFFScanlineSize64(m_tiff.get()), header.width * taken);
        std::vector<std::byte> row(header.width * taken);
        for (uint16_t plane = 0; plane < pixel / taken; ++plane)
            for (uint32_t y = 0; y < header.height; ++y) {
                advance(m_request.control, m_done + y, m_rows);
                needNoError(TIFFReadScanline(m_tiff.get(), row.data(), y, plane) == 1);
                place(row.data(), to.data() + y * rowBytes(header) + plane * sample, header.width, taken, pixel);
            }
    }

    void readTiles(const Picture& header, std::span<std::byte> to)
    {
        const uint64_t pixel = pixelBytes(header), sample = elementBytes(header.sample);
        const uint64_t taken = isSeparate() ? sample : pixel;
        const auto wide = tagOf<uint32_t>(m_tiff.get(), TIFFTAG_TILEWIDTH, 0);
        const auto high = tagOf<uint32_t>(m_tiff.get(), TIFFTAG_TILELENGTH, 0);
        if (wide == 0 || high == 0)
            throw IoError(say("pictures", "it has no pixels"));
        Picture tile = header;
        tile.width = wide;
        tile.height = high;
        needMemoryFor(tile, m_request.budget);
        needSize(TIFFTileSize64(m_tiff.get()), uint64_t{wide} * high * taken);
        std::vector<std::byte> bytes(uint64_t{wide} * high * taken);
        for (uint16_t plane = 0; plane < pixel / taken; ++plane)
            for (uint64_t y = 0; y < header.height; y += high) {
                advance(m_request.control, m_done + y, m_rows);
                for (uint64_t x = 0; x < header.width; x += wide) {
                    needNoError(TIFFReadTile(m_tiff.get(), bytes.data(), static_cast<uint32_t>(x),
                                             static_cast<uint32_t>(y), 0, plane)
                                > 0);
                    for (uint64_t row = 0; row < std::min<uint64_t>(high, header.height - y); ++row)
                        place(bytes.data() + row * wide * taken,
                              to.data() + (y + row) * rowBytes(header) + x * pixel + plane * sample,
                              std::min<uint64_t>(wide, header.width - x), taken, pixel);
                }
            }
    }

    const DecodeRequest& m_request;
    TiffWords m_words;
    TiffMemory m_memory;
    TiffHandle m_tiff;
    uint32_t m_skipped = 0; // pages
    uint64_t m_done = 0, m_rows = 1; // of all pages
};

} // namespace

Picture decodeTiff(const DecodeRequest& request)
{
    return TiffPages(request).read();
}

} // namespace tessera
