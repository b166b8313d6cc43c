// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

namespace tessera {

// Where the keeper below is told of groups; −1: no shell can be started.
int groupKeeper();

// '+': the group is there, '-': it has ended. Calls nothing but the system: also for a new process that borrows our
// memory.
void tellKeeper(int keeper, char what, pid_t group);

// A group of processes that a shell beside our program kills where our program ends without having done so, also by
// SIGKILL: the system ends only its leader then. Best effort: where no shell can be started the rest of it stays.
class KeptGroup {
public:
    KeptGroup() = default; // none
    explicit KeptGroup(pid_t group); // whose leader has told the keeper: Spawn::keeper
    ~KeptGroup() { release(); }
    KeptGroup(KeptGroup&& other) noexcept;
    KeptGroup& operator=(KeptGroup&& other) noexcept;

    void release(); // it has ended: its number may be another one's

private:
    pid_t m_group = 0;
};

} // namespace tessera
