// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/group_keeper.h"

#include "engine/compute/foreign/spawner.h"
#include "engine/formats/files/descriptor.h"

#include <array>
#include <charconv>
#include <mutex>
#include <string>
#include <utility>

#include <sys/socket.h>

namespace tessera {

namespace {

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

int groupKeeper()
{
    static std::mutex mutex; // of what follows
    static Shell* shell = nullptr; // never destroyed: the end of our program is what it waits for
    static pid_t owner = 0;
    const std::lock_guard lock(mutex);
    if (owner != getpid()) // also a copy of our program that fork() made
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
