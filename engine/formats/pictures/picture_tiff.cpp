// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <tiffio.h>

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <utility>

namespace tessera {

namespace {

// A file in memory: what is read, or what has been written so far.
struct TiffMemory {
    std::span<const std::byte> file; // of a reader
    std::vector<std::byte>* target = nullptr; // of a writer
    uint64_t at = 0;
    // libtiff says what is wrong before a call fails. The first message is the cause.
    std::array<char, 200> words = {};

    uint64_t size() const { return target ? target->size() : file.size(); }
    bool isFine() const { return words[0] == '\0'; }
};

struct CloseTiff {
    void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using TiffHandle = std::unique_ptr<TIFF, CloseTiff>;

int onError(TIFF*, void* of, const char*, const char* format, va_list values)
{
    auto& memory = *static_cast<TiffMemory*>(of);
    if (memory.isFine())
        std::vsnprintf(memory.words.data(), memory.words.size(), format, values);
    return 1; // it is handled
}

tmsize_t onRead(thandle_t handle, void* to, tmsize_t count)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    const uint64_t there = memory.size() - std::min(memory.at, memory.size());
    const uint64_t taken = std::min<uint64_t>(there, static_cast<uint64_t>(std::max<tmsize_t>(count, 0)));
    if (taken > 0)
        std::memcpy(to, (memory.target ? memory.target->data() : memory.file.data()) + memory.at, taken);
    memory.at += taken;
    return static_cast<tmsize_t>(taken);
}

tmsize_t onWrite(thandle_t handle, void* from, tmsize_t count)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    if (!memory.target || count < 0)
        return -1;
    const uint64_t end = memory.at + static_cast<uint64_t>(count);
    try {
        memory.target->resize(std::max(memory.size(), end));
    } catch (const std::bad_alloc&) { // must not cross libtiff
        return -1;
    }
    std::memcpy(memory.target->data() + memory.at, from, static_cast<size_t>(count));
    memory.at = end;
    return count;
}

toff_t onSeek(thandle_t handle, toff_t offset, int from)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    memory.at = from == SEEK_END ? memory.size() + offset : from == SEEK_CUR ? memory.at + offset : offset;
    return memory.at;
}

// `memory` outlives the handle. Nothing is printed. None: memory.words says why.
TiffHandle openTiff(TiffMemory& memory, const MemoryBudget& budget)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   &TIFFOpenOptionsFree);
    if (!options)
        throw std::bad_alloc();
    constexpr uint64_t kLeast = 1 << 20, kMost = std::numeric_limits<tmsize_t>::max(); // its own tables are small
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), static_cast<tmsize_t>(std::clamp(budget.bytes, kLeast, kMost)));
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), onError, &memory);
    const auto onWarning = [](TIFF*, void*, const char*, const char*, va_list) { return 1; }; // the picture is whole
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), onWarning, nullptr);
    const auto onClose = [](thandle_t) { return 0; };
    const auto onSize = [](thandle_t handle) -> toff_t { return static_cast<TiffMemory*>(handle)->size(); };
    return TiffHandle(TIFFClientOpenExt("the file", memory.target ? "w" : "rm", &memory, onRead, onWrite, onSeek,
                                        onClose, onSize, nullptr, nullptr, options.get()));
}

template <class Value> Value tagOf(TIFF* tiff, uint32_t tag, Value otherwise)
{
    Value value = otherwise;
    return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

uint16_t formatOf(DataType sample)
{
    if (isFloat(sample))
        return SAMPLEFORMAT_IEEEFP;
    return isSigned(sample) ? SAMPLEFORMAT_INT : SAMPLEFORMAT_UINT;
}

// The type of samples of so many bits; none: of another number, or of complex numbers.
std::optional<DataType> sampleOf(uint16_t format, uint16_t bits)
{
    const uint16_t kind = format == SAMPLEFORMAT_VOID ? SAMPLEFORMAT_UINT : format;
    const auto found = std::ranges::find_if(
        kDataTypes, [&](DataType type) { return formatOf(type) == kind && 8 * elementBytes(type) == bits; });
    return found == kDataTypes.end() ? std::nullopt : std::optional(*found);
}

// Red, green and blue, or grey, then the other channels.
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

// A photometric interpretation that is not read.
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
        , m_tiff(openTiff(m_memory, request.budget))
    {
        requireNoError(m_tiff != nullptr);
    }

    Picture read()
    {
        requireOnePage();
        Picture picture = header();
        requireMemoryFor(picture, m_request.budget);
        const auto said = tagOf<uint16_t>(m_tiff.get(), TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT);
        if (!m_request.isHeaderEnough) {
            picture = blankPicture(picture);
            readRows(picture);
        }
        return oriented(std::move(picture), said >= 1 && said <= 8 ? said : 1);
    }

private:
    void requireNoError(bool isFine)
    {
        if (!isFine || !m_memory.isFine())
            throw IoError(say("pictures", "it is no TIFF picture that can be read: %1")(
                m_memory.isFine() ? Message(kEndsEarly) : Message(m_memory.words.data())));
    }

    // Smaller copies and masks may follow the page.
    void requireOnePage()
    {
        while (TIFFReadDirectory(m_tiff.get()) == 1)
            if ((tagOf<uint32_t>(m_tiff.get(), TIFFTAG_SUBFILETYPE, 0) & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK)) == 0)
                throw IoError(
                    say("pictures", "it has several pages, of which none is chosen; a file for each would do"));
        requireNoError(TIFFSetDirectory(m_tiff.get(), 0) == 1);
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
        return notes;
    }

    void readRows(Picture& picture)
    {
        TIFF* const tiff = m_tiff.get();
        const bool hasPlanes = tagOf<uint16_t>(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG) != PLANARCONFIG_CONTIG;
        if (TIFFIsTiled(tiff) != 0 || (hasPlanes && picture.channels > 1))
            throw IoError(say("pictures", "it is in tiles or planes, which is not read; saved row by row it is"));
        const uint64_t row = rowBytes(picture), actual = TIFFScanlineSize64(tiff);
        requireNoError(true);
        if (actual != row)
            throw IoError(say("pictures", "its rows have %1 bytes where %2 are needed")(actual, row));
        std::byte* to = picture.samples.writableBytes().data();
        for (uint32_t y = 0; y < picture.height; ++y, to += row) {
            advance(m_request.control, y, picture.height);
            requireNoError(TIFFReadScanline(tiff, to, y, 0) == 1);
        }
    }

    const DecodeRequest& m_request;
    TiffMemory m_memory;
    TiffHandle m_tiff;
};

} // namespace

Picture decodeTiff(const DecodeRequest& request)
{
    return TiffPicture(request).read();
}

namespace {

void setTags(TIFF* tiff, const Picture& picture)
{
    const bool isRgb = picture.names.empty() && (picture.channels == 3 || picture.channels == 4);
    const uint32_t colours = isRgb ? 3 : 1;
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, picture.width);
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, picture.height);
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, static_cast<int>(picture.channels));
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, static_cast<int>(8 * elementBytes(picture.sample)));
    TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, static_cast<int>(formatOf(picture.sample)));
    TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, isRgb ? PHOTOMETRIC_RGB : PHOTOMETRIC_MINISBLACK);
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, TIFFDefaultStripSize(tiff, 0));
    if (picture.channels > colours) {
        std::vector<uint16_t> extra(picture.channels - colours, EXTRASAMPLE_UNSPECIFIED);
        if (isRgb)
            extra[0] = EXTRASAMPLE_UNASSALPHA;
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, static_cast<int>(extra.size()), extra.data());
    }
}

} // namespace

std::vector<std::byte> encodeTiff(const Picture& picture)
{
    constexpr uint32_t kMostChannels = 65535;
    std::vector<std::byte> file;
    TiffMemory memory{.file = {}, .target = &file};
    const Text refusal = say("pictures", "a TIFF picture cannot be made: %1");
    if (picture.channels > kMostChannels)
        throw IoError(say("pictures", "%1 holds no picture of %2 channels")("TIFF", picture.channels));
    {
        const TiffHandle tiff = openTiff(memory, {std::numeric_limits<uint64_t>::max()});
        std::vector<std::byte> row(rowBytes(picture)); // libtiff may swap it
        bool isFine = tiff != nullptr;
        if (isFine)
            setTags(tiff.get(), picture);
        for (uint64_t y = 0; isFine && y < picture.height; ++y) {
            std::ranges::copy(picture.samples.bytes().subspan(y * row.size(), row.size()), row.begin());
            isFine = TIFFWriteScanline(tiff.get(), row.data(), static_cast<uint32_t>(y), 0) == 1;
        }
        if (!isFine || !memory.isFine())
            throw IoError(refusal(memory.words.data()));
    }
    if (!memory.isFine()) // closing writes
        throw IoError(refusal(memory.words.data()));
    return file;
}

} // namespace tessera
