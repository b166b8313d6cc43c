// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_file.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tessera {

namespace {

std::span<const std::byte> bytesOf(const std::string& text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

class EngineCodec : public PictureCodec {
public:
    Picture read(const std::filesystem::path& path, const MemoryBudget& budget,
                 const RunControl& control) const override
    {
        const uint64_t size = regularFileSize(path);
        if (size > budget.bytes)
            throw IoError(beyondBudget(path.string(), size, budget));
        const std::string file = readFile(path, size);
        try {
            return decodePicture(bytesOf(file), budget, control);
        } catch (const IoError& error) {
            throw IoError(path.string() + ": " + error.message());
        }
    }

    void write(const Picture& picture, const std::filesystem::path& path) const override
    {
        const auto format = pictureFormat(path);
        if (!format)
            throw IoError(say("pictures", "%1: expected a name that ends in .png, .jpg or .jpeg")(path.string()));
        std::vector<std::byte> file;
        try {
            file = encodePicture(picture, *format);
        } catch (const IoError& error) {
            throw IoError(path.string() + ": " + error.message());
        }
        writeFileAtomically(path, file);
    }

    bool isPicture(const std::filesystem::path& path) const override
    {
        std::error_code error;
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

std::optional<PictureFormat> pictureFormat(std::span<const std::byte> begin)
{
    constexpr std::array<uint8_t, 8> png = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    constexpr std::array<uint8_t, 3> jpeg = {0xff, 0xd8, 0xff};
    if (begin.size() >= png.size() && std::memcmp(begin.data(), png.data(), png.size()) == 0)
        return PictureFormat::Png;
    if (begin.size() >= jpeg.size() && std::memcmp(begin.data(), jpeg.data(), jpeg.size()) == 0)
        return PictureFormat::Jpeg;
    return {};
}

std::optional<PictureFormat> pictureFormat(const std::filesystem::path& path)
{
    const std::string extension = lowerCaseExtension(path);
    if (extension == ".png")
        return PictureFormat::Png;
    if (extension == ".jpg" || extension == ".jpeg")
        return PictureFormat::Jpeg;
    return {};
}

Picture decodePicture(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control)
{
    const auto format = pictureFormat(file);
    if (!format)
        throw IoError(say("pictures", "it is neither a PNG nor a JPEG picture"));
    return *format == PictureFormat::Png ? decodePng(file, budget, control) : decodeJpeg(file, budget, control);
}

std::vector<std::byte> encodePicture(const Picture& picture, PictureFormat format)
{
    return format == PictureFormat::Png ? encodePng(picture) : encodeJpeg(picture);
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

Tensor readPicture(const PictureCodec& codec, const std::filesystem::path& path, const PictureOptions& options,
                   const MemoryBudget& budget, const RunControl& control)
{
    Picture picture = codec.read(path, budget, control);
    if (options.channels)
        picture = withChannels(picture, *options.channels);
    if (control.stop.stop_requested())
        throw Cancelled();
    const DataType type = options.type.value_or(picture.sixteenBit ? DataType::UInt16 : DataType::UInt8);
    return toTensor(picture, type, options.range, budget);
}

Tensor readPictures(const PictureCodec& codec, std::span<const std::filesystem::path> paths,
                    const PictureOptions& options, const MemoryBudget& budget)
{
    const Tensor first = readPicture(codec, paths.front(), options, budget);
    TensorDesc desc = first.desc;
    desc.sizes[0] = static_cast<uint32_t>(paths.size());
    if (totalBytes(desc) > budget.bytes)
        throw IoError(beyondBudget(say("pictures", "%1 pictures")(paths.size()), totalBytes(desc), budget));
    Tensor batch(desc);
    std::byte* to = std::ranges::copy(first.bytes(), batch.writableBytes().data()).out;
    for (const std::filesystem::path& path : paths.subspan(1)) {
        const PictureOptions same{.type = desc.dataType, .channels = desc.sizes[1], .range = options.range};
        const Tensor next = readPicture(codec, path, same, budget);
        const auto size = [](const Tensor& image) {
            return std::to_string(image.desc.sizes[3]) + " × " + std::to_string(image.desc.sizes[2]);
        };
        if (next.desc.sizes != first.desc.sizes)
            throw IoError(
                say("pictures", "%1: its size is %2, and that of %3 is %4; the pictures of a batch are equally large")(
                    path.string(), size(next), paths.front().filename().string(), size(first)));
        to = std::ranges::copy(next.bytes(), to).out;
    }
    return batch;
}

PictureOptions pictureOptionsFor(const TensorDesc& desc)
{
    PictureOptions options{.type = desc.dataType};
    constexpr std::array<uint32_t, 3> counts = {1, 3, 4};
    if (desc.sizes.size() == 4 && std::ranges::find(counts, desc.sizes[1]) != counts.end())
        options.channels = desc.sizes[1];
    return options;
}

Picture emptyPicture(uint32_t width, uint32_t height, uint32_t channels, bool sixteenBit, const MemoryBudget& budget)
{
    constexpr uint64_t kMostBytes = 2 * 8; // the bytes of a pixel and its copy; both sizes have at most 32 bits
    const uint64_t pixels = uint64_t{width} * height;
    const uint64_t needed = pixels > UINT64_MAX / kMostBytes ? UINT64_MAX : pixels * kMostBytes;
    if (needed > budget.bytes)
        throw IoError(
            withAdvice(say("pictures", "with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4")(
                           width, height, neededAmount(needed), amountOf(budget)),
                       budget));
    return {.width = width, .height = height, .channels = channels, .sixteenBit = sixteenBit, .samples = {}};
}

Picture blankPicture(uint32_t width, uint32_t height, uint32_t channels, bool sixteenBit)
{
    Picture picture{.width = width, .height = height, .channels = channels, .sixteenBit = sixteenBit, .samples = {}};
    picture.samples = Buffer(rowBytes(picture) * height);
    return picture;
}

uint64_t rowBytes(const Picture& picture)
{
    return uint64_t{picture.width} * picture.channels * (picture.sixteenBit ? 2 : 1);
}

void advance(const RunControl& control, uint64_t done, uint64_t of)
{
    if (control.stop.stop_requested())
        throw Cancelled();
    if (control.progress)
        control.progress(static_cast<double>(done) / static_cast<double>(of));
}

} // namespace tessera
