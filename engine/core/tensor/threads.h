// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace tessera {

// How many more threads the system lets this process start, at most `wanted`. Neither TBB nor Qt survives a refusal.
// The threads are started and joined here, so a program asks once, when it begins.
unsigned threadsThatStart(unsigned wanted);

// Call it before tasks are given to TBB. Throws std::bad_alloc where TBB has no memory to start with: since 2021.11 TBB
// itself would wait for ever.
void beforeTasks();

// Calls work(begin, end) on TBB's threads for parts of [0, count), each of about `grain` or more. What a part throws is
// thrown.
void inParts(uint64_t count, uint64_t grain, const std::function<void(uint64_t begin, uint64_t end)>& work);

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
