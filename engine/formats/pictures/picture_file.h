// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct DecodeRequest; // a file, as its decoder gets it

// PNG through libpng, JPEG through libjpeg-turbo, OpenEXR through libopenexr, TIFF through libtiff. PFM and PNM, each a
// header of text and plain numbers, are read and written here, Radiance's RGBE is read.
enum class PictureFormat { Png, Jpeg, Exr, Tiff, Hdr, Pfm, Pnm };

// A format of picture files: what all that reads, writes, offers or names them loops over.
struct PictureFormatInfo {
    PictureFormat format;
    std::string_view name;
    std::span<const std::string_view> extensions; // in small letters, ".png"
    std::span<const DataType> samples; // those that are written; the files of others may hold more. Empty: none is
    std::span<const uint32_t> channels; // those that are written; empty: any number
    Picture (*decode)(const DecodeRequest& request);
    std::vector<std::byte> (*encode)(const Picture& picture) = nullptr; // null: it is only read

    bool isWritten() const { return encode; }
};
std::span<const PictureFormatInfo> pictureFormats();
const PictureFormatInfo& infoOf(PictureFormat format);
enum class PictureUse { Read, Write };
std::string pictureExtensions(std::string_view between, PictureUse use = PictureUse::Read); // ".png, .jpg, …"
void requireWritten(PictureFormat format); // throws IoError for one that is only read, with those that would do

// By a file's first bytes, of which kSignatureBytes are enough; none: another format, or no picture.
inline constexpr size_t kSignatureBytes = 10;
std::optional<PictureFormat> pictureFormat(std::span<const std::byte> begin);
// By a file's extension, in any case of letters.
std::optional<PictureFormat> pictureFormat(const std::filesystem::path& path);

// The picture that a whole file holds. Samples keep their type, grey stays one channel, a palette of greys too; other
// palettes are RGB; a picture with transparency has a channel of it. Samples are as they are stored: a gamma, a profile
// or an exposure changes none. The rotation (EXIF, TIFF) is applied, CMYK
// of JPEG becomes RGB. Channels of OpenEXR are in the order R, G, B, A in each layer ("diffuse" of "diffuse.R"): first
// the layer without a name, then the others by their names. TIFF is one page in RGB or grey. The size is checked
// against the budget before anything is allocated. Throws IoError without a path, also for a file that ends too early;
// EngineError; Cancelled.
Picture decodePicture(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control = {});
// The same without samples.
Picture describePicture(std::span<const std::byte> file, const MemoryBudget& budget);
Picture describePicture(const std::filesystem::path& path, const MemoryBudget& budget = {});

// A whole file, of the picture's samples where the format has such, as storedSample() says; else they are converted.
// JPEG drops a fourth channel, its quality is 75 of 100. Throws IoError without a path, where it has no such channels
// too.
std::vector<std::byte> encodePicture(const Picture& picture, PictureFormat format);
// What a tensor's elements are written as: themselves where the format holds them, else what loses least. Floats stay
// floats where it has any; integers become floats in which white is 1.
DataType storedSample(PictureFormat format, DataType type);
// The first channels of image n, as a file of that name holds them: toPicture() in those samples.
Picture toStoredPicture(const std::filesystem::path& path, const Tensor& tensor, uint32_t n, uint32_t channels,
                        SampleRange range);
// How many channels of an image of such a tensor a file of that name takes; none: it holds no such image, or is not
// written.
std::optional<uint32_t> storedChannels(const std::filesystem::path& path, const TensorDesc& desc);

// Throws IoError for what can never be read as pixels: nothing of that name, no regular file (a pipe would block), and
// drawings (.svg, .svgz), whose text and references reach beyond the file.
void checkIsPixels(const std::filesystem::path& path);

bool isPictureArray(const TensorDesc& held); // {H, W, C} of a picture's type: it may be offered as one

// The files of pictureFormats(), and arrays that are named to be pictures: see kAsPicture.
const PictureCodec& pictureCodec();

struct PictureOptions {
    std::optional<DataType> type = {}; // none: that of the samples
    std::optional<uint32_t> channels = {}; // 1, 3 or 4; none: the file's
    SampleRange range = SampleRange::Byte;

    bool operator==(const PictureOptions&) const = default;
};

// A picture that has become a tensor.
struct ReadPicture {
    Tensor tensor; // {images, channels, height, width}
    SampleRange range = SampleRange::Byte; // what white is in it: of floats in a file it is 1, whatever was asked for
    std::vector<Message> notes = {}; // Picture::notes, and its channels where they have names
};

// Throws IoError, EngineError; Cancelled when it is stopped.
ReadPicture takePicture(const PictureCodec& codec, const std::filesystem::path& path,
                        const PictureOptions& options = {}, const MemoryBudget& budget = {},
                        const RunControl& control = {});
// The images of a batch, {count, channels, height, width}: what the options leave open is as in the first one. One path
// is takePicture(). Throws as that, and IoError where the images are not equally large.
ReadPicture takePictures(const PictureCodec& codec, std::span<const std::filesystem::path> paths,
                         const PictureOptions& options = {}, const MemoryBudget& budget = {});
// What is read where the picture stands for a tensor of that description: its type, and its channels where a picture
// can have so many, else the file's own, which the caller will find not to fit.
PictureOptions pictureOptionsFor(const TensorDesc& desc);

} // namespace tessera
