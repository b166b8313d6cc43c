// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/copy/strided_copy.h"

#include "engine/cpu/copy/copy_run.h"
#include "engine/cpu/copy/staged_copy.h"
#include "engine/cpu/sets/non_temporal.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

void runInSlices(const auto& run, const std::byte* in, const std::byte* inEnd, std::byte* out, const Slices& slices,
                 bool nonTemporal)
{
    slices.run(run.units(), std::max<uint64_t>(1, kSliceBytes / run.unitBytes()), [&](uint64_t begin, uint64_t end) {
        run.run(in, inEnd, out, begin, end);
        if (nonTemporal)
            storeFence();
    });
}

} // namespace

void execute(const StridedCopy& work, uint32_t elementBytes, const std::byte* in, std::byte* out,
             const Kernels& kernels, const Slices& slices)
{
    const NormalCopy copy = normalised(work, elementBytes);
    uint64_t bytesMoved = uint64_t{2} * copy.elementBytes, last = 0;
    for (const LoopAxis& axis : copy.all()) {
        bytesMoved *= axis.size;
        last += (axis.size - 1) * axis.in;
    }
    const std::byte* const inEnd = in + (last + 1) * copy.elementBytes;
    const bool nonTemporal = bytesMoved >= kernels.nonTemporalFrom;
    if (const auto axes = StagedCopy::of(copy))
        runInSlices(StagedCopy(*axes, nonTemporal, kernels), in, inEnd, out, slices, nonTemporal);
    else
        runInSlices(CopyRun(copy, nonTemporal, kernels), in, inEnd, out, slices, nonTemporal);
}

} // namespace tessera::cpu
