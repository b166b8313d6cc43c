// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/guarded_buffer.h"

#include "engine/core/tensor/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kAlignment = 16; // DML_MINIMUM_BUFFER_TENSOR_ALIGNMENT, and what SIMD loads want

// On each side: as far as a 32-bit index of the widest elements reaches. It takes addresses and no memory; where
// addresses are limited (`ulimit -v`), less.
constexpr size_t kGuardBytes = size_t{1} << 35, kLeastGuardBytes = 1 << 20;

std::byte* reserved(size_t bytes)
{
    void* const map = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return map == MAP_FAILED ? nullptr : static_cast<std::byte*>(map);
}

bool areAddressesLimited()
{
    rlimit limit = {};
    return getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY;
}

uint64_t roundedUp(uint64_t bytes, uint64_t multiple)
{
    return (bytes + multiple - 1) / multiple * multiple;
}

const GuardedBuffer* watchedInput = nullptr;
const GuardedBuffer* watchedOutput = nullptr;

void complain(const char* text)
{
    static_cast<void>(!write(STDERR_FILENO, text, std::strlen(text)));
}

void sayPlace(const GuardedBuffer* buffer, const void* address, const char* what)
{
    const char* const place = buffer ? buffer->placeOf(address) : "";
    if (*place == '\0')
        return;
    complain("it touched memory ");
    complain(place);
    complain(what);
}

extern "C" void onFault(int signal, siginfo_t* info, void*)
{
    sayPlace(watchedInput, info->si_addr, " the input, which may only be read\n");
    sayPlace(watchedOutput, info->si_addr, " the output\n");
    std::signal(signal, SIG_DFL);
    std::raise(signal); // held back until this handler returns
}

// On a stack of its own: the library may have used up the usual one.
bool listen()
{
    static std::array<char, 1 << 16> stack;
    const stack_t alternative = {.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    sigaltstack(&alternative, nullptr);
    struct sigaction action = {};
    action.sa_sigaction = onFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGBUS})
        sigaction(signal, &action, nullptr);
    return true;
}

} // namespace

GuardedBuffer::GuardedBuffer(uint64_t bytes)
    : m_bytes(bytes)
{
    const uint64_t used = roundedUp(std::max<uint64_t>(bytes, 1), kAlignment),
                   pages = roundedUp(used, static_cast<size_t>(sysconf(_SC_PAGESIZE)));
    for (const size_t guard : {areAddressesLimited() ? kLeastGuardBytes : kGuardBytes, kLeastGuardBytes}) {
        m_guard = guard;
        m_mapBytes = pages + 2 * m_guard;
        m_map = reserved(m_mapBytes);
        if (m_map != nullptr)
            break;
    }
    if (m_map == nullptr || mprotect(m_map + m_guard, pages, PROT_READ | PROT_WRITE) != 0)
        throw EngineError(say("host", "there is no memory for %1 bytes: %2")(bytes, systemReason(errno)));
    m_begin = m_map + m_guard + (pages - used);
    fill();
}

GuardedBuffer::~GuardedBuffer()
{
    munmap(m_map, m_mapBytes);
}

void GuardedBuffer::fill()
{
    std::memset(m_map + m_guard, static_cast<int>(kFilling), m_mapBytes - 2 * m_guard);
}

void GuardedBuffer::setReadOnly(bool isReadOnly)
{
    mprotect(m_map + m_guard, m_mapBytes - 2 * m_guard, isReadOnly ? PROT_READ : PROT_READ | PROT_WRITE);
}

GuardedBuffer::Written GuardedBuffer::written() const
{
    const auto isOther = [](std::byte each) { return each != kFilling; };
    const auto before = std::count_if(m_map + m_guard, m_begin, isOther);
    const auto behind = std::count_if(m_begin + m_bytes, m_map + m_mapBytes - m_guard, isOther);
    return {.bytes = static_cast<uint64_t>(before + behind), .isBefore = before > 0};
}

const char* GuardedBuffer::placeOf(const void* address) const
{
    const auto* const at = static_cast<const std::byte*>(address);
    if (at < m_map || at >= m_map + m_mapBytes)
        return "";
    return at < m_begin ? "before" : at >= m_begin + m_bytes ? "behind the end of" : "in";
}

FaultWatch::FaultWatch(const GuardedBuffer& input, const GuardedBuffer& output)
{
    static const bool isListening = listen();
    static_cast<void>(isListening);
    watchedInput = &input;
    watchedOutput = &output;
}

FaultWatch::~FaultWatch()
{
    watchedInput = nullptr;
    watchedOutput = nullptr;
}

} // namespace tessera
