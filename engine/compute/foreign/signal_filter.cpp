// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/signal_filter.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tessera {

namespace {

#if defined(__x86_64__)
constexpr uint32_t kMachine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t kMachine = AUDIT_ARCH_AARCH64;
#else
constexpr uint32_t kMachine = 0; // of no process: all is allowed
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

} // namespace

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

} // namespace tessera
