// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/resource_memory.h"

#include "engine/formats/files/folder.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_values.h"

#include <algorithm>
#include <cassert>
#include <cctype>
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

namespace {

constexpr uint64_t kMostValuesInText = 4096;

std::optional<Tensor> madeInput(const Case& c, const MemoryBudget& budget)
{
    const TensorDesc& desc = inputDesc(c.op);
    const bool possible =
        validate(desc, inputField(c.op), TensorRole::Input).empty() && totalBytes(desc) <= budget.bytes;
    try {
        if (possible)
            return loadInput(c, budget);
    } catch (const TextError&) { // not of the operator's type or shape
    }
    if (const auto* given = std::get_if<FromValues>(&c.data))
        return withLayout(given->tensor, withoutLayout(given->tensor.desc));
    return std::nullopt;
}

} // namespace

bool ResourceContent::needsFile() const
{
    if (!values || isApart || count > kMostValuesInText)
        return values.has_value();
    for (uint64_t i = 0; i < count; ++i)
        if (!isWritable(type, values->bits(i)))
            return true;
    return false;
}

ResourceContent zeros(const TensorDesc& desc, TensorRole role)
{
    if (!validate(desc, "", role).empty())
        return {.type = desc.dataType, .values = {}};
    return {.type = desc.dataType, .count = memoryElements(desc), .bytes = totalBytes(desc), .values = {}};
}

ResourceContent contentOf(const Tensor& tensor)
{
    ResourceContent content = zeros(tensor.desc, TensorRole::Input);
    content.values = Tensor(flatDesc(content.type, content.count), tensor.buffer);
    return content;
}

ResourceContent inputContent(const Case& c, const MemoryBudget& budget)
{
    const auto tensor = madeInput(c, budget);
    if (!tensor)
        return {.type = inputDesc(c.op).dataType, .values = {}};
    return contentOf(*tensor);
}

namespace {

std::string fileNamePart(std::string name)
{
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '-' && c != '_')
            c = '_';
    return name;
}

// What all files of the resource's values begin with.
std::string stemOf(const std::filesystem::path& path, const std::string& resource)
{
    return path.stem().string() + "." + fileNamePart(resource);
}

} // namespace

std::filesystem::path freeValuesFile(const std::filesystem::path& path, const std::string& resource)
{
    const std::string stem = stemOf(path, resource);
    std::filesystem::path file = path.parent_path() / (stem + ".npy");
    std::error_code error;
    for (unsigned number = 2; std::filesystem::exists(file, error); ++number)
        file = path.parent_path() / (stem + "-" + std::to_string(number) + ".npy");
    return file;
}

void removeOldValues(const std::filesystem::path& path, const std::string& resource, const std::string& text)
{
    const std::string stem = stemOf(path, resource);
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    std::error_code error;
    for (const std::filesystem::path& entry : entriesOf(folder)) {
        const std::string name = entry.filename().string();
        const std::string middle = name.starts_with(stem) && name.ends_with(".npy")
            ? name.substr(stem.size(), name.size() - stem.size() - 4)
            : "?";
        const bool isOurs = middle.empty()
            || (middle.size() > 1 && middle[0] == '-'
                && middle.find_first_not_of("0123456789", 1) == std::string::npos);
        if (isOurs && text.find('"' + name + '"') == std::string::npos)
            std::filesystem::remove(entry, error);
    }
}

} // namespace tessera
