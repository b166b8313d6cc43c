// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/sweep/sweep.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A sweep, or one shard of it, as a file of JSON lines: what was asked for, a line a failure, the sums. It holds no
// times, so that the same sweep gives the same bytes.
struct SweepReport {
    std::string version = {}; // of the program
    uint64_t seed = 0;
    uint64_t cases = 0; // of all shards together
    Shard shard = {};
    std::string engine = {}, against = {};
    std::string options = {}; // that `tessera check` needs besides: " --ulp 4"
    uint64_t mostShrunk = 0;
    SweepSum sum = {};

    bool operator==(const SweepReport&) const = default;
};

std::string checkCommand(const SweepReport& report, const std::string& line); // "tessera check LINE --engine …"
std::string jsonLines(const SweepReport& report);
SweepReport sweepReportFrom(std::string_view lines, const std::string& name); // of a file; throws IoError

struct NamedReport {
    std::string name; // of the file
    SweepReport report;
};
// All shards of one sweep as the report of a sweep in one. Throws TextError where one is missing, there twice, or of
// another sweep.
SweepReport merged(std::vector<NamedReport> shards);

} // namespace tessera
