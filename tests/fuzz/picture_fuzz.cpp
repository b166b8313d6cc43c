// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <cstdlib>
#include <span>

// A file is refused with an IoError, or holds a picture that reads back equal once it is written as PNG.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const MemoryBudget budget{16 << 20};
    try {
        const Picture picture = decodePicture(std::as_bytes(std::span(data, size)), budget);
        const Picture again = decodePicture(encodePicture(picture, PictureFormat::Png), budget);
        if (again.width != picture.width || again.height != picture.height || again.channels != picture.channels
            || !std::ranges::equal(again.samples.bytes(), picture.samples.bytes()))
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
