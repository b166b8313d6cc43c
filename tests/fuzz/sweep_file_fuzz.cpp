// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/sweep_file.h"

#include <cstdlib>

// The file of a sweep is refused with an IoError, or is the same when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    try {
        const SweepReport report = sweepReportFrom({reinterpret_cast<const char*>(data), size}, "sweep");
        if (sweepReportFrom(jsonLines(report), "sweep") != report)
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
