// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tbb/blocked_range.h"

namespace tbb {

struct static_partitioner { };

template <class Value, class Work> void parallel_for(const blocked_range<Value>& range, const Work& work)
{
    work(range);
}

template <class Value, class Work> void parallel_for(Value begin, Value end, const Work& work, static_partitioner = {})
{
    for (; begin < end; ++begin)
        work(begin);
}

} // namespace tbb
