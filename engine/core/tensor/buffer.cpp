// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

struct Buffer::Storage {
    std::shared_ptr<std::byte> memory;
    uint64_t bytes = 0;
    bool writable = true; // false: lent to be read
};

namespace {

// Pages of the kernel: zeros that cost nothing until they are touched. A small tensor comes from the heap, because a
// request for pages takes longer. Null: there is not enough memory.
std::shared_ptr<std::byte> zeros(uint64_t bytes)
{
    constexpr uint64_t kSmall = 32768, kLine = 64, kLarge = uint64_t{8} << 20;
    if (bytes <= kSmall) {
        const uint64_t whole = (bytes + kLine - 1) / kLine * kLine;
        auto* const memory = static_cast<std::byte*>(std::aligned_alloc(kLine, whole));
        return {memory ? static_cast<std::byte*>(std::memset(memory, 0, whole)) : nullptr, std::free};
    }
    void* const pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED)
        return nullptr;
    if (bytes >= kLarge)
        madvise(pages, bytes, MADV_HUGEPAGE); // a hint: fewer page faults on large tensors
    return {static_cast<std::byte*>(pages), [bytes](std::byte* memory) { munmap(memory, bytes); }};
}

} // namespace

Buffer::Buffer(uint64_t bytes)
{
    if (bytes == 0)
        return;
    m_storage = std::make_shared<Storage>(Storage{zeros(bytes), bytes});
    if (!m_storage->memory)
        throw EngineError(say("tensor",
                              "There is not enough memory for %1 bytes. Choose smaller sizes or close other "
                              "programs")(bytes)
                          + ".");
}

namespace {

void readAll(const Descriptor& file, const std::filesystem::path& path, uint64_t offset, std::byte* to, uint64_t bytes)
{
    for (uint64_t done = 0; done < bytes;) {
        const ssize_t got = pread(file.number(), to + done, bytes - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw IoError(say("tensor", "%1 cannot be read: %2")(path.string(), systemReason(errno)));
        if (got == 0)
            throw IoError(say("tensor", "%1 became shorter while it was read: %2 bytes are left of %3")(
                path.string(), offset + done, offset + bytes));
        done += static_cast<uint64_t>(got);
    }
}

} // namespace

Buffer Buffer::read(const std::filesystem::path& path, uint64_t offset, uint64_t bytes)
{
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe is refused, not waited for
    struct stat facts { };
    if (file.number() < 0 || fstat(file.number(), &facts) != 0)
        throw IoError(say("tensor", "%1 cannot be opened: %2")(path.string(), systemReason(errno)));
    const auto size = static_cast<uint64_t>(facts.st_size);
    if (!S_ISREG(facts.st_mode) || offset > size || bytes > size - offset)
        throw IoError(say("tensor", "%1 is shorter than the %2 bytes that it announces")(path.string(), bytes));

    Buffer buffer(bytes);
    if (bytes > 0)
        readAll(file, path, offset, buffer.m_storage->memory.get(), bytes);
    return buffer;
}

Buffer Buffer::borrowed(std::span<std::byte> memory)
{
    Buffer buffer = borrowed(std::span<const std::byte>(memory));
    if (buffer.m_storage)
        buffer.m_storage->writable = true;
    return buffer;
}

Buffer Buffer::borrowed(std::span<const std::byte> memory)
{
    Buffer buffer;
    std::shared_ptr<std::byte> lent(const_cast<std::byte*>(memory.data()), [](std::byte*) {});
    if (!memory.empty())
        buffer.m_storage = std::make_shared<Storage>(Storage{std::move(lent), memory.size(), false});
    return buffer;
}

std::span<const std::byte> Buffer::bytes() const
{
    return m_storage ? std::span<const std::byte>(m_storage->memory.get(), m_storage->bytes)
                     : std::span<const std::byte>{};
}

std::span<std::byte> Buffer::writableBytes()
{
    if (!m_storage)
        return {};
    if (!m_storage->writable || m_storage.use_count() > 1) {
        Buffer copy(m_storage->bytes);
        std::memcpy(copy.m_storage->memory.get(), m_storage->memory.get(), m_storage->bytes);
        *this = std::move(copy);
    } else {
        // use_count() does not synchronize; releasing a reference does. So the reads of earlier owners come before the
        // writes that follow.
        const std::shared_ptr<Storage> another = m_storage;
    }
    return {m_storage->memory.get(), m_storage->bytes};
}

bool sameMemory(const Tensor& a, const Tensor& b)
{
    return a.bytes().data() == b.bytes().data() && a.desc == b.desc;
}

namespace {

void copyLoops(std::span<const CopyLoop> loops, uint64_t bytes, std::byte* to, const std::byte* from)
{
    for (uint64_t i = 0; i < loops.front().size; ++i, to += loops.front().to, from += loops.front().from)
        if (loops.size() > 1)
            copyLoops(loops.subspan(1), bytes, to, from);
        else
            std::memcpy(to, from, bytes);
}

} // namespace

void copyElements(std::byte* to, const std::byte* from, std::vector<CopyLoop> loops, uint32_t elementBytes)
{
    std::erase_if(loops, [](const CopyLoop& loop) { return loop.size == 1; });
    uint64_t bytes = elementBytes;
    for (; !loops.empty() && loops.back().to == bytes && loops.back().from == bytes; loops.pop_back())
        bytes *= loops.back().size;
    if (loops.empty())
        loops.push_back({1, 0, 0});
    copyLoops(loops, bytes, to, from);
}

void copyElements(const Tensor& from, Tensor& to)
{
    const uint32_t width = elementBytes(to.desc.dataType);
    const std::vector<uint64_t> fromStrides = effectiveStrides(from.desc), toStrides = effectiveStrides(to.desc);
    std::vector<CopyLoop> loops;
    for (size_t axis = 0; axis < toStrides.size(); ++axis)
        loops.push_back({to.desc.sizes[axis], toStrides[axis] * width, fromStrides[axis] * width});
    copyElements(to.writableBytes().data(), from.bytes().data(), std::move(loops), width);
}

Tensor withLayout(const Tensor& tensor, const TensorDesc& layout)
{
    assert(tensor.desc.dataType == layout.dataType && tensor.desc.sizes == layout.sizes);
    if (tensor.desc == layout)
        return tensor;
    if (isPacked(tensor.desc) && isPacked(layout) && tensor.bytes().size() >= totalBytes(layout))
        return Tensor(layout, tensor.buffer);
    Tensor result(layout);
    copyElements(tensor, result);
    return result;
}

bool equalElements(const Tensor& a, const Tensor& b)
{
    if (a.desc.dataType != b.desc.dataType || a.desc.sizes != b.desc.sizes)
        return false;
    const TensorDesc packed = withoutLayout(a.desc);
    const Tensor x = withLayout(a, packed), y = withLayout(b, packed);
    return std::memcmp(x.bytes().data(), y.bytes().data(), elementCount(packed) * elementBytes(packed.dataType)) == 0;
}

} // namespace tessera
