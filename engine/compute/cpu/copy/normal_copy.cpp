// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/copy/normal_copy.h"

#include <algorithm>
#include <span>

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

} // namespace

void normalise(NormalCopy& copy)
{
    // By insertion: std::stable_sort would take memory for every run.
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

} // namespace tessera::cpu
