// SPDX-License-Identifier: Apache-2.0
#include "app/commands/interrupt.h"

#include <pthread.h>

#include <ctime>
#include <system_error>

namespace tessera {

namespace {

sigset_t signals()
{
    sigset_t set = {};
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t set = signals();
    pthread_sigmask(SIG_BLOCK, &set, &m_before);
    try {
        m_waiting = std::jthread([this](const std::stop_token& end) { wait(end); });
    } catch (const std::system_error&) { // no thread to be had: the signal ends the program as usual
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
}

Interrupt::~Interrupt()
{
    m_waiting = {}; // before the signal is let through again: one that came too late still counts
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interrupt::wait(const std::stop_token& end)
{
    const sigset_t set = signals();
    const timespec moment{.tv_sec = 0, .tv_nsec = 50'000'000};
    while (!end.stop_requested()) {
        const int signal = sigtimedwait(&set, nullptr, &moment);
        if (signal != SIGINT && signal != SIGTERM)
            continue;
        m_signal = signal;
        m_source.request_stop();
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
        return;
    }
}

} // namespace tessera
