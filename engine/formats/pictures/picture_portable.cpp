// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
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

std::string_view textOf(std::span<const std::byte> file)
{
    return {reinterpret_cast<const char*>(file.data()), file.size()};
}

// The words of a header: spaces and comments, "# …" to the end of a line, separate them.
class HeaderWords {
public:
    explicit HeaderWords(std::string_view file)
        : m_file(file)
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

// The bytes of the samples. Throws IoError where fewer are there.
std::span<const std::byte> samplesAt(uint64_t at, const DecodeRequest& request, Picture& picture)
{
    needMemoryFor(picture, request.budget);
    const uint64_t bytes = rowBytes(picture) * picture.height, there = request.file.size() - at;
    if (request.isHeaderEnough)
        return {};
    if (bytes > there)
        throw IoError(kEndsEarly);
    picture = blankPicture(picture);
    return request.file.subspan(at, bytes);
}

void append(std::vector<std::byte>& file, std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    file.insert(file.end(), bytes.begin(), bytes.end());
}

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

} // namespace

Picture decodePfm(const DecodeRequest& request)
{
    HeaderWords words(textOf(request.file));
    Picture picture{.channels = words.word() == "PF" ? 3u : 1u, .sample = DataType::Float32};
    picture.width = words.number<uint32_t>(1, kMostSide);
    picture.height = words.number<uint32_t>(1, kMostSide);
    constexpr float kMost = std::numeric_limits<float>::max();
    const float scale = words.number<float>(-kMost, kMost); // negative: low bytes first
    words.skipOne();
    if (std::abs(scale) != 1 && scale != 0)
        picture.notes.push_back(
            say("pictures", "scale %1, by which no sample is multiplied")(numberText(std::abs(scale))));
    const std::span<const std::byte> samples = samplesAt(words.at(), request, picture);
    if (request.isHeaderEnough)
        return picture;
    const std::span<std::byte> to = picture.samples.writableBytes();
    const uint64_t row = rowBytes(picture);
    for (uint64_t y = 0; y < picture.height; ++y) { // the last row stands first
        advance(request.control, y, picture.height);
        std::ranges::copy(samples.subspan((picture.height - 1 - y) * row, row), to.subspan(y * row).begin());
    }
    if (scale > 0)
        swapBytes(to, sizeof(float));
    return picture;
}

std::vector<std::byte> encodePfm(const Picture& picture)
{
    std::vector<std::byte> file;
    append(file,
           std::string(picture.channels == 3 ? "PF\n" : "Pf\n") + std::to_string(picture.width) + " "
               + std::to_string(picture.height) + "\n-1.0\n");
    const uint64_t row = rowBytes(picture);
    for (uint64_t y = picture.height; y-- > 0;) {
        const auto samples = picture.samples.bytes().subspan(y * row, row);
        file.insert(file.end(), samples.begin(), samples.end());
    }
    return file;
}

Picture decodePnm(const DecodeRequest& request)
{
    constexpr uint32_t kMostWhite = 65535, kMostByte = 255;
    HeaderWords words(textOf(request.file));
    const std::string_view kind = words.word(); // P2 and P5 are grey, P5 and P6 are bytes
    const bool isText = kind == "P2" || kind == "P3";
    Picture picture{.channels = kind == "P2" || kind == "P5" ? 1u : 3u};
    picture.width = words.number<uint32_t>(1, kMostSide);
    picture.height = words.number<uint32_t>(1, kMostSide);
    const auto white = words.number<uint32_t>(1, kMostWhite);
    if (white > kMostByte)
        picture.sample = DataType::UInt16;
    if (white != kMostByte && white != kMostWhite)
        picture.notes.push_back(say("pictures", "white is %1: the samples are as they are stored")(white));
    if (isText && !request.isHeaderEnough) {
        needMemoryFor(picture, request.budget);
        if (pixelsOf(picture) * picture.channels > request.file.size()) // a sample is a digit at least
            throw IoError(kEndsEarly);
        picture = blankPicture(picture);
        readNumbers(words, picture, white, request.control);
        return picture;
    }
    words.skipOne();
    const std::span<const std::byte> samples = samplesAt(words.at(), request, picture);
    if (request.isHeaderEnough)
        return picture;
    std::ranges::copy(samples, picture.samples.writableBytes().begin());
    if (picture.sample == DataType::UInt16) // high bytes first
        swapBytes(picture.samples.writableBytes(), 2);
    return picture;
}

std::vector<std::byte> encodePnm(const Picture& picture)
{
    const bool isWide = picture.sample == DataType::UInt16;
    std::vector<std::byte> file;
    append(file,
           std::string(picture.channels == 3 ? "P6\n" : "P5\n") + std::to_string(picture.width) + " "
               + std::to_string(picture.height) + (isWide ? "\n65535\n" : "\n255\n"));
    const size_t header = file.size();
    const auto samples = picture.samples.bytes();
    file.insert(file.end(), samples.begin(), samples.end());
    if (isWide)
        swapBytes(std::span(file).subspan(header), 2);
    return file;
}

} // namespace tessera
