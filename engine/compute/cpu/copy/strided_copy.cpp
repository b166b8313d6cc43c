// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/copy/strided_copy.h"

#include "engine/compute/cpu/copy/copy_run.h"
#include "engine/compute/cpu/copy/staged_copy.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

void runInSlices(const auto& run, const std::byte* in, const std::byte* inEnd, std::byte* out, const Slices& slices,
                 void (*storeFence)())
{
    slices.run(run.units(), std::max<uint64_t>(1, kSliceBytes / run.unitBytes()), [&](uint64_t begin, uint64_t end) {
        run.run(in, inEnd, out, begin, end);
        if (storeFence)
            storeFence();
    });
}

} // namespace

void execute(const StridedCopy& work, uint32_t elementBytes, const std::byte* in, std::byte* out,
             const Kernels& kernels, const Slices& slices)
{
    const NormalCopy copy = normalised(work, elementBytes);
    uint64_t bytesMoved = uint64_t{2} * copy.elementBytes, lastIn = 0, lastOut = 0;
    for (const CopyAxis& axis : copy.all()) {
        bytesMoved *= axis.size;
        lastIn += (axis.size - 1) * axis.in;
        lastOut += (axis.size - 1) * axis.out;
    }
    const std::byte* const inEnd = in + (lastIn + 1) * copy.elementBytes;
    const bool streams =
        kernels.streams(bytesMoved, slices.threads(), {in, inEnd}, {out, (lastOut + 1) * copy.elementBytes});
    const auto storeFence = streams ? kernels.storeFence : nullptr;
    if (const auto axes = isRegrouped(copy, kernels) ? std::nullopt : StagedCopy::of(copy))
        runInSlices(StagedCopy(*axes, streams, kernels), in, inEnd, out, slices, storeFence);
    else
        runInSlices(CopyRun(copy, streams, kernels), in, inEnd, out, slices, storeFence);
}

} // namespace tessera::cpu
