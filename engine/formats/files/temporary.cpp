// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/temporary.h"

#include <array>
#include <climits>
#include <csignal>
#include <cstring>
#include <utility>

#include <sys/types.h>
#include <unistd.h>

namespace tessera {

namespace {

// What a signal handler may read: no container, no lock. A program writes few files at a time. A file that finds no
// slot is left behind when a signal comes.
enum class SlotState : int { Free, Filling, Ready };
struct Slot {
    std::atomic<SlotState> state = SlotState::Free;
    std::array<char, PATH_MAX> path = {};
};
std::array<Slot, 16> slots;
static_assert(std::atomic<SlotState>::is_always_lock_free);

std::array<std::atomic<pid_t>, 64> groups; // 0: free
static_assert(std::atomic<pid_t>::is_always_lock_free);

size_t takeSlot(const std::string& path) // counts from 1; 0: none
{
    if (path.size() >= PATH_MAX)
        return 0;
    for (size_t i = 0; i < slots.size(); ++i) {
        SlotState free = SlotState::Free;
        if (!slots[i].state.compare_exchange_strong(free, SlotState::Filling))
            continue;
        std::memcpy(slots[i].path.data(), path.c_str(), path.size() + 1);
        slots[i].state = SlotState::Ready;
        return i + 1;
    }
    return 0;
}

extern "C" void onEndingSignal(int signal)
{
    for (const std::atomic<pid_t>& group : groups) // before its files go
        if (const pid_t each = group; each > 0)
            kill(-each, SIGKILL);
    for (int round = 0; round < 2; ++round) // the second round removes folders whose files are gone
        for (const Slot& slot : slots)
            if (slot.state == SlotState::Ready && unlink(slot.path.data()) != 0)
                rmdir(slot.path.data());
    std::signal(signal, SIG_DFL);
    std::raise(signal); // ends the program as if nobody had listened
}

} // namespace

Temporary::Temporary(std::filesystem::path path)
    : m_path(std::move(path))
{
    std::error_code error;
    const std::filesystem::path absolute = std::filesystem::absolute(m_path, error);
    m_slot = error ? 0 : takeSlot(absolute.string());
}

Temporary::Temporary(Temporary&& other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_slot(std::exchange(other.m_slot, 0))
{
}

Temporary& Temporary::operator=(Temporary&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_slot, other.m_slot);
    return *this;
}

void Temporary::keep()
{
    if (m_slot != 0)
        slots[m_slot - 1].state = SlotState::Free;
    m_slot = 0;
    m_path.clear();
}

void Temporary::remove()
{
    if (!m_path.empty() && unlink(m_path.c_str()) != 0)
        rmdir(m_path.c_str());
    keep();
}

EndedWithProgram endedWithProgram(pid_t group)
{
    for (std::atomic<pid_t>& slot : groups) {
        pid_t free = 0;
        if (slot.compare_exchange_strong(free, group))
            return EndedWithProgram(&slot);
    }
    return {};
}

void removeTemporariesOnSignals()
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction now { };
        if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) // nohup's SIGHUP stays ignored
            std::signal(signal, onEndingSignal);
    }
}

} // namespace tessera
