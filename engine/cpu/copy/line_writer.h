// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/copy_rows.h"

#include <cstring>

#ifdef __x86_64__
#include <emmintrin.h>
#endif

namespace tessera::cpu {

inline constexpr uint64_t kBacklogBytes = 1024; // that a stage collects before it stores them

inline void storeLineNonTemporal(std::byte* to, const std::byte* from)
{
#ifdef __x86_64__
    for (uint64_t i = 0; i < kCacheLineBytes; i += sizeof(__m128i))
        _mm_stream_si128(reinterpret_cast<__m128i*>(to + i),
                         _mm_load_si128(reinterpret_cast<const __m128i*>(from + i)));
#else
    std::memcpy(to, from, kCacheLineBytes);
#endif
}

// Writes output in order, wherever it begins and ends. It collects bytes in a stage in the first-level cache and stores
// whole cache lines with non-temporal stores. `most`: the bytes that a caller may write to space() at once.
template <uint64_t most, uint64_t mostBacklog = kBacklogBytes> class LineWriter {
public:
    // How many bytes the stage collects before it stores them; at most mostBacklog.
    void setBacklog(uint64_t bytes) { m_backlog = bytes; }

    // Continues the last run, or begins a new one.
    void seek(std::byte* out)
    {
        if (out == m_line + m_end)
            return;
        finish();
        m_begin = m_end = reinterpret_cast<uintptr_t>(out) % kCacheLineBytes;
        m_line = out - m_begin;
    }

    std::byte* space() { return m_stage + m_end; }

    void written(uint64_t bytes)
    {
        m_end += bytes;
        if (m_end >= m_backlog)
            sendLines();
    }

    void finish()
    {
        if (m_end > m_begin)
            std::memcpy(m_line + m_begin, m_stage + m_begin, m_end - m_begin);
        m_begin = m_end;
    }

private:
    void sendLines()
    {
        uint64_t at = 0;
        if (m_begin > 0) {
            std::memcpy(m_line + m_begin, m_stage + m_begin, kCacheLineBytes - m_begin);
            at = kCacheLineBytes;
        }
        for (; at + kCacheLineBytes <= m_end; at += kCacheLineBytes)
            storeLineNonTemporal(m_line + at, m_stage + at);
        std::memcpy(m_stage, m_stage + at, kCacheLineBytes); // the begin of the next line
        m_line += at;
        m_end -= at;
        m_begin = 0;
    }

    alignas(kCacheLineBytes) std::byte m_stage[mostBacklog + most + kCacheLineBytes];
    std::byte* m_line = nullptr; // where the stage belongs
    uint64_t m_begin = 0, m_end = 0; // of the bytes in the stage
    uint64_t m_backlog = mostBacklog;
};

} // namespace tessera::cpu
