// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/worked_apart.h"

#include "engine/core/tensor/descriptor.h"
#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera::onnxfile {

namespace {

constexpr uint64_t kMostMessage = uint64_t{1} << 31;
constexpr int kMostStarts = 20;

void limit(decltype(RLIMIT_AS) which, uint64_t most)
{
    rlimit now = {};
    if (getrlimit(which, &now) != 0)
        return;
    now.rlim_cur = std::min<rlim_t>(now.rlim_max, most);
    setrlimit(which, &now);
}

// The pages that this process has mapped.
uint64_t mappedBytes()
{
    std::array<char, 64> text = {};
    const Descriptor file(open("/proc/self/statm", O_RDONLY | O_CLOEXEC));
    const bool isRead = file.number() >= 0 && read(file.number(), text.data(), text.size() - 1) > 0;
    return isRead ? std::strtoull(text.data(), nullptr, 10) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

void limitChild(uint64_t memory)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, SIG_DFL);
    limit(RLIMIT_CORE, 0);
#ifndef __SANITIZE_ADDRESS__ // which maps all that there is
    if (const uint64_t mapped = mappedBytes(); mapped > 0)
        limit(RLIMIT_AS, mapped + std::min(memory, UINT64_MAX - mapped));
#endif
}

} // namespace

WorkedApart::WorkedApart(Work work, uint64_t memory, std::chrono::seconds time)
    : m_work(std::move(work))
    , m_memory(memory)
    , m_left(time)
{
}

bool WorkedApart::begin()
{
    std::array<int, 2> ends = {-1, -1};
    if (++m_starts > kMostStarts || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return false;
    m_socket = Descriptor(ends[0]);
    Descriptor other(ends[1]);
    m_child = fork();
    if (m_child == 0) {
        limitChild(m_memory);
        m_socket = std::move(other);
        other.reset();
        m_end = Clock::time_point::max();
        try {
            while (const std::optional<std::string> request = receive())
                if (!send(m_work(*request)))
                    break;
        } catch (...) {
        }
        _exit(0);
    }
    return m_child > 0;
}

void WorkedApart::end()
{
    m_socket.reset();
    if (m_child <= 0)
        return;
    kill(m_child, SIGKILL);
    while (waitpid(m_child, nullptr, 0) < 0 && errno == EINTR)
        continue;
    m_child = 0;
}

std::optional<std::string> WorkedApart::ask(const std::string& request)
{
    const Clock::time_point begun = Clock::now();
    m_end = begun + m_left;
    std::optional<std::string> answer;
    if ((m_child > 0 || begin()) && send(request))
        answer = receive();
    m_left -= std::min(m_left, Clock::now() - begun);
    if (!answer)
        end();
    return answer;
}

bool WorkedApart::waitFor(short events) const
{
    for (;;) {
        int left = -1;
        if (m_end != Clock::time_point::max())
            left =
                static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(m_end - Clock::now()).count());
        pollfd waiting{.fd = m_socket.number(), .events = events, .revents = 0};
        const int ready = m_end != Clock::time_point::max() && left <= 0 ? 0 : poll(&waiting, 1, left);
        if (ready >= 0 || errno != EINTR)
            return ready > 0;
    }
}

bool WorkedApart::send(const std::string& message) const
{
    const uint64_t size = message.size();
    const std::string all = std::string(reinterpret_cast<const char*>(&size), sizeof size) + message;
    for (size_t sent = 0; sent < all.size();) {
        if (!waitFor(POLLOUT))
            return false;
        const ssize_t count =
            ::send(m_socket.number(), all.data() + sent, all.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        sent += static_cast<size_t>(std::max<ssize_t>(count, 0));
    }
    return true;
}

std::optional<std::string> WorkedApart::receive() const
{
    const auto read = [this](char* place, size_t size) {
        for (size_t got = 0; got < size;) {
            if (!waitFor(POLLIN))
                return false;
            const ssize_t count = ::recv(m_socket.number(), place + got, size - got, 0);
            if (count == 0 || (count < 0 && errno != EINTR))
                return false;
            got += static_cast<size_t>(std::max<ssize_t>(count, 0));
        }
        return true;
    };
    uint64_t size = 0;
    if (!read(reinterpret_cast<char*>(&size), sizeof size) || size > std::min(m_memory, kMostMessage))
        return {};
    std::string message(size, '\0');
    return read(message.data(), size) ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace tessera::onnxfile
