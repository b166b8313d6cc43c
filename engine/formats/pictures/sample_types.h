// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/value.h"

#include <cstdint>

namespace tessera {

struct Ends {
    double black;
    double white;
};

// Of the samples of a file.
inline Ends endsOf(DataType sample)
{
    constexpr double kBeyond = 1e300;
    if (isFloat(sample))
        return {0, 1};
    return {toDouble(sample, fromDouble(sample, -kBeyond)), toDouble(sample, fromDouble(sample, kBeyond))};
}

// Calls `work` with a number of that many bytes, 1, 2, 4 or 8.
template <class Work> void withWidth(uint32_t bytes, const Work& work)
{
    if (bytes == 1)
        work(uint8_t());
    else if (bytes == 2)
        work(uint16_t());
    else if (bytes == 4)
        work(uint32_t());
    else
        work(uint64_t());
}

} // namespace tessera
