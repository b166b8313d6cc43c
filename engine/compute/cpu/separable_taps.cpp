// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/slices.h"

#include "engine/compute/cpu/row_makers.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Long rows are made in parts, so that the summed rows stay in the cache.
constexpr uint32_t kPartUnit = 96; // outputs: a multiple of every block and of every vector
constexpr uint32_t kPartOutputs = 128 * kPartUnit;
constexpr uint64_t kLeastRowsOfSlice = 64; // they share rows of the input
constexpr uint64_t kRowsWorthTable = 4; // rows; for fewer a window table costs more than it saves

uint32_t outputsOfPart(const AxisTaps& axis)
{
    const uint32_t shrink = std::max(1u, axis.inputs / axis.outputs);
    return std::max(kPartOutputs / shrink / kPartUnit, 1u) * kPartUnit;
}

// Makes the rows [begin, end) of a part, numbered as the output's rows.
template <class Rows> void runRows(const TapsRun& run, const RowPart& part, uint64_t begin, uint64_t end)
{
    const auto& axes = run.work.axes;
    const uint64_t height = axes[2].outputs;
    Rows rows{run, part};
    while (begin < end) {
        const uint64_t plane = begin / height, first = plane * height;
        const auto c = static_cast<uint32_t>(plane % axes[1].outputs);
        const auto n = static_cast<uint32_t>(plane / axes[1].outputs);
        const uint64_t stop = std::min(end, first + height);
        rows.rows(n, c, static_cast<uint32_t>(begin - first), static_cast<uint32_t>(stop - first));
        begin = stop;
    }
}

// Windows overlap, by half where lanes are few. There summing rows first and cutting them into windows afterwards is
// less work, except for short rows.
bool areWorthSumming(const WindowTable& windows, unsigned lanes)
{
    constexpr unsigned kManyLanes = 16, kFewGroups = 4;
    return lanes >= kManyLanes || windows.vectors == 2 || windows.count <= uint64_t{kFewGroups} * lanes;
}

// The run as all slices share it, except for how they write. The window table belongs to this thread.
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
    run.halves = Halving::serves(run);
    run.doubles = Doubling::serves(run);
    if (rows < kRowsWorthTable || run.halves || run.doubles)
        return run;
    const bool isCopy =
        work.copies() && (run.elementBytes != sizeof(float) || run.step > 0 || hasBlockKernel(run.repeats));
    if (isCopy || run.step == 1)
        return run;
    run.windows = windowTable(axis, kernels.lanes, threadScratch().windows);
    if (work.copies() || run.windows.vectors == 0)
        return run;
    const bool readsInput = work.inStrides[3] == 1 && work.axes[0].copies() && work.axes[1].copies();
    run.sumsWindows = areWorthSumming(run.windows, kernels.lanes) && axis.inputs >= run.windows.vectors * kernels.lanes
        && hasPairs(work.axes[2]) && (readsInput || type == DataType::Float32); // other runs read sums
    return run;
}

void chooseStores(TapsRun& run, uint64_t rows, unsigned threads)
{
    const SeparableTaps& work = run.work;
    uint64_t inputs = 1, lastIn = 0, lastOut = 0;
    for (size_t k = 0; k < 4; ++k) {
        inputs *= work.axes[k].inputs;
        lastIn += (work.axes[k].inputs - 1) * work.inStrides[k];
        lastOut += (work.axes[k].outputs - 1) * work.outStrides[k];
    }
    const uint64_t bytes = (inputs + rows * work.axes[3].outputs) * run.elementBytes;
    run.prefetches = bytes >= run.kernels.streaming.outOfCaches;
    if (run.doubles && run.elementBytes > 1) {
        // Whether non-temporal stores pay here differs between processors, even out of memory (tests/bench/results.md).
        run.streams = bytes >= run.kernels.streaming.lastCache;
        return;
    }
    // Whether one thread makes floats no faster than non-temporal stores take them.
    const bool sendsAsFast = threads == 1 && !work.copies() && run.windows.vectors > 0 && run.type == DataType::Float32;
    run.streams =
        run.kernels.streams(sendsAsFast ? 2 * bytes : bytes, threads, {run.in, (lastIn + 1) * run.elementBytes},
                            {run.out, (lastOut + 1) * run.elementBytes});
    // Pairs of cached rows are read as fast without prefetching.
    if (run.halves)
        run.prefetches = run.streams || bytes >= run.kernels.streaming.lastCache / 4;
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
    chooseStores(run, rows, slices.threads());
    const auto runPart = work.copies() ? runRows<RowCopy>
        : run.halves                   ? runRows<Halving>
        : run.doubles                  ? runRows<Doubling>
                                       : runRows<Interpolation>;
    const uint32_t partOutputs = std::min(outputsOfPart(axis), axis.outputs);
    // A short rest joins the last part: a part has whole vectors.
    const uint64_t parts =
        std::max<uint64_t>((uint64_t{axis.outputs} + partOutputs - std::min(kPartUnit, partOutputs)) / partOutputs, 1);
    const uint64_t enough = std::max(kLeastRowsOfSlice, kSliceBytes / (partOutputs * sizeof(float)));
    const uint64_t grain = std::min(rows, enough / kLeastRowsOfSlice * kLeastRowsOfSlice); // whole lines

    slices.run(rows * parts, grain, [&](uint64_t begin, uint64_t end) {
        while (begin < end) {
            const uint64_t index = begin / rows;
            const uint64_t endOfPart = std::min(end, (index + 1) * rows);
            const auto first = static_cast<uint32_t>(index * partOutputs);
            const RowPart part(run, first, index + 1 == parts ? axis.outputs : first + partOutputs);
            runPart(run, part, begin - index * rows, endOfPart - index * rows);
            begin = endOfPart;
        }
        if (run.streams)
            kernels.storeFence();
    });
}

} // namespace tessera::cpu
