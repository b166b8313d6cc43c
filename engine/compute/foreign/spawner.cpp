// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/spawner.h"

#include "engine/compute/foreign/group_keeper.h"
#include "engine/compute/foreign/signal_filter.h"
#include "engine/core/tensor/error.h"

#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera {

namespace {

// One that has the number already would be closed when the program begins.
bool put(int file, int number)
{
    return file == number ? fcntl(file, F_SETFD, 0) == 0 : dup2(file, number) >= 0;
}

// Whether the standard files are the new process's. What it sets is its own, though the memory is ours.
bool takeFiles(const Spawn& spawn)
{
    const auto fileOr = [](int file, int flags) { return file >= 0 ? file : open("/dev/null", flags); };
    return put(fileOr(spawn.input, O_RDONLY), STDIN_FILENO) && put(fileOr(spawn.output, O_WRONLY), STDOUT_FILENO)
        && put(fileOr(spawn.errors, O_WRONLY), STDERR_FILENO) && close_range(STDERR_FILENO + 1, ~0U, 0) == 0;
}

// Signals that our program handles, ignores or holds back: a handler of ours must not run in the new process.
void takeSignals()
{
    for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGALRM, SIGUSR1, SIGUSR2})
        std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

// In the new process, which borrows our memory until it is another program: nothing but calls to the system.
[[noreturn]] void become(const Spawn& spawn, pid_t parent, const SignalFilter& filter, volatile int& error)
{
    const bool isBound = spawn.outlivesUs || (prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent);
    if (const pid_t group = isBound ? setsid() : -1; group > 0) {
        tellKeeper(spawn.keeper, '+', group); // whoever kills us from here on finds it told
        if (takeFiles(spawn)) {
            takeSignals();
            if (!spawn.outlivesUs)
                filter.take();
            execvpe(spawn.words[0], spawn.words, spawn.environment);
        }
    }
    error = errno;
    _exit(127);
}

pid_t spawnHere(const Spawn& spawn, int& error)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    volatile int failed = 0;
    const pid_t parent = getpid();
    const SignalFilter filter(parent, getpgrp());
    // A copy of our memory's tables would take longer than most runs.
    const pid_t process = vfork(); // NOLINT(clang-analyzer-security.insecureAPI.vfork)
    if (process == 0)
        become(spawn, parent, filter, failed);
    error = process < 0 ? errno : failed;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (process > 0 && error != 0) {
        waitpid(process, nullptr, 0);
        tellKeeper(spawn.keeper, '-', process);
    }
    return error == 0 ? process : -1;
}

// The thread, and what it is asked. It is never destroyed: at the program's end it goes with the program.
class Spawner {
public:
    Spawner()
    {
        try {
            std::thread([this] { serve(); }).detach();
        } catch (const std::system_error& refusal) {
            throw EngineError(say("foreign", "another program cannot be started: %1")(refusal.what()));
        }
    }

    pid_t spawn(const Spawn& asked, int& error)
    {
        const std::lock_guard turn(m_turn);
        std::unique_lock lock(m_mutex);
        m_asked = &asked;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_asked == nullptr; });
        error = m_error;
        return m_process;
    }

private:
    [[noreturn]] void serve()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [this] { return m_asked != nullptr; });
            m_process = spawnHere(*m_asked, m_error);
            m_asked = nullptr;
            m_changed.notify_all();
        }
    }

    std::mutex m_turn; // of who asks
    std::mutex m_mutex; // of what follows
    std::condition_variable m_changed;
    const Spawn* m_asked = nullptr;
    pid_t m_process = -1;
    int m_error = 0;
};

} // namespace

pid_t spawnProcess(const Spawn& spawn, int& error)
{
    static std::mutex mutex; // of what follows
    static Spawner* spawner = nullptr;
    static pid_t owner = 0;
    {
        const std::lock_guard lock(mutex);
        if (owner != getpid()) // also a copy of our program that fork() made: it has no such thread
            spawner = new Spawner;
        owner = getpid();
    }
    return spawner->spawn(spawn, error);
}

} // namespace tessera
