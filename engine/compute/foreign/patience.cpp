// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/patience.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/tensor/system_reason.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>

#include <sys/eventfd.h>

namespace tessera {

namespace {

constexpr double kLongestPoll = 3600; // seconds; then it is asked again

Descriptor makeEvent()
{
    Descriptor event(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (event.number() < 0)
        throw EngineError(say("foreign", "another program cannot be waited for: %1")(systemReason(errno)));
    return event;
}

} // namespace

Patience::Patience(double seconds, std::stop_token stop)
    : m_seconds(seconds)
    , m_stop(stop)
    , m_event(makeEvent())
    , m_onStop(std::move(stop), [event = m_event.number()] { eventfd_write(event, 1); })
{
}

double Patience::secondsGone() const
{
    return std::chrono::duration<double>(Clock::now() - m_begin).count();
}

void Patience::check() const
{
    if (m_stop.stop_requested())
        throw Cancelled();
    if (secondsGone() < m_seconds)
        return;
    std::array<char, 32> seconds;
    std::snprintf(seconds.data(), seconds.size(), "%g", m_seconds);
    throw RunFailure(FailureKind::Timeout, say("foreign", "no answer within the time limit of %1 s")(seconds.data()));
}

int Patience::milliseconds() const
{
    const double left = std::clamp(m_seconds - secondsGone(), 0.0, kLongestPoll);
    return 1 + static_cast<int>(left * 1000);
}

} // namespace tessera
