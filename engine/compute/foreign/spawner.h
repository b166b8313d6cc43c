// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

namespace tessera {

// What becomes of a new process. Each list ends with null; the program is the first of the words.
struct Spawn {
    char* const* words;
    char* const* environment;
    int input = -1; // of its standard files; −1: it reads nothing
    int output = -1, errors = -1; // −1: what it writes is lost
    bool outlivesUs = false;
    int keeper = -1; // which it tells of its group before it is the program (group_keeper.h); −1: nobody
};

// A process in a session of its own, without our terminal, that ends with our program unless it is to outlive it,
// however our program ends: also where SIGKILL leaves nobody to end it. It has its three files and no other of ours
// open, and signals reach it as usual; its own do not reach us (signal_filter.h) unless it is to outlive us. `error`:
// errno of what went wrong; then the process is −1. Throws EngineError where the system starts no thread.
//
// The system counts the thread that starts a process as its parent, so that all of them are started by one which lives
// as long as our program.
pid_t spawnProcess(const Spawn& spawn, int& error);

} // namespace tessera
