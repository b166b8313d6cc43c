// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/spawner.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/descriptor.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera {

namespace {

// What a new process takes on before it becomes another program, and hands on to all that it starts: the system
// refuses (EPERM) its signals to our process, to our group and to all processes at once, and its attempts to trace ours
// or to set its limits. It gets no new rights by starting a program either (no_new_privs), unless ours is the system's
// administrator. Best effort: a system without such filters, and a program of 32 bits on one of 64, refuses nothing.
class SignalFilter {
public:
    SignalFilter(pid_t process, pid_t group);

    void take() const; // in the new process: nothing but calls to the system

private:
    std::vector<sock_filter> m_code;
};

#if defined(__x86_64__)
constexpr uint32_t kMachine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kMachine = AUDIT_ARCH_AARCH64;
#else
constexpr uint32_t kMachine = 0; // belongs to no process: all is allowed
#endif
constexpr uint32_t kOtherNumbers = 0x40000000; // this bit numbers the same calls for x32 programs

// Calls beside kill, and which of their arguments is a process.
struct Call {
    uint32_t number;
    uint32_t argument;
};
constexpr std::array<Call, 8> kCalls = {{{SYS_tkill, 0},
                                         {SYS_tgkill, 0},
                                         {SYS_rt_sigqueueinfo, 0},
                                         {SYS_rt_tgsigqueueinfo, 0},
                                         {SYS_pidfd_open, 0},
                                         {SYS_prlimit64, 0},
                                         {SYS_process_vm_writev, 0},
                                         {SYS_ptrace, 1}}};

sock_filter load(size_t offset)
{
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offset));
}

// The lower half of an argument, which stands first on both machines.
sock_filter loadArgument(uint32_t argument)
{
    return load(offsetof(seccomp_data, args) + argument * sizeof(uint64_t));
}

// Skips so many of the next instructions where what is loaded is that value, and where it is not.
sock_filter compare(uint32_t value, uint8_t skippedIfEqual, uint8_t skippedElse)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, skippedIfEqual, skippedElse);
}

constexpr sock_filter kAllow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
constexpr sock_filter kRefuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);

SignalFilter::SignalFilter(pid_t process, pid_t group)
    : m_code{load(offsetof(seccomp_data, arch)), compare(kMachine, 1, 0), kAllow, load(offsetof(seccomp_data, nr)),
             BPF_STMT(BPF_ALU | BPF_AND | BPF_K, ~kOtherNumbers)}
{
    const auto own = static_cast<uint32_t>(process), all = static_cast<uint32_t>(-1);
    for (const Call& call : kCalls)
        m_code.insert(m_code.end(),
                      {compare(call.number, 0, 4), loadArgument(call.argument), compare(own, 0, 1), kRefuse, kAllow});
    // A group of number 0 or 1 would be taken for the caller's own or for all; signal 0 only asks whether one is there.
    const auto ofGroup = static_cast<uint32_t>(-(group > 1 ? group : process));
    m_code.insert(m_code.end(),
                  {compare(SYS_kill, 0, 6), loadArgument(1), compare(0, 4, 0), loadArgument(0), compare(own, 3, 0),
                   compare(ofGroup, 2, 0), compare(all, 1, 0), kAllow, kRefuse});
}

void SignalFilter::take() const
{
    sock_fprog program = {static_cast<unsigned short>(m_code.size()), const_cast<sock_filter*>(m_code.data())};
    const auto set = [&] {
        return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0;
    };
    if (!set() && errno == EACCES && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
        set();
}

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

    std::mutex m_turn; // held by who asks
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed;
    const Spawn* m_asked = nullptr;
    pid_t m_process = -1;
    int m_error = 0;
};

// Reads "+ GROUP" and "- GROUP" until our end of the socket is closed, which the system does however we end.
constexpr const char* kScript = R"(
all=' '
while read -r what group; do
    case $what in
    +) all="$all$group " ;;
    -) case $all in *" $group "*) all="${all%% $group *} ${all#* $group }" ;; esac ;;
    esac
done
for group in $all; do kill -s KILL -- "-$group"; done
)";

// The shell, which is started when the first group is named.
class Shell {
public:
    Shell()
    {
        std::array<int, 2> ends;
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return;
        m_ours = Descriptor(ends[0]);
        const Descriptor theirs(ends[1]);
        std::string shell = "sh", option = "-c", script = kScript;
        const std::array<char*, 4> words = {shell.data(), option.data(), script.data(), nullptr};
        int error = 0;
        spawnProcess({.words = words.data(), .environment = environ, .input = theirs.number(), .outlivesUs = true},
                     error);
        if (error != 0)
            m_ours.reset();
    }

    int number() const { return m_ours.number(); }

private:
    Descriptor m_ours;
};

} // namespace

pid_t spawnProcess(const Spawn& spawn, int& error)
{
    static std::mutex mutex; // guards what follows
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

int groupKeeper()
{
    static std::mutex mutex; // guards what follows
    static Shell* shell = nullptr; // never destroyed: the end of our program is what it waits for
    static pid_t owner = 0;
    const std::lock_guard lock(mutex);
    if (owner != getpid()) // true as well in a copy of our program that fork() made
        shell = new Shell;
    owner = getpid();
    return shell->number();
}

// In one piece: it is far shorter than what the system takes at once.
void tellKeeper(int keeper, char what, pid_t group)
{
    std::array<char, 24> line = {what, ' '};
    char* const end = std::to_chars(line.data() + 2, line.data() + line.size() - 1, group).ptr;
    *end = '\n';
    if (keeper >= 0)
        send(keeper, line.data(), static_cast<size_t>(end + 1 - line.data()), MSG_NOSIGNAL | MSG_DONTWAIT);
}

KeptGroup::KeptGroup(pid_t group)
    : m_group(group)
{
}

KeptGroup::KeptGroup(KeptGroup&& other) noexcept
    : m_group(std::exchange(other.m_group, 0))
{
}

KeptGroup& KeptGroup::operator=(KeptGroup&& other) noexcept
{
    std::swap(m_group, other.m_group);
    return *this;
}

void KeptGroup::release()
{
    if (m_group != 0)
        tellKeeper(groupKeeper(), '-', std::exchange(m_group, 0));
}

} // namespace tessera
