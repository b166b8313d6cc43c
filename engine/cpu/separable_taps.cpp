// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/separable_taps.h"

#include "engine/cpu/row_part.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Long rows are worked on in parts, so that the rows that are combined stay in the cache. A multiple of every block and
// of every vector.
constexpr uint32_t kPartOutputs = 24 * 512;
constexpr uint32_t kLeastPartOutputs = 24 * 4;
constexpr uint64_t kLeastRowsOfSlice = 64; // they share a table

uint32_t outputsOfPart(const AxisTaps& axis)
{
    const uint32_t shrink = std::max(1u, axis.inputs / axis.outputs);
    return std::clamp(kPartOutputs / shrink / 24 * 24, kLeastPartOutputs, kPartOutputs);
}

// The rows [begin, end) of a part, numbered as the output's rows are.
template <class Rows> void runRows(const TapsRun& run, const RowPart& part, uint64_t begin, uint64_t end)
{
    const auto& axes = run.work.axes;
    Rows rows(run, part, end - begin);
    const uint64_t plane = begin / axes[2].outputs;
    auto h = static_cast<uint32_t>(begin % axes[2].outputs);
    auto c = static_cast<uint32_t>(plane % axes[1].outputs);
    auto n = static_cast<uint32_t>(plane / axes[1].outputs);
    for (uint64_t row = begin; row < end; ++row) {
        rows.row(n, c, h);
        if (++h == axes[2].outputs) {
            h = 0;
            if (++c == axes[1].outputs) {
                c = 0;
                ++n;
            }
        }
    }
}

} // namespace

void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices)
{
    const AxisTaps& axis = work.axes[3];
    const TapsRun run = {.work = work,
                         .type = type,
                         .elementBytes = elementBytes(type),
                         .in = in,
                         .out = out,
                         .kernels = kernels,
                         .copiesAlongW = axis.copies()};
    const bool copies = work.copies();
    const uint64_t rows = uint64_t{work.axes[0].outputs} * work.axes[1].outputs * work.axes[2].outputs;
    const uint32_t partOutputs = std::min(outputsOfPart(axis), axis.outputs);
    const uint64_t parts = (uint64_t{axis.outputs} + partOutputs - 1) / partOutputs;
    const uint64_t grain = std::max(std::min(rows, kLeastRowsOfSlice), kSliceBytes / (partOutputs * sizeof(float)));

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        while (begin < end) {
            const uint64_t index = begin / rows;
            const uint64_t endOfPart = std::min(end, (index + 1) * rows);
            const auto first = static_cast<uint32_t>(index * partOutputs);
            const RowPart part(axis, first, std::min(axis.outputs, first + partOutputs));
            const auto runPart = copies ? runRows<Selection> : runRows<Interpolation>;
            runPart(run, part, begin - index * rows, endOfPart - index * rows);
            begin = endOfPart;
        }
    });
}

} // namespace tessera::cpu
