// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/child_process.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr double kLongestPoll = 3600; // seconds; the wait then goes on

Descriptor makeEvent()
{
    Descriptor event(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (event.number() < 0)
        throw EngineError(say("foreign", "another program cannot be waited for: %1")(systemReason(errno)));
    return event;
}

constexpr size_t kKeptErrorOutput = 1 << 14;
constexpr size_t kShownErrorOutput = 400;
constexpr int kMillisecondsWithoutEvent = 5; // between two checks, where the system has no pidfd

struct Pipe {
    Descriptor ours, theirs;
};

// A pipe that we read, or a socket: a write to one can be told to raise no SIGPIPE where nobody reads. Other programs
// do not inherit it. Our end does not block.
Pipe makePipe(bool weRead)
{
    std::array<int, 2> ends;
    const int failed =
        weRead ? pipe2(ends.data(), O_CLOEXEC) : socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data());
    if (failed != 0)
        throw EngineError(say("foreign", "another program cannot be started: %1")(systemReason(errno)));
    Pipe made{Descriptor(ends[0]), Descriptor(ends[1])};
    fcntl(made.ours.number(), F_SETFL, O_NONBLOCK);
    return made;
}

std::vector<std::string> environmentWith(const std::map<std::string, std::string>& own)
{
    std::vector<std::string> all;
    for (char** each = environ; *each != nullptr; ++each) {
        const std::string_view variable = *each;
        if (!own.contains(std::string(variable.substr(0, variable.find('=')))))
            all.emplace_back(variable);
    }
    for (const auto& [name, value] : own)
        all.push_back(name + "=" + value);
    return all;
}

// How a process starts: with its standard files (−1: /dev/null) and no other of ours; in a session without our
// terminal; with default signals, whatever our program handles, ignores or blocks.
class SpawnSetup {
public:
    SpawnSetup(int input, int output, int errors)
    {
        posix_spawn_file_actions_init(&m_files);
        put(input, STDIN_FILENO);
        put(output, STDOUT_FILENO);
        put(errors, STDERR_FILENO);
        posix_spawn_file_actions_addclosefrom_np(&m_files, STDERR_FILENO + 1);
        sigset_t all, none;
        sigfillset(&all);
        sigemptyset(&none);
        posix_spawnattr_init(&m_attributes);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    ~SpawnSetup()
    {
        posix_spawn_file_actions_destroy(&m_files);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnSetup(const SpawnSetup&) = delete;
    SpawnSetup& operator=(const SpawnSetup&) = delete;

    // Returns 0 or an errno.
    int spawn(pid_t& process, std::vector<std::string>& words, std::vector<std::string>& environment) const
    {
        return posix_spawnp(&process, words.front().c_str(), &m_files, &m_attributes, argumentPointers(words).data(),
                            argumentPointers(environment).data());
    }

private:
    void put(int file, int number)
    {
        if (file >= 0)
            posix_spawn_file_actions_adddup2(&m_files, file, number);
        else
            posix_spawn_file_actions_addopen(&m_files, number, "/dev/null", O_RDWR, 0);
    }

    posix_spawn_file_actions_t m_files;
    posix_spawnattr_t m_attributes;
};

pid_t spawn(const Launch& launch, int input, int output, int errors)
{
    std::vector<std::string> words = launch.words, environment = environmentWith(launch.environment);
    pid_t process = -1;
    const int error = SpawnSetup(input, output, errors).spawn(process, words, environment);
    if (error == 0)
        return process;
    const Message sentence = say("foreign", "%1 cannot be started: %2")(launch.words.front(), systemReason(error));
    if (error == ENOENT || error == EACCES || error == ENOEXEC)
        throw EngineMissing(sentence);
    throw EngineError(sentence);
}

// Appends what can be read, up to 2·kMostLineBytes in all. Closes the descriptor at its end.
void readInto(Descriptor& file, std::string& text)
{
    std::array<char, 1 << 16> block;
    while (file.number() >= 0 && text.size() <= 2 * kMostLineBytes) {
        const ssize_t count = ::read(file.number(), block.data(), block.size());
        if (count > 0)
            text.append(block.data(), static_cast<size_t>(count));
        else if (count < 0 && errno == EINTR)
            continue;
        else if (count < 0 && errno == EAGAIN)
            return;
        else
            file.reset();
    }
}

void keepEnd(std::string& text, size_t most)
{
    if (text.size() > most)
        text.erase(0, text.size() - most);
}

std::string lastOf(std::string_view text, size_t count)
{
    std::vector<std::string_view> lines = splitText(text, "\n");
    for (std::string_view& line : lines)
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    std::erase(lines, "");
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(std::min(count, lines.size())));
    std::string last = listText(lines, " | ");
    keepEnd(last, kShownErrorOutput);
    return last;
}

} // namespace

Deadline::Deadline(double seconds, std::stop_token stop)
    : m_seconds(seconds)
    , m_stop(stop)
    , m_event(makeEvent())
    , m_onStop(std::move(stop), [event = m_event.number()] { eventfd_write(event, 1); })
{
}

double Deadline::secondsGone() const
{
    return std::chrono::duration<double>(Clock::now() - m_begin).count();
}

void Deadline::check() const
{
    if (m_stop.stop_requested())
        throw Cancelled();
    if (secondsGone() < m_seconds)
        return;
    std::array<char, 32> seconds;
    std::snprintf(seconds.data(), seconds.size(), "%g", m_seconds);
    throw RunFailure(FailureKind::Timeout, say("foreign", "no answer within the time limit of %1 s")(seconds.data()));
}

int Deadline::milliseconds() const
{
    const double left = std::clamp(m_seconds - secondsGone(), 0.0, kLongestPoll);
    return 1 + static_cast<int>(left * 1000);
}

Message ProcessEnd::text(const std::string& errors) const
{
    const Message suffix(errors.empty() ? "" : ": " + errors);
    if (signal == 0)
        return say("foreign", "exit code %1")(code) + suffix;
    const char* const words = sigdescr_np(signal);
    std::string name = words ? words : "unknown";
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
    return say("foreign", "signal %1 (%2)")(signal, name) + suffix;
}

ChildProcess::ChildProcess(const Launch& launch)
{
    Pipe input, output = makePipe(true), errors = makePipe(true);
    if (launch.hasInput)
        input = makePipe(false);
    m_process = spawn(launch, input.theirs.number(), output.theirs.number(), errors.theirs.number());
    m_group = endedWithProgram(m_process);
    m_ended = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, m_process, 0))); // none where the system has no pidfd
    m_input = std::move(input.ours);
    m_output = std::move(output.ours);
    m_errors = std::move(errors.ours);
}

ChildProcess::~ChildProcess()
{
    kill();
}

// Waits once, for whatever comes first.
void ChildProcess::turn(const Deadline& deadline)
{
    deadline.check();
    const int sends = m_toSend.empty() ? -1 : m_input.number();
    std::array<pollfd, 5> files = {{{m_output.number(), POLLIN, 0},
                                    {m_errors.number(), POLLIN, 0},
                                    {sends, POLLOUT, 0},
                                    {m_ended.number(), POLLIN, 0},
                                    {deadline.stopEvent(), POLLIN, 0}}};
    const int most = m_ended.number() >= 0 ? deadline.milliseconds() : kMillisecondsWithoutEvent;
    if (poll(files.data(), files.size(), std::min(most, deadline.milliseconds())) < 0 && errno != EINTR)
        throw EngineError(say("foreign", "another program cannot be waited for: %1")(systemReason(errno)));
    readAll();
    if (sends < 0 || files[2].revents == 0)
        return;
    const ssize_t written = ::send(sends, m_toSend.data(), m_toSend.size(), MSG_NOSIGNAL);
    if (written > 0)
        m_toSend.remove_prefix(static_cast<size_t>(written));
    else if (errno != EAGAIN && errno != EINTR)
        m_input.reset();
}

void ChildProcess::readAll()
{
    readInto(m_output, m_said);
    readInto(m_errors, m_errorOutput);
    keepEnd(m_errorOutput, kKeptErrorOutput);
}

bool ChildProcess::hasEnded() const
{
    siginfo_t info = {};
    return m_process < 0
        || (waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0);
}

bool ChildProcess::send(std::string_view bytes, const Deadline& deadline)
{
    for (m_toSend = bytes; !m_toSend.empty() && m_input.number() >= 0;) {
        turn(deadline);
        if (m_said.size() > kMostLineBytes)
            throw RunFailure(FailureKind::Invalid,
                             say("foreign", "it wrote more than 1 MiB before it had read what was sent"));
    }
    return std::exchange(m_toSend, {}).empty();
}

std::optional<std::string> ChildProcess::line(const Deadline& deadline)
{
    for (size_t searched = 0;;) {
        const size_t end = m_said.find('\n', searched);
        if (end > kMostLineBytes && (end != m_said.npos || m_said.size() > kMostLineBytes))
            throw RunFailure(FailureKind::Invalid, say("foreign", "it wrote a line of more than 1 MiB"));
        if (end != m_said.npos) {
            std::string found = m_said.substr(0, end);
            m_said.erase(0, end + 1);
            return found;
        }
        searched = m_said.size();
        if (m_output.number() < 0)
            return std::nullopt;
        if (!hasEnded()) {
            turn(deadline);
            continue;
        }
        readAll(); // reads what the process had written before it ended
        if (m_said.find('\n', searched) == m_said.npos)
            return std::nullopt;
    }
}

ProcessEnd ChildProcess::wait(const Deadline& deadline)
{
    while (!hasEnded()) {
        turn(deadline);
        keepEnd(m_said, kMostLineBytes); // nobody asks for the rest
    }
    readAll();
    return kill();
}

// Kills the group before its leader is reaped: until then no other process can get its number.
ProcessEnd ChildProcess::kill()
{
    if (m_process < 0)
        return m_end;
    ::kill(-m_process, SIGKILL);
    m_group = {};
    siginfo_t info = {};
    while (waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED) != 0 && errno == EINTR) { }
    m_process = -1;
    if (info.si_code == CLD_EXITED)
        m_end.code = info.si_status;
    else
        m_end.signal = info.si_status;
    return m_end;
}

std::string ChildProcess::lastErrors() const
{
    return lastOf(m_errorOutput, 3);
}

std::string ChildProcess::lastWords() const
{
    const std::string last = lastOf(m_errorOutput, 1);
    return last.empty() ? lastOf(m_said, 1) : last;
}

} // namespace tessera
