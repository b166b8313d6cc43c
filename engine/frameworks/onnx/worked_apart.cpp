// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/worked_apart.h"

#include "engine/core/tensor/descriptor.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <exception>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera::onnxfile {

namespace {

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
    const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    const bool isRead = file >= 0 && read(file, text.data(), text.size() - 1) > 0;
    if (file >= 0)
        ::close(file);
    return isRead ? std::strtoull(text.data(), nullptr, 10) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

[[noreturn]] void beChild(const std::function<std::string()>& work, int out, uint64_t memory)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, SIG_DFL);
    limit(RLIMIT_CORE, 0);
#ifndef __SANITIZE_ADDRESS__ // which maps all that there is
    if (const uint64_t mapped = mappedBytes(); mapped > 0)
        limit(RLIMIT_AS, mapped + memory);
#endif
    try {
        const std::string result = work();
        for (size_t sent = 0; sent < result.size();) {
            const ssize_t count = write(out, result.data() + sent, result.size() - sent);
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                _exit(1);
            sent += static_cast<size_t>(count);
        }
    } catch (...) {
        _exit(1);
    }
    _exit(0);
}

// What comes until the other end is closed; none: that takes too long.
std::optional<std::string> readAll(int in, int seconds)
{
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(seconds);
    std::string all;
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd waiting{.fd = in, .events = POLLIN, .revents = 0};
        const int ready = left > 0 ? poll(&waiting, 1, static_cast<int>(left)) : 0;
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0)
            return {};
        const ssize_t count = read(in, buffer.data(), buffer.size());
        if (count == 0)
            return all;
        if (count > 0)
            all.append(buffer.data(), static_cast<size_t>(count));
        else if (errno != EINTR)
            return {};
    }
}

} // namespace

std::optional<std::string> workedApart(const std::function<std::string()>& work, uint64_t memory, int seconds)
{
    std::array<int, 2> ends = {-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    const Descriptor in(ends[0]);
    Descriptor out(ends[1]);
    const pid_t child = fork();
    if (child == 0)
        beChild(work, out.number(), memory);
    out = Descriptor();
    if (child < 0)
        return {};
    std::optional<std::string> result = readAll(in.number(), seconds);
    if (!result)
        kill(child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? result : std::nullopt;
}

} // namespace tessera::onnxfile
