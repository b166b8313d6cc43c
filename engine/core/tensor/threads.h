// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace tessera {

// How many threads beside those that are there can be started, at most `wanted`: a limit of the system may refuse more,
// which neither TBB nor Qt survives. They are started and have ended then: a question for a program's beginning.
unsigned threadsThatStart(unsigned wanted);

// Call it before tasks are given to TBB. Throws std::bad_alloc where TBB has no memory to start with: TBB itself waits
// for ever then, since 2021.11.
void beforeTasks();

// As each task begins: the thread sanitizer does not see that TBB hands it over from one thread to another, because its
// library is not compiled with it.
#ifdef __SANITIZE_THREAD__
inline char taskGate;
inline void atTaskStart()
{
    __tsan_acquire(&taskGate);
}
#else
inline void atTaskStart() { }
#endif

} // namespace tessera
