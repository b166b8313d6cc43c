// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"

#include <cstdint>
#include <span>

namespace tessera {

void writeText(std::string_view all, char* text, size_t capacity, size_t* length)
{
    if (capacity > 0) {
        size_t used = std::min(all.size(), capacity - 1);
        while (used > 0 && used < all.size() && (static_cast<unsigned char>(all[used]) & 0xc0U) == 0x80)
            --used; // not within a character
        std::memcpy(needed(text, "text"), all.data(), used);
        text[used] = '\0';
    }
    if (length)
        *length = all.size();
}

void writeLines(const std::ostringstream& lines, char* text, size_t capacity, size_t* length)
{
    std::string_view all = lines.view();
    all.remove_suffix(all.ends_with('\n') ? 1 : 0);
    writeText(all, text, capacity, length);
}

void writePage(const std::string& page, char* text, size_t capacity, size_t* length)
{
    if (page.empty())
        throw TextError("there is no page; expected options with page = 1 where it was made");
    writeText(page, text, capacity, length);
}

std::stop_token tokenOf(const tessera_stop* stop)
{
    return stop ? stop->value.get_token() : std::stop_token();
}

MemoryBudget budgetOf(uint64_t bytes)
{
    MemoryBudget budget;
    if (bytes != 0)
        budget.bytes = bytes;
    return budget;
}

void needBytes(const TensorDesc& desc, size_t bytes, const char* what)
{
    if (bytes < totalBytes(desc))
        throw TextError(std::string(what) + " has " + std::to_string(bytes) + " bytes; " + text(desc.sizes) + " of "
                        + std::string(name(desc.dataType)) + " needs " + std::to_string(totalBytes(desc)));
}

namespace {

template <class Byte> Tensor tensorAt(const TensorDesc& desc, Byte* buffer, size_t bytes, const char* what)
{
    needed(buffer, what);
    needBytes(desc, bytes, what);
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

constexpr uint64_t kMostElements = UINT32_MAX; // as an operator's tensors have
constexpr uint64_t kLongestSpan = uint64_t{1} << 48; // far above what any memory holds

// How many elements of memory the tensor spans. Throws TextError.
uint64_t spanOf(const TensorDesc& desc, const std::string& name)
{
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    uint64_t span = 1;
    for (size_t axis = 0; axis < desc.sizes.size(); ++axis) {
        const uint64_t steps = desc.sizes[axis] - 1;
        if (steps > 0 && strides[axis] > kLongestSpan / steps)
            throw TextError(name + ": strides lead too far");
        span += steps * strides[axis];
    }
    return span;
}

TensorDesc descFrom(const tessera_tensor& described, const std::string& name)
{
    TensorDesc desc{.dataType = static_cast<DataType>(numberOf(described.dataType)), .sizes = {}};
    if (std::ranges::find(kDataTypes, desc.dataType) == kDataTypes.end())
        throw TextError(name + ": dataType is no tessera_data_type");
    if (described.rank < 1 || described.rank > std::size(described.sizes))
        throw TextError(name + ": rank = " + std::to_string(described.rank) + " does not lie in 1 to 8");
    desc.sizes.assign(described.sizes, described.sizes + described.rank);
    uint64_t elements = 1;
    for (const uint64_t size : desc.sizes) {
        if (size == 0 || elements > kMostElements / size)
            throw TextError(name + ": sizes " + text(desc.sizes) + " are no tensor's");
        elements *= size;
    }
    const std::span strides(described.strides, described.rank);
    if (std::ranges::any_of(strides, [](uint64_t stride) { return stride > UINT32_MAX; }))
        throw TextError(name + ": a stride is more than 2^32 - 1");
    if (std::ranges::any_of(strides, [](uint64_t stride) { return stride != 0; }))
        desc.strides.emplace(strides.begin(), strides.end());
    return desc;
}

} // namespace

Tensor tensorFrom(const tessera_tensor& described, const void* buffer, size_t bytes, const char* what)
{
    needed(buffer, what);
    const TensorDesc desc = descFrom(described, what);
    const uint64_t least = spanOf(desc, what) * elementBytes(desc.dataType);
    if (bytes < least)
        throw TextError(std::string(what) + " has " + std::to_string(bytes) + " bytes; its sizes and strides need "
                        + std::to_string(least));
    Tensor tensor(desc);
    std::memcpy(tensor.writableBytes().data(), buffer, least);
    return tensor;
}

} // namespace tessera
