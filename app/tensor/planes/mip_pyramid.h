// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/value_levels.h"

#include <span>

namespace tessera {

// What one level takes of the four elements below it. An average of a difference would hide a single wrong element in
// 16 million; the one farthest from zero keeps it in sight.
enum class Reduction { Mean, Farthest };

// A tensor's planes at 1/2, 1/4 … of their size. The full size is not held: it is read from the tensor. Half a byte to
// 0.7 bytes an element. What is not finite wins over what is.
class MipPyramid {
public:
    static constexpr int kMost = 6; // 1/64 of the size

    MipPyramid() = default;
    // `zero`: the level that Farthest measures from. Empty when stopped.
    MipPyramid(const PaddedShape& shape, const LevelReader& reader, Reduction reduction, Level zero,
               const std::stop_token& stop);

    int count() const { return static_cast<int>(m_mips.size()); } // besides the full size
    uint32_t width(int mip) const { return m_mips[static_cast<size_t>(mip - 1)].width; } // mip: 1 … count()
    uint32_t height(int mip) const { return m_mips[static_cast<size_t>(mip - 1)].height; }
    std::span<const Level> row(int mip, uint64_t plane, uint32_t y) const;
    bool allFinite() const { return m_allFinite; }
    uint64_t bytes() const;

private:
    struct Mip {
        uint32_t width, height;
        std::vector<Level> levels; // [plane][y][x]
    };

    template <class Reducer>
    bool readBand(const PaddedShape& shape, const LevelReader& reader, const Reducer& reducer, uint64_t plane,
                  uint32_t band, std::vector<Level>& rows);
    template <class Reducer> void reduceBand(const Reducer& reducer, int mip, uint64_t plane, uint32_t band);
    Level* writableRow(int mip, uint64_t plane, uint32_t y);

    std::vector<Mip> m_mips;
    bool m_allFinite = true;
};

} // namespace tessera
