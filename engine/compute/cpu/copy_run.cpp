// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/copy_run.h"

#include "engine/compute/cpu/slices.h"

#include <algorithm>
#include <span>

namespace tessera::cpu {

namespace {

using Axis = CopyAxis;

// Joins pairs of elements that are adjacent in both tensors into elements of twice the width.
void widenElements(NormalCopy& copy)
{
    while (copy.rank > 0 && copy.elementBytes < 8) {
        Axis& last = copy.axes[copy.rank - 1];
        const auto others = std::span(copy.axes).first(copy.rank - 1);
        const bool even = std::ranges::all_of(others, [](const Axis& a) { return a.in % 2 == 0 && a.out % 2 == 0; });
        if (last.in != 1 || last.out != 1 || last.size % 2 != 0 || !even)
            return;
        copy.elementBytes *= 2;
        for (Axis& axis : others)
            axis = {axis.size, axis.in / 2, axis.out / 2};
        last.size /= 2;
        if (last.size == 1)
            --copy.rank;
    }
}

constexpr uint64_t kLongLoop = 16; // steps; a shorter inner loop costs more than it saves
constexpr uint64_t kWorthShuffling = 16; // elements of a row or a box; fewer are not worth registers
constexpr uint64_t kLongRun = 192; // bytes of output
constexpr uint64_t kWorthRow = 3; // elements of x; below that a transpose continues along the next axis

uint64_t eitherStride(const Axis& axis)
{
    return std::min(axis.in, axis.out);
}

// The axis for which stride(axis) is the smallest.
template <class Stride> const Axis* tightest(std::span<const Axis> axes, const Stride& stride)
{
    return &*std::ranges::min_element(axes, {}, stride);
}

// The axis that continues `inner` in the memory of that side; one of size 1 where none does.
Axis takeNext(CopyChoice& choice, const Axis& inner, uint64_t Axis::*side)
{
    const Axis* const next = findAxis(choice.left(), side, inner.size);
    return next ? choice.take(next) : Axis{};
}

// The kernel of Regroup or Ungroup, with the tile's axes set: 2 × 2 blocks of a few planes become adjacent channels, or
// back. nullptr: the copy has another shape.
CopyKernel takeRegroup(CopyChoice& choice, CopyShape shape, uint32_t elementBytes, const Kernels& kernels)
{
    const bool isBack = shape == CopyShape::Ungroup;
    const auto planes = isBack ? &Axis::out : &Axis::in, pixels = isBack ? &Axis::in : &Axis::out;
    const auto left = choice.left();
    const Axis *const column = findAxis(left, planes, 1), *const x = findAxis(left, planes, 2),
                      *const channel = findAxis(left, pixels, 1);
    if (!column || !x || !channel || column->size != 2 || column->*pixels != channel->size
        || x->*pixels != 4 * channel->size || x->size * elementBytes < kLineBytes)
        return nullptr;
    const Axis* const row = findAxis(left, pixels, 2 * channel->size);
    const CopyKernel kernel = kernels.copy(shape, elementBytes, channel->size);
    if (!row || row->size != 2 || !kernel)
        return nullptr;
    CopyTile& tile = choice.tile;
    tile.xOuter = *column;
    tile.x = *x;
    tile.block = *channel;
    tile.blockOuter = *row;
    for (const Axis& each : {tile.xOuter, tile.x, tile.block, tile.blockOuter})
        choice.take(findAxis(choice.left(), pixels, each.*pixels));
    if (!choice.left().empty())
        tile.rows = choice.take(tightest(choice.left(), &Axis::in));
    if (!choice.left().empty())
        tile.groups = choice.take(tightest(choice.left(), &Axis::in));
    return kernel;
}

CopyKernel takeRegroup(CopyChoice& choice, uint32_t elementBytes, const Kernels& kernels)
{
    for (const CopyShape shape : {CopyShape::Regroup, CopyShape::Ungroup})
        if (const CopyKernel kernel = takeRegroup(choice, shape, elementBytes, kernels))
            return kernel;
    return nullptr;
}

// The inner axis of a general copy: the long axis with the smallest stride, else the longest axis.
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

// Sets x, block and the axes that continue them on their contiguous side; false where they are too short for registers.
// Many long columns are worked on in parts: there the tile's rows continue a column, so that the input is read in
// order.
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

// Chooses the order in which a kernel walks its rows.
// - Long rows, streamed in whole lines: the input's order, so that the input is read in sequence.
// - Other interleaved rows: the output's order, so that a line which two rows share is written once.
// - Short deinterleaved rows: groups that continue where x ends, each of rows that are adjacent in the input, so that
//   both sides are accessed in sequence. The next row overwrites what a short row wrote past its end.
// - All others: the output's order, beginning with the rows that continue where x ends.
void takeRows(CopyChoice& choice, CopyShape shape, uint32_t elementBytes)
{
    CopyTile& tile = choice.tile;
    uint64_t outEnd = tile.x.size * tile.x.out;
    const bool splits = shape == CopyShape::Deinterleave;
    const bool isShort = tile.x.size * tile.block.size * elementBytes <= kShortRow;
    const bool sharesLines = (splits || shape == CopyShape::Interleave) && outEnd * elementBytes % kLineBytes != 0;
    const bool direct = tile.streams && outEnd * elementBytes >= kLongRow && !sharesLines;
    const auto following = [&] { return findAxis(choice.left(), &Axis::out, outEnd); };
    const auto takeAny = [&]() -> Axis {
        const auto left = choice.left();
        if (left.empty())
            return {};
        if (splits || direct)
            return choice.take(tightest(left, &Axis::in));
        const Axis* const next = following();
        return choice.take(next ? next : &left.back());
    };
    if (splits && isShort)
        if (const Axis* const next = following())
            tile.groups = choice.take(next);
    const Axis* const goesOn = findAxis(choice.left(), &Axis::out, tile.block.size * tile.blockOuter.size);
    tile.rows = shape == CopyShape::Transpose && goesOn ? choice.take(goesOn) : takeAny();
    outEnd *= tile.rows.size;
    if (tile.groups.size == 1)
        tile.groups = takeAny();
}

} // namespace

const CopyAxis* findAxis(std::span<const CopyAxis> axes, uint64_t CopyAxis::*side, uint64_t stride)
{
    const auto found = std::ranges::find(axes, stride, side);
    return found != axes.end() ? &*found : nullptr;
}

CopyOffset offsetOf(std::span<const CopyAxis> axes, uint64_t index)
{
    CopyOffset offset;
    for (size_t i = axes.size(); i-- > 0; index /= axes[i].size) {
        offset.in += index % axes[i].size * axes[i].in;
        offset.out += index % axes[i].size * axes[i].out;
    }
    return offset;
}

void normalise(NormalCopy& copy)
{
    // An insertion sort: std::stable_sort would allocate memory for every run.
    const auto isOutside = [](const Axis& a, const Axis& b) { return a.out > b.out; };
    for (auto axis = copy.axes.begin(), end = axis + copy.rank; axis != end; ++axis)
        std::rotate(std::upper_bound(copy.axes.begin(), axis, *axis, isOutside), axis, axis + 1);

    unsigned kept = 0;
    for (unsigned i = 0; i < copy.rank; ++i) {
        const Axis axis = copy.axes[i];
        Axis* const outer = kept > 0 ? &copy.axes[kept - 1] : nullptr;
        if (outer && outer->in == axis.in * axis.size && outer->out == axis.out * axis.size)
            *outer = {outer->size * axis.size, axis.in, axis.out};
        else
            copy.axes[kept++] = axis;
    }
    copy.rank = kept;
    widenElements(copy);
}

NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes)
{
    NormalCopy copy = {.elementBytes = elementBytes};
    for (size_t i = 0; i < work.sizes.size(); ++i)
        copy.add({work.sizes[i], work.inStrides[i], work.outStrides[i]});
    normalise(copy);
    return copy;
}

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

CopyRun::CopyRun(const NormalCopy& copy, bool streams, const Kernels& kernels)
    : m_choice(choose(copy, streams, kernels))
    , m_elementBytes(copy.elementBytes)
    , m_units(m_choice.tile.rows.size * m_choice.tile.groups.size)
{
    const CopyTile& tile = m_choice.tile;
    for (const CopyAxis& axis : m_choice.left())
        m_units *= axis.size;
    const uint64_t columnBytes = tile.block.size * tile.blockOuter.size * tile.xOuter.size * m_elementBytes;
    const uint64_t most = std::max(kPartColumns, kSliceBytes / columnBytes / kPartColumns * kPartColumns);
    m_partWidth = tile.xOuter.size == 1 ? std::min(tile.x.size, most) : tile.x.size;
    m_parts = (tile.x.size + m_partWidth - 1) / m_partWidth;
    m_units *= m_parts;
    m_unitBytes = m_partWidth * columnBytes;
}

void CopyRun::run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const
{
    const CopyAxis &x = m_choice.tile.x, &rows = m_choice.tile.rows, &groups = m_choice.tile.groups;
    CopyTile tile = m_choice.tile;
    tile.inEnd = inEnd;
    for (uint64_t unit = begin; unit < end; unit += tile.rows.size * tile.groups.size) {
        const uint64_t first = unit % m_parts * m_partWidth, index = unit / m_parts, row = index % rows.size,
                       group = index / rows.size % groups.size, most = m_parts == 1 ? end - unit : 1;
        const CopyOffset outer = offsetOf(m_choice.left(), index / rows.size / groups.size);
        tile.in = in + (outer.in + first * x.in + row * rows.in + group * groups.in) * m_elementBytes;
        tile.out = out + (outer.out + first * x.out + row * rows.out + group * groups.out) * m_elementBytes;
        tile.x.size = std::min(m_partWidth, x.size - first);
        tile.rows.size = std::min(most, rows.size - row);
        tile.groups.size = row > 0 ? 1 : std::clamp<uint64_t>(most / rows.size, 1, groups.size - group);
        m_choice.kernel(tile);
    }
}

} // namespace tessera::cpu
