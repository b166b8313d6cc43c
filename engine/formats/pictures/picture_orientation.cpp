// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"

#include <cstring>

namespace tessera {

namespace {

// The numbers of a TIFF block, in its own byte order. What lies beyond its end reads as 0.
class TiffReader {
public:
    explicit TiffReader(std::span<const std::byte> block)
        : m_block(block)
        , m_isLittleEndian(at(0) == 'I')
    {
    }

    bool isValid() const { return (at(0) == 'I' || at(0) == 'M') && at(1) == at(0) && uint16(2) == 42; }
    uint32_t uint16(uint64_t offset) const
    {
        return m_isLittleEndian ? at(offset) | at(offset + 1) << 8 : at(offset) << 8 | at(offset + 1);
    }
    uint32_t uint32(uint64_t offset) const
    {
        const uint32_t first = uint16(offset), second = uint16(offset + 2);
        return m_isLittleEndian ? first | second << 16 : first << 16 | second;
    }

private:
    uint32_t at(uint64_t offset) const
    {
        return offset < m_block.size() ? std::to_integer<uint32_t>(m_block[offset]) : 0;
    }

    std::span<const std::byte> m_block;
    bool m_isLittleEndian;
};

} // namespace

unsigned exifOrientation(std::span<const std::byte> marker)
{
    constexpr size_t kHeader = 6; // "Exif\0\0"
    if (marker.size() < kHeader || std::memcmp(marker.data(), "Exif\0\0", kHeader) != 0)
        return 1;
    const TiffReader tiff(marker.subspan(kHeader));
    if (!tiff.isValid())
        return 1;
    const uint64_t directory = tiff.uint32(4);
    constexpr uint32_t kOrientation = 0x0112, kShort = 3;
    for (uint64_t i = 0; i < tiff.uint16(directory); ++i) {
        const uint64_t entry = directory + 2 + 12 * i; // tag, type, count, value
        const uint32_t value = tiff.uint16(entry + 8);
        if (tiff.uint16(entry) == kOrientation && tiff.uint16(entry + 2) == kShort && value >= 1 && value <= 8)
            return value;
    }
    return 1;
}

Picture oriented(Picture picture, unsigned orientation)
{
    if (orientation == 1)
        return picture;
    const bool isTransposed = orientation >= 5; // rows become columns; then, or else, each axis may be mirrored
    const bool mirrorsX = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool mirrorsY = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    Picture turned{.width = isTransposed ? picture.height : picture.width,
                   .height = isTransposed ? picture.width : picture.height,
                   .channels = picture.channels,
                   .sixteenBit = picture.sixteenBit,
                   .samples = Buffer(picture.samples.bytes().size())};
    const uint64_t pixel = uint64_t{picture.channels} * (picture.sixteenBit ? 2 : 1);
    const std::byte* const from = picture.samples.bytes().data();
    std::byte* to = turned.samples.writableBytes().data();
    for (uint64_t y = 0; y < turned.height; ++y)
        for (uint64_t x = 0; x < turned.width; ++x, to += pixel) {
            const uint64_t column = isTransposed ? y : x, row = isTransposed ? x : y; // of the source, not mirrored
            const uint64_t sourceX = mirrorsX ? picture.width - 1 - column : column;
            const uint64_t sourceY = mirrorsY ? picture.height - 1 - row : row;
            std::memcpy(to, from + (sourceY * picture.width + sourceX) * pixel, pixel);
        }
    return turned;
}

} // namespace tessera
