// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/report/runs/run_reports.h"
#include "tests/fuzz/fuzz.h"

// A run that was written down is refused with an IoError, or is the same as itself.
void tessera::fuzz(std::string_view bytes)
{
    mayRefuse<IoError>([&] {
        const RecordedRun run = recordedRunFrom(std::string(bytes), "run");
        const Report with = changesOf(run, run);
        expect(with.results.empty() && with.asBefore == run.results.size());
    });
}
