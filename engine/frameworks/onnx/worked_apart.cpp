// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera::onnxfile {

namespace {

constexpr uint64_t kMostMessage = uint64_t{1} << 31;

void limit(decltype(RLIMIT_AS) which, uint64_t most)
{
    rlimit now = {};
    if (getrlimit(which, &now) != 0)
        return;
    now.rlim_cur = std::min<rlim_t>(now.rlim_max, most);
    setrlimit(which, &now);
}

// The memory that this process has mapped.
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
#ifndef __SANITIZE_ADDRESS__ // which maps everything
    if (const uint64_t mapped = mappedBytes(); mapped > 0)
        limit(RLIMIT_AS, mapped + std::min(memory, UINT64_MAX - mapped));
#endif
}

// Calls `transfer` with the number of bytes done until all are. False: it failed or timed out.
template <class Transfer> bool areAll(size_t size, Transfer&& transfer)
{
    for (size_t done = 0; done < size;) {
        const ssize_t count = transfer(done);
        if (count == 0 || (count < 0 && errno != EINTR))
            return false;
        done += static_cast<size_t>(std::max<ssize_t>(count, 0));
    }
    return true;
}

bool sendTo(int socket, const std::string& message)
{
    const uint64_t size = message.size();
    const std::string all = std::string(reinterpret_cast<const char*>(&size), sizeof size) + message;
    return areAll(all.size(),
                  [&](size_t done) { return ::send(socket, all.data() + done, all.size() - done, MSG_NOSIGNAL); });
}

std::optional<std::string> receive(int socket, uint64_t most)
{
    const auto read = [&](void* to, size_t size) {
        return areAll(size, [&](size_t done) { return ::recv(socket, static_cast<char*>(to) + done, size - done, 0); });
    };
    uint64_t size = 0;
    if (!read(&size, sizeof size) || size > most)
        return {};
    std::string message(size, '\0');
    return read(message.data(), size) ? std::optional(std::move(message)) : std::nullopt;
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
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return false;
    m_socket = Descriptor(ends[0]);
    Descriptor other(ends[1]);
    m_child = fork();
    if (m_child == 0) {
        limitChild(m_memory);
        std::swap(m_socket, other);
        other.reset();
        try {
            while (const std::optional<std::string> request = receive(m_socket.number(), kMostMessage))
                if (!sendTo(m_socket.number(), m_work(*request)))
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
    using namespace std::chrono;
    const auto begun = steady_clock::now();
    if (m_left <= microseconds::zero() || (m_child <= 0 && !begin()))
        return {};
    const timeval left{.tv_sec = m_left.count() / 1'000'000, .tv_usec = m_left.count() % 1'000'000};
    for (const int option : {SO_SNDTIMEO, SO_RCVTIMEO})
        setsockopt(m_socket.number(), SOL_SOCKET, option, &left, sizeof left);
    std::optional<std::string> answer;
    if (sendTo(m_socket.number(), request))
        answer = receive(m_socket.number(), std::min(m_memory, kMostMessage));
    m_left -= duration_cast<microseconds>(steady_clock::now() - begun);
    if (!answer)
        end();
    return answer;
}

} // namespace tessera::onnxfile
