// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/task_handover.h"

#include <tbb/cache_aligned_allocator.h>

namespace tessera {

void beforeTasks()
{
    // TBB starts with locks held that its own bad_alloc asks for. What it has given once, it finds again when it
    // starts.
    [[maybe_unused]] static const bool isReserved = [] {
        constexpr size_t kMoreThanItStartsWith = 8000;
        tbb::cache_aligned_allocator<char> allocator;
        allocator.deallocate(allocator.allocate(kMoreThanItStartsWith), kMoreThanItStartsWith);
        return true;
    }();
#ifdef __SANITIZE_THREAD__
    __tsan_release(&taskGate);
#endif
}

} // namespace tessera
