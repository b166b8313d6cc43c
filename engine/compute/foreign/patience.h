// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/files/descriptor.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace tessera {

// How long somebody else's process is waited for: to a time limit, and no longer than nobody asks for a stop.
class Patience {
public:
    Patience(double seconds, std::stop_token stop); // throws EngineError

    // Throws Cancelled where a stop was asked for, RunFailure (Timeout) where the time is over.
    void check() const;
    int milliseconds() const; // that are left, at least 1: for poll()
    int wakes() const { return m_event.number(); } // readable as soon as a stop is asked for
    double secondsGone() const;

private:
    using Clock = std::chrono::steady_clock;

    double m_seconds;
    Clock::time_point m_begin = Clock::now();
    std::stop_token m_stop;
    Descriptor m_event;
    std::stop_callback<std::function<void()>> m_onStop;
};

} // namespace tessera
