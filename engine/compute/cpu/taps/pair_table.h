// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/taps/table_key.h"

namespace tessera::cpu {

// The memory of a pair table, kept between runs, and what it was made of: runs of the same plan find it made.
struct PairStorage {
    std::vector<uint32_t> base;
    AlignedVector<uint8_t> index, weights;
    TableKey key;
    PairTable table;
};

// Is every band one weight 1, or two whole sixteenths that sum to it?
bool isWholeSixteenths(const AxisTaps& axis);

// The axis prepared for a set's vectors; `window` is 0 where its bands are others or neighbours too far apart. No group
// reads beyond inputs [0, max(axis.inputs, window)). It lives as long as the storage stays as it is.
PairTable pairTable(const AxisTaps& axis, const Kernels& kernels, PairStorage& storage);

// Its outputs [begin, end); begin is a multiple of the lanes.
PairTable partOf(const PairTable& table, unsigned lanes, uint64_t begin, uint64_t end);

} // namespace tessera::cpu
