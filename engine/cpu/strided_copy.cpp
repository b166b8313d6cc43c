// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/strided_copy.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

using Axis = CopyAxis;

// Two elements that are neighbours on both sides and everywhere else are one of twice the width.
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

// The kernel of a copy and the roles of its axes: the kernel walks those of the tile, we the outer ones.
struct Choice {
    CopyKernel kernel = nullptr;
    CopyTile tile = {.in = nullptr, .out = nullptr};
    unsigned outerRank = 0;
    std::array<Axis, 6> outer = {};

    std::span<const Axis> left() const { return std::span(outer).first(outerRank); }
    Axis take(const Axis* which)
    {
        const Axis axis = *which;
        const auto at = outer.begin() + (which - outer.data());
        std::copy(at + 1, outer.end(), at);
        --outerRank;
        return axis;
    }
};

constexpr uint64_t kLongLoop = 16; // steps that pay for starting an inner loop
constexpr uint64_t kWorthShuffling = 16; // elements of a row or a box that pay for registers

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
template <class Stride> Axis takeNext(Choice& choice, const Axis& inner, const Stride& stride)
{
    const auto left = choice.left();
    const auto next = std::ranges::find(left, inner.size, stride);
    return next != left.end() ? choice.take(&*next) : Axis{};
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
    if (from->out == to->size && hasBlockKernel(to->size) && from->size * to->size >= kWorthShuffling)
        return CopyShape::Interleave;
    if (to->in == from->size && hasBlockKernel(from->size) && from->size * to->size >= kWorthShuffling)
        return CopyShape::Deinterleave;
    return CopyShape::Transpose;
}

// x and block, and what continues them on their contiguous side; false where that is too little for registers.
bool takeTranspose(Choice& choice)
{
    CopyTile& tile = choice.tile;
    tile.x = choice.take(tightest(choice.left(), &Axis::in));
    tile.block = choice.take(tightest(choice.left(), &Axis::out));
    tile.xOuter = takeNext(choice, tile.x, &Axis::in);
    tile.blockOuter = takeNext(choice, tile.block, &Axis::out);
    return tile.x.size * tile.xOuter.size * tile.block.size * tile.blockOuter.size >= kWorthShuffling;
}

void takeGeneral(Choice& choice)
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
// - Long rows that are streamed: that of the input, which is then read on and on.
// - Short interleaved ones: those that go on where x ends on the input, short deinterleaved ones: on the output, with
//   what is next to them on the other side as groups, for the kernels make long rows of them.
// - Others: that of the output, beginning with those that go on where x ends.
void takeRows(Choice& choice, CopyShape shape, uint32_t elementBytes)
{
    CopyTile& tile = choice.tile;
    const uint64_t outEnd = tile.x.size * tile.x.out;
    const bool byInput = tile.streams && outEnd * elementBytes >= kLongRow;
    const bool isShort = tile.x.size * tile.block.size * elementBytes <= kShortRow;
    const auto nextOf = [&](bool isRows) -> const Axis* {
        const auto left = choice.left();
        if (byInput || (!isRows && isShort && shape == CopyShape::Deinterleave))
            return tightest(left, &Axis::in);
        const auto on = isShort && shape == CopyShape::Interleave && !tile.streams
            ? std::ranges::find(left, tile.x.size, &Axis::in)
            : left.end();
        const auto next = on != left.end() ? on : std::ranges::find(left, outEnd, &Axis::out);
        return isRows && next != left.end() ? &*next : &left.back();
    };
    if (!choice.left().empty())
        tile.rows = choice.take(nextOf(true));
    if (!choice.left().empty())
        tile.groups = choice.take(nextOf(false));
}

Choice choose(const NormalCopy& copy, bool streams, const Kernels& kernels)
{
    Choice choice = {.outerRank = copy.rank, .outer = copy.axes};
    CopyTile& tile = choice.tile;
    tile.streams = streams;
    CopyShape shape = shapeOf(choice.left());
    if (shape == CopyShape::Interleave)
        tile.block = choice.take(tightest(choice.left(), &Axis::out));
    else if (shape == CopyShape::Deinterleave)
        tile.block = choice.take(tightest(choice.left(), &Axis::in));
    else if (shape == CopyShape::Transpose) {
        const Choice before = choice;
        if (!takeTranspose(choice)) {
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

// Walks the outer axes of a choice from any row on, without dividing at every step.
class RowWalk {
public:
    RowWalk(const Choice& choice, uint64_t row)
        : m_choice(choice)
        , m_rows(choice.tile.rows.size * choice.tile.groups.size)
        , m_row(row % m_rows)
    {
        uint64_t rest = row / m_rows;
        for (unsigned i = choice.outerRank; i-- > 0; rest /= choice.outer[i].size)
            moveTo(i, rest % choice.outer[i].size);
    }

    // Of the next rows, at most that many, as many as one tile can have.
    void cut(CopyTile& tile, uint64_t most, const std::byte* in, std::byte* out, uint32_t elementBytes) const
    {
        const Axis &rows = m_choice.tile.rows, &groups = m_choice.tile.groups;
        const uint64_t row = m_row % rows.size, group = m_row / rows.size;
        tile.rows.size = std::min(most, rows.size - row);
        tile.groups.size = row > 0 ? 1 : std::clamp<uint64_t>(most / rows.size, 1, groups.size - group);
        tile.in = in + (m_in + row * rows.in + group * groups.in) * elementBytes;
        tile.out = out + (m_out + row * rows.out + group * groups.out) * elementBytes;
    }

    void advance(uint64_t rows) // as many as were cut
    {
        m_row += rows;
        if (m_row < m_rows)
            return;
        m_row = 0;
        for (unsigned i = m_choice.outerRank; i-- > 0;) {
            if (m_index[i] + 1 < m_choice.outer[i].size)
                return moveTo(i, m_index[i] + 1);
            moveTo(i, 0);
        }
    }

private:
    void moveTo(unsigned axis, uint64_t index)
    {
        m_in += (index - m_index[axis]) * m_choice.outer[axis].in; // modulo 2^64 when it falls
        m_out += (index - m_index[axis]) * m_choice.outer[axis].out;
        m_index[axis] = index;
    }

    const Choice& m_choice;
    uint64_t m_rows; // of the kernel's axes
    uint64_t m_row; // of those
    uint64_t m_in = 0, m_out = 0; // of the outer axes
    std::array<uint64_t, 6> m_index = {};
};

} // namespace

NormalCopy normalised(const StridedCopy& work, uint32_t elementBytes)
{
    NormalCopy copy = {.elementBytes = elementBytes};
    for (size_t i = 0; i < work.sizes.size(); ++i)
        if (work.sizes[i] != 1)
            copy.axes[copy.rank++] = {work.sizes[i], work.inStrides[i], work.outStrides[i]};
    std::stable_sort(copy.axes.begin(), copy.axes.begin() + copy.rank,
                     [](const Axis& a, const Axis& b) { return a.out > b.out; });

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
    return copy;
}

void execute(const StridedCopy& work, uint32_t elementBytes, const std::byte* in, std::byte* out,
             const Kernels& kernels, const Slices& slices)
{
    const NormalCopy copy = normalised(work, elementBytes);
    uint64_t bytesMoved = uint64_t{2} * copy.elementBytes;
    for (const Axis& axis : std::span(copy.axes).first(copy.rank))
        bytesMoved *= axis.size;
    const bool streams = bytesMoved >= kernels.streamFrom;
    const Choice choice = choose(copy, streams, kernels);
    const Axis& x = choice.tile.x;
    uint64_t rows = choice.tile.rows.size * choice.tile.groups.size;
    for (const Axis& axis : choice.left())
        rows *= axis.size;
    const uint64_t columnBytes =
        choice.tile.block.size * choice.tile.blockOuter.size * choice.tile.xOuter.size * copy.elementBytes;

    // A unit of work is a row, or, where rows are long, a part of one.
    const bool divides = choice.tile.xOuter.size == 1;
    const uint64_t most = std::max<uint64_t>(64, kSliceBytes / columnBytes / 64 * 64);
    const uint64_t partWidth = divides ? std::min(x.size, most) : x.size;
    const uint64_t parts = (x.size + partWidth - 1) / partWidth;
    const uint64_t grain = std::max<uint64_t>(1, kSliceBytes / (partWidth * columnBytes));

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        RowWalk walk(choice, begin / parts);
        uint64_t part = begin % parts;
        CopyTile tile = choice.tile;
        for (uint64_t unit = begin; unit < end;) {
            const uint64_t first = part * partWidth;
            walk.cut(tile, parts == 1 ? end - unit : 1, in + first * x.in * copy.elementBytes,
                     out + first * x.out * copy.elementBytes, copy.elementBytes);
            tile.x.size = std::min(partWidth, x.size - first);
            choice.kernel(tile);
            const uint64_t done = tile.rows.size * tile.groups.size;
            unit += done;
            part = part + 1 == parts ? 0 : part + 1;
            if (part == 0)
                walk.advance(done);
        }
        if (streams)
            kernels.settle();
    });
}

} // namespace tessera::cpu
