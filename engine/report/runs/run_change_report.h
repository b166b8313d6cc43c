// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/sweep/recorded_run.h"
#include "engine/report/text/page.h"

#include <iosfwd>
#include <string>

namespace tessera {

// What has changed between two runs, for people and for other programs.
struct RunChangeReport {
    RunHead head;
    const RecordedRun& before;
    const RecordedRun& after;
    const RunComparison& comparison;
};

void printChanges(const RunChangeReport& report, std::ostream& out); // a line a change, then the counts
std::string changesJson(const RunChangeReport& report);
std::string changesHtml(const RunChangeReport& report);

} // namespace tessera
