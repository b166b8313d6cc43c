// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/resource_content.h"

#include "engine/formats/io/case_input.h"
#include "engine/formats/io/json_edit.h"
#include "engine/formats/io/json_values.h"
#include "engine/formats/io/resource_memory.h"

#include <limits>

namespace tessera {

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
        return withLayout(given->tensor, {.dataType = given->tensor.desc.dataType, .sizes = given->tensor.desc.sizes});
    return std::nullopt;
}

} // namespace

bool ResourceContent::needsFile() const
{
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
        return {.type = desc.dataType, .values = {}};
    return {.type = desc.dataType, .count = memoryElements(desc), .bytes = totalBytes(desc), .values = {}};
}

ResourceContent inputContent(const Case& c, const MemoryBudget& budget)
{
    const auto tensor = madeInput(c, budget);
    if (!tensor)
        return {.type = inputDesc(c.op).dataType, .values = {}};
    ResourceContent content = zeros(tensor->desc, TensorRole::Input);
    content.values = Tensor(flatDesc(content.type, content.count), tensor->buffer);
    return content;
}

void writeContent(const ResourceContent& content, const std::string& file, JsonValue& resource,
                  JsonDocument::AllocatorType& allocator)
{
    if (!resource.IsObject())
        resource.SetObject();
    const bool countable = content.count <= std::numeric_limits<uint32_t>::max();
    JsonValue initial(rapidjson::kObjectType);
    if (!content.values) {
        initial.AddMember("valueCount", JsonValue(countable ? content.count : 1), allocator);
        initial.AddMember("value", JsonValue(0), allocator);
    } else if (content.needsFile()) {
        initial.AddMember("sourcePath", jsonString(file, allocator), allocator);
    } else {
        initial.SetArray();
        for (uint64_t i = 0; i < content.count; ++i)
            initial.PushBack(literalOf(content.type, content.values->bits(i), allocator), allocator);
    }
    memberOf(resource, "initialValuesDataType", allocator) = jsonString(name(content.type), allocator);
    memberOf(resource, "initialValues", allocator) = initial;
    resource.RemoveMember("initialValuesOffsetInBytes");
    resource.RemoveMember("sizeInBytes");
    if (!countable || content.bytes > ((content.count * elementBytes(content.type) + 3) & ~uint64_t{3}))
        resource.AddMember("sizeInBytes", JsonValue(content.bytes), allocator);
}

} // namespace tessera
