// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera {

// What to do about a mistake.
enum class Remedy : uint8_t {
    OfClass, // what its class says
    Formula, // the formula of x, as the meant operator has it
    Weights, // which neighbour has which weight
    ChannelIndex,
    BatchStride,
};

} // namespace tessera
