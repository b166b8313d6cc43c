// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/sweep/sweep.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A sweep, or one shard of it, as a file of JSON lines: what was asked for, a line a failure, the sums. It holds no
// times, so that the same sweep gives the same bytes.
struct SweepReport {
    std::string version = {}; // the program's version
    uint64_t seed = 0;
    uint64_t cases = 0; // the cases of all shards together
    CaseChoice choice = {};
    Shard shard = {};
    std::string engine = {}, against = {};
    std::string options = {}; // that `tessera check` needs besides: " --ulp 4"
    std::string check = {}, sweep = {}; // how a caller repeats a case, the line as %1, and all; empty: by commands
    uint64_t mostShrunk = 0;
    SweepSum sum = {};

    bool operator==(const SweepReport&) const = default;
};

std::string checkCommand(const SweepReport& report, const std::string& line); // "tessera check LINE --engine …"
// That repeats the sweep, or the shard: "tessera sweep --operator RESAMPLE1 --seed …".
std::string sweepCommand(const SweepReport& report);
std::string jsonLines(const SweepReport& report);
// The report in a file; throws IoError. The sums are counted again from the lines.
SweepReport sweepReportFrom(std::string_view lines, const std::string& name);

struct NamedReport {
    std::string name; // the file's name
    SweepReport report;
};
// All shards of one sweep as the report of a sweep in one. Throws TextError where one is missing, there twice, or of
// another sweep.
SweepReport merged(std::vector<NamedReport> shards);

} // namespace tessera
