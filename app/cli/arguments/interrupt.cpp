// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/interrupt.h"

#include "engine/core/tensor/error.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

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
    : m_end(eventfd(0, EFD_CLOEXEC))
{
    if (m_end < 0)
        throw EngineError("signals cannot be watched: " + std::system_category().message(errno));
    const sigset_t set = signals();
    pthread_sigmask(SIG_BLOCK, &set, &m_before);
    try {
        m_waiting = std::jthread([this] { wait(); });
    } catch (const std::system_error&) { // no thread to be had: the signal ends the program as usual
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
}

Interrupt::~Interrupt()
{
    eventfd_write(m_end, 1);
    m_waiting = {}; // before the signals are let through again: one that came too late still counts
    close(m_end);
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

// Until a signal comes, or the end.
void Interrupt::wait()
{
    const sigset_t set = signals();
    const int file = signalfd(-1, &set, SFD_CLOEXEC);
    std::array<pollfd, 2> files = {{{file, POLLIN, 0}, {m_end, POLLIN, 0}}};
    while (poll(files.data(), files.size(), -1) < 0 && errno == EINTR) { }
    signalfd_siginfo came = {};
    if ((files[0].revents & POLLIN) != 0 && read(file, &came, sizeof came) == sizeof came) {
        m_signal = static_cast<int>(came.ssi_signo);
        m_source.request_stop();
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    }
    if (file >= 0)
        close(file);
    if (isRequested()) // a second signal ends the program here, where it is not blocked
        while (poll(files.data() + 1, 1, -1) < 0 && errno == EINTR) { }
}

} // namespace tessera
