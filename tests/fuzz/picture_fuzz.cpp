// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <cstdlib>
#include <span>

// A file of any format is refused with an IoError, or holds a picture that reads back equal once it is written as TIFF,
// which holds every type and any number of channels. Its description is the same, and any of its channels convert.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const MemoryBudget budget{16 << 20};
    try {
        const auto file = std::as_bytes(std::span(data, size));
        const Picture picture = decodePicture(file, budget);
        const Picture header = describePicture(file, budget);
        const Picture again = decodePicture(encodePicture(picture, PictureFormat::Tiff), {UINT64_MAX});
        for (const Picture& each : {header, again})
            if (each.width != picture.width || each.height != picture.height || each.channels != picture.channels
                || each.images != picture.images || each.sample != picture.sample)
                std::abort();
        if (header.notes != picture.notes || !std::ranges::equal(again.samples.bytes(), picture.samples.bytes()))
            std::abort();
        static_cast<void>(toTensor(withChannels(picture, 4), DataType::UInt16, SampleRange::Byte, budget));
    } catch (const IoError&) {
    }
    return 0;
}
