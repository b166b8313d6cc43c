// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/formats/files/temporary.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace tessera {

// What exec, posix_spawn and main take: pointers to the texts, and a null pointer at the end of its standard error. The
// texts outlive them.
inline std::vector<char*> argumentPointers(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

// How long to wait for another process: until a time limit or a request to stop.
class Deadline {
public:
    Deadline(double seconds, std::stop_token stop); // throws EngineError

    // Throws Cancelled where a stop was asked for, RunFailure (Timeout) where the time is over.
    void check() const;
    int milliseconds() const; // the time left for poll(), at least 1
    int stopEvent() const { return m_event.number(); } // readable as soon as a stop is asked for
    double secondsGone() const;

private:
    using Clock = std::chrono::steady_clock;

    double m_seconds;
    Clock::time_point m_begin = Clock::now();
    std::stop_token m_stop;
    Descriptor m_event;
    std::stop_callback<std::function<void()>> m_onStop;
};

// A process to be started.
struct Launch {
    std::vector<std::string> words; // the program first; without a slash it is looked for in PATH
    std::map<std::string, std::string> environment = {}; // overrides and adds to ours
    bool hasInput = false; // its standard input is a socket of ours; else it is empty
};

// How a process ended.
struct ProcessEnd {
    int code = 0; // its exit code
    int signal = 0; // 0: none

    // "exit code 3", "signal 11 (segmentation fault)", followed by the process's last words if there are any.
    Message text(const std::string& errors) const;
};

inline constexpr size_t kMostLineBytes = 1 << 20; // the longest line that a process may write

// A process with pipes and a socket, in a session and a group of its own. It inherits no other file of ours, and has
// the default signals. Waiting reads its output, so that neither side blocks. The whole group ends with this object,
// and with our program where a handled signal ends that (EndedWithProgram). For one thread at a time. Every wait throws
// what Deadline::check() throws.
class ChildProcess {
public:
    explicit ChildProcess(const Launch& launch); // throws EngineError: "./mine cannot be started: Permission denied"
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // False: it no longer reads. Throws RunFailure (Invalid) where it meanwhile writes more than kMostLineBytes.
    bool send(std::string_view bytes, const Deadline& deadline);
    // The next line of its standard output without the line feed. None: it has ended, or closed its output. Throws
    // RunFailure (Invalid) for a line of more than kMostLineBytes.
    std::optional<std::string> line(const Deadline& deadline);
    // Waits for its end, then kills the rest of its group.
    ProcessEnd wait(const Deadline& deadline);
    ProcessEnd kill(); // now

    // The last lines that it has written, joined: "a | b"; empty: none.
    std::string lastErrors() const; // on standard error
    std::string errorOutput() const { return m_errorOutput; } // all lines that were kept
    std::string lastWords() const; // on standard error, else on standard output: one line

private:
    void turn(const Deadline& deadline);
    bool hasEnded() const;
    void readAll();

    pid_t m_process = -1; // -1: reaped
    ProcessEnd m_end;
    Descriptor m_ended, m_input, m_output, m_errors;
    std::string_view m_toSend;
    std::string m_said; // output not asked for yet; only its end where nobody asks
    std::string m_errorOutput; // the end
    EndedWithProgram m_group;
};

} // namespace tessera
