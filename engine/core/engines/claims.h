// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <string>
#include <vector>

namespace tessera {

// The cases that an engine takes, as it says itself: it refuses all others.
struct Claims {
    std::vector<std::string> operators = {}; // "DEPTH_TO_SPACE1"; empty: all
    std::vector<DataType> types = {}; // empty: all

    bool operator==(const Claims&) const = default;
};

// An engine that may say beforehand what it takes.
class ClaimingEngine : public Engine {
public:
    // All of them hold; none: it says nothing. Starts what has to be asked. Throws what a run throws.
    virtual std::vector<Claims> claims() const = 0;
};

} // namespace tessera
