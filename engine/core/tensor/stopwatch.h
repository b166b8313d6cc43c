// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <utility>

namespace tessera {

// Measures from its construction on, by a clock that nobody sets.
class Stopwatch {
public:
    double seconds() const { return secondsFrom(m_start, Clock::now()); } // since the start, or the last lap
    double lap() // as seconds(), and begins the next lap
    {
        const auto now = Clock::now();
        return secondsFrom(std::exchange(m_start, now), now);
    }

private:
    using Clock = std::chrono::steady_clock;

    static double secondsFrom(Clock::time_point start, Clock::time_point end)
    {
        return std::chrono::duration<double>(end - start).count();
    }

    Clock::time_point m_start = Clock::now();
};

} // namespace tessera
