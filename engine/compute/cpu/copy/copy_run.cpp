// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/copy/copy_run.h"

#include "engine/compute/cpu/threads/slices.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Walks the outer axes of a choice from any row on, without dividing at every step.
class RowWalk {
public:
    RowWalk(const CopyChoice& choice, uint64_t row)
        : m_choice(choice)
        , m_rows(choice.tile.rows.size * choice.tile.groups.size)
        , m_row(row % m_rows)
    {
        uint64_t rest = row / m_rows;
        for (unsigned i = choice.outerRank; i-- > 0; rest /= choice.outer[i].size)
            moveTo(i, rest % choice.outer[i].size);
    }

    // Of the next rows, at most that many, as many as one tile can have.
    void cut(CopyTile& tile, uint64_t most, const std::byte* in, std::byte* out, uint32_t elementBytes) const
    {
        const CopyAxis &rows = m_choice.tile.rows, &groups = m_choice.tile.groups;
        const uint64_t row = m_row % rows.size, group = m_row / rows.size;
        tile.rows.size = std::min(most, rows.size - row);
        tile.groups.size = row > 0 ? 1 : std::clamp<uint64_t>(most / rows.size, 1, groups.size - group);
        tile.in = in + (m_in + row * rows.in + group * groups.in) * elementBytes;
        tile.out = out + (m_out + row * rows.out + group * groups.out) * elementBytes;
    }

    void advance(uint64_t rows) // as many as were cut
    {
        m_row += rows;
        if (m_row < m_rows)
            return;
        m_row = 0;
        for (unsigned i = m_choice.outerRank; i-- > 0;) {
            if (m_index[i] + 1 < m_choice.outer[i].size)
                return moveTo(i, m_index[i] + 1);
            moveTo(i, 0);
        }
    }

private:
    void moveTo(unsigned axis, uint64_t index)
    {
        m_in += (index - m_index[axis]) * m_choice.outer[axis].in; // modulo 2^64 when it falls
        m_out += (index - m_index[axis]) * m_choice.outer[axis].out;
        m_index[axis] = index;
    }

    const CopyChoice& m_choice;
    uint64_t m_rows; // of the kernel's axes
    uint64_t m_row; // of those
    uint64_t m_in = 0, m_out = 0; // of the outer axes
    std::array<uint64_t, 6> m_index = {};
};

} // namespace

CopyRun::CopyRun(const NormalCopy& copy, bool streams, const Kernels& kernels)
    : m_choice(choose(copy, streams, kernels))
    , m_elementBytes(copy.elementBytes)
    , m_units(m_choice.tile.rows.size * m_choice.tile.groups.size)
{
    const CopyTile& tile = m_choice.tile;
    for (const CopyAxis& axis : m_choice.left())
        m_units *= axis.size;
    const uint64_t columnBytes = tile.block.size * tile.blockOuter.size * tile.xOuter.size * m_elementBytes;
    const uint64_t most = std::max(kPartColumns, kSliceBytes / columnBytes / kPartColumns * kPartColumns);
    m_partWidth = tile.xOuter.size == 1 ? std::min(tile.x.size, most) : tile.x.size;
    m_parts = (tile.x.size + m_partWidth - 1) / m_partWidth;
    m_units *= m_parts;
    m_unitBytes = m_partWidth * columnBytes;
}

void CopyRun::run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const
{
    const CopyAxis& x = m_choice.tile.x;
    RowWalk walk(m_choice, begin / m_parts);
    uint64_t part = begin % m_parts;
    CopyTile tile = m_choice.tile;
    tile.inEnd = inEnd;
    for (uint64_t unit = begin; unit < end;) {
        const uint64_t first = part * m_partWidth;
        walk.cut(tile, m_parts == 1 ? end - unit : 1, in + first * x.in * m_elementBytes,
                 out + first * x.out * m_elementBytes, m_elementBytes);
        tile.x.size = std::min(m_partWidth, x.size - first);
        m_choice.kernel(tile);
        const uint64_t done = tile.rows.size * tile.groups.size;
        unit += done;
        part = part + 1 == m_parts ? 0 : part + 1;
        if (part == 0)
            walk.advance(done);
    }
}

} // namespace tessera::cpu
