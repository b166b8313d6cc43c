// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/report/runs/run_reports.h"

#include <cstdlib>
#include <set>

// A run that was written down is refused with an IoError, or has results of different titles and is the same as itself.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    try {
        const RecordedRun run = recordedRunFrom({reinterpret_cast<const char*>(data), size}, "run");
        std::set<std::string> titles;
        for (const Result& result : run.results)
            if (!titles.insert(result.name).second)
                std::abort();
        const Report with = changesOf(run, run);
        if (!with.results.empty() || with.asBefore != run.results.size())
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
