// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <string>
#include <string_view>

namespace tessera {

namespace {

// Radiance's pictures (G. Ward, "Radiance file formats"): lines of text, an empty one, the size, then rows of pixels of
// four bytes: three mantissas and an exponent that they share.

constexpr size_t kPixel = 4;
constexpr int kBias = 128 + 8; // of the exponent, for mantissas that are whole numbers

std::string_view lineOf(FileParts& file)
{
    std::string_view line = file.upTo('\n');
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

struct HdrHeader {
    uint32_t width = 0, height = 0;
    bool isUpsideDown = false, isMirrored = false;
};

// "-Y 480 +X 640": the rows from the top, in each the pixels from the left.
HdrHeader sizeFrom(std::string_view line)
{
    const auto take = [&](std::string_view up, std::string_view down, uint32_t& size) {
        const bool isDown = line.starts_with(down);
        const char* const begin = line.data() + std::min(line.size(), down.size());
        const auto [end, error] = std::from_chars(begin, line.data() + line.size(), size);
        if ((!isDown && !line.starts_with(up)) || error != std::errc{} || size == 0)
            throw IoError(
                say("pictures", "it has no size, or one that is not read; -Y HEIGHT +X WIDTH and their mirrors are"));
        line.remove_prefix(static_cast<size_t>(end - line.data()));
        return isDown;
    };
    HdrHeader header;
    header.isUpsideDown = take("-Y ", "+Y ", header.height);
    header.isMirrored = take(" +X ", " -X ", header.width);
    return header;
}

class HdrRows {
public:
    explicit HdrRows(std::span<const std::byte> rest)
        : m_rest(rest)
    {
    }

    // The next row, four bytes a pixel. Throws IoError.
    void read(std::span<uint8_t> row)
    {
        constexpr size_t kLeastPacked = 8, kMostPacked = 32767;
        const size_t width = row.size() / kPixel;
        const bool isPacked = width >= kLeastPacked && width <= kMostPacked && m_rest.size() >= kPixel && at(0) == 2
            && at(1) == 2 && (size_t{at(2)} << 8 | at(3)) == width;
        if (!isPacked)
            return readPlain(row);
        m_rest = m_rest.subspan(kPixel);
        for (size_t channel = 0; channel < kPixel; ++channel)
            readChannel(row, channel);
    }

private:
    uint8_t at(size_t i) const { return std::to_integer<uint8_t>(m_rest[i]); }
    uint8_t take()
    {
        if (m_rest.empty())
            throw IoError(kEndsEarly);
        const uint8_t byte = at(0);
        m_rest = m_rest.subspan(1);
        return byte;
    }

    // Lengths over 128 repeat a byte, others are of bytes that follow.
    void readChannel(std::span<uint8_t> row, size_t channel)
    {
        constexpr size_t kRun = 128;
        for (size_t i = channel; i < row.size();) {
            size_t length = take();
            const bool repeats = length > kRun;
            length -= repeats ? kRun : 0;
            if (length == 0 || length * kPixel > row.size() - i + channel)
                throw IoError(say("pictures", "a row is longer than the picture is wide"));
            uint8_t byte = repeats ? take() : uint8_t{0};
            for (size_t n = 0; n < length; ++n, i += kPixel)
                row[i] = repeats ? byte : take();
        }
    }

    // Pixels as they are, but (1, 1, 1, n) repeats the one before n times; next to each other they count in bytes.
    void readPlain(std::span<uint8_t> row)
    {
        size_t shift = 0;
        for (size_t i = 0; i < row.size();) {
            std::array<uint8_t, kPixel> pixel;
            for (uint8_t& byte : pixel)
                byte = take();
            if (pixel[0] != 1 || pixel[1] != 1 || pixel[2] != 1) {
                std::ranges::copy(pixel, row.subspan(i).begin());
                i += kPixel;
                shift = 0;
                continue;
            }
            const uint64_t length = shift < 32 ? uint64_t{pixel[3]} << shift : row.size();
            if (i == 0 || length * kPixel > row.size() - i)
                throw IoError(say("pictures", "a row is longer than the picture is wide"));
            for (uint64_t n = 0; n < length; ++n, i += kPixel)
                std::copy_n(row.begin() + static_cast<ptrdiff_t>(i - kPixel), kPixel,
                            row.begin() + static_cast<ptrdiff_t>(i));
            shift += 8;
        }
    }

    std::span<const std::byte> m_rest;
};

void readRows(const HdrHeader& header, HdrRows& rows, Picture& picture, const RunControl& control)
{
    std::vector<uint8_t> row(kPixel * picture.width);
    auto* const samples = reinterpret_cast<float*>(picture.samples.writableBytes().data());
    for (uint64_t i = 0; i < picture.height; ++i) {
        advance(control, i, picture.height);
        rows.read(row);
        float* const to = samples + (header.isUpsideDown ? picture.height - 1 - i : i) * picture.width * 3;
        for (uint64_t x = 0; x < picture.width; ++x) {
            const uint8_t* const pixel = &row[kPixel * x];
            const uint64_t column = header.isMirrored ? picture.width - 1 - x : x;
            for (size_t c = 0; c < 3; ++c)
                to[3 * column + c] = pixel[3] == 0 ? 0.0f : std::ldexp(static_cast<float>(pixel[c]), pixel[3] - kBias);
        }
    }
}

} // namespace

Picture decodeHdr(const DecodeRequest& request)
{
    FileParts file(request.file);
    lineOf(file); // #?RADIANCE
    Picture picture{.sample = DataType::Float32};
    for (std::string_view line = lineOf(file); !line.empty(); line = lineOf(file))
        if (line == "FORMAT=32-bit_rle_xyze")
            picture.names = {"X", "Y", "Z"};
    const HdrHeader header = sizeFrom(lineOf(file));
    picture.width = header.width;
    picture.height = header.height;
    needMemoryFor(picture, request.budget);
    if (request.isHeaderEnough)
        return picture;
    picture = blankPicture(picture);
    HdrRows rows(file.rest());
    readRows(header, rows, picture, request.control);
    return picture;
}

} // namespace tessera
