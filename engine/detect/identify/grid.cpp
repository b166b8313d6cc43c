// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <utility>

namespace tessera {

namespace {

// How many coordinates a grid has of each axis: all of a short one, equally many of the others.
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

Grid::Grid(const Tensor& output, std::array<std::vector<uint32_t>, 4> rows)
    : m_rows(std::move(rows))
    , m_sizes(paddedSizes(output.desc))
    , m_isAll(std::ranges::all_of(m_rows, &std::vector<uint32_t>::empty))
    , m_type(output.desc.dataType)
    , m_memory(output.bytes().data())
    , m_bytes(elementBytes(m_type))
{
    uint64_t stride = 1;
    for (size_t axis = 4; axis-- > 0; stride *= m_sizes[axis]) {
        const bool isWhole = m_rows[axis].empty();
        m_counts[axis] = isWhole ? m_sizes[axis] : static_cast<uint32_t>(m_rows[axis].size());
        for (uint32_t i = 0; i < m_counts[axis]; ++i)
            m_offsets[axis].push_back(stride * (isWhole ? i : m_rows[axis][i]));
        m_count *= m_counts[axis];
    }
}

Grid Grid::sample(const Tensor& output, uint64_t most)
{
    if (elementCount(output.desc) <= most)
        return Grid(output);
    const PaddedSizes sizes = paddedSizes(output.desc), shares = sharesOf(sizes, most);
    std::array<std::vector<uint32_t>, 4> rows;
    Random random(17);
    for (size_t axis = 0; axis < 4; ++axis)
        rows[axis] = chosen(sizes[axis], shares[axis], random);
    return Grid(output, std::move(rows));
}

namespace {

constexpr double kBitsOfPart = 12; // with fewer it may be chance that all that differs lies there

// Whether bitsOf(element) is one value in the whole part.
template <class BitsOf> bool isConstant(const TensorPart& part, const Grid& grid, BitsOf bitsOf)
{
    std::optional<uint64_t> value;
    return grid.allOf([&](const Element& e) {
        if (!part.holds(e.number, e.at))
            return true;
        const uint64_t bits = std::invoke(bitsOf, e);
        return std::exchange(value, bits).value_or(bits) == bits;
    });
}

// Whether the part is rows at an end of one axis, or the last elements.
bool isAtEnd(const TensorPart& part, const Grid& grid)
{
    if (part.isStretch())
        return part.step == 1 && part.end == grid.count();
    const auto isWhole = [](const std::vector<uint32_t>& rows) { return rows.empty(); };
    const auto rows = std::ranges::find_if_not(part.rows, isWhole);
    const uint32_t size = grid.counts()[static_cast<size_t>(rows - part.rows.begin())];
    return std::ranges::count_if(part.rows, isWhole) == 3 && rows->back() - rows->front() + 1 == rows->size()
        && (rows->front() == 0 || rows->back() + 1 == size);
}

// Whether the part is whole channels: these may rightly hold one value.
bool isOfChannels(const TensorPart& part, const Place& sizes)
{
    const uint64_t plane = uint64_t{sizes[2]} * sizes[3];
    if (part.isStretch())
        return part.step == 1 && part.begin % plane == 0 && part.end % plane == 0;
    return part.rows[2].empty() && part.rows[3].empty() && !part.rows[1].empty();
}

// Whether memory that nobody wrote may hold this: zeros, ones, the 0xCD of a debugger's heap, another byte repeated.
bool isFilling(uint64_t bits, DataType type)
{
    const uint64_t first = bits & 0xff;
    for (uint32_t byte = 1; byte < elementBytes(type); ++byte)
        if ((bits >> 8 * byte & 0xff) != first)
            return false;
    return elementBytes(type) > 1 || first == 0 || first == 0xff || first == 0xcd;
}

// Sets the likeliest part that was never written, else the likeliest part.
void setPart(const std::vector<bool>& marked, const Prediction& prediction, const Grid& grid, Residue& residue)
{
    const std::vector<TensorPart> parts = partsWith(marked, grid.counts());
    const auto isUnwritten = [&](const TensorPart& part) {
        if (2 * part.count > grid.count() || !(part.bits >= kBitsOfPart || isAtEnd(part, grid))
            || !isConstant(part, grid, &Element::bits))
            return false;
        return isFilling(residue.first.bits, grid.type())
            || (residue.left() >= kEnoughAlike && !isOfChannels(part, grid.counts())
                && !isConstant(part, grid, [&](const Element& e) { return prediction.expected(e); }));
    };
    auto part = std::ranges::find_if(parts, isUnwritten);
    residue.isUnwritten = part != parts.end();
    if (!residue.isUnwritten)
        part = std::ranges::find_if(parts, [](const TensorPart& each) { return each.bits >= kBitsOfPart; });
    if (part == parts.end())
        return;
    residue.part = *part;
    residue.region = text(*part, grid.counts());
}

} // namespace

bool isOneValue(const Grid& grid)
{
    return isConstant(TensorPart{}, grid, &Element::bits);
}

bool isFilled(const Grid& grid)
{
    return isOneValue(grid) && isFilling(grid.bits({}), grid.type());
}

Residue residueOf(const Prediction& prediction, const Grid& grid)
{
    Residue residue{.of = grid.count()};
    std::vector<bool> marked(grid.count());
    grid.forEach([&](const Element& e) {
        if (prediction.explains(e)) {
            ++residue.explained;
            return;
        }
        marked[e.number] = true;
        const uint64_t expected = prediction.expected(e);
        const bool isNumber = isFinite(grid.type(), e.bits) && isFinite(grid.type(), expected);
        const double difference = isNumber ? std::abs(differenceOf(grid.type(), e.bits, expected)) : 0;
        if (!isNumber)
            ++(isNan(grid.type(), e.bits) || isNan(grid.type(), expected) ? residue.nans : residue.infinities);
        if (difference > residue.largest) {
            residue.largest = difference;
            residue.farthest = {e.number, e.bits, expected};
        }
        if (residue.explained == e.number)
            residue.first = {e.number, e.bits, expected};
    });
    if (residue.left() > 0)
        setPart(marked, prediction, grid, residue);
    return residue;
}

} // namespace tessera
