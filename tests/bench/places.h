// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/traffic.h"

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

namespace tessera {

double secondsOf(const auto& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values);

// Memory for the runs of one row, touched once: an input, an output and the two buffers of a copy at each place.
// Rows that are meant for memory go from place to place, so that nothing is found in a cache; others have one.
class Places {
public:
    // For plans of at most these bytes a side.
    Places(uint64_t inputBytes, uint64_t outputBytes, bool rotate);

    struct Place {
        Tensor input, output;
        Buffer from, to;
    };
    Place& next();
    void describe(const Plan& plan); // the tensors become those of this plan
    size_t count() const { return m_places.size(); }

private:
    std::vector<Place> m_places;
    size_t m_next = 0;
};

// A memcpy of (input + output) / 2 bytes at the place.
double copySeconds(Places::Place& place, const Plan& plan);

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
