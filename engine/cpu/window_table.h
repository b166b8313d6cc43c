// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/kernels.h"

#include <vector>

namespace tessera::cpu {

// The memory of a window table, kept between runs.
struct WindowStorage {
    std::vector<uint32_t> outputs, base;
    std::vector<uint8_t> index0, index1;
    std::vector<float> weight0, weight1;
};

// The bands prepared for vectors of `lanes`; `vectors` is 0 where they do not fit: more than two weights or none in a
// band, too few outputs or inputs (row[0, length)), or neighbours too far apart. It lives as long as the storage stays
// as it is.
WindowTable windowTable(const BandTable& bands, uint64_t length, unsigned lanes, WindowStorage& storage);

} // namespace tessera::cpu
