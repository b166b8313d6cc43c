// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"

#include <tbb/task_arena.h>

#include <cstdint>
#include <functional>

namespace tessera::cpu {

inline constexpr uint64_t kSliceBytes =
    uint64_t{512} * 1024; // bytes of output: much work beside a task's start, and little before a stop is noticed

// The work of a run, cut into slices. The slices depend on the work only, never on the threads.
class Slices {
public:
    Slices(tbb::task_arena& arena, const RunControl& control)
        : m_arena(arena)
        , m_control(control)
    {
    }

    unsigned threads() const { return static_cast<unsigned>(m_arena.max_concurrency()); } // the most that take part

    // Calls work(begin, end) for [0, count) in slices of `grain`, from several threads at once; a single slice runs on
    // the calling thread. Between slices it throws Cancelled if a stop is requested, and reports progress from the
    // calling thread. Allocates nothing.
    template <class Work> void run(uint64_t count, uint64_t grain, const Work& work) const
    {
        share(count, grain, std::cref(work));
    }

private:
    void share(uint64_t count, uint64_t grain, const std::function<void(uint64_t begin, uint64_t end)>& work) const;

    tbb::task_arena& m_arena;
    const RunControl& m_control;
};

// Calls work(0) … work(parts - 1), one on each of the arena's threads.
void onEachThread(tbb::task_arena& arena, unsigned parts, const std::function<void(unsigned part)>& work);

// Executes a plan's work from `in` to `out` with the loops of `kernels`, in slices.

void execute(const StridedCopy& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices);

// type: any where the work copies, else FLOAT32, FLOAT16, INT8 or UINT8.
void execute(const SeparableTaps& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices);

} // namespace tessera::cpu
