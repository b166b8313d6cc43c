// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/kernels.h"
#include "engine/plan/plan.h"

#include <tbb/cache_aligned_allocator.h>

#include <vector>

namespace tessera::cpu {

// Begins a cache line, so that no aligned vector lies across two lines.
template <class T> using AlignedVector = std::vector<T, tbb::cache_aligned_allocator<T>>;

// The axis and the lanes that a kept table was made of.
struct TableKey {
    AxisTaps axis;
    unsigned lanes = 0;

    bool is(const AxisTaps& axis, unsigned lanes); // false: it is changed to these
};

} // namespace tessera::cpu
