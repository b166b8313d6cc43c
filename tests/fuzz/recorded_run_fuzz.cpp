// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/recorded_run.h"

#include <cstdlib>
#include <set>

// A run that was written down is refused with an IoError, or has results of different titles and is the same as itself.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    try {
        const RecordedRun run = recordedRunFrom({reinterpret_cast<const char*>(data), size}, "run");
        std::set<std::string> titles;
        for (const RecordedResult& result : run.results)
            if (!titles.insert(result.title).second)
                std::abort();
        const RunComparison with = compareRuns(run, run);
        if (!with.changes.empty() || with.same != run.results.size())
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
