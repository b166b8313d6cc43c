// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture_file.h"

namespace tessera {

// What the readers, writers and conversions of pictures share; the contracts are decodePicture's and encodePicture's.

struct DecodeRequest {
    std::span<const std::byte> file;
    const MemoryBudget& budget;
    const RunControl& control;
    bool isHeaderEnough = false; // the picture is all there but its samples
};

Picture decodePng(const DecodeRequest& request);
Picture decodeJpeg(const DecodeRequest& request);
Picture decodeExr(const DecodeRequest& request);
Picture decodeHdr(const DecodeRequest& request);
Picture decodeTiff(const DecodeRequest& request);
Picture decodePortable(const DecodeRequest& request); // PFM, PPM and PGM
std::vector<std::byte> encodePng(const Picture& picture);
std::vector<std::byte> encodeJpeg(const Picture& picture);
std::vector<std::byte> encodeExr(const Picture& picture);
std::vector<std::byte> encodeTiff(const Picture& picture);
std::vector<std::byte> encodePortable(const Picture& picture); // PFM of floats

// Refuses one that does not fit the budget together with a copy of it, as a rotation or a conversion makes one; a pixel
// counts at least as one of four 16-bit samples. Throws IoError.
void requireMemoryFor(const Picture& header, const MemoryBudget& budget);
Picture blankPicture(const Picture& header); // the same with samples, which are zero
uint64_t rowBytes(const Picture& picture);
uint64_t pixelBytes(const Picture& picture);
uint64_t pixelsOf(const Picture& picture); // of all images
Picture withSamples(const Picture& picture, DataType sample); // from black and white to black and white
// Called before each row: 0 <= done < of.
void advance(const RunControl& control, uint64_t done, uint64_t of); // throws Cancelled

// Every attribute of a header lies in the file and is as long as its type has it: the library allocates what a length
// says before it asks for the bytes, and reads as many as the type has. How many parts there are. Throws IoError.
uint32_t checkExrHeaders(std::span<const std::byte> file);

// The picture as an orientation of EXIF or TIFF, 1 … 8, says it is to be seen.
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
        work(uint8_t());
    else if (bytes == 2)
        work(uint16_t());
    else if (bytes == 4)
        work(uint32_t());
    else
        work(uint64_t());
}

inline constexpr Text kEndsEarly = say("pictures", "the file ends before its picture does");

// A file from its beginning, part by part. Throws IoError where it ends before the part does.
class FileParts {
public:
    explicit FileParts(std::span<const std::byte> file)
        : m_rest(reinterpret_cast<const char*>(file.data()), file.size())
    {
    }

    std::string_view bytes(size_t count) { return take(count, 0); }
    std::string_view upTo(char end) { return take(m_rest.find(end), 1); } // which is passed, too
    std::span<const std::byte> rest() const { return std::as_bytes(std::span(m_rest)); }

private:
    std::string_view take(size_t count, size_t behind)
    {
        if (count > m_rest.size())
            throw IoError(kEndsEarly);
        const std::string_view part = m_rest.substr(0, count);
        m_rest.remove_prefix(count + behind);
        return part;
    }

    std::string_view m_rest;
};

} // namespace tessera
