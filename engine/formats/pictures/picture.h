// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tessera {

// This room reads and writes pictures, and converts them to tensors and back. All rooms above engine/core may use it.

// Samples in the machine's byte order: rows from the top, pixels from the left, channels interleaved, nothing between
// rows; the images of a batch follow each other.
struct Picture {
    uint32_t width = 0, height = 0;
    uint32_t channels = 3; // without names: 1 grey, 3 RGB, 4 RGBA, straight
    DataType sample = DataType::UInt8; // black and white are the ends of an integer type, 0 and 1 of a float
    uint32_t images = 1; // the pages of a file, each of width × height
    std::vector<std::string> names = {}; // of other channels: "R", "G", "B", "Z"; else empty
    // Facts of a file that no sample holds: windows, parts. What a tensor loses when it becomes a picture.
    std::vector<Message> notes = {};
    Buffer samples = {};
};

// Reads and writes picture files. The engine's own (engine/formats/pictures/picture_file.h) knows pictureFormats(); a
// program may bring one that knows more. The format of a file that is written follows from its extension.
class PictureCodec {
public:
    virtual ~PictureCodec() = default;

    // Keeps the file's channels and type of samples, within the budget. Throws IoError, EngineError; Cancelled when it
    // is stopped.
    virtual Picture read(const std::filesystem::path& path, const MemoryBudget& budget = {},
                         const RunControl& control = {}) const = 0;
    // Replaces the file whole or not at all. Throws IoError.
    virtual void write(const Picture& picture, const std::filesystem::path& path) const = 0;
    // Whether read() takes the file for a picture; false where it cannot be read.
    virtual bool isPicture(const std::filesystem::path& path) const = 0;
};

// The same picture in 1, 3 or 4 channels. Colour becomes grey by its luminance (Y of ICC's sRGB profile; floats are
// linear, integers have sRGB's transfer), grey becomes equal red, green and blue, a channel of alpha that is missing is
// opaque, one that is not asked for is dropped. Throws IoError where its channels are neither grey nor RGB.
Picture withChannels(const Picture& picture, uint32_t channels);

// {images, channels, height, width}, packed. A sample of the same type keeps its bits, and floats keep their values.
// Between integers and floats, or integers of different sizes, black and white are scaled to black and white
// (SampleRange), and integers are rounded to the nearest.
Tensor toTensor(const Picture& picture, DataType type, SampleRange range, const MemoryBudget& budget = {});

// The range of values where nothing states one. Integers are levels, 0 … 255. Floats are levels where more than half of
// those other than 0 lie above 1; otherwise they are 0 … 1.
SampleRange rangeOfValues(const Tensor& tensor);

// The existing channels [firstChannel, firstChannel + channels) of image n: the inverse of toTensor, in samples of that
// type. Integer samples are rounded to the nearest and clipped, and NaN is black. The picture's notes say what this
// loses, and how many values it changes. Ranks below 4 are padded in front with 1.
Picture toPicture(const Tensor& tensor, uint32_t n, uint32_t firstChannel, uint32_t channels, SampleRange range,
                  DataType sample = DataType::UInt8);

} // namespace tessera
