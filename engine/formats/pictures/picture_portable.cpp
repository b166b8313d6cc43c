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
    // A sample of text is a digit at least.
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

} // namespace tessera
