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

    bool is(const AxisTaps& axis, unsigned lanes); // whether the table is that of the axis; else it is made
};

// The memory of a window table, kept between runs, and what it was made of: runs of the same plan find it made.
struct WindowStorage {
    std::vector<uint32_t> first, base;
    AlignedVector<uint8_t> index;
    AlignedVector<float> weight0, weight1;
    TableKey key;
    WindowTable table;
};

// The axis prepared for vectors of `lanes`; `vectors` is 0 where it does not fit: more than two weights or none in a
// band, or neighbours too far apart. No window reaches beyond inputs [0, max(axis.inputs, lanes·vectors)). It lives as
// long as the storage stays as it is.
WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage);

// Its outputs [begin, end) for rows that begin with input `origin`; begin is a multiple of the lanes, and end as well,
// or that of the axis and no fewer than the lanes from begin, unless that is 0.
WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin);

// Is every band one weight 1, or two whole sixteenths that sum to it?
bool isWholeSixteenths(const AxisTaps& axis);

} // namespace tessera::cpu
