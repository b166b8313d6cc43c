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
constexpr uint64_t kLeastRowsOfSlice = 64; // they share rows of the input
constexpr uint64_t kRowsWorthTable = 4; // rows that make up for preparing a window table

uint32_t outputsOfPart(const AxisTaps& axis)
{
    const uint32_t shrink = std::max(1u, axis.inputs / axis.outputs);
    return std::clamp(kPartOutputs / shrink / 24 * 24, kLeastPartOutputs, kPartOutputs);
}

// The rows [begin, end) of a part, numbered as the output's rows are.
template <class Rows> void runRows(const TapsRun& run, const RowPart& part, uint64_t begin, uint64_t end)
{
    const auto& axes = run.work.axes;
    Rows rows(run, part);
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
    rows.finish();
}

// What is the same for all slices. The window table is this thread's.
TapsRun prepared(const SeparableTaps& work, DataType type, const Kernels& kernels, uint64_t rows)
{
    const AxisTaps& axis = work.axes[3];
    TapsRun run = {.work = work,
                   .type = type,
                   .elementBytes = elementBytes(type),
                   .in = nullptr,
                   .out = nullptr,
                   .kernels = kernels,
                   .step = stepOf(axis)};
    if (run.step == 0)
        run.repeats = repeatsOf(axis);
    uint64_t inputRows = 1;
    for (size_t k = 0; k < 3; ++k)
        inputRows *= work.axes[k].inputs;
    run.streams = (inputRows * axis.inputs + rows * axis.outputs) * run.elementBytes >= kernels.streamFrom;
    const bool isCopy =
        work.copies() && (run.elementBytes != sizeof(float) || run.step > 0 || hasBlockKernel(run.repeats));
    if (!isCopy && run.step != 1 && rows >= kRowsWorthTable)
        run.windows = windowTable(axis, kernels.lanes, threadScratch().windows);
    return run;
}

} // namespace

void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices)
{
    const AxisTaps& axis = work.axes[3];
    const bool copies = work.copies();
    const uint64_t rows = uint64_t{work.axes[0].outputs} * work.axes[1].outputs * work.axes[2].outputs;
    TapsRun run = prepared(work, type, kernels, rows);
    run.in = in;
    run.out = out;
    const uint32_t partOutputs = std::min(outputsOfPart(axis), axis.outputs);
    const uint64_t parts = (uint64_t{axis.outputs} + partOutputs - 1) / partOutputs;
    const uint64_t grain = std::max(std::min(rows, kLeastRowsOfSlice), kSliceBytes / (partOutputs * sizeof(float)));

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        while (begin < end) {
            const uint64_t index = begin / rows;
            const uint64_t endOfPart = std::min(end, (index + 1) * rows);
            const auto first = static_cast<uint32_t>(index * partOutputs);
            const RowPart part(run, first, std::min(axis.outputs, first + partOutputs));
            const auto runPart = copies ? runRows<Selection> : runRows<Interpolation>;
            runPart(run, part, begin - index * rows, endOfPart - index * rows);
            begin = endOfPart;
        }
        if (run.streams)
            kernels.settle();
    });
}

} // namespace tessera::cpu
