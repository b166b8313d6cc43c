// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/npy.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy_header.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostPadding = 3;

// The tensor that the header announces, held against the bytes that are there.
TensorDesc announced(const NpyHeader& header, uint64_t fileBytes, const Message& subject)
{
    TensorDesc desc{.dataType = header.type, .sizes = {}};
    uint64_t bytes = elementBytes(header.type);
    bool fits = true;
    for (const uint64_t size : header.shape) {
        if (size == 0)
            throw IoError(say("files", "%1 has no elements: one of its sizes is 0")(subject));
        fits = !__builtin_mul_overflow(bytes, size, &bytes) && fits;
        desc.sizes.push_back(static_cast<uint32_t>(std::min<uint64_t>(size, std::numeric_limits<uint32_t>::max())));
    }
    const uint64_t there = fileBytes - header.dataOffset;
    if (!fits || bytes > there)
        throw IoError(say("files", "%1 is too short: its header announces %2 bytes of data, %3 are there")(
            subject, fits ? Message(bytes) : Message(say("files", "more than 2^64")), there));
    if (bytes / elementBytes(header.type) > std::numeric_limits<uint32_t>::max())
        throw IoError(say("files", "%1 has more than 2^32 − 1 elements")(subject));
    if (there - bytes > kMostPadding)
        throw IoError(say("files", "%1 is too long: %2 bytes follow the last element, at most %3 may")(
            subject, there - bytes, kMostPadding));
    if (desc.sizes.empty())
        desc.sizes = {1};
    return desc;
}

void checkBudget(uint64_t bytes, const MemoryBudget& budget, const Message& subject)
{
    if (bytes > budget.bytes)
        throw IoError(beyondBudget(subject, bytes, budget));
}

void swapBytes(std::span<std::byte> bytes, uint32_t width)
{
    for (size_t i = 0; i + width <= bytes.size(); i += width)
        std::reverse(bytes.begin() + static_cast<ptrdiff_t>(i), bytes.begin() + static_cast<ptrdiff_t>(i + width));
}

// The elements as they lie in the file.
Buffer load(const std::filesystem::path& path, const TensorDesc& desc, const NpyHeader& header, uint64_t fileBytes,
            const MemoryBudget& budget)
{
    const uint32_t width = elementBytes(desc.dataType);
    const uint64_t bytes = elementCount(desc) * width;
    const uint64_t total = totalBytes(desc);
    checkBudget(total, budget, path.string());
    if (!header.bigEndian && total <= fileBytes - header.dataOffset)
        return Buffer::read(path, header.dataOffset, total);
    Buffer copy(total);
    std::memcpy(copy.writableBytes().data(), Buffer::read(path, header.dataOffset, bytes).bytes().data(), bytes);
    if (header.bigEndian)
        swapBytes(copy.writableBytes().first(bytes), width);
    return copy;
}

struct Described {
    NpyHeader header;
    TensorDesc desc;
    uint64_t fileBytes;
};

Described describe(const std::filesystem::path& path)
{
    const uint64_t fileBytes = regularFileSize(path);
    const NpyHeader header = parseNpyHeader(readFile(path, kMostNpyHeaderBytes), path.string());
    if (fileBytes < header.dataOffset)
        throw IoError(say("files", "%1 ends inside its .npy header")(path.string()));
    return {header, announced(header, fileBytes, path.string()), fileBytes};
}

// The elements in C order.
Tensor arranged(const NpyHeader& header, const TensorDesc& desc, Buffer memory, const MemoryBudget& budget,
                const Message& subject)
{
    const auto isLong = [](uint32_t size) { return size > 1; };
    if (!header.fortranOrder || std::ranges::count_if(desc.sizes, isLong) < 2)
        return Tensor(desc, std::move(memory));
    checkBudget(totalBytes(desc), budget, subject);
    TensorDesc fortran = desc;
    fortran.strides.emplace(desc.sizes.size(), 1);
    for (size_t axis = 1; axis < desc.sizes.size(); ++axis)
        (*fortran.strides)[axis] = (*fortran.strides)[axis - 1] * desc.sizes[axis - 1];
    return withLayout(Tensor(fortran, std::move(memory)), desc);
}

} // namespace

Tensor readNpy(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const auto [header, desc, fileBytes] = describe(path);
    return arranged(header, desc, load(path, desc, header, fileBytes, budget), budget, path.string());
}

Tensor readNpy(const ByteSource& source, uint64_t bytes, const MemoryBudget& budget, const Message& subject)
{
    std::string start(std::min(bytes, kMostNpyHeaderBytes), '\0');
    source(std::as_writable_bytes(std::span(start)));
    const NpyHeader header = parseNpyHeader(start, subject);
    const TensorDesc desc = announced(header, bytes, subject);
    checkBudget(totalBytes(desc), budget, subject);
    Buffer memory(totalBytes(desc));
    const uint64_t there = std::min(totalBytes(desc), bytes - header.dataOffset);
    const std::span<std::byte> place = memory.writableBytes().first(there);
    const auto first = std::as_bytes(std::span(start)).subspan(header.dataOffset);
    const size_t held = std::min(place.size(), first.size());
    std::ranges::copy(first.first(held), place.begin());
    source(place.subspan(held));
    std::array<std::byte, kMostPadding> rest;
    source(std::span(rest).first(bytes - header.dataOffset - std::max(there, first.size())));
    const uint32_t width = elementBytes(desc.dataType);
    if (header.bigEndian)
        swapBytes(memory.writableBytes().first(elementCount(desc) * width), width);
    return arranged(header, desc, std::move(memory), budget, subject);
}

TensorDesc describeNpy(const std::filesystem::path& path)
{
    return describe(path).desc;
}

namespace {

// Calls `write` with the header and with the elements.
template <class Write> void writeParts(const Tensor& tensor, Write&& write)
{
    const TensorDesc packed{.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes};
    const Tensor content = withLayout(tensor, packed);
    const std::string header = npyHeader(packed.dataType, packed.sizes);
    write(std::as_bytes(std::span(header)));
    write(content.bytes().first(elementCount(packed) * elementBytes(packed.dataType)));
}

} // namespace

void writeNpy(const Tensor& tensor, const std::filesystem::path& path)
{
    AtomicFile file(path);
    writeNpy(tensor, file);
    file.commit();
}

void writeNpy(const Tensor& tensor, AtomicFile& file)
{
    writeParts(tensor, [&](std::span<const std::byte> bytes) { file.write(bytes); });
}

std::string npyBytes(const Tensor& tensor)
{
    std::string all;
    writeParts(tensor, [&](std::span<const std::byte> bytes) {
        all.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    });
    return all;
}

} // namespace tessera
