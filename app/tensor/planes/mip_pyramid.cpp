// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/mip_pyramid.h"

#include "app/tensor/planes/parallel.h"

#include <algorithm>
#include <atomic>

namespace tessera {

namespace {

struct Reducer {
    Reduction reduction;
    int zero;

    Level operator()(Level a, Level b) const { return std::abs(a - zero) >= std::abs(b - zero) ? a : b; }

    // Reduces two rows of `count` elements; `low` is `high` again where the plane has an odd number of rows.
    void operator()(const Level* high, const Level* low, uint32_t count, Level* out) const
    {
        const auto largest = [](Level a, Level b, Level c, Level d) {
            return std::max(std::max(a, b), std::max(c, d));
        };
        const auto mean = [](Level a, Level b, Level c, Level d) {
            return static_cast<Level>((uint32_t{a} + b + c + d + 2) / 4);
        };
        const auto farthest = [this](Level a, Level b, Level c, Level d) {
            return (*this)((*this)(a, b), (*this)(c, d));
        };
        const auto all = [&](auto&& four) {
            const auto one = [&](Level a, Level b, Level c, Level d) {
                const Level most = largest(a, b, c, d);
                return most > kTopLevel ? most : four(a, b, c, d);
            };
            const uint32_t pairs = count / 2;
            for (size_t x = 0; x < pairs; ++x)
                out[x] = one(high[2 * x], high[2 * x + 1], low[2 * x], low[2 * x + 1]);
            if (count % 2 == 1)
                out[pairs] = one(high[count - 1], high[count - 1], low[count - 1], low[count - 1]);
        };
        reduction == Reduction::Mean ? all(mean) : all(farthest);
    }
};

} // namespace

MipPyramid::MipPyramid(const PaddedShape& shape, const LevelReader& reader, Reduction reduction, Level zero,
                       const std::stop_token& stop)
    : Mips(shape)
{
    const Reducer reducer{reduction, zero};
    const auto [batches, channels, height, width] = shape.sizes;
    const uint64_t planes = uint64_t{batches} * channels;

    // A band is the rows that one row of the highest mip covers: bands share nothing.
    const uint64_t planeBands = (height + (uint64_t{1} << count()) - 1) >> count();
    const size_t twoRows = size_t{width} * 2;
    std::atomic<bool> allFinite = true;
    inParallel(Pool::Loading, planes * planeBands, uint64_t{height} * width * planes < 65536 ? 1 : 64,
               [&](uint64_t begin, uint64_t end) {
                   std::vector<Level> rows(twoRows);
                   for (uint64_t band = begin; band < end && !stop.stop_requested(); ++band) {
                       const uint64_t plane = band / planeBands;
                       const auto bandOfPlane = static_cast<uint32_t>(band % planeBands);
                       if (!readBand(shape, reader, reducer, plane, bandOfPlane, rows))
                           allFinite = false;
                       for (int mip = 2; mip <= count(); ++mip) {
                           const uint32_t below = 1u << (count() - mip + 1); // rows of the mip below, in a band
                           const uint32_t first = bandOfPlane * below;
                           reduceRows(mip, plane, first, std::min(this->height(mip - 1), first + below), reducer);
                       }
                   }
               });
    m_allFinite = allFinite;
    if (stop.stop_requested())
        clear();
}

// The band's rows of the tensor, reduced to the first mip. Returns whether all were finite.
template <class Reducer>
bool MipPyramid::readBand(const PaddedShape& shape, const LevelReader& reader, const Reducer& reducer, uint64_t plane,
                          uint32_t band, std::vector<Level>& rows)
{
    const auto [batches, channels, height, width] = shape.sizes;
    const auto n = static_cast<uint32_t>(plane / channels), c = static_cast<uint32_t>(plane % channels);
    const uint32_t first = band << count(), last = std::min(height, first + (1u << count()));
    Level* const low = rows.data() + width;
    bool finite = true;
    for (uint32_t y = first; y < last; y += 2) {
        reader.read(shape.rowOffset(n, c, y), shape.strides[3], width, rows.data());
        reader.read(shape.rowOffset(n, c, std::min(y + 1, height - 1)), shape.strides[3], width, low);
        finite = finite && *std::max_element(rows.begin(), rows.end()) <= kTopLevel;
        if (count() > 0)
            reducer(rows.data(), low, width, writableRow(1, plane, y / 2));
    }
    return finite;
}

} // namespace tessera
