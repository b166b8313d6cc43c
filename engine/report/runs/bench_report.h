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
// A result's figures as a picture, a line each: "cpu, 2 threads: PSNR 41.27 dB"; none where nothing was measured.
std::vector<std::string> qualityTexts(const TimedCase& result);
// The table, the kernel's medians beside the copy's as bars, and the line of each row.
std::string benchHtml(const BenchRun& run);

} // namespace tessera
