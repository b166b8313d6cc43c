// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/line_input.h"

#include "engine/core/tensor/error.h"

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace tessera {

LineInput::LineInput(std::stop_token stop)
    : m_stop(std::move(stop))
    , m_stopped(eventfd(0, EFD_CLOEXEC))
{
    if (m_stopped < 0)
        throw EngineError("standard input cannot be waited for: " + std::system_category().message(errno));
}

LineInput::~LineInput()
{
    close(m_stopped);
}

bool LineInput::read()
{
    const std::stop_callback wakeUp(m_stop, [this] { eventfd_write(m_stopped, 1); });
    std::array<pollfd, 2> files = {{{STDIN_FILENO, POLLIN, 0}, {m_stopped, POLLIN, 0}}};
    while (poll(files.data(), files.size(), -1) < 0 && errno == EINTR) { }
    if (m_stop.stop_requested())
        return false;
    std::array<char, 4096> bytes;
    ssize_t count = 0;
    do
        count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    while (count < 0 && errno == EINTR);
    if (count <= 0)
        return false;
    m_rest.append(bytes.data(), static_cast<size_t>(count));
    return true;
}

std::optional<std::string> LineInput::next()
{
    for (size_t end = m_rest.find('\n');; end = m_rest.find('\n')) {
        if (end != m_rest.npos) {
            std::string line = m_rest.substr(0, end);
            m_rest.erase(0, end + 1);
            return line;
        }
        if (!read())
            return m_rest.empty() || m_stop.stop_requested() ? std::nullopt : std::optional(std::exchange(m_rest, {}));
    }
}

} // namespace tessera
