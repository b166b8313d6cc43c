// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture_file.h"

namespace tessera {

// What readers, writers and conversions of pictures share. decodePicture() and encodePicture() have the contracts.

struct DecodeRequest {
    std::span<const std::byte> file;
    const MemoryBudget& budget;
    const RunControl& control;
    bool isHeaderEnough = false; // the picture may lack its samples
};

Picture decodePng(const DecodeRequest& request);
Picture decodeJpeg(const DecodeRequest& request);
Picture decodeExr(const DecodeRequest& request);
Picture decodeHdr(const DecodeRequest& request);
Picture decodeTiff(const DecodeRequest& request);
Picture decodePfm(const DecodeRequest& request);
std::vector<std::byte> encodePng(const Picture& picture);
std::vector<std::byte> encodeJpeg(const Picture& picture);
std::vector<std::byte> encodeExr(const Picture& picture);
std::vector<std::byte> encodeTiff(const Picture& picture);
std::vector<std::byte> encodePfm(const Picture& picture);

// Refuses a picture that does not fit the budget together with a copy, which a rotation or a conversion makes. A pixel
// counts as at least four 16-bit samples. Throws IoError.
void requireMemoryFor(const Picture& header, const MemoryBudget& budget);
Picture blankPicture(const Picture& header); // the same, with samples of 0
uint64_t rowBytes(const Picture& picture);
uint64_t pixelBytes(const Picture& picture);
uint64_t pixelsOf(const Picture& picture); // of all images
Picture withSamples(const Picture& picture, DataType sample); // black stays black, and white white
// Called before each row: 0 <= done < of.
void advance(const RunControl& control, uint64_t done, uint64_t of); // throws Cancelled

// Checks that every attribute of a header lies in the file and has its type's length. The library allocates what a
// length says before it asks for the bytes, and reads as many as the type has. Returns the number of parts. Throws
// IoError.
uint32_t checkExrHeaders(std::span<const std::byte> file);

// The picture upright, turned by an orientation of EXIF or TIFF, 1 … 8.
Picture oriented(Picture picture, unsigned orientation);
Message numberText(double value); // with the digits of a float

// The layer that a channel's name begins with: "diffuse" of "diffuse.R"; empty: it has none.
constexpr std::string_view layerOf(std::string_view name)
{
    const size_t dot = name.rfind('.');
    return name.substr(0, dot == std::string_view::npos ? 0 : dot);
}

struct Ends {
    double black;
    double white;
};

// Black and white of a file's samples.
inline Ends endsOf(DataType sample)
{
    constexpr double kBeyond = 1e300;
    if (isFloat(sample))
        return {0, 1};
    return {toDouble(sample, fromDouble(sample, -kBeyond)), toDouble(sample, fromDouble(sample, kBeyond))};
}

// Calls `work` with a number of that many bytes, 1, 2, 4 or 8.
template <class Work> void withWidth(uint32_t bytes, const Work& work)
{
    if (bytes == 1)
        work(uint8_t()); // NOLINT(bugprone-branch-clone): each call has another type
    else if (bytes == 2)
        work(uint16_t());
    else if (bytes == 4)
        work(uint32_t());
    else
        work(uint64_t());
}

inline constexpr Text kEndsEarly = say("pictures", "the file ends before its picture does");

// Reads a file part by part. Throws IoError where it ends before the part does.
class FileParts {
public:
    explicit FileParts(std::span<const std::byte> file)
        : m_rest(reinterpret_cast<const char*>(file.data()), file.size())
    {
    }

    std::string_view bytes(size_t count) { return take(count, 0); }
    std::string_view upTo(char end) { return take(m_rest.find(end), 1); } // skips `end` too
    std::string_view word() { return take(m_rest.find_first_of(" \t\r\n"), 1); } // and the space behind it
    std::span<const std::byte> rest() const { return std::as_bytes(std::span(m_rest)); }

private:
    std::string_view take(size_t count, size_t after)
    {
        if (count > m_rest.size())
            throw IoError(kEndsEarly);
        const std::string_view part = m_rest.substr(0, count);
        m_rest.remove_prefix(count + after);
        return part;
    }

    std::string_view m_rest;
};

} // namespace tessera
