// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/formats/pictures/picture.h"

#include <optional>
#include <span>
#include <vector>

namespace TESSERA_API tessera {

// PNG through libpng, JPEG through libjpeg-turbo.
enum class PictureFormat { Png, Jpeg };

// By a file's first bytes, of which kSignatureBytes are enough; none: another format, or no picture.
inline constexpr size_t kSignatureBytes = 8;
std::optional<PictureFormat> pictureFormat(std::span<const std::byte> begin);
// By a file's extension, in any case of letters: .png, .jpg, .jpeg.
std::optional<PictureFormat> pictureFormat(const std::filesystem::path& path);

// The picture that a whole PNG or JPEG file holds. 16-bit samples stay 16-bit and grey stays one channel, a palette of
// greys too; other palettes are RGB; a picture with transparency is RGBA, straight. Samples are as they are stored: a
// gamma or a colour profile changes none. The camera's rotation (EXIF) of a JPEG is applied, CMYK becomes RGB.
// The size is checked against the budget before anything is allocated. Throws IoError without a path, also
// for a file that ends too early; EngineError; Cancelled.
Picture decodePicture(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control = {});

// A whole file. JPEG has neither 16 bits nor alpha: samples are rounded to 8 bits, the fourth channel is dropped; the
// quality is 75 of 100. Throws IoError without a path.
std::vector<std::byte> encodePicture(const Picture& picture, PictureFormat format);

// Throws IoError for what can never be read as pixels: nothing of that name, no regular file (a pipe would block), and
// drawings (.svg, .svgz), whose text and references reach beyond the file.
void checkIsPixels(const std::filesystem::path& path);

// PNG and JPEG files.
const PictureCodec& pictureCodec();

struct PictureOptions {
    std::optional<DataType> type = {}; // none: UINT8, or UINT16 of a 16-bit picture
    std::optional<uint32_t> channels = {}; // 1, 3 or 4; none: the file's
    SampleRange range = SampleRange::Byte;

    bool operator==(const PictureOptions&) const = default;
};

// {1, channels, height, width}. Throws IoError, EngineError; Cancelled when it is stopped.
Tensor readPicture(const PictureCodec& codec, const std::filesystem::path& path, const PictureOptions& options = {},
                   const MemoryBudget& budget = {}, const RunControl& control = {});
// The images of a batch, {count, channels, height, width}: what the options leave open is as in the first one. Throws
// as readPicture(), and IoError where they are not equally large.
Tensor readPictures(const PictureCodec& codec, std::span<const std::filesystem::path> paths,
                    const PictureOptions& options = {}, const MemoryBudget& budget = {});
// What is read where the picture stands for a tensor of that description: its type, and its channels where a picture
// can have so many, else the file's own, which the caller will find not to fit.
PictureOptions pictureOptionsFor(const TensorDesc& desc);

} // namespace tessera
