// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/copy/copy_choice.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

using Axis = LoopAxis;

constexpr uint64_t kLongLoop = 16; // steps that make an inner loop worth its start
constexpr uint64_t kWorthShuffling = 16; // elements of a row or a box that make registers worth their use
constexpr uint64_t kLongRun = 192; // bytes of output
constexpr uint64_t kWorthRow = 4; // elements of x; a transpose takes fewer, with the axis that follows them

uint64_t eitherStride(const Axis& axis)
{
    return std::min(axis.in, axis.out);
}

// The axis with the smallest of some stride.
template <class Stride> const Axis* tightest(std::span<const Axis> axes, const Stride& stride)
{
    return &*std::ranges::min_element(axes, {}, stride);
}

// The axis that continues `inner` in the memory of that stride; an axis of one element where there is none.
template <class Stride> Axis takeNext(CopyChoice& choice, const Axis& inner, const Stride& stride)
{
    const auto left = choice.left();
    const auto next = std::ranges::find(left, inner.size, stride);
    return next != left.end() ? choice.take(&*next) : Axis{};
}

// The axis of the inner loop of a general copy: of the long axes the one with the smallest stride, else the longest.
const Axis* innerAxis(std::span<const Axis> axes)
{
    const auto better = [](const Axis& a, const Axis& b) {
        if (a.size < kLongLoop || b.size < kLongLoop)
            return a.size > b.size;
        return eitherStride(a) < eitherStride(b);
    };
    return &*std::ranges::min_element(axes, better);
}

CopyShape shapeOf(std::span<const Axis> axes)
{
    if (axes.empty())
        return CopyShape::Rows;
    const Axis* const to = tightest(axes, &Axis::out);
    const Axis* const from = tightest(axes, &Axis::in);
    if (to->out != 1 || from->in != 1)
        return CopyShape::General;
    if (to == from)
        return CopyShape::Rows;
    if (from->out == to->size && isWorthShuffling(from->size, to->size))
        return CopyShape::Interleave;
    if (to->in == from->size && isWorthShuffling(to->size, from->size))
        return CopyShape::Deinterleave;
    return CopyShape::Transpose;
}

// Takes x and block, and the axes that continue them on their contiguous side. False: these are too few elements for
// registers. Where there are so many columns that a part of them is copied at a time, rows of the tile continue the
// long ones instead: then the input is read in order.
bool takeTranspose(CopyChoice& choice, uint32_t elementBytes)
{
    CopyTile& tile = choice.tile;
    tile.x = choice.take(tightest(choice.left(), &Axis::in));
    tile.block = choice.take(tightest(choice.left(), &Axis::out));
    tile.xOuter = takeNext(choice, tile.x, &Axis::in);
    if (tile.x.size <= kPartColumns || tile.block.size * elementBytes < kLongRun)
        tile.blockOuter = takeNext(choice, tile.block, &Axis::out);
    return tile.x.size * tile.xOuter.size * tile.block.size * tile.blockOuter.size >= kWorthShuffling;
}

void takeGeneral(CopyChoice& choice)
{
    CopyTile& tile = choice.tile;
    if (!choice.left().empty())
        tile.x = choice.take(innerAxis(choice.left()));
    if (!choice.left().empty())
        tile.block = choice.take(tightest(choice.left(), eitherStride));
    if (!choice.left().empty())
        tile.rows = choice.take(tightest(choice.left(), eitherStride));
}

constexpr uint64_t kLongRow = 1536; // bytes of output

// The rows that a kernel walks, in the fastest order.
// - Long rows of whole cache lines, with non-temporal stores: in the order of the input, which is then read in order.
// - Other interleaved rows: in the order of the output. A line that two rows share is then written once.
// - Other deinterleaved rows, and short ones: groups continue x in the output, and the rows of a group are neighbours
// in
//   the input. Both sides are then walked in order. A short row overwrites what was written past the end of the last.
// - Others: in the order of the output, first the rows that continue x.
void takeRows(CopyChoice& choice, CopyShape shape, uint32_t elementBytes)
{
    CopyTile& tile = choice.tile;
    uint64_t outEnd = tile.x.size * tile.x.out;
    const bool splits = shape == CopyShape::Deinterleave;
    const bool isShort = tile.x.size * tile.block.size * elementBytes <= kShortRow;
    const bool sharesLines = (splits || shape == CopyShape::Interleave) && outEnd * elementBytes % kCacheLineBytes != 0;
    const bool direct = tile.nonTemporal && outEnd * elementBytes >= kLongRow && !sharesLines;
    const auto following = [&]() -> const Axis* {
        const auto left = choice.left();
        const auto next = std::ranges::find(left, outEnd, &Axis::out);
        return next != left.end() ? &*next : nullptr;
    };
    const auto takeAny = [&]() -> Axis {
        const auto left = choice.left();
        if (left.empty())
            return {};
        if (splits || direct)
            return choice.take(tightest(left, &Axis::in));
        const Axis* const next = following();
        return choice.take(next ? next : &left.back());
    };
    if (splits && (isShort || (tile.nonTemporal && !direct)))
        if (const Axis* const next = following())
            tile.groups = choice.take(next);
    const auto goesOn = std::ranges::find(choice.left(), tile.block.size * tile.blockOuter.size, &Axis::out);
    tile.rows = shape == CopyShape::Transpose && goesOn != choice.left().end() ? choice.take(&*goesOn) : takeAny();
    outEnd *= tile.rows.size;
    if (tile.groups.size == 1)
        tile.groups = takeAny();
}

} // namespace

bool isWorthShuffling(uint64_t x, uint64_t block)
{
    return hasBlockKernel(block) && x >= kWorthRow && x * block >= kWorthShuffling;
}

LoopAxis CopyChoice::take(const LoopAxis* which)
{
    const LoopAxis axis = *which;
    const auto at = outer.begin() + (which - outer.data());
    std::copy(at + 1, outer.end(), at);
    --outerRank;
    return axis;
}

CopyChoice choose(const NormalCopy& copy, bool nonTemporal)
{
    CopyChoice choice = {.outerRank = copy.rank, .outer = copy.axes};
    CopyTile& tile = choice.tile;
    tile.nonTemporal = nonTemporal;
    tile.elementBytes = copy.elementBytes;
    CopyShape shape = shapeOf(choice.left());
    if (shape == CopyShape::Interleave)
        tile.block = choice.take(tightest(choice.left(), &Axis::out));
    else if (shape == CopyShape::Deinterleave)
        tile.block = choice.take(tightest(choice.left(), &Axis::in));
    else if (shape == CopyShape::Transpose) {
        const CopyChoice before = choice;
        if (!takeTranspose(choice, copy.elementBytes)) {
            choice = before;
            shape = CopyShape::General;
        }
    }
    if (shape == CopyShape::General)
        takeGeneral(choice);
    else {
        if (shape != CopyShape::Transpose && !choice.left().empty())
            tile.x = choice.take(tightest(choice.left(), &Axis::out));
        takeRows(choice, shape, copy.elementBytes);
    }
    choice.shape = shape;
    return choice;
}

} // namespace tessera::cpu
