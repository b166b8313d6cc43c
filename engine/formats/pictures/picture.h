// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/message/export.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace TESSERA_API tessera {

// Samples in the machine's byte order: rows from the top, pixels from the left, channels interleaved, nothing between
// rows.
struct Picture {
    uint32_t width = 0, height = 0;
    uint32_t channels = 3; // 1 grey, 3 RGB, 4 RGBA
    bool sixteenBit = false; // two bytes a sample, 0 … 65535; else one, 0 … 255
    Buffer samples;
};

// Reads and writes picture files. The engine's own (engine/formats/pictures/picture_file.h) knows PNG and JPEG; a
// program may bring one that knows more. The format of a file that is written follows from its extension.
class PictureCodec {
public:
    virtual ~PictureCodec() = default;

    // In the file's own channels and bits a sample, within the budget. Throws IoError, EngineError; Cancelled when it
    // is stopped.
    virtual Picture read(const std::filesystem::path& path, const MemoryBudget& budget = {},
                         const RunControl& control = {}) const = 0;
    // Replaces the file whole or not at all. Throws IoError.
    virtual void write(const Picture& picture, const std::filesystem::path& path) const = 0;
    // Whether read() takes the file for a picture. A file that cannot be read is none.
    virtual bool isPicture(const std::filesystem::path& path) const = 0;
};

// The same picture in 1, 3 or 4 channels. Colour becomes grey by its luminance (Y of ICC's sRGB profile), grey becomes
// equal red, green and blue, a channel of alpha that is missing is opaque, one that is not asked for is dropped.
Picture withChannels(const Picture& picture, uint32_t channels);

// {1, channels, height, width}, packed. A sample that the type holds keeps its bits (16-bit pictures in UINT16, 8-bit
// ones in UINT8); others are scaled, integers to the nearest.
Tensor toTensor(const Picture& picture, DataType type, SampleRange range, const MemoryBudget& budget = {});

// How many channels an image of such a tensor has, {N, C, H, W} or the last of these; none: it is no picture.
std::optional<uint32_t> pictureChannels(const TensorDesc& desc);

// The range of values for which nothing states one: Unit where they are floats and those that are looked at are at most
// 1.
SampleRange rangeOfValues(const Tensor& tensor);

// The channels [firstChannel, firstChannel + channels) of image n; the inverse of toTensor. Values are rounded to the
// nearest sample and clamped, NaN is 0. 16-bit where the tensor is UINT16, else 8-bit. Ranks below 4 are padded in
// front with 1; `channels` is 1, 3 or 4 and all of them are there.
Picture toPicture(const Tensor& tensor, uint32_t n, uint32_t firstChannel, uint32_t channels, SampleRange range);

} // namespace tessera
