// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/grid.h"

#include "engine/core/tensor/random.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tessera {

namespace {

// How many coordinates of each axis: short axes whole, the others alike.
PaddedSizes sharesOf(const PaddedSizes& sizes, uint64_t most)
{
    std::array<size_t, 4> axes{0, 1, 2, 3};
    std::ranges::sort(axes, {}, [&](size_t axis) { return sizes[axis]; });
    PaddedSizes shares{};
    auto left = static_cast<double>(most);
    for (size_t i = 0; i < 4; ++i) {
        const auto fair =
            static_cast<uint32_t>(std::max(1.0, std::floor(std::pow(left, 1.0 / static_cast<double>(4 - i)) + 1e-9)));
        shares[axes[i]] = std::min(sizes[axes[i]], fair);
        left /= shares[axes[i]];
    }
    return shares;
}

// The first, the last, and one of each stretch of the axis between them.
std::vector<uint32_t> chosen(uint32_t size, uint32_t share, Random& random)
{
    std::set<uint32_t> rows{0};
    for (uint64_t i = 1; i + 1 < share; ++i)
        rows.insert(static_cast<uint32_t>((i * size + random.below(size)) / share));
    if (share > 1)
        rows.insert(size - 1);
    return {rows.begin(), rows.end()};
}

} // namespace

Grid::Grid(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows, bool isAll)
    : m_rows(std::move(rows))
    , m_sizes(paddedSizes(output.desc))
    , m_isAll(isAll)
    , m_type(output.desc.dataType)
    , m_memory(output.bytes().data())
    , m_bytes(elementBytes(m_type))
{
    uint64_t stride = 1;
    for (size_t axis = 4; axis-- > 0; stride *= m_sizes[axis]) {
        m_counts[axis] = isAll ? m_sizes[axis] : static_cast<uint32_t>(m_rows[axis].size());
        for (uint32_t i = 0; i < m_counts[axis]; ++i)
            m_offsets[axis].push_back(stride * (isAll ? i : m_rows[axis][i]));
        m_count *= m_counts[axis];
    }
}

Grid Grid::all(const Tensor& output)
{
    return {output, {}, true};
}

Grid Grid::of(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows)
{
    return {output, std::move(rows), false};
}

Grid Grid::sample(const Tensor& output, uint64_t most)
{
    if (elementCount(output.desc) <= most)
        return all(output);
    const PaddedSizes sizes = paddedSizes(output.desc), shares = sharesOf(sizes, most);
    std::array<std::vector<uint32_t>, 4> rows;
    Random random(17);
    for (size_t axis = 0; axis < 4; ++axis)
        rows[axis] = chosen(sizes[axis], shares[axis], random);
    return {output, std::move(rows), false};
}

} // namespace tessera
