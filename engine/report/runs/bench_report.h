// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/timing_report.h"
#include "engine/report/text/page.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// A run of `bench`.
struct BenchRun {
    RunHead head = {};
    std::vector<TimedCase> results = {};
    // By result: what its row begins with, the swept values, or the dispatch's name.
    std::vector<std::vector<std::string>> varied = {};
};

// The table of the results from `first` on; `titles` are those of what was varied.
void printTimes(const BenchRun& run, size_t first, std::vector<std::string> titles, std::ostream& out);
// The table, the kernel's medians beside the copy's as bars, and the line of each row.
std::string benchHtml(const BenchRun& run);

} // namespace tessera
