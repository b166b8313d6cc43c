// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <Eigen/Core>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <stop_token>
#include <utility>
#include <vector>

namespace tessera::quality {

using Index = Eigen::Index;
template <class T> using Plane = Eigen::Array<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>; // H rows of W
template <class T> using Row = Eigen::Array<T, 1, Eigen::Dynamic>;

inline double numberAt(const Tensor& packed, Index element)
{
    const DataType type = packed.desc.dataType;
    const size_t size = elementBytes(type);
    uint64_t bits = 0; // little endian, as every machine that this runs on
    std::memcpy(&bits, packed.bytes().data() + static_cast<size_t>(element) * size, size);
    return toDouble(type, bits);
}

// Calls work(begin, end) for bands of [0, rows), from several threads at once. A stop between bands throws Cancelled.
template <class Work> void inBands(Index rows, Index band, const std::stop_token& stop, const Work& work)
{
    beforeTasks();
    tbb::parallel_for(Index{0}, (rows + band - 1) / band, [&](Index each) {
        atTaskStart();
        if (!stop.stop_requested())
            work(each * band, std::min(rows, (each + 1) * band));
    });
    if (stop.stop_requested())
        throw Cancelled();
}

} // namespace tessera::quality
