// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace tessera {

// The thread sanitizer does not see that TBB hands a task over from one thread to another: its library is not compiled
// with it. The caller says so before the tasks start, and each task when it begins. Elsewhere they do nothing.
#ifdef __SANITIZE_THREAD__
inline char taskGate;
inline void offerTasks()
{
    __tsan_release(&taskGate);
}
inline void takeTask()
{
    __tsan_acquire(&taskGate);
}
#else
inline void offerTasks() { }
inline void takeTask() { }
#endif

} // namespace tessera
