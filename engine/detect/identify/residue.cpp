// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/residue.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tessera {

namespace {

struct Bounds {
    Place least, most; // the bounds of what is not explained
    uint64_t first = 0, last = 0;
};

// A slab of whole rows at an end of an axis, or the end of the memory.
struct Region {
    size_t axis = 4; // 4: of all elements in their order
    uint64_t begin = 0, end = 0; // a range of coordinates

    bool holds(uint64_t number, const Place& at) const
    {
        const uint64_t own = axis == 4 ? number : at[axis];
        return own >= begin && own < end;
    }
};

// The ends of an axis: one of its rows, and several.
struct Ends {
    Text first, last, firstFew, lastFew;
};
constexpr std::array<Ends, 4> kEnds = {{
    {say("identify", "the first batch entry"), say("identify", "the last batch entry"),
     say("identify", "the first %1 batch entries"), say("identify", "the last %1 batch entries")},
    {say("identify", "the first channel"), say("identify", "the last channel"),
     say("identify", "the first %1 channels"), say("identify", "the last %1 channels")},
    {say("identify", "the first row"), say("identify", "the last row"), say("identify", "the first %1 rows"),
     say("identify", "the last %1 rows")},
    {say("identify", "the first column"), say("identify", "the last column"), say("identify", "the first %1 columns"),
     say("identify", "the last %1 columns")},
}};

Message text(const Region& region, const Grid& grid)
{
    const uint64_t count = region.end - region.begin;
    if (region.axis == 4)
        return say("identify", "the last %1 elements")(count);
    const Ends& ends = kEnds[region.axis];
    const bool isFirst = region.begin == 0 && region.end != grid.sizes()[region.axis];
    if (count == 1)
        return isFirst ? ends.first : ends.last;
    return (isFirst ? ends.firstFew : ends.lastFew)(count);
}

uint64_t elementsIn(const Region& region, const Grid& grid)
{
    const uint64_t count = region.end - region.begin;
    return region.axis == 4 ? count : grid.count() / grid.sizes()[region.axis] * count;
}

std::vector<Region> regionsOf(const Bounds& bounds, const Grid& grid)
{
    std::vector<Region> regions;
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t size = grid.sizes()[axis], least = bounds.least[axis], most = bounds.most[axis];
        if (size > 1 && most + 1 == size && least > 0)
            regions.push_back({axis, least, size});
        if (size > 1 && least == 0 && most + 1 < size)
            regions.push_back({axis, 0, uint64_t{most} + 1});
    }
    if (bounds.first > 0)
        regions.push_back({4, bounds.first, grid.count()});
    std::ranges::stable_sort(regions, {}, [&](const Region& region) { return elementsIn(region, grid); });
    return regions;
}

// Whether bitsOf(number, place) is one value in the whole region.
template <class BitsOf> bool isConstant(const Region& region, const Grid& grid, BitsOf&& bitsOf)
{
    std::optional<uint64_t> value;
    bool constant = true;
    grid.forEach([&](uint64_t number, const Place& at) {
        if (!region.holds(number, at))
            return true;
        const uint64_t bits = bitsOf(number, at);
        constant = !value || *value == bits;
        value = bits;
        return constant;
    });
    return constant;
}

// The first place in a region of rows.
Place placeIn(const Region& region)
{
    Place at{};
    at[region.axis] = static_cast<uint32_t>(region.begin);
    return at;
}

bool isConstant(const Region& region, const Grid& grid)
{
    return isConstant(region, grid, [&](uint64_t, const Place& at) { return grid.bits(at); });
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

// The smallest that is constant, else the smallest.
void setRegion(const Bounds& bounds, const Forecast& forecast, const Grid& grid, Residue& residue)
{
    std::vector<Region> regions = regionsOf(bounds, grid);
    std::erase_if(regions, [&](const Region& each) { return 2 * elementsIn(each, grid) > grid.count(); });
    if (regions.empty())
        return;
    const auto constant = std::ranges::find_if(regions, [&](const Region& each) { return isConstant(each, grid); });
    const Region& region = constant == regions.end() ? regions.front() : *constant;
    residue.isConstant = constant != regions.end();
    residue.inRegion = elementsIn(region, grid);
    const auto varies = [&] { // what should be there
        return !isConstant(region, grid,
                           [&](uint64_t number, const Place& at) { return forecast.expected(number, at); });
    };
    residue.isUnwritten =
        residue.isConstant && (isFilling(residue.bits, grid.type()) || (residue.left() >= kEnoughAlike && varies()));
    if (residue.isConstant || 2 * residue.left() >= residue.inRegion) // else they are scattered
        residue.region = text(region, grid);
}

} // namespace

bool isOneValue(const Grid& grid)
{
    return isConstant({.axis = 4, .begin = 0, .end = grid.count()}, grid);
}

bool isFilled(const Grid& grid)
{
    return isOneValue(grid) && isFilling(grid.bits({}), grid.type());
}

std::optional<Slab> fillingOf(const Grid& all)
{
    std::optional<Slab> best;
    uint64_t most = 0;
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t size = all.sizes()[axis];
        const auto isFilledWith = [&](uint32_t row, uint64_t bits) {
            const Region region{axis, row, uint64_t{row} + 1};
            return isConstant(region, all) && all.bits(placeIn(region)) == bits;
        };
        for (const bool isLast : {true, false}) {
            const uint32_t end = isLast ? size - 1 : 0;
            const uint64_t bits = all.bits(placeIn({axis, end, uint64_t{end} + 1}));
            uint32_t rows = 0;
            while (2 * rows < size && isFilling(bits, all.type())
                   && isFilledWith(isLast ? size - 1 - rows : rows, bits))
                ++rows;
            const uint64_t elements = all.count() / size * rows;
            if (2 * rows <= size && elements > most) {
                most = elements;
                best = isLast ? Slab{axis, size - rows, size} : Slab{axis, 0, rows};
            }
        }
    }
    return best;
}

Message slabText(const Slab& slab, const Grid& grid)
{
    return text(Region{slab.axis, slab.begin, slab.end}, grid);
}

Residue residueOf(const Forecast& forecast, const Grid& grid)
{
    Residue residue{.of = grid.count()};
    Bounds bounds{.least = grid.counts(), .most = {}};
    grid.forEach([&](uint64_t number, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (forecast.explains(number, at, bits)) {
            ++residue.explained;
            return true;
        }
        const uint64_t offset = grid.offset(at), expected = forecast.expected(number, at);
        const double difference = std::abs(differenceOf(grid.type(), bits, expected));
        if (std::isfinite(difference) && difference > residue.largest) {
            residue.largest = difference;
            residue.largestAt = offset;
        }
        const bool isFirst = bounds.least == grid.counts();
        if (isFirst)
            bounds.first = number;
        if (isFirst || offset < residue.first) {
            residue.first = offset;
            residue.bits = bits;
            residue.expected = expected;
        }
        bounds.last = number;
        for (size_t axis = 0; axis < 4; ++axis) {
            bounds.least[axis] = std::min(bounds.least[axis], at[axis]);
            bounds.most[axis] = std::max(bounds.most[axis], at[axis]);
        }
        return true;
    });
    if (residue.left() > 0)
        setRegion(bounds, forecast, grid, residue);
    return residue;
}

} // namespace tessera
