// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>

namespace tessera::cpu {

inline constexpr uint64_t kSliceBytes =
    uint64_t{512} * 1024; // of output: a task's start costs little beside it, and a stop is soon noticed

// One run's work, cut into slices that depend on the work alone, never on the threads.
class Slices {
public:
    Slices(tbb::task_arena& arena, const RunControl& control)
        : m_arena(arena)
        , m_control(control)
    {
    }

    // Calls work(begin, end) for [0, count) in slices of `grain`, from several threads at once; a single slice runs on
    // the calling thread. Between slices it throws Cancelled if a stop is requested, and reports progress from the
    // calling thread.
    template <class Work> void run(uint64_t count, uint64_t grain, const Work& work) const
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
            m_arena.execute([&] {
                tbb::parallel_for(tbb::blocked_range<uint64_t>(0, slices, 1), [&](const auto& range) {
                    for (uint64_t index = range.begin(); index < range.end(); ++index)
                        slice(index);
                });
            });
        }
        if (done < slices)
            throw Cancelled();
        if (m_control.progress)
            m_control.progress(1);
    }

private:
    tbb::task_arena& m_arena;
    const RunControl& m_control;
};

} // namespace tessera::cpu
