// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/taps/table_key.h"

namespace tessera::cpu {

// A pair table, its memory and its key. It is kept between runs, so that runs of the same plan reuse it.
struct PairStorage {
    std::vector<uint32_t> base;
    AlignedVector<uint8_t> index, weights;
    TableKey key;
    PairTable table;
};

// Is every band one weight 1, or two whole sixteenths that sum to it?
bool isWholeSixteenths(const AxisTaps& axis);

// The axis prepared for a set's vectors. `window` is 0 where bands have other weights or a group's inputs are too far
// apart. No group reads beyond inputs [0, max(axis.inputs, window)). The table lives until the storage changes.
PairTable pairTable(const AxisTaps& axis, const Kernels& kernels, PairStorage& storage);

// Its outputs [begin, end); begin is a multiple of the lanes.
PairTable partOf(const PairTable& table, unsigned lanes, uint64_t begin, uint64_t end);

} // namespace tessera::cpu
