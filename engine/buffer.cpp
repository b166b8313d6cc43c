// SPDX-License-Identifier: Apache-2.0
#include "engine/error.h"
#include "engine/tensor.h"

#include <cassert>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

// Pages of the kernel either way: zeros that cost nothing until they are touched, or a file's.
struct Buffer::Storage {
    void* base = MAP_FAILED;
    uint64_t length = 0; // of the mapping
    uint64_t skip = 0; // from base to the first byte: a mapping starts at a page
    uint64_t bytes = 0;
    bool writable = false;

    Storage(uint64_t mappedLength, int protection, int flags, int file, uint64_t offset)
        : base(mmap(nullptr, mappedLength, protection, flags, file, static_cast<off_t>(offset)))
        , length(mappedLength)
    {
    }
    ~Storage()
    {
        if (base != MAP_FAILED)
            munmap(base, length);
    }
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;

    std::byte* data() const { return static_cast<std::byte*>(base) + skip; }
};

Buffer::Buffer(uint64_t bytes)
{
    if (bytes == 0)
        return;
    m_storage = std::make_shared<Storage>(bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (m_storage->base == MAP_FAILED)
        throw EngineError("There is not enough memory for " + std::to_string(bytes)
                          + " bytes. Choose smaller sizes or close other programs.");
    if (bytes >= (uint64_t{8} << 20))
        madvise(m_storage->base, bytes, MADV_HUGEPAGE); // a hint: fewer page faults on large tensors
    m_storage->bytes = bytes;
    m_storage->writable = true;
}

namespace {

struct File {
    int descriptor;
    ~File()
    {
        if (descriptor >= 0)
            close(descriptor);
    }
};

} // namespace

Buffer Buffer::mapped(const std::filesystem::path& path, uint64_t offset, uint64_t bytes)
{
    const File file{open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    struct stat facts { };
    if (file.descriptor < 0 || fstat(file.descriptor, &facts) != 0)
        throw IoError(path.string() + " cannot be opened: " + std::strerror(errno));
    const auto size = static_cast<uint64_t>(facts.st_size);
    if (!S_ISREG(facts.st_mode) || offset > size || bytes > size - offset)
        throw IoError(path.string() + " is shorter than the " + std::to_string(bytes) + " bytes that it announces");
    Buffer buffer;
    if (bytes == 0)
        return buffer;
    const uint64_t skip = offset % static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
    buffer.m_storage = std::make_shared<Storage>(bytes + skip, PROT_READ, MAP_PRIVATE, file.descriptor, offset - skip);
    if (buffer.m_storage->base == MAP_FAILED)
        throw IoError(path.string() + " cannot be mapped: " + std::strerror(errno));
    buffer.m_storage->skip = skip;
    buffer.m_storage->bytes = bytes;
    return buffer;
}

std::span<const std::byte> Buffer::bytes() const
{
    return m_storage ? std::span<const std::byte>(m_storage->data(), m_storage->bytes) : std::span<const std::byte>{};
}

std::span<std::byte> Buffer::writableBytes()
{
    if (!m_storage)
        return {};
    if (!m_storage->writable || m_storage.use_count() > 1) {
        Buffer copy(m_storage->bytes);
        std::memcpy(copy.m_storage->data(), m_storage->data(), m_storage->bytes);
        *this = std::move(copy);
    }
    return {m_storage->data(), m_storage->bytes};
}

} // namespace tessera
