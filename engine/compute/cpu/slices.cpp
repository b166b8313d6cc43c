// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/slices.h"

#include "engine/core/tensor/threads.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <thread>

namespace tessera::cpu {

namespace {

// Where the arena has no slot for the caller, one of its threads makes the call and spawns the tasks.
template <class Call> void executeIn(tbb::task_arena& arena, const Call& call)
{
    const auto taken = [&call] {
        atTaskStart();
        beforeTasks();
        call();
    };
    beforeTasks();
    arena.execute(taken);
}

} // namespace

void Slices::share(uint64_t count, uint64_t grain, const std::function<void(uint64_t, uint64_t)>& work) const
{
    const uint64_t slices = (count + grain - 1) / grain;
    const std::thread::id caller = std::this_thread::get_id();
    std::atomic<uint64_t> done = 0;
    const auto slice = [&](uint64_t index) {
        if (m_control.stop.stop_requested())
            return;
        work(index * grain, std::min(count, (index + 1) * grain));
        const uint64_t finished = ++done;
        if (m_control.progress && std::this_thread::get_id() == caller)
            m_control.progress(static_cast<double>(finished) / static_cast<double>(slices));
    };
    if (slices <= 1 || m_arena.max_concurrency() == 1) {
        for (uint64_t index = 0; index < slices; ++index)
            slice(index);
    } else {
        const auto some = [&slice](uint64_t index, uint64_t end) {
            for (; index < end; ++index)
                slice(index);
        };
        executeIn(m_arena, [&] { inParts(slices, 1, some); });
    }
    if (done < slices)
        throw Cancelled();
    if (m_control.progress)
        m_control.progress(1);
}

void onEachThread(tbb::task_arena& arena, unsigned parts, const std::function<void(unsigned)>& work)
{
    if (parts == 1)
        return work(0);
    std::atomic<unsigned> done = 0; // shows ThreadSanitizer that all parts have ended, since it does not see TBB wait
    const auto one = [&](unsigned part) {
        atTaskStart();
        work(part);
        ++done;
    };
    executeIn(arena, [&] { tbb::parallel_for(0u, parts, one, tbb::static_partitioner()); });
    done.load();
}

} // namespace tessera::cpu
