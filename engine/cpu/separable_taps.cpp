// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/separable_taps.h"

#include "engine/cpu/fixed_point.h"
#include "engine/cpu/interpolation.h"

#include <algorithm>
#include <numeric>

namespace tessera::cpu {
namespace {

// Long rows are worked on in parts, so that the rows that are combined stay in the cache.
constexpr uint32_t kPartUnit = 96; // outputs: a multiple of every block and of every vector
constexpr uint32_t kPartOutputs = 128 * kPartUnit;
constexpr uint64_t kLeastRowsOfSlice = 64; // they share rows of the input
constexpr uint64_t kRowsWorthTable = 4; // rows that make up for preparing a window table
constexpr uint32_t kMostJoined = 4096; // outputs of a table

uint32_t outputsOfPart(const AxisTaps& axis)
{
    const uint32_t shrink = std::max(1u, axis.inputs / axis.outputs);
    return std::max(kPartOutputs / shrink / kPartUnit, 1u) * kPartUnit;
}

// The rows [begin, end) of a part, numbered as the output's rows are.
template <class Rows> void runRows(const TapsRun& run, const RowPart& part, uint64_t begin, uint64_t end)
{
    const auto& axes = run.work.axes;
    const uint64_t height = axes[2].outputs;
    Rows rows(run, part);
    while (begin < end) {
        const uint64_t plane = begin / height, first = plane * height;
        const auto c = static_cast<uint32_t>(plane % axes[1].outputs);
        const auto n = static_cast<uint32_t>(plane / axes[1].outputs);
        const uint64_t stop = std::min(end, first + height);
        rows.rows(n, c, static_cast<uint32_t>(begin - first), static_cast<uint32_t>(stop - first));
        begin = stop;
    }
    rows.finish();
}

// How many rows of the output, side by side, are a whole number of vectors: their table has no rest, and their lines
// begin where vectors do.
uint32_t joinedRows(const SeparableTaps& work, unsigned lanes, uint64_t rows)
{
    const uint32_t outputs = work.axes[3].outputs;
    if (lanes == 0 || work.outStrides[3] != 1 || work.outStrides[2] != outputs)
        return 1;
    const uint32_t joined = lanes / std::gcd(lanes, outputs);
    return joined * uint64_t{outputs} <= kMostJoined && joined * kRowsWorthTable <= rows ? joined : 1;
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
    const uint64_t bytes = (inputRows * axis.inputs + rows * axis.outputs) * run.elementBytes;
    run.streams = bytes >= kernels.streamFrom;
    run.asksAhead = bytes >= kernels.streamFrom / 8;
    if (rows < kRowsWorthTable)
        return run;
    if (!work.copies() && FixedPoint::serves(run))
        run.pairs = pairTable(axis, kernels, threadScratch().pairs);
    const bool isCopy =
        work.copies() && (run.elementBytes != sizeof(float) || run.step > 0 || hasBlockKernel(run.repeats));
    if (isCopy || run.step == 1 || run.pairs.window > 0)
        return run;
    WindowStorage& storage = threadScratch().windows;
    if (!work.copies())
        run.joined = joinedRows(work, kernels.lanes, rows);
    run.windows = windowTable(axis, kernels.lanes, run.joined, storage);
    if (run.windows.vectors == 0 && run.joined > 1) {
        run.joined = 1;
        run.windows = windowTable(axis, kernels.lanes, 1, storage);
    }
    // Whole lines of interpolated floats go round the caches as fast as they are made.
    const bool ofLines = run.joined * work.outStrides[2] * sizeof(float) % kLineBytes == 0;
    if (!work.copies() && type == DataType::Float32 && run.windows.vectors > 0 && ofLines)
        run.streams = bytes >= kernels.streamFrom / 2;
    return run;
}

} // namespace

void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices)
{
    const AxisTaps& axis = work.axes[3];
    const uint64_t rows = uint64_t{work.axes[0].outputs} * work.axes[1].outputs * work.axes[2].outputs;
    TapsRun run = prepared(work, type, kernels, rows);
    run.in = in;
    run.out = out;
    const auto interpolate = run.pairs.window > 0 ? runRows<FixedPoint> : runRows<Interpolation>;
    const auto runPart = work.copies() ? runRows<Selection> : interpolate;
    const uint32_t partOutputs = std::min(outputsOfPart(axis), axis.outputs);
    const uint64_t parts = (uint64_t{axis.outputs} + partOutputs - 1) / partOutputs;
    const uint64_t enough = std::max(kLeastRowsOfSlice, kSliceBytes / (partOutputs * sizeof(float)));
    const uint64_t grain = std::min(rows, enough / kLeastRowsOfSlice * kLeastRowsOfSlice); // of joined rows, whole

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        while (begin < end) {
            const uint64_t index = begin / rows;
            const uint64_t endOfPart = std::min(end, (index + 1) * rows);
            const auto first = static_cast<uint32_t>(index * partOutputs);
            const RowPart part(run, first, std::min(axis.outputs, first + partOutputs));
            runPart(run, part, begin - index * rows, endOfPart - index * rows);
            begin = endOfPart;
        }
        if (run.streams)
            kernels.settle();
    });
}

} // namespace tessera::cpu
