// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/tensors.h"

#include <cstring>

namespace tessera {

inline const MemoryBudget kPlenty{uint64_t{1} << 30};

template <class Sample> Picture pictureOf(uint32_t width, uint32_t channels, const std::vector<Sample>& samples)
{
    Picture picture{.width = width,
                    .height = static_cast<uint32_t>(samples.size() / channels / width),
                    .channels = channels,
                    .sample = sizeof(Sample) == 2 ? DataType::UInt16 : DataType::UInt8,
                    .samples = Buffer(samples.size() * sizeof(Sample))};
    std::memcpy(picture.samples.writableBytes().data(), samples.data(), samples.size() * sizeof(Sample));
    return picture;
}

// The samples of 8 or 16 bits as they lie.
inline std::vector<int> samplesOf(const Picture& picture)
{
    const auto bytes = picture.samples.bytes();
    const size_t width = elementBytes(picture.sample);
    std::vector<int> samples;
    for (size_t at = 0; at < bytes.size(); at += width)
        samples.push_back(std::to_integer<int>(bytes[at])
                          + (width == 2 ? 256 * std::to_integer<int>(bytes[at + 1]) : 0));
    return samples;
}

inline std::string notesOf(const Picture& picture)
{
    return english(joined(picture.notes, "; "));
}

inline std::vector<std::byte> fileBytes(const std::string& content)
{
    const auto bytes = std::as_bytes(std::span(content));
    return {bytes.begin(), bytes.end()};
}

// The file of another program in the fuzzer's corpus.
inline std::vector<std::byte> foreignFile(const std::string& name)
{
    return fileBytes(contentOf(std::filesystem::path(TESSERA_PICTURES) / name));
}

inline std::string pictureRefusal(std::span<const std::byte> file, const MemoryBudget& budget = kPlenty)
{
    return messageOf<IoError>([&] { decodePicture(file, budget); });
}

} // namespace tessera
