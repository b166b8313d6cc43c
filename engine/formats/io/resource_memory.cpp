// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/resource_memory.h"

#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json_values.h"

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

Tensor flatTensor(const Resource& resource)
{
    if (resource.valueCount == 0)
        throw IoError(say("io", "Resource \"%1\" is \"deferred\": only an ONNX dispatch would fill it")(resource.name));
    return tensorOver(flatDesc(resource.dataType, resource.valueCount), resource.initial);
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

Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource)
{
    if (validate(desc, "", TensorRole::Input).empty() && fits(desc, offsetInBytes, resource.initial))
        return tensorAt(desc, offsetInBytes, resource.initial);
    return flatTensor(resource);
}

uint64_t memoryElements(const TensorDesc& desc)
{
    return offsetOf(desc, elementCount(desc) - 1) + 1;
}

bool ResourceContent::needsFile() const
{
    constexpr uint64_t kMostValuesInText = 4096;
    if (!values || count > kMostValuesInText)
        return values.has_value();
    for (uint64_t i = 0; i < count; ++i)
        if (!isWritable(type, values->bits(i)))
            return true;
    return false;
}

ResourceContent zeros(const TensorDesc& desc, TensorRole role)
{
    if (!validate(desc, "", role).empty())
        return {.type = desc.dataType};
    return {.type = desc.dataType, .count = memoryElements(desc), .bytes = totalBytes(desc)};
}

ResourceContent contentOf(const Tensor& tensor)
{
    ResourceContent content = zeros(tensor.desc, TensorRole::Input);
    content.values = Tensor(flatDesc(content.type, content.count), tensor.buffer);
    return content;
}

ResourceContent inputContent(const Case& c, const MemoryBudget& budget)
{
    const TensorDesc& desc = inputDesc(c.op);
    const bool isPossible =
        validate(desc, inputField(c.op), TensorRole::Input).empty() && totalBytes(desc) <= budget.bytes;
    try {
        if (isPossible)
            return contentOf(loadInput(c, budget));
    } catch (const TextError&) { // not of the operator's type or shape
    }
    if (const auto* given = std::get_if<FromValues>(&c.data))
        return contentOf(withLayout(given->tensor, withoutLayout(given->tensor.desc)));
    return {.type = desc.dataType};
}

} // namespace tessera
