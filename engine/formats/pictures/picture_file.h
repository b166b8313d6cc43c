// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

struct DecodeRequest; // a file, as its decoder gets it

// PNG through libpng, JPEG through libjpeg-turbo, OpenEXR through libopenexr, TIFF through libtiff. PFM is read and
// written here, Radiance's RGBE is read.
enum class PictureFormat { Png, Jpeg, Exr, Tiff, Hdr, Pfm };

// A format of picture files. All code that reads, writes, offers or names formats loops over these.
struct PictureFormatInfo {
    PictureFormat format;
    std::string_view name;
    std::span<const std::string_view> extensions; // in small letters, ".png"
    std::span<const DataType> samples; // those that are written; files may hold others. Empty: none
    std::span<const uint32_t> channels; // those that are written; empty: any
    Picture (*decode)(const DecodeRequest& request);
    std::vector<std::byte> (*encode)(const Picture& picture) = nullptr; // null: it is only read

    bool isWritten() const { return encode; }
};
std::span<const PictureFormatInfo> pictureFormats();
const PictureFormatInfo& infoOf(PictureFormat format);
enum class PictureUse { Read, Write };
std::string pictureExtensions(std::string_view between, PictureUse use = PictureUse::Read); // ".png, .jpg, …"
void requireWritten(PictureFormat format); // throws IoError for one that is only read; names those that are written

// By a file's first kSignatureBytes. None: another format, or no picture.
inline constexpr size_t kSignatureBytes = 10;
std::optional<PictureFormat> pictureFormat(std::span<const std::byte> begin);
// By a file's extension, upper or lower case.
std::optional<PictureFormat> pictureFormat(const std::filesystem::path& path);

// The picture of a whole file. Samples keep their type and their stored values; no gamma, profile or exposure is
// applied. Grey has one channel; a palette is RGB. Transparency is one more channel. The rotation (EXIF, TIFF) is
// applied. JPEG in CMYK is refused. Channels of OpenEXR are in the order R, G, B, A in each layer ("diffuse" of
// "diffuse.R"): first the layer without a name, then the others by their names. TIFF is one page in RGB or grey, row by
// row. The size is checked against the budget before anything is allocated. Throws IoError without a path, also for a
// file that ends too early; EngineError; Cancelled.
Picture decodePicture(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control = {});
// decodePicture() without samples.
Picture describePicture(std::span<const std::byte> file, const MemoryBudget& budget);
Picture describePicture(const std::filesystem::path& path, const MemoryBudget& budget = {});

// A whole file. Its samples are the picture's where the format has that type; else they are converted, see
// storedSample(). JPEG drops a fourth channel and has the quality 75 of 100. Throws IoError without a path, also where
// the format has no such channels.
std::vector<std::byte> encodePicture(const Picture& picture, PictureFormat format);
// The type in which the format stores a tensor's elements: their own where it has that, else the one that loses least.
// Floats stay floats where the format has any. Integers become floats in which white is 1.
DataType storedSample(PictureFormat format, DataType type);
// The first channels of image n by toPicture(), in the samples of a file of that name.
Picture toStoredPicture(const std::filesystem::path& path, const Tensor& tensor, uint32_t n, uint32_t channels,
                        SampleRange range);
// How many channels of such a tensor's image a file of that name stores. None: the format cannot store it, or is not
// written.
std::optional<uint32_t> storedChannels(const std::filesystem::path& path, const TensorDesc& desc);

// Throws IoError for what cannot be read as pixels: a missing file, no regular file (a pipe would block), and drawings
// (.svg, .svgz), which refer to other files.
void checkIsPixels(const std::filesystem::path& path);

bool isPictureArray(const TensorDesc& held); // {H, W, C} of a picture's type, which may be offered as one

// Reads and writes pictureFormats(), and arrays that are named as pictures: see kAsPicture.
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
    SampleRange range = SampleRange::Byte; // of its values: Unit for a file's floats, whatever was asked for
    std::vector<Message> notes = {}; // Picture::notes, and its channels where they have names
};

// Throws IoError, EngineError; Cancelled when it is stopped.
ReadPicture loadPicture(const PictureCodec& codec, const std::filesystem::path& path,
                        const PictureOptions& options = {}, const MemoryBudget& budget = {},
                        const RunControl& control = {});
// The images of a batch, {count, channels, height, width}. The first image decides what the options leave open. Throws
// as loadPicture() does, and IoError where the sizes differ.
ReadPicture loadPictures(const PictureCodec& codec, std::span<const std::filesystem::path> paths,
                         const PictureOptions& options = {}, const MemoryBudget& budget = {});
// The options for a picture that stands for a tensor of that description: its type, and its channels where a picture
// can have so many. Else the file's own channels, which the caller finds not to fit.
PictureOptions pictureOptionsFor(const TensorDesc& desc);

} // namespace tessera
