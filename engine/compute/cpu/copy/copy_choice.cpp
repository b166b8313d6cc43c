// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/copy/copy_choice.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

using Axis = CopyAxis;

constexpr uint64_t kLongLoop = 16; // steps that pay for starting an inner loop
constexpr uint64_t kWorthShuffling = 16; // elements of a row or a box that pay for registers
constexpr uint64_t kLongRun = 192; // bytes of output
constexpr uint64_t kWorthRow = 3; // elements of x: of fewer, a transpose goes on in the axis that follows them

uint64_t eitherStride(const Axis& axis)
{
    return std::min(axis.in, axis.out);
}

// The axis with the smallest of some stride.
template <class Stride> const Axis* tightest(std::span<const Axis> axes, const Stride& stride)
{
    return &*std::ranges::min_element(axes, {}, stride);
}

// The axis that goes on where `inner` ends, in the memory of that stride; one element where there is none.
template <class Stride> Axis takeNext(CopyChoice& choice, const Axis& inner, const Stride& stride)
{
    const auto left = choice.left();
    const auto next = std::ranges::find(left, inner.size, stride);
    return next != left.end() ? choice.take(&*next) : Axis{};
}

// The axis with that stride on a side.
const Axis* find(std::span<const Axis> axes, uint64_t Axis::*side, uint64_t stride)
{
    const auto found = std::ranges::find(axes, stride, side);
    return found != axes.end() ? &*found : nullptr;
}

// The kernel for blocks of two by two of a few planes that become channels side by side, or the way back, as the tile's
// axes.
CopyKernel takeRegroup(CopyChoice& choice, CopyShape shape, uint32_t elementBytes, const Kernels& kernels)
{
    const bool isBack = shape == CopyShape::Ungroup;
    const auto planes = isBack ? &Axis::out : &Axis::in, pixels = isBack ? &Axis::in : &Axis::out;
    const auto left = choice.left();
    const Axis *const column = find(left, planes, 1), *const x = find(left, planes, 2),
                      *const channel = find(left, pixels, 1);
    if (!column || !x || !channel || column->size != 2 || column->*pixels != channel->size
        || x->*pixels != 4 * channel->size || x->size * elementBytes < kLineBytes)
        return nullptr;
    const Axis* const row = find(left, pixels, 2 * channel->size);
    const CopyKernel kernel = kernels.copy(shape, elementBytes, channel->size);
    if (!row || row->size != 2 || !kernel)
        return nullptr;
    CopyTile& tile = choice.tile;
    tile.xOuter = *column;
    tile.x = *x;
    tile.block = *channel;
    tile.blockOuter = *row;
    for (const Axis& each : {tile.xOuter, tile.x, tile.block, tile.blockOuter})
        choice.take(find(choice.left(), pixels, each.*pixels));
    if (!choice.left().empty())
        tile.rows = choice.take(tightest(choice.left(), &Axis::in));
    if (!choice.left().empty())
        tile.groups = choice.take(tightest(choice.left(), &Axis::in));
    return kernel;
}

CopyKernel takeRegroup(CopyChoice& choice, uint32_t elementBytes, const Kernels& kernels)
{
    const CopyKernel kernel = takeRegroup(choice, CopyShape::Regroup, elementBytes, kernels);
    return kernel ? kernel : takeRegroup(choice, CopyShape::Ungroup, elementBytes, kernels);
}

// The axis of the inner loop of a general copy: the tightest of the long ones, or the longest.
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

// x and block, and what continues them on their contiguous side; false where that is too little for registers. Of so
// many columns that parts of them would be worked on, long ones are continued by rows of the tile instead: all of the
// input is then read on and on.
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

// The rows that a kernel walks, in the order in which it is best to.
// - Long rows that are streamed in whole lines: that of the input, which is then read on and on.
// - Interleaved ones that are not: that of the output, for a line that two rows share is then written once.
// - Deinterleaved ones that are not, and short ones: groups that go on where x ends, each of rows that the input has
//   next to each other, and so both sides go on and on. What is written past a short row's end the next overwrites.
// - Others: that of the output, beginning with those that go on where x ends.
void takeRows(CopyChoice& choice, CopyShape shape, uint32_t elementBytes)
{
    CopyTile& tile = choice.tile;
    uint64_t outEnd = tile.x.size * tile.x.out;
    const bool splits = shape == CopyShape::Deinterleave;
    const bool isShort = tile.x.size * tile.block.size * elementBytes <= kShortRow;
    const bool sharesLines = (splits || shape == CopyShape::Interleave) && outEnd * elementBytes % kLineBytes != 0;
    const bool direct = tile.streams && outEnd * elementBytes >= kLongRow && !sharesLines;
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
    if (splits && (isShort || (tile.streams && !direct)))
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

CopyAxis CopyChoice::take(const CopyAxis* which)
{
    const CopyAxis axis = *which;
    const auto at = outer.begin() + (which - outer.data());
    std::copy(at + 1, outer.end(), at);
    --outerRank;
    return axis;
}

bool isRegrouped(const NormalCopy& copy, const Kernels& kernels)
{
    CopyChoice choice = {.outerRank = copy.rank, .outer = copy.axes};
    return takeRegroup(choice, copy.elementBytes, kernels) != nullptr;
}

CopyChoice choose(const NormalCopy& copy, bool streams, const Kernels& kernels)
{
    CopyChoice choice = {.outerRank = copy.rank, .outer = copy.axes};
    CopyTile& tile = choice.tile;
    tile.streams = streams;
    choice.kernel = takeRegroup(choice, copy.elementBytes, kernels);
    if (choice.kernel)
        return choice;
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
    choice.kernel = kernels.copy(shape, copy.elementBytes, tile.block.size);
    return choice;
}

} // namespace tessera::cpu
