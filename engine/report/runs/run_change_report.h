// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/history/run_change.h"
#include "engine/report/html/page.h"

#include <iosfwd>
#include <string>

namespace tessera {

// What has changed between two runs, for people and for other programs.
struct RunChangeReport {
    const RecordedRun& before;
    const RecordedRun& after;
    const RunComparison& comparison;
};

void printChanges(const RunChangeReport& report, std::ostream& out); // a line a change, then the counts
std::string changesJson(const RunChangeReport& report);
std::string changesHtml(const RunChangeReport& report, PageHead head); // which comes with its line

} // namespace tessera
