// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/probe/xray.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// What `probe` found of a case.
struct ProbeResult {
    std::string name = {}; // as it is given
    std::string engine = {}; // that was probed
    std::string command = {}; // that repeats it
    Xray xray;
};

// For people: the verdict, the findings, the map beside the right one, and the first outputs that read otherwise.
void print(std::ostream& out, const ProbeResult& result);

// For programs: all of it, with the axes' coordinates.
std::string probeJson(const std::vector<ProbeResult>& results);

} // namespace tessera
