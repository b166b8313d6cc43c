// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/files/file.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tessera {

namespace {

using namespace std::string_view_literals;

constexpr std::array kPngNames = {".png"sv}, kHdrNames = {".hdr"sv}, kPfmNames = {".pfm"sv}, kExrNames = {".exr"sv};
constexpr std::array kJpegNames = {".jpg"sv, ".jpeg"sv}, kTiffNames = {".tif"sv, ".tiff"sv};
constexpr std::array kPnmNames = {".ppm"sv, ".pgm"sv, ".pnm"sv};
constexpr std::array kBytes = {DataType::UInt8};
constexpr std::array kBytesAndWords = {DataType::UInt8, DataType::UInt16};
constexpr std::array kFloats = {DataType::Float32};
constexpr std::array kOfExr = {DataType::Float16, DataType::Float32, DataType::UInt32};
constexpr std::array kGreyOrColour = {1u, 3u};
constexpr std::array kWithAlpha = {1u, 3u, 4u};

constexpr std::array kFormats = {
    // As PictureFormat.
    PictureFormatInfo{PictureFormat::Png, "PNG", kPngNames, kBytesAndWords, kWithAlpha, decodePng, encodePng},
    PictureFormatInfo{PictureFormat::Jpeg, "JPEG", kJpegNames, kBytes, kWithAlpha, decodeJpeg, encodeJpeg},
    PictureFormatInfo{PictureFormat::Exr, "OpenEXR", kExrNames, kOfExr, {}, decodeExr, encodeExr},
    PictureFormatInfo{PictureFormat::Tiff, "TIFF", kTiffNames, kDataTypes, {}, decodeTiff, encodeTiff},
    PictureFormatInfo{PictureFormat::Hdr, "Radiance HDR", kHdrNames, {}, {}, decodeHdr},
    PictureFormatInfo{PictureFormat::Pfm, "PFM", kPfmNames, kFloats, kGreyOrColour, decodePortable, encodePortable},
    PictureFormatInfo{PictureFormat::Pnm, "PPM or PGM", kPnmNames, kBytesAndWords, kGreyOrColour, decodePortable,
                      encodePortable},
};

constexpr std::array kSignatures = {
    std::pair("\x89PNG\r\n\x1a\n"sv, PictureFormat::Png),
    std::pair("\xff\xd8\xff"sv, PictureFormat::Jpeg),
    std::pair("v/1\x01"sv, PictureFormat::Exr),
    std::pair("II*\0"sv, PictureFormat::Tiff),
    std::pair("MM\0*"sv, PictureFormat::Tiff),
    std::pair("II+\0"sv, PictureFormat::Tiff),
    std::pair("MM\0+"sv, PictureFormat::Tiff),
    std::pair("#?RADIANCE"sv, PictureFormat::Hdr),
    std::pair("#?RGBE"sv, PictureFormat::Hdr),
};

// P2 and the like are followed by a space or a comment.
std::optional<PictureFormat> portableFormat(std::string_view begin)
{
    if (begin.size() < 3 || begin[0] != 'P' || " \t\r\n#"sv.find(begin[2]) == std::string_view::npos)
        return {};
    if ("Ff"sv.find(begin[1]) != std::string_view::npos)
        return PictureFormat::Pfm;
    return "2356"sv.find(begin[1]) != std::string_view::npos ? std::optional(PictureFormat::Pnm) : std::nullopt;
}

Picture decode(const DecodeRequest& request)
{
    const auto format = pictureFormat(request.file);
    if (!format)
        throw IoError(say("pictures", "it is no picture of a format that is read: %1")(pictureExtensions(", ")));
    return infoOf(*format).decode(request);
}

bool takesChannels(PictureFormat format, uint32_t channels)
{
    const auto& some = infoOf(format).channels;
    return infoOf(format).isWritten() && (some.empty() || std::ranges::find(some, channels) != some.end());
}

// In samples that the format has.
Picture storable(const Picture& picture, PictureFormat format)
{
    requireWritten(format);
    if (!takesChannels(format, picture.channels))
        throw IoError(say("pictures", "%1 holds no picture of %2 channels")(infoOf(format).name, picture.channels));
    const DataType sample = storedSample(format, picture.sample);
    return sample == picture.sample ? picture : withSamples(picture, sample);
}

} // namespace

std::span<const PictureFormatInfo> pictureFormats()
{
    return kFormats;
}

const PictureFormatInfo& infoOf(PictureFormat format)
{
    return kFormats[static_cast<size_t>(format)];
}

void requireWritten(PictureFormat format)
{
    if (!infoOf(format).isWritten())
        throw IoError(say("pictures", "%1 is read and not written; OpenEXR (.exr) and PFM (.pfm) hold its floats")(
            infoOf(format).name));
}

std::string pictureExtensions(std::string_view between, PictureUse use)
{
    std::string all;
    for (const PictureFormatInfo& format : kFormats)
        for (const std::string_view extension : format.extensions)
            if (use == PictureUse::Read || format.isWritten())
                all.append(all.empty() ? "" : between).append(extension);
    return all;
}

std::optional<PictureFormat> pictureFormat(std::span<const std::byte> begin)
{
    const std::string_view text(reinterpret_cast<const char*>(begin.data()), begin.size());
    for (const auto& [signature, format] : kSignatures)
        if (text.starts_with(signature))
            return format;
    return portableFormat(text);
}

std::optional<PictureFormat> pictureFormat(const std::filesystem::path& path)
{
    const std::string extension = lowerCaseExtension(path);
    for (const PictureFormatInfo& format : kFormats)
        if (std::ranges::find(format.extensions, extension) != format.extensions.end())
            return format.format;
    return {};
}

Picture decodePicture(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control)
{
    return decode({file, budget, control});
}

Picture describePicture(std::span<const std::byte> file, const MemoryBudget& budget)
{
    const RunControl control;
    return decode({file, budget, control, true});
}

std::vector<std::byte> encodePicture(const Picture& picture, PictureFormat format)
{
    const Picture stored = storable(picture, format); // refuses a format that is only read, which has no encoder
    return infoOf(format).encode(stored);
}

DataType storedSample(PictureFormat format, DataType type)
{
    const auto& samples = infoOf(format).samples;
    const auto has = [&](DataType sample) { return std::ranges::find(samples, sample) != samples.end(); };
    if (has(type))
        return type;
    return has(DataType::Float32) ? DataType::Float32 : DataType::UInt8;
}

Picture toStoredPicture(const std::filesystem::path& path, const Tensor& tensor, uint32_t n, uint32_t channels,
                        SampleRange range)
{
    const PictureFormat format = pictureFormat(path).value_or(PictureFormat::Png);
    Picture picture = toPicture(tensor, n, 0, channels, range, storedSample(format, tensor.desc.dataType));
    if (format == PictureFormat::Jpeg && channels == 4)
        picture.notes.push_back(say("pictures", "the fourth channel, which %1 does not hold")(infoOf(format).name));
    return picture;
}

std::optional<uint32_t> storedChannels(const std::filesystem::path& path, const TensorDesc& desc)
{
    const auto format = pictureFormat(path);
    const size_t rank = desc.sizes.size();
    const uint32_t channels = rank < 3 ? 1 : desc.sizes[rank - 3];
    const bool isGrey = lowerCaseExtension(path) == ".pgm"; // of the two that are one format
    const bool takes = format && rank <= 4 && takesChannels(*format, channels) && (!isGrey || channels == 1);
    return takes ? std::optional(channels) : std::nullopt;
}

} // namespace tessera
