// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/table_key.h"

namespace tessera::cpu {

// The memory of a window table, kept between runs, and what it was made of: runs of the same plan find it made.
struct WindowStorage {
    std::vector<uint32_t> first, base;
    AlignedVector<uint8_t> index;
    AlignedVector<float> weight0, weight1;
    TableKey key;
    WindowTable table;
};

// `rows` rows of the axis, side by side, prepared for vectors of `lanes`; `vectors` is 0 where they do not fit: more
// than two weights or none in a band, or neighbours too far apart. Of several rows just the inputs that are read lie
// side by side; of a single one no window reaches beyond inputs [0, max(axis.inputs, lanes·vectors)). It lives as long
// as the storage stays as it is.
WindowTable windowTable(const AxisTaps& axis, unsigned lanes, uint32_t rows, WindowStorage& storage);

// Its outputs [begin, end) for rows that begin with input `origin`; begin is a multiple of the lanes.
WindowTable partOf(const WindowTable& table, unsigned lanes, uint64_t begin, uint64_t end, uint32_t origin);

} // namespace tessera::cpu
