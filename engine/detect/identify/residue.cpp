// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/residue.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr double kBitsOfPart = 12; // with fewer it may be chance that all that differs lies there

// Whether bitsOf(number, place) is one value in the whole part.
template <class BitsOf> bool isConstant(const TensorPart& part, const Grid& grid, BitsOf&& bitsOf)
{
    std::optional<uint64_t> value;
    return grid.allOf([&](uint64_t number, const Place& at) {
        if (!part.holds(number, at))
            return true;
        const uint64_t bits = bitsOf(number, at);
        return std::exchange(value, bits).value_or(bits) == bits;
    });
}

bool isConstant(const TensorPart& part, const Grid& grid)
{
    return isConstant(part, grid, [&](uint64_t, const Place& at) { return grid.bits(at); });
}

// Rows at an end of one axis, or the last elements.
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

// Whole channels: one value in them is a value, unless memory is filled so.
bool isOfChannels(const TensorPart& part, const Place& sizes)
{
    const uint64_t plane = uint64_t{sizes[2]} * sizes[3];
    if (part.isStretch())
        return part.step == 1 && part.begin % plane == 0 && part.end % plane == 0;
    return part.rows[2].empty() && part.rows[3].empty() && !part.rows[1].empty();
}

// What memory holds that nobody wrote: zeros, ones, the 0xCD of a debugger's heap, or another byte repeated.
bool isFilling(uint64_t bits, DataType type)
{
    const uint64_t first = bits & 0xff;
    for (uint32_t byte = 1; byte < elementBytes(type); ++byte)
        if ((bits >> 8 * byte & 0xff) != first)
            return false;
    return elementBytes(type) > 1 || first == 0 || first == 0xff || first == 0xcd;
}

// The likeliest that is constant, else the likeliest.
void setPart(const std::vector<bool>& marked, const Prediction& prediction, const Grid& grid, Residue& residue)
{
    const std::vector<TensorPart> parts = partsWith(marked, grid.counts());
    const auto isUnwritten = [&](const TensorPart& part) {
        if (2 * part.count > grid.count() || !(part.bits >= kBitsOfPart || isAtEnd(part, grid))
            || !isConstant(part, grid))
            return false;
        return isFilling(residue.first.bits, grid.type())
            || (residue.left() >= kEnoughAlike && !isOfChannels(part, grid.counts())
                && !isConstant(part, grid,
                               [&](uint64_t number, const Place& at) { return prediction.expected(number, at); }));
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
    return isConstant(TensorPart{}, grid);
}

bool isFilled(const Grid& grid)
{
    return isOneValue(grid) && isFilling(grid.bits({}), grid.type());
}

Residue residueOf(const Prediction& prediction, const Grid& grid)
{
    Residue residue{.of = grid.count()};
    std::vector<bool> marked(grid.count());
    grid.forEach([&](uint64_t number, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (prediction.explains(number, at, bits)) {
            ++residue.explained;
            return;
        }
        marked[number] = true;
        const uint64_t expected = prediction.expected(number, at);
        const bool isNumber = isFinite(grid.type(), bits) && isFinite(grid.type(), expected);
        const double difference = isNumber ? std::abs(differenceOf(grid.type(), bits, expected)) : 0;
        if (!isNumber)
            ++(isNan(grid.type(), bits) || isNan(grid.type(), expected) ? residue.nans : residue.infinities);
        if (difference > residue.largest) {
            residue.largest = difference;
            residue.farthest = {number, bits, expected};
        }
        if (residue.explained == number)
            residue.first = {number, bits, expected};
    });
    if (residue.left() > 0)
        setPart(marked, prediction, grid, residue);
    return residue;
}

} // namespace tessera
