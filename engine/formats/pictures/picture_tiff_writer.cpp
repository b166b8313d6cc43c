// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_decoders.h"
#include "engine/formats/pictures/tiff_memory.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

uint16_t formatOf(DataType sample)
{
    if (isFloat(sample))
        return SAMPLEFORMAT_IEEEFP;
    return isSigned(sample) ? SAMPLEFORMAT_INT : SAMPLEFORMAT_UINT;
}

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
    TiffWords words;
    const Text refusal = say("pictures", "a TIFF picture cannot be made: %1");
    if (picture.channels > kMostChannels)
        throw IoError(say("pictures", "%1 holds no picture of %2 channels")("TIFF", picture.channels));
    {
        const TiffHandle tiff = openTiff(memory, words, {std::numeric_limits<uint64_t>::max()});
        std::vector<std::byte> row(rowBytes(picture)); // libtiff may swap it
        bool isFine = tiff != nullptr;
        if (isFine)
            setTags(tiff.get(), picture);
        for (uint64_t y = 0; isFine && y < picture.height; ++y) {
            std::ranges::copy(picture.samples.bytes().subspan(y * row.size(), row.size()), row.begin());
            isFine = TIFFWriteScanline(tiff.get(), row.data(), static_cast<uint32_t>(y), 0) == 1;
        }
        if (!isFine || !words.hasNone())
            throw IoError(refusal(words.first.data()));
    }
    if (!words.hasNone()) // closing writes
        throw IoError(refusal(words.first.data()));
    return file;
}

} // namespace tessera
