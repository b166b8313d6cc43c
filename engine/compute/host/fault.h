// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/host/guarded_buffer.h"

namespace tessera {

// From its first object on, a signal that ends the program for what it touched says on standard error, in words, which
// buffer of the newest object that was, and then ends the program as usual.
class FaultWatch {
public:
    FaultWatch(const GuardedBuffer& input, const GuardedBuffer& output);
    ~FaultWatch();
    FaultWatch(const FaultWatch&) = delete;
    FaultWatch& operator=(const FaultWatch&) = delete;
};

} // namespace tessera
