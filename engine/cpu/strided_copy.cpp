// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/strided_copy.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

using Axis = NormalCopy::Axis;

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

// The kernel of a copy and the roles of its axes: x and block are the kernel's, rows is walked by the kernel too, outer
// by us.
struct Choice {
    CopyKernel kernel;
    Axis x = {1, 0, 0}, block = {1, 0, 0}, rows = {1, 0, 0};
    unsigned outerRank = 0;
    std::array<Axis, 6> outer = {};
};

constexpr uint64_t kLongLoop = 16; // steps that pay for starting an inner loop

uint64_t eitherStride(const Axis& axis)
{
    return std::min(axis.in, axis.out);
}

// The axis with the smallest of some stride.
template <class Stride> const Axis* tightest(std::span<const Axis> axes, const Stride& stride)
{
    return &*std::ranges::min_element(axes, {}, stride);
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
    if (from->out == to->size && hasBlockKernel(to->size) && from->size >= kLongLoop)
        return CopyShape::Interleave;
    if (to->in == from->size && hasBlockKernel(from->size) && to->size >= kLongLoop)
        return CopyShape::Deinterleave;
    return CopyShape::General;
}

Choice choose(const NormalCopy& copy, const Kernels& kernels)
{
    Choice choice = {.kernel = nullptr};
    choice.outer = copy.axes;
    choice.outerRank = copy.rank;
    const auto left = [&] { return std::span<const Axis>(choice.outer).first(choice.outerRank); };
    const auto take = [&](const Axis* which) {
        const Axis axis = *which;
        const auto at = choice.outer.begin() + (which - choice.outer.data());
        std::copy(at + 1, choice.outer.end(), at);
        --choice.outerRank;
        return axis;
    };

    const CopyShape shape = shapeOf(left());
    if (shape == CopyShape::Interleave)
        choice.block = take(tightest(left(), &Axis::out));
    else if (shape == CopyShape::Deinterleave)
        choice.block = take(tightest(left(), &Axis::in));
    if (!left().empty())
        choice.x = take(shape == CopyShape::General ? innerAxis(left()) : tightest(left(), &Axis::out));
    if (shape == CopyShape::General && !left().empty())
        choice.block = take(tightest(left(), eitherStride));
    if (!left().empty())
        choice.rows = take(shape == CopyShape::General ? tightest(left(), eitherStride) : &left().back());
    choice.kernel = kernels.copy(shape, copy.elementBytes, choice.block.size);
    return choice;
}

// Walks the outer axes of a choice from any row on, without dividing at every step.
class RowWalk {
public:
    RowWalk(const Choice& choice, uint64_t row)
        : m_choice(choice)
        , m_row(row % choice.rows.size)
    {
        uint64_t rest = row / choice.rows.size;
        for (unsigned i = choice.outerRank; i-- > 0; rest /= choice.outer[i].size)
            moveTo(i, rest % choice.outer[i].size);
    }

    uint64_t rowsLeft() const { return m_choice.rows.size - m_row; } // before an outer axis moves
    uint64_t in() const { return m_in + m_row * m_choice.rows.in; }
    uint64_t out() const { return m_out + m_row * m_choice.rows.out; }

    void advance(uint64_t rows) // at most rowsLeft()
    {
        m_row += rows;
        if (m_row < m_choice.rows.size)
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
    uint64_t m_row;
    uint64_t m_in = 0, m_out = 0; // of the outer axes
    std::array<uint64_t, 6> m_index = {};
};

CopyTile tileOf(const Choice& choice, bool streams)
{
    return {.in = nullptr,
            .out = nullptr,
            .width = choice.x.size,
            .block = choice.block.size,
            .inRow = choice.rows.in,
            .inX = choice.x.in,
            .inBlock = choice.block.in,
            .outRow = choice.rows.out,
            .outX = choice.x.out,
            .outBlock = choice.block.out,
            .streams = streams};
}

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
    const Choice choice = choose(copy, kernels);
    uint64_t rows = choice.rows.size;
    for (unsigned i = 0; i < choice.outerRank; ++i)
        rows *= choice.outer[i].size;

    const uint64_t bytesMoved = 2 * rows * choice.x.size * choice.block.size * copy.elementBytes;
    const bool streams = bytesMoved >= kernels.streamFrom;

    // A unit of work is a row, or, where rows are long, a part of one.
    const uint64_t columnBytes = choice.block.size * copy.elementBytes;
    const uint64_t partWidth = std::min(choice.x.size, std::max<uint64_t>(64, kSliceBytes / columnBytes / 64 * 64));
    const uint64_t parts = (choice.x.size + partWidth - 1) / partWidth;
    const uint64_t grain = std::max<uint64_t>(1, kSliceBytes / (partWidth * columnBytes));

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        RowWalk walk(choice, begin / parts);
        uint64_t part = begin % parts;
        CopyTile tile = tileOf(choice, streams);
        for (uint64_t unit = begin; unit < end;) {
            tile.rows = parts == 1 ? std::min(end - unit, walk.rowsLeft()) : 1;
            const uint64_t x = part * partWidth;
            tile.width = std::min(partWidth, choice.x.size - x);
            tile.in = in + (walk.in() + x * choice.x.in) * copy.elementBytes;
            tile.out = out + (walk.out() + x * choice.x.out) * copy.elementBytes;
            choice.kernel(tile);
            unit += tile.rows;
            part = part + 1 == parts ? 0 : part + 1;
            if (part == 0)
                walk.advance(tile.rows);
        }
        if (streams)
            kernels.settle();
    });
}

} // namespace tessera::cpu
