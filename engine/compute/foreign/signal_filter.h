// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include <linux/filter.h>
#include <sys/types.h>

namespace tessera {

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

} // namespace tessera
