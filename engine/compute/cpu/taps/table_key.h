// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/sets/kernels.h"
#include "engine/core/plan/plan.h"

#include <tbb/cache_aligned_allocator.h>

#include <vector>

namespace tessera::cpu {

// Begins a line, so that vectors at its multiples do not lie across two.
template <class T> using AlignedVector = std::vector<T, tbb::cache_aligned_allocator<T>>;

// What a table that is kept between runs was made of.
struct TableKey {
    AxisTaps axis;
    unsigned lanes = 0;

    bool is(const AxisTaps& axis, unsigned lanes); // else it will be
};

} // namespace tessera::cpu
