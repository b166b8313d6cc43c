// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>

namespace tessera {

namespace {

// PFM: four words, then the samples, of which the last row stands first.
template <class Number> Number numberOf(FileParts& file, Number least)
{
    constexpr size_t kMostShown = 20;
    const std::string_view word = file.word();
    const auto value = numberIn<Number>(word);
    if (!value || !(*value >= least && *value <= std::numeric_limits<Number>::max()))
        throw IoError(say("pictures", "\"%1\" is no number of its header")(std::string(word.substr(0, kMostShown))));
    return *value;
}

} // namespace

Picture decodePfm(const DecodeRequest& request)
{
    FileParts file(request.file);
    Picture picture{.channels = file.word() == "Pf" ? 1u : 3u, .sample = DataType::Float32};
    picture.width = numberOf<uint32_t>(file, 1);
    picture.height = numberOf<uint32_t>(file, 1);
    const auto scale = numberOf(file, -std::numeric_limits<float>::max()); // a negative one: low bytes come first
    if (std::abs(scale) != 1 && scale != 0)
        picture.notes.push_back(
            say("pictures", "scale %1, by which no sample is multiplied")(numberText(std::abs(scale))));
    requireMemoryFor(picture, request.budget);
    if (request.isHeaderEnough)
        return picture;
    picture = blankPicture(picture);
    const uint64_t row = rowBytes(picture), rows = picture.height;
    const std::span<std::byte> to = picture.samples.writableBytes();
    for (uint64_t y = 0; y < rows; ++y) {
        advance(request.control, y, rows);
        std::ranges::copy(file.bytes(row), reinterpret_cast<char*>(to.data()) + (rows - 1 - y) * row);
    }
    if (scale > 0)
        swapBytes(to, elementBytes(picture.sample));
    return picture;
}

std::vector<std::byte> encodePfm(const Picture& picture)
{
    const std::string header = (picture.channels == 3 ? "PF\n" : "Pf\n") + std::to_string(picture.width) + " "
        + std::to_string(picture.height) + "\n-1.0\n";
    const auto begin = std::as_bytes(std::span(header));
    std::vector<std::byte> file(begin.begin(), begin.end());
    const uint64_t row = rowBytes(picture);
    for (uint64_t y = picture.height; y-- > 0;) {
        const auto samples = picture.samples.bytes().subspan(y * row, row);
        file.insert(file.end(), samples.begin(), samples.end());
    }
    return file;
}

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

// "-Y 480 +X 640": the rows from the top, in each the pixels from the left.
void readSize(std::string_view line, Picture& picture)
{
    const std::vector<std::string_view> words = splitText(line, " ");
    const bool isUsual = words.size() == 4 && words[0] == "-Y" && words[2] == "+X";
    picture.height = isUsual ? numberIn<uint32_t>(words[1]).value_or(0) : 0;
    picture.width = isUsual ? numberIn<uint32_t>(words[3]).value_or(0) : 0;
    if (picture.width == 0 || picture.height == 0)
        throw IoError(say("pictures", "it has no size, or one that is not read; -Y HEIGHT +X WIDTH is"));
}

constexpr Text kTooLong = say("pictures", "a row is longer than the picture is wide");

uint8_t byteOf(FileParts& file)
{
    return static_cast<uint8_t>(file.bytes(1).front());
}

// Reads one byte of each pixel, run by run. A length over 128 repeats one byte; others count bytes that follow.
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

// Reads plain pixels. (1, 1, 1, n) repeats the pixel before n times; further ones in a row are higher bytes of n.
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

// Reads four bytes a pixel: channel by channel where the row begins with 2, 2 and its width.
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

void readRows(FileParts& file, Picture& picture, const RunControl& control)
{
    std::vector<uint8_t> row(kPixel * picture.width);
    auto* const samples = reinterpret_cast<float*>(picture.samples.writableBytes().data());
    for (uint64_t i = 0; i < picture.height; ++i) {
        advance(control, i, picture.height);
        readRow(file, row);
        float* const to = samples + i * picture.width * 3;
        for (uint64_t x = 0; x < picture.width; ++x) {
            const uint8_t* const pixel = &row[kPixel * x];
            for (size_t c = 0; c < 3; ++c)
                to[3 * x + c] = pixel[3] == 0 ? 0.0f : std::ldexp(static_cast<float>(pixel[c]), pixel[3] - kBias);
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
    readSize(lineOf(file), picture);
    requireMemoryFor(picture, request.budget);
    if (request.isHeaderEnough)
        return picture;
    picture = blankPicture(picture);
    readRows(file, picture, request.control);
    return picture;
}

} // namespace tessera
