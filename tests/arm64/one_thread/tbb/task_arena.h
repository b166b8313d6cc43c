// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tbb/parallel_for.h"

namespace tbb {

class task_arena {
public:
    explicit task_arena(int threads = 1)
        : m_threads(threads)
    {
    }
    int max_concurrency() const { return m_threads; }
    template <class Work> void execute(const Work& work) { work(); }

private:
    int m_threads;
};

} // namespace tbb
