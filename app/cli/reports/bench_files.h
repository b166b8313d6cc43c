// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/reports/report_files.h"
#include "engine/judge/measure/timing_report.h"
#include "engine/report/html/page.h"

#include <span>

namespace tessera {

// The files that `bench` was asked for: --json, --csv, --html, --plot. What was in them stays until there is something
// to put in its place: rows are kept beside them as they come, in FILE.partial, and take their place at the end.
class BenchFiles {
public:
    // Both live longer. Throws TextError, IoError for what can never be written.
    BenchFiles(const CommandLine& line, const Services& services);

    bool useStandardOutput() const { return m_usesStandardOutput; } // then nothing else may be written there
    bool areWanted() const;

    void keep(std::span<const TimedCase> results) const; // all so far; throws IoError
    void write(std::span<const TimedCase> results, PageHead head, ReportWriter& reports) const;

private:
    const CommandLine& m_line;
    const Services& m_services;
    bool m_usesStandardOutput = false;
};

} // namespace tessera
