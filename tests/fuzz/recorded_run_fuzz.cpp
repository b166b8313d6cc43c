// SPDX-License-Identifier: Apache-2.0
#include "engine/history/run_change.h"
#include "engine/tensor/error.h"

#include <cstdlib>

// A run that was written down is refused with an IoError, or is the same as itself.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    try {
        const RecordedRun run = recordedRunFrom({reinterpret_cast<const char*>(data), size}, "run");
        const RunComparison with = compareRuns(run, run);
        if (!with.changes.empty() || with.same != run.results.size())
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
