// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/value_levels.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace tessera {

// What one level takes of the four elements below it. An average of a difference would hide a single wrong element in
// 16 million; the one farthest from zero keeps it in sight.
enum class Reduction { Mean, Farthest };

// Planes of numbers at 1/2, 1/4 … of a tensor's planes: the mips 1 … count(). The full size is not held: it is read
// from the tensor.
template <class Number> class Mips {
public:
    static constexpr int kMost = 6; // 1/64 of the size

    Mips() = default;
    explicit Mips(const PaddedShape& shape);

    int count() const { return static_cast<int>(m_mips.size()); }
    uint32_t width(int mip) const { return of(mip).width; }
    uint32_t height(int mip) const { return of(mip).height; }
    std::span<const Number> row(int mip, uint64_t plane, uint32_t y) const
    {
        return std::span(of(mip).numbers).subspan((plane * height(mip) + y) * width(mip), width(mip));
    }
    uint64_t bytes() const;

protected:
    Number* writableRow(int mip, uint64_t plane, uint32_t y)
    {
        return &m_mips[static_cast<size_t>(mip - 1)].numbers[(plane * height(mip) + y) * width(mip)];
    }
    // Makes rows of a mip from the rows [first, last) of the one below. reduce(high, low, count, out) makes one of two
    // rows of `count` numbers; the last of an odd number of rows comes twice.
    template <class Reduce>
    void reduceRows(int mip, uint64_t plane, uint32_t first, uint32_t last, const Reduce& reduce);
    void clear() { m_mips.clear(); }

private:
    struct Mip {
        uint32_t width, height;
        std::vector<Number> numbers; // [plane][y][x]
    };
    const Mip& of(int mip) const { return m_mips[static_cast<size_t>(mip - 1)]; }

    std::vector<Mip> m_mips;
};

template <class Number> Mips<Number>::Mips(const PaddedShape& shape)
{
    const auto half = [](uint32_t size) { return size / 2 + size % 2; };
    const auto [batches, channels, height, width] = shape.sizes;
    const uint64_t planes = uint64_t{batches} * channels;
    for (uint32_t w = width, h = height; count() < kMost && std::max(w, h) > 1;) {
        w = half(w);
        h = half(h);
        m_mips.push_back({w, h, std::vector<Number>(planes * w * h)});
    }
}

template <class Number> uint64_t Mips<Number>::bytes() const
{
    return std::accumulate(m_mips.begin(), m_mips.end(), uint64_t{0},
                           [](uint64_t sum, const Mip& mip) { return sum + mip.numbers.size() * sizeof(Number); });
}

template <class Number>
template <class Reduce>
void Mips<Number>::reduceRows(int mip, uint64_t plane, uint32_t first, uint32_t last, const Reduce& reduce)
{
    for (uint32_t y = first; y < last; y += 2)
        reduce(row(mip - 1, plane, y).data(), row(mip - 1, plane, std::min(y + 1, height(mip - 1) - 1)).data(),
               width(mip - 1), writableRow(mip, plane, y / 2));
}

// A tensor's values as levels. Half a byte to 0.7 bytes an element. What is not finite wins over what is.
class MipPyramid : public Mips<Level> {
public:
    MipPyramid() = default;
    // `zero`: the level that Farthest measures from. Empty when stopped.
    MipPyramid(const PaddedShape& shape, const LevelReader& reader, Reduction reduction, Level zero,
               const std::stop_token& stop);

    bool allFinite() const { return m_allFinite; }

private:
    template <class Reducer>
    bool readBand(const PaddedShape& shape, const LevelReader& reader, const Reducer& reducer, uint64_t plane,
                  uint32_t band, std::vector<Level>& rows);

    bool m_allFinite = true;
};

} // namespace tessera
