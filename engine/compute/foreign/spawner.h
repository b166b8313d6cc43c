// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace tessera {

// What exec, posix_spawn and main take: pointers to the texts, which outlive them, and a null behind the last.
inline std::vector<char*> argumentPointers(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

// What becomes of a new process. Each list ends with null; the program is the first of the words.
struct Spawn {
    char* const* words;
    char* const* environment;
    int input = -1; // its standard files; −1: it reads nothing
    int output = -1, errors = -1; // −1: what it writes is lost
    bool outlivesUs = false;
    int keeper = -1; // which it tells of its group before it is the program (groupKeeper()); −1: nobody
};

// A process in a session of its own, without our terminal, that ends with our program unless it is to outlive it,
// however our program ends: also where SIGKILL leaves nobody to end it. It has its three files and no other of ours
// open, and signals reach it as usual; its own do not reach us unless it is to outlive us. `error`:
// errno of what went wrong; then the process is −1. Throws EngineError where the system starts no thread.
//
// The system counts the thread that starts a process as its parent, so that all of them are started by one which lives
// as long as our program.
pid_t spawnProcess(const Spawn& spawn, int& error);

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
