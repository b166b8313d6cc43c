// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/resource_memory.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <limits>
#include <string>

namespace tessera {

Tensor tensorOver(const TensorDesc& desc, const Buffer& memory)
{
    const std::span<const std::byte> bytes = memory.bytes();
    if (bytes.size() >= totalBytes(desc))
        return Tensor(desc, memory);
    Tensor copy(desc); // an own one goes on to a multiple of four
    std::memcpy(copy.writableBytes().data(), bytes.data(), bytes.size());
    return copy;
}

TensorDesc flatDesc(DataType type, uint64_t count)
{
    constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
    if (count > kMost)
        throw IoError(say("io", "%1 elements in one row are more than the %2 that a size can say")(count, kMost));
    return {.dataType = type, .sizes = {static_cast<uint32_t>(count)}};
}

Tensor flatTensor(const Resource& resource, const Buffer& memory)
{
    if (resource.valueCount == 0)
        throw IoError(say("io", "Resource \"%1\" is \"deferred\": only an ONNX dispatch would fill it")(resource.name));
    return tensorOver(flatDesc(resource.dataType, resource.valueCount), memory);
}

bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory)
{
    const uint64_t bytes = memory.bytes().size();
    return offsetInBytes <= bytes && totalBytes(desc) <= bytes - offsetInBytes;
}

Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory)
{
    assert(fits(desc, offsetInBytes, memory));
    if (offsetInBytes == 0)
        return Tensor(desc, memory);
    Tensor copy(desc);
    std::memcpy(copy.writableBytes().data(), memory.bytes().data() + offsetInBytes, totalBytes(desc));
    return copy;
}

Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource, const Buffer& memory)
{
    if (validate(desc, "", TensorRole::Input).empty() && fits(desc, offsetInBytes, memory))
        return tensorAt(desc, offsetInBytes, memory);
    return flatTensor(resource, memory);
}

uint64_t memoryElements(const TensorDesc& desc)
{
    return offsetOf(desc, elementCount(desc) - 1) + 1;
}

} // namespace tessera
