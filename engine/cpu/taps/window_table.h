// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/taps/table_key.h"

namespace tessera::cpu {

// A window table, its memory and its key. It is kept between runs, so that runs of the same plan reuse it.
struct WindowStorage {
    std::vector<uint32_t> first, base;
    AlignedVector<uint8_t> index;
    AlignedVector<float> weight0, weight1;
    TableKey key;
    WindowTable table;
};

// The axis prepared for vectors of `lanes`. `vectors` is 0 where a band has no weight or more than two, or a group's
// inputs are too far apart. No window reaches beyond inputs [0, max(axis.inputs, lanes·vectors)). The table lives until
// the storage changes.
WindowTable windowTable(const AxisTaps& axis, unsigned lanes, WindowStorage& storage);

// Its outputs [begin, end) for rows that begin with input `origin`. begin is a multiple of the lanes. end is one too,
// or it is the end of the axis and, unless begin is 0, at least `lanes` behind begin.
WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin);

} // namespace tessera::cpu
