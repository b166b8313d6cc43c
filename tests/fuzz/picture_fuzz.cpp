// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <span>

// A file of any format is refused with an IoError, or holds a picture that reads back equal once it is written as TIFF,
// which holds every type and any number of channels. Its description is the same, and any of its channels convert.
void tessera::fuzz(std::string_view bytes)
{
    const MemoryBudget budget{16 << 20};
    mayRefuse<IoError>([&] {
        const auto file = std::as_bytes(std::span(bytes));
        const Picture picture = decodePicture(file, budget);
        const Picture header = describePicture(file, budget);
        const Picture again = decodePicture(encodePicture(picture, PictureFormat::Tiff), {UINT64_MAX});
        for (const Picture& each : {header, again})
            expect(each.width == picture.width && each.height == picture.height && each.channels == picture.channels
                   && each.images == picture.images && each.sample == picture.sample);
        expect(header.notes == picture.notes && std::ranges::equal(again.samples.bytes(), picture.samples.bytes()));
        static_cast<void>(toTensor(withChannels(picture, 4), DataType::UInt16, SampleRange::Byte, budget));
    });
}
