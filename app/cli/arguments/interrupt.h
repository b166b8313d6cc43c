// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace tessera {

// While it lives, the first Ctrl+C (SIGINT) or SIGTERM asks for a stop and the second ends the program as usual.
// Threads that are started meanwhile leave the signals to it.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool isRequested() const { return m_source.stop_requested(); }
    int exitCode() const { return 128 + m_signal; } // as shells count it; after a request

private:
    void wait();

    int m_end; // an event: the thread may end
    sigset_t m_before = {};
    std::atomic<int> m_signal = SIGINT; // the signal that came
    std::stop_source m_source;
    std::jthread m_waiting;
};

} // namespace tessera
