// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/places.h"
#include "tests/bench/traffic.h"

#include <array>

namespace tessera {

// What this machine lets a plan reach: its input read and its output written without any work between, in each of
// kTrafficWays and, where both have as many bytes, by memcpy, which knows more of its machine.
class Attainable {
public:
    void sample(Places& places, const Plan& plan); // each way once, each at the next place
    double seconds() const; // the median of the fastest way

private:
    std::array<std::vector<double>, std::size(kTrafficWays) + 1> m_seconds;
};

} // namespace tessera
