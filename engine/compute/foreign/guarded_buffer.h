// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tessera {

// Memory that begins at a multiple of 16 and ends, but for less than 16 bytes, at pages that nobody may touch; other
// such pages lie before. They reach 32 GiB to each side, 1 MiB where addresses are limited. What lies between the pages
// and the memory is filled, and looked at afterwards.
class GuardedBuffer {
public:
    explicit GuardedBuffer(uint64_t bytes); // throws EngineError
    ~GuardedBuffer();
    GuardedBuffer(const GuardedBuffer&) = delete;
    GuardedBuffer& operator=(const GuardedBuffer&) = delete;

    static constexpr std::byte kFilling{0xa5};

    std::span<std::byte> bytes() const { return {m_begin, static_cast<size_t>(m_bytes)}; }
    void fill(); // all that is not a guard page
    void setReadOnly(bool isReadOnly);

    // What was written beside the memory.
    struct Written {
        uint64_t bytes = 0;
        bool isBefore = false; // some of them
    };
    Written written() const;
    // "behind the end" of an address that was touched and lies in or at the guards; empty: it is another one's.
    const char* placeOf(const void* address) const;

private:
    std::byte* m_map = nullptr;
    size_t m_mapBytes = 0, m_guard = 0; // bytes on each side
    std::byte* m_begin = nullptr;
    uint64_t m_bytes;
};

// From its first object on, a signal that ends the program for what it touched says on standard error, in words, which
// buffer of the newest object that was, and then ends the program as usual.
class FaultWatch {
public:
    FaultWatch(const GuardedBuffer& input, const GuardedBuffer& output);
    ~FaultWatch();
    FaultWatch(const FaultWatch&) = delete;
    FaultWatch& operator=(const FaultWatch&) = delete;
};

} // namespace tessera
