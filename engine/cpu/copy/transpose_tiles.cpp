// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/copy/line_writer.h"
#include "engine/cpu/copy/tile.h"

#include <algorithm>
#include <array>

namespace tessera::cpu {
namespace {

// The offsets of elements of two axes which are one axis in the other memory.
class Places {
public:
    Places(const LoopAxis& inner, const LoopAxis& outer, uint64_t innerStride, uint64_t outerStride)
        : m_size(outer.size == 1 ? kNever : inner.size)
        , m_inner(innerStride)
        , m_outer(outerStride)
    {
    }

    // The offset of element `begin`. Element begin + i is then relative()[i] behind it, for i < count.
    uint64_t find(uint64_t begin, unsigned count)
    {
        const uint64_t block = m_size == kNever ? 0 : begin / m_size;
        const uint64_t index = m_size == kNever ? 0 : begin - block * m_size;
        if (index != m_index || count > m_count)
            measure(index, count);
        return m_size == kNever ? begin * m_inner : block * m_outer + index * m_inner;
    }
    const uint64_t* relative() const { return m_relative; }

private:
    void measure(uint64_t index, unsigned count)
    {
        m_index = index;
        m_count = count;
        uint64_t at = 0;
        for (unsigned i = 0; i < count; ++i) {
            m_relative[i] = at;
            at += m_inner;
            if (++index == m_size) {
                index = 0;
                at += m_outer - m_size * m_inner;
            }
        }
    }

    uint64_t m_size, m_inner, m_outer; // of the inner axis, kNever where there is no outer one; strides in bytes
    uint64_t m_index = kNever; // of the inner axis, where m_relative begins
    unsigned m_count = 0;
    uint64_t m_relative[kBoxRows];
};

// The last part overlaps the one before it, where there is one.
inline uint64_t beginOfPart(uint64_t begin, uint64_t part, uint64_t size)
{
    return begin + part <= size || size < part ? begin : size - part;
}

// Walks the boxes of a transpose.
class Transpose {
public:
    Transpose(const CopyTile& tile, const Kernels& kernels)
        : m_tile(tile)
        , m_kernel(kernels.transpose(tile.elementBytes))
        , m_bytes(tile.elementBytes)
        , m_side(kernels.transposeSide(tile.elementBytes))
        , m_vectorBytes(kernels.vectorBytes)
        , m_columns(tile.x.size * tile.xOuter.size)
        , m_rows(tile.block.size * tile.blockOuter.size)
        , m_out(tile.x, tile.xOuter, tile.x.out * m_bytes, tile.xOuter.out * m_bytes)
        , m_in(tile.block, tile.blockOuter, tile.block.in * m_bytes, tile.blockOuter.in * m_bytes)
        , m_follows(tile.x.out == m_rows && (tile.xOuter.size == 1 || tile.xOuter.out == tile.x.size * m_rows))
    {
    }

    void run()
    {
        if (m_tile.nonTemporal && m_follows && m_rows * m_bytes <= kShortRow)
            return runStaged();
        const uint64_t outStrides =
            m_tile.x.out | (m_tile.xOuter.size > 1 ? m_tile.xOuter.out : 0) | m_tile.rows.out | m_tile.groups.out;
        const bool nonTemporal = m_tile.nonTemporal && m_side * m_bytes == m_vectorBytes && beginsCacheLine(m_tile.out)
            && (outStrides | m_rows) * m_bytes % kCacheLineBytes == 0;
        if (m_tile.nonTemporal && !nonTemporal && columnsGoOn())
            return runByColumns();
        if (m_tile.nonTemporal && !nonTemporal && isPacked())
            return runPacked();
        forEachRow(m_tile, [&](const std::byte* from, std::byte* to) { boxes(from, to, nonTemporal); });
    }

private:
    static constexpr uint64_t kPacked = uint64_t{16} * 1024;
    static constexpr uint64_t kNear = 1024; // bytes between rows that are prefetched
    static constexpr unsigned kColumns = 64; // that are written side by side

    // In the order of the output, through a stage, where all rows of the output follow each other.
    void runStaged()
    {
        LineWriter<kMostSide * kShortRow + kCacheLineBytes> writer;
        forEachRow(m_tile, [&](const std::byte* from, std::byte* to) {
            writer.seek(to);
            for (uint64_t a = 0; a < m_columns; a += m_side) {
                const auto count = static_cast<unsigned>(std::min<uint64_t>(m_side, m_columns - a));
                m_out.find(0, count);
                column(from, a, count, writer.space(), false, true);
                writer.written(count * m_rows * m_bytes);
            }
        });
        writer.finish();
    }

    // The boxes of one row of the tile.
    void boxes(const std::byte* from, std::byte* to, bool nonTemporal)
    {
        for (uint64_t a = 0; a < m_columns; a += m_side) {
            const uint64_t begin = beginOfPart(a, m_side, m_columns);
            const auto count = static_cast<unsigned>(std::min<uint64_t>(m_side, m_columns - begin));
            column(from, begin, count, to + m_out.find(begin, count), nonTemporal,
                   (m_columns - begin - count) * m_rows * m_bytes >= m_vectorBytes);
        }
    }

    // Whether a group writes one short run without gaps.
    bool isPacked() const
    {
        uint64_t count = 1, last = 0;
        for (const LoopAxis& axis : {m_tile.x, m_tile.xOuter, m_tile.block, m_tile.blockOuter, m_tile.rows}) {
            count *= axis.size;
            last += (axis.size - 1) * axis.out;
        }
        return last + 1 == count && count * m_bytes <= kPacked;
    }

    // Group by group through a stage.
    void runPacked()
    {
        const uint64_t groupBytes = m_tile.rows.size * m_columns * m_rows * m_bytes;
        LineWriter<kPacked> writer;
        for (uint64_t g = 0; g < m_tile.groups.size; ++g) {
            writer.seek(m_tile.out + g * m_tile.groups.out * m_bytes);
            for (uint64_t r = 0; r < m_tile.rows.size; ++r)
                boxes(m_tile.in + (g * m_tile.groups.in + r * m_tile.rows.in) * m_bytes,
                      writer.space() + r * m_tile.rows.out * m_bytes, false);
            writer.written(groupBytes);
        }
        writer.finish();
    }

    // Whether columns are long, or the next row of the tile continues them.
    bool columnsGoOn() const { return m_tile.rows.out == m_rows || m_rows * m_bytes >= kShortRow; }

    // Each column of the output in order, through a stage of its own.
    void runByColumns()
    {
        Writer writers[kColumns];
        for (Writer& writer : writers)
            writer.setBacklog(kBoxRows * m_bytes);
        for (uint64_t begin = 0; begin < m_columns; begin += kColumns) {
            const auto columns = static_cast<unsigned>(std::min<uint64_t>(kColumns, m_columns - begin));
            forEachRow(m_tile, [&](const std::byte* from, std::byte* to) {
                for (unsigned a = 0; a < columns; ++a)
                    writers[a].seek(to + m_out.find(begin + a, 1));
                for (uint64_t b = 0; b < m_rows; b += kBoxRows)
                    stageColumns(writers, from, begin, columns, b, std::min<uint64_t>(b + kBoxRows, m_rows));
            });
            for (unsigned a = 0; a < columns; ++a)
                writers[a].finish();
        }
    }

    static constexpr uint64_t kMostColumnBytes = uint64_t{kBoxRows} * 8;
    using Writer = LineWriter<kMostColumnBytes + kCacheLineBytes, kMostColumnBytes>;

    // Rows [begin, end) of these columns, at most kBoxRows of them.
    void stageColumns(Writer* writers, const std::byte* from, uint64_t column, unsigned columns, uint64_t begin,
                      uint64_t end)
    {
        const uint64_t pitch = m_tile.block.in * m_bytes;
        if (pitch <= kNear)
            prefetch(from + m_in.find(begin, 1) + (end - begin) * pitch, (end - begin) * pitch);
        auto* const base = reinterpret_cast<std::byte*>(writers);
        uint64_t places[kColumns];
        for (unsigned a = 0; a < columns; ++a)
            places[a] = static_cast<uint64_t>(writers[a].space() - base);
        for (uint64_t at = begin; at < end; at += rowsOfBox(columns)) {
            const auto count = static_cast<unsigned>(std::min<uint64_t>(rowsOfBox(columns), end - at));
            const std::byte* const in = from + m_in.find(at, count) + column * m_bytes;
            for (unsigned a = 0; a < columns; a += m_side)
                m_kernel({in + uint64_t{a} * m_bytes, m_tile.inEnd, m_in.relative(), base + (at - begin) * m_bytes,
                          places + a, std::min(m_side, columns - a), count, false, true});
        }
        for (unsigned a = 0; a < columns; ++a)
            writers[a].written((end - begin) * m_bytes);
    }

    static void prefetch(const std::byte* in, uint64_t bytes)
    {
        for (uint64_t at = 0; at < bytes; at += kCacheLineBytes)
            __builtin_prefetch(in + at);
    }

    unsigned rowsOfBox(uint64_t columns) const
    {
        const bool isNarrow = (m_side > 4 && columns <= 4) || (m_side > 8 && columns <= 8);
        return isNarrow ? kBoxRows : m_side;
    }

    // `count` columns of the input from `begin` on, with all rows.
    void column(const std::byte* from, uint64_t begin, unsigned count, std::byte* to, bool nonTemporal, bool hasSpace)
    {
        const unsigned part = rowsOfBox(m_columns);
        for (uint64_t b = 0; b < m_rows; b += part) {
            const uint64_t bBegin = m_side > 4 && m_rows - b <= 4 ? b : beginOfPart(b, part, m_rows); // few go alone
            const auto bCount = static_cast<unsigned>(std::min<uint64_t>(part, m_rows - bBegin));
            const std::byte* const inPart = from + m_in.find(bBegin, bCount);
            m_kernel({inPart + begin * m_bytes, m_tile.inEnd, m_in.relative(), to + bBegin * m_bytes, m_out.relative(),
                      count, bCount, nonTemporal, m_follows && hasSpace && bCount == m_rows});
        }
    }

    const CopyTile& m_tile;
    const TransposeKernel m_kernel;
    const uint64_t m_bytes; // of an element
    const unsigned m_side; // of a square
    const uint64_t m_vectorBytes;
    const uint64_t m_columns, m_rows;
    Places m_out, m_in;
    const bool m_follows;
};

} // namespace

void transposeTile(const CopyTile& tile, const Kernels& kernels)
{
    Transpose(tile, kernels).run();
}

} // namespace tessera::cpu
