// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>

namespace tessera {

namespace {

// PFM and PNM: a header of words, then the samples.

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// The words of a header: spaces and comments, "# …" to the end of a line, separate them.
class HeaderWords {
public:
    explicit HeaderWords(std::span<const std::byte> file)
        : m_file(reinterpret_cast<const char*>(file.data()), file.size())
    {
    }

    std::string_view word()
    {
        skipToWord();
        const size_t begin = m_at;
        while (m_at < m_file.size() && !isSpace(m_file[m_at]) && m_file[m_at] != '#')
            ++m_at;
        if (m_at == begin)
            throw IoError(kEndsEarly);
        return m_file.substr(begin, m_at - begin);
    }

    template <class Number> Number number(Number least, Number most)
    {
        const std::string_view text = word();
        const auto value = numberIn<Number>(text);
        if (!value || !(*value >= least && *value <= most))
            throw IoError(say("pictures", "\"%1\" is no number of its header or its samples")(
                std::string(text.substr(0, kMostShown))));
        return *value;
    }

    void skipOne() { m_at += m_at < m_file.size() ? 1 : 0; } // the space that ends the header
    uint64_t at() const { return m_at; }

private:
    static constexpr size_t kMostShown = 20;

    void skipToWord()
    {
        for (; m_at < m_file.size(); ++m_at)
            if (m_file[m_at] == '#')
                m_at = std::min(m_file.find('\n', m_at), m_file.size() - 1);
            else if (!isSpace(m_file[m_at]))
                return;
    }

    std::string_view m_file;
    size_t m_at = 0;
};

constexpr uint32_t kMostSide = std::numeric_limits<uint32_t>::max();

void readNumbers(HeaderWords& words, Picture& picture, uint32_t white, const RunControl& control)
{
    std::byte* to = picture.samples.writableBytes().data();
    const uint64_t perRow = uint64_t{picture.width} * picture.channels;
    for (uint64_t y = 0; y < picture.height; ++y) {
        advance(control, y, picture.height);
        for (uint64_t i = 0; i < perRow; ++i, to += elementBytes(picture.sample)) {
            const auto sample = words.number<uint32_t>(0, white);
            std::memcpy(to, &sample, elementBytes(picture.sample)); // little endian
        }
    }
}

// PFM's third word: a negative one says that low bytes come first.
bool readsHighBytesFirst(HeaderWords& words, Picture& picture)
{
    constexpr float kMost = std::numeric_limits<float>::max();
    const float scale = words.number<float>(-kMost, kMost);
    if (std::abs(scale) != 1 && scale != 0)
        picture.notes.push_back(
            say("pictures", "scale %1, by which no sample is multiplied")(numberText(std::abs(scale))));
    return scale > 0;
}

uint32_t readWhite(HeaderWords& words, Picture& picture)
{
    constexpr uint32_t kMostWhite = 65535, kMostByte = 255;
    const auto white = words.number<uint32_t>(1, kMostWhite);
    picture.sample = white > kMostByte ? DataType::UInt16 : DataType::UInt8;
    if (white != kMostByte && white != kMostWhite)
        picture.notes.push_back(say("pictures", "white is %1: the samples are as they are stored")(white));
    return white;
}

} // namespace

Picture decodePortable(const DecodeRequest& request)
{
    HeaderWords words(request.file);
    const std::string_view kind = words.word(); // PF and Pf hold floats, P2 and P3 text; Pf, P2 and P5 are grey
    const bool isFloat = kind == "PF" || kind == "Pf", isText = kind == "P2" || kind == "P3";
    Picture picture{.channels = kind == "Pf" || kind == "P2" || kind == "P5" ? 1u : 3u, .sample = DataType::Float32};
    picture.width = words.number<uint32_t>(1, kMostSide);
    picture.height = words.number<uint32_t>(1, kMostSide);
    const bool isSwapped = isFloat && readsHighBytesFirst(words, picture);
    const uint32_t white = isFloat ? 1 : readWhite(words, picture);
    requireMemoryFor(picture, request.budget);
    if (request.isHeaderEnough)
        return picture;
    words.skipOne();
    const std::span<const std::byte> samples = request.file.subspan(words.at());
    const uint64_t row = rowBytes(picture), rows = picture.height;
    // A sample of text takes at least a digit.
    if (samples.size() < (isText ? pixelsOf(picture) * picture.channels : row * rows))
        throw IoError(kEndsEarly);
    picture = blankPicture(picture);
    if (isText) {
        readNumbers(words, picture, white, request.control);
        return picture;
    }
    const std::span<std::byte> to = picture.samples.writableBytes();
    for (uint64_t y = 0; y < rows; ++y) {
        advance(request.control, y, rows);
        const uint64_t source = isFloat ? rows - 1 - y : y; // the last row of floats stands first
        std::ranges::copy(samples.subspan(source * row, row), to.subspan(y * row).begin());
    }
    if (isSwapped || picture.sample == DataType::UInt16) // words have their high bytes first
        swapBytes(to, elementBytes(picture.sample));
    return picture;
}

std::vector<std::byte> encodePortable(const Picture& picture)
{
    const bool isFloat = picture.sample == DataType::Float32, isWord = picture.sample == DataType::UInt16;
    const bool isColour = picture.channels == 3;
    const std::string header = (isFloat        ? isColour ? "PF\n" : "Pf\n"
                                    : isColour ? "P6\n"
                                               : "P5\n")
        + std::to_string(picture.width) + " " + std::to_string(picture.height)
        + (isFloat      ? "\n-1.0\n"
               : isWord ? "\n65535\n"
                        : "\n255\n");
    const auto begin = std::as_bytes(std::span(header));
    std::vector<std::byte> file(begin.begin(), begin.end());
    const uint64_t row = rowBytes(picture), rows = picture.height;
    for (uint64_t y = 0; y < rows; ++y) {
        const auto samples = picture.samples.bytes().subspan((isFloat ? rows - 1 - y : y) * row, row);
        file.insert(file.end(), samples.begin(), samples.end());
    }
    if (isWord)
        swapBytes(std::span(file).subspan(header.size()), 2);
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
