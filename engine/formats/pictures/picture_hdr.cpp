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

constexpr Text kTooLong = say("pictures", "a row is longer than the picture is wide");

uint8_t byteOf(FileParts& file)
{
    return static_cast<uint8_t>(file.bytes(1).front());
}

// One byte of each pixel. Lengths over 128 repeat a byte, others are of bytes that follow.
void readChannel(FileParts& file, std::span<uint8_t> row, size_t channel)
{
    constexpr size_t kRun = 128;
    for (size_t i = channel; i < row.size();) {
        size_t length = byteOf(file);
        const bool repeats = length > kRun;
        length -= repeats ? kRun : 0;
        if (length == 0 || length * kPixel > row.size() - i + channel)
            throw IoError(kTooLong);
        const uint8_t byte = repeats ? byteOf(file) : uint8_t{0};
        for (size_t n = 0; n < length; ++n, i += kPixel)
            row[i] = repeats ? byte : byteOf(file);
    }
}

// Pixels as they are, but (1, 1, 1, n) repeats the one before n times; next to each other they count in bytes.
void readPlain(FileParts& file, std::span<uint8_t> row)
{
    size_t shift = 0;
    for (size_t i = 0; i < row.size();) {
        const std::string_view pixel = file.bytes(kPixel);
        if (!pixel.starts_with("\x01\x01\x01")) {
            std::ranges::copy(pixel, row.subspan(i).begin());
            i += kPixel;
            shift = 0;
            continue;
        }
        const uint64_t length = shift < 32 ? uint64_t{static_cast<uint8_t>(pixel[3])} << shift : row.size();
        if (i == 0 || length * kPixel > row.size() - i)
            throw IoError(kTooLong);
        for (uint64_t n = 0; n < length; ++n, i += kPixel)
            std::ranges::copy(row.subspan(i - kPixel, kPixel), row.subspan(i).begin());
        shift += 8;
    }
}

// Four bytes a pixel: channel by channel where the row begins with 2, 2 and its width.
void readRow(FileParts& file, std::span<uint8_t> row)
{
    constexpr size_t kLeastPacked = 8, kMostPacked = 32767;
    const size_t width = row.size() / kPixel;
    const std::array mark = {std::byte{2}, std::byte{2}, static_cast<std::byte>(width >> 8),
                             static_cast<std::byte>(width)};
    const auto begin = file.rest().first(std::min(file.rest().size(), kPixel));
    if (width < kLeastPacked || width > kMostPacked || !std::ranges::equal(begin, mark))
        return readPlain(file, row);
    file.bytes(kPixel);
    for (size_t channel = 0; channel < kPixel; ++channel)
        readChannel(file, row, channel);
}

void readRows(const HdrHeader& header, FileParts& file, Picture& picture, const RunControl& control)
{
    std::vector<uint8_t> row(kPixel * picture.width);
    auto* const samples = reinterpret_cast<float*>(picture.samples.writableBytes().data());
    for (uint64_t i = 0; i < picture.height; ++i) {
        advance(control, i, picture.height);
        readRow(file, row);
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
    requireMemoryFor(picture, request.budget);
    if (request.isHeaderEnough)
        return picture;
    picture = blankPicture(picture);
    readRows(header, file, picture, request.control);
    return picture;
}

} // namespace tessera
