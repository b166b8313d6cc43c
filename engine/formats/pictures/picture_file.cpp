// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_file.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

using namespace std::string_view_literals;

constexpr std::array kPngNames = {".png"sv}, kHdrNames = {".hdr"sv}, kPfmNames = {".pfm"sv}, kExrNames = {".exr"sv};
constexpr std::array kJpegNames = {".jpg"sv, ".jpeg"sv}, kTiffNames = {".tif"sv, ".tiff"sv};
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
    PictureFormatInfo{PictureFormat::Pfm, "PFM", kPfmNames, kFloats, kGreyOrColour, decodePfm, encodePfm},
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
    std::pair("PF\n"sv, PictureFormat::Pfm),
    std::pair("Pf\n"sv, PictureFormat::Pfm),
};

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

// The picture in samples that the format has.
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
    return {};
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
    return format && rank <= 4 && takesChannels(*format, channels) ? std::optional(channels) : std::nullopt;
}

namespace {

bool isPictureChannels(uint32_t channels)
{
    return channels == 1 || channels == 3 || channels == 4;
}

std::span<const std::byte> bytesOf(const std::string& text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

// Returns what `work` does. An IoError begins with the path.
template <class Work> auto named(const std::filesystem::path& path, const Work& work)
{
    try {
        return work();
    } catch (const IoError& error) {
        throw IoError(Message(path.string()) + ": " + error.message());
    }
}

std::string fileOf(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const uint64_t size = regularFileSize(path);
    if (size > budget.bytes)
        throw IoError(beyondBudget(path.string(), size, budget));
    return readFile(path, size);
}

Picture pictureOfArray(const std::filesystem::path& path, const MemoryBudget& budget, bool isHeaderEnough = false)
{
    const TensorDesc held = describeArray(path);
    const std::vector<uint32_t>& sizes = held.sizes;
    const size_t rank = sizes.size();
    if ((rank != 3 && rank != 4) || !isPictureChannels(sizes.back()))
        throw IoError(say("pictures", "%1 holds %2; a picture is {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels")(
            path.string(), text(sizes)));
    Picture picture{.width = sizes[rank - 2],
                    .height = sizes[rank - 3],
                    .channels = sizes[rank - 1],
                    .sample = held.dataType,
                    .images = rank == 4 ? sizes[0] : 1};
    picture.notes = {say("pictures", "the array %1 is %2")(text(sizes), rank == 4 ? "{N, H, W, C}" : "{H, W, C}")};
    requireMemoryFor(picture, budget);
    if (!isHeaderEnough)
        picture.samples = readArray(path, budget).buffer;
    return picture;
}

class EngineCodec : public PictureCodec {
public:
    Picture read(const std::filesystem::path& path, const MemoryBudget& budget,
                 const RunControl& control) const override
    {
        if (namesPictureArray(path))
            return pictureOfArray(withoutAsPicture(path), budget);
        const std::string file = fileOf(path, budget);
        return named(path, [&] { return decodePicture(bytesOf(file), budget, control); });
    }

    void write(const Picture& picture, const std::filesystem::path& path) const override
    {
        const auto format = pictureFormat(path);
        if (!format)
            throw IoError(say("pictures", "%1: expected a name that ends in one of %2")(
                path.string(), pictureExtensions(", ", PictureUse::Write)));
        writeFileAtomically(path, named(path, [&] { return encodePicture(picture, *format); }));
    }

    bool isPicture(const std::filesystem::path& path) const override
    {
        std::error_code error;
        if (namesPictureArray(path))
            return std::filesystem::is_regular_file(fileOfArray(path), error);
        if (!std::filesystem::is_regular_file(path, error))
            return false;
        try {
            return pictureFormat(bytesOf(readFile(path, kSignatureBytes))).has_value();
        } catch (const IoError&) {
            return false;
        }
    }
};

} // namespace

bool isPictureArray(const TensorDesc& held)
{
    constexpr std::array kTypes = {DataType::UInt8, DataType::UInt16, DataType::Float16, DataType::Float32,
                                   DataType::Float64};
    constexpr uint32_t kLeastSide = 8; // smaller arrays are tables
    const std::vector<uint32_t>& sizes = held.sizes;
    return sizes.size() == 3 && isPictureChannels(sizes[2]) && std::min(sizes[0], sizes[1]) >= kLeastSide
        && std::ranges::find(kTypes, held.dataType) != kTypes.end();
}

Picture describePicture(const std::filesystem::path& path, const MemoryBudget& budget)
{
    if (namesPictureArray(path))
        return pictureOfArray(withoutAsPicture(path), budget, true);
    constexpr uint64_t kMostHeaders = 256 << 10; // most headers are shorter
    if (regularFileSize(path) > kMostHeaders)
        try {
            return describePicture(bytesOf(readFile(path, kMostHeaders)), budget);
        } catch (const IoError&) { // the header is longer, or the file is wrong, which the whole of it says
        }
    const std::string file = fileOf(path, budget);
    return named(path, [&] { return describePicture(bytesOf(file), budget); });
}

void checkIsPixels(const std::filesystem::path& path)
{
    regularFileSize(path);
    const std::string extension = lowerCaseExtension(path);
    if (extension == ".svg" || extension == ".svgz")
        throw IoError(say("pictures", "%1 is a drawing, not pixels; export it as .png first")(path.string()));
}

const PictureCodec& pictureCodec()
{
    static const EngineCodec codec;
    return codec;
}

ReadPicture loadPicture(const PictureCodec& codec, const std::filesystem::path& path, const PictureOptions& options,
                        const MemoryBudget& budget, const RunControl& control)
{
    Picture picture = codec.read(path, budget, control);
    ReadPicture result{.tensor = {}, .range = options.range, .notes = std::move(picture.notes)};
    if (options.channels && *options.channels != picture.channels)
        picture = named(path, [&] { return withChannels(picture, *options.channels); });
    if (control.stop.stop_requested())
        throw Cancelled();
    const DataType type = options.type.value_or(picture.sample);
    if (isFloat(type) && isFloat(picture.sample))
        result.range = SampleRange::Unit;
    result.tensor = toTensor(picture, type, options.range, budget);
    return result;
}

ReadPicture loadPictures(const PictureCodec& codec, std::span<const std::filesystem::path> paths,
                         const PictureOptions& options, const MemoryBudget& budget)
{
    ReadPicture all = loadPicture(codec, paths.front(), options, budget);
    if (paths.size() == 1)
        return all;
    const TensorDesc& first = all.tensor.desc;
    TensorDesc desc = first;
    desc.sizes[0] = static_cast<uint32_t>(paths.size());
    if (totalBytes(desc) > budget.bytes)
        throw IoError(beyondBudget(say("pictures", "%1 pictures")(paths.size()), totalBytes(desc), budget));
    const uint64_t bytes = elementCount(first) * elementBytes(desc.dataType);
    const bool hasOne = first.sizes[0] == 1;
    Tensor batch(desc);
    std::byte* to = std::ranges::copy(all.tensor.bytes().first(hasOne ? bytes : 0), batch.writableBytes().data()).out;
    for (const std::filesystem::path& path : paths.subspan(hasOne ? 1 : 0)) {
        const PictureOptions same{.type = desc.dataType, .channels = desc.sizes[1], .range = options.range};
        const Tensor next = loadPicture(codec, path, same, budget).tensor;
        if (next.desc.sizes[0] != 1)
            throw IoError(say("pictures", "%1 holds %2 pictures, and a batch is made of files of one")(
                path.string(), next.desc.sizes[0]));
        const auto size = [](const TensorDesc& image) {
            return std::to_string(image.sizes[3]) + " × " + std::to_string(image.sizes[2]);
        };
        if (next.desc.sizes != first.sizes)
            throw IoError(
                say("pictures", "%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large")(
                    path.string(), size(next.desc), paths.front().filename().string(), size(first)));
        to = std::ranges::copy(next.bytes().first(bytes), to).out;
    }
    all.tensor = std::move(batch);
    return all;
}

PictureOptions pictureOptionsFor(const TensorDesc& desc)
{
    PictureOptions options{.type = desc.dataType};
    if (desc.sizes.size() == 4 && isPictureChannels(desc.sizes[1]))
        options.channels = desc.sizes[1];
    return options;
}

} // namespace tessera
