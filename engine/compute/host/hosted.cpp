// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/host/hosted.h"

#include "engine/core/engines/run_failure.h"

#include <algorithm>
#include <vector>

namespace tessera {

void needUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling)
{
    constexpr uint64_t word = 4;
    const uint64_t width = elementBytes(output.dataType);
    std::vector<bool> isElement(bytes.size() / width + 1);
    uint64_t end = 0;
    for (uint64_t i = 0; i < elementCount(output); ++i) {
        const uint64_t offset = offsetOf(output, i);
        isElement[offset] = true;
        end = std::max(end, (offset + 1) * width);
    }
    const uint64_t wordEnd = (end + word - 1) / word * word;
    for (uint64_t i = 0; i < bytes.size(); ++i)
        if (!isElement[i / width] && (i < end || i >= wordEnd) && bytes[i] != filling)
            throw RunFailure(FailureKind::Invalid,
                             say("host", "it wrote between or behind the elements of the output, at byte %1")(i));
}

} // namespace tessera
