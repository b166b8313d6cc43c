// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"

#include <cstdint>
#include <span>

namespace tessera {

DataType typeFrom(const tessera_data_type& given, const std::string& name)
{
    int number = 0; // in C it may be any integer, which C++ must not read as the enumeration
    static_assert(sizeof number == sizeof given);
    std::memcpy(&number, &given, sizeof number);
    const auto type = static_cast<DataType>(number);
    if (std::ranges::find(kDataTypes, type) == kDataTypes.end())
        throw TextError(name + ": dataType is no tessera_data_type");
    return type;
}

std::stop_token tokenOf(const tessera_stop* stop)
{
    return stop ? stop->value.get_token() : std::stop_token();
}

MemoryBudget budgetOf(uint64_t bytes)
{
    return bytes == 0 ? MemoryBudget{} : MemoryBudget{.bytes = bytes};
}

uint64_t requireAtMost(const char* name, uint64_t value, uint64_t most)
{
    if (value > most)
        throw TextError("options: " + std::string(name) + " = " + std::to_string(value) + " is more than "
                        + std::to_string(most));
    return value;
}

ToleranceOptions toleranceFrom(const char* text)
{
    return text && *text != '\0' ? ToleranceOptions(text) : ToleranceOptions();
}

void requireElement(const TensorDesc& desc, uint64_t element)
{
    if (element >= elementCount(desc))
        throw TextError("element " + std::to_string(element) + " does not exist; the tensor has "
                        + std::to_string(elementCount(desc)));
}

void requireBytes(const TensorDesc& desc, size_t bytes, const char* what)
{
    if (bytes < totalBytes(desc))
        throw TextError(std::string(what) + " has " + std::to_string(bytes) + " bytes; " + text(desc.sizes) + " of "
                        + std::string(name(desc.dataType)) + " needs " + std::to_string(totalBytes(desc)));
}

namespace {

template <class Byte> Tensor tensorAt(const TensorDesc& desc, Byte* buffer, size_t bytes, const char* what)
{
    needed(buffer, what);
    requireBytes(desc, bytes, what);
    const std::span<Byte> memory(buffer, totalBytes(desc));
    if (reinterpret_cast<uintptr_t>(buffer) % elementBytes(desc.dataType) == 0)
        return Tensor(desc, Buffer::borrowed(memory));
    Tensor tensor(desc);
    std::ranges::copy(memory, tensor.writableBytes().data());
    return tensor;
}

} // namespace

Tensor tensorFrom(const TensorDesc& desc, const void* buffer, size_t bytes, const char* what)
{
    return tensorAt(desc, static_cast<const std::byte*>(buffer), bytes, what);
}

Tensor tensorInto(const TensorDesc& desc, void* buffer, size_t bytes, const char* what)
{
    return tensorAt(desc, static_cast<std::byte*>(buffer), bytes, what);
}

tessera_tensor described(const TensorDesc& desc)
{
    tessera_tensor tensor{};
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    const size_t rank = std::min(desc.sizes.size(), std::size(tensor.sizes));
    tensor.dataType = static_cast<tessera_data_type>(desc.dataType);
    tensor.rank = static_cast<uint32_t>(rank);
    std::copy_n(desc.sizes.begin(), rank, tensor.sizes);
    std::copy_n(strides.begin(), rank, tensor.strides);
    tensor.elements = elementCount(desc);
    tensor.bytes = totalBytes(desc);
    return tensor;
}

namespace {

TensorDesc descFrom(const tessera_tensor& described, const std::string& name)
{
    TensorDesc desc{.dataType = typeFrom(described.dataType, name), .sizes = {}};
    if (described.rank < 1 || described.rank > std::size(described.sizes))
        throw TextError(name + ": rank = " + std::to_string(described.rank) + " does not lie in 1 to 8");
    desc.sizes.assign(described.sizes, described.sizes + described.rank);
    const std::span strides(described.strides, described.rank);
    if (std::ranges::any_of(strides, [](uint64_t stride) { return stride > UINT32_MAX; }))
        throw TextError(name + ": a stride is more than 2^32 - 1");
    if (std::ranges::any_of(strides, [](uint64_t stride) { return stride != 0; }))
        desc.strides.emplace(strides.begin(), strides.end());
    if (const Issues issues = validate(desc, name, TensorRole::Input); !issues.empty())
        throw TextError(sentence(issues.front()));
    return desc;
}

} // namespace

Tensor tensorFrom(const tessera_tensor& described, const void* buffer, size_t bytes, const char* what)
{
    needed(buffer, what);
    const TensorDesc desc = descFrom(described, what);
    const uint64_t least = (offsetOf(desc, elementCount(desc) - 1) + 1) * elementBytes(desc.dataType);
    if (bytes < least)
        throw TextError(std::string(what) + " has " + std::to_string(bytes) + " bytes; its sizes and strides need "
                        + std::to_string(least));
    Tensor tensor(desc);
    std::memcpy(tensor.writableBytes().data(), buffer, least);
    return tensor;
}

} // namespace tessera
