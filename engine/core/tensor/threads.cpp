// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/threads.h"

#include <mutex>
#include <system_error>
#include <tbb/blocked_range.h>
#include <tbb/cache_aligned_allocator.h>
#include <tbb/parallel_for.h>
#include <thread>
#include <vector>

namespace tessera {

unsigned threadsThatStart(unsigned wanted)
{
    std::mutex gate; // all live at the same time
    std::unique_lock closed(gate);
    std::vector<std::thread> threads;
    threads.reserve(wanted);
    try {
        while (threads.size() < wanted)
            threads.emplace_back([&gate] { const std::lock_guard wait(gate); });
    } catch (const std::system_error&) { // these are what there is
    }
    closed.unlock();
    for (std::thread& thread : threads)
        thread.join();
    return static_cast<unsigned>(threads.size());
}

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

void inParts(uint64_t count, uint64_t grain, const std::function<void(uint64_t begin, uint64_t end)>& work)
{
    beforeTasks();
    tbb::parallel_for(tbb::blocked_range<uint64_t>(0, count, grain), [&](const tbb::blocked_range<uint64_t>& part) {
        atTaskStart();
        work(part.begin(), part.end());
    });
}

} // namespace tessera
