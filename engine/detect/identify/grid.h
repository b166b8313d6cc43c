// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"
#include "engine/detect/identify/reading.h"

#include <array>
#include <cstring>
#include <optional>
#include <vector>

namespace tessera {

using Place = std::array<uint32_t, 4>; // by axis: which of the grid's rows

// The elements of an output that are looked at: every combination of some coordinates of its axes N, C, H, W, or all.
// Numbered in logical order. The tensor is packed and outlives the grid.
class Grid {
public:
    static Grid of(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows); // these coordinates of each axis
    static Grid all(const Tensor& output);
    // At most `most`, and of every axis its first and last coordinate; the same for the same sizes.
    static Grid sample(const Tensor& output, uint64_t most);

    uint64_t count() const { return m_count; }
    bool isAll() const { return m_isAll; }
    // The coordinates of an axis; empty: all of them.
    std::span<const uint32_t> rows(size_t axis) const { return m_rows[axis]; }
    const PaddedSizes& sizes() const { return m_sizes; } // the sizes of the output
    const Place& counts() const { return m_counts; } // the numbers of rows
    DataType type() const { return m_type; }

    Place place(uint64_t number) const
    {
        Place at;
        for (size_t axis = 4; axis-- > 0; number /= m_counts[axis])
            at[axis] = static_cast<uint32_t>(number % m_counts[axis]);
        return at;
    }
    uint64_t element(const Place& at) const // of the output
    {
        uint64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis)
            element += m_offsets[axis][at[axis]];
        return element;
    }
    uint64_t bits(const Place& at) const // that were observed there
    {
        uint64_t bits = 0; // filled from the lowest byte on: our hosts are little-endian
        std::memcpy(&bits, m_memory + element(at) * m_bytes, m_bytes);
        return bits;
    }

    // Whether holds(number, place) says so of each in turn; the first that does not is the last that is asked.
    template <class Holds> bool allOf(Holds&& holds) const
    {
        Place at{};
        for (uint64_t number = 0; number < m_count; ++number) {
            if (!holds(number, at))
                return false;
            for (size_t axis = 4; axis-- > 0; at[axis] = 0)
                if (++at[axis] < m_counts[axis])
                    break;
        }
        return true;
    }
    template <class Visit> void forEach(Visit&& visit) const
    {
        allOf([&](uint64_t number, const Place& at) {
            visit(number, at);
            return true;
        });
    }

private:
    Grid(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows, bool isAll);

    std::array<std::vector<uint32_t>, 4> m_rows;
    std::array<std::vector<uint64_t>, 4> m_offsets; // in elements
    PaddedSizes m_sizes;
    Place m_counts{};
    uint64_t m_count = 1;
    bool m_isAll;
    DataType m_type;
    const std::byte* m_memory;
    uint32_t m_bytes; // the bytes of an element
};

} // namespace tessera
