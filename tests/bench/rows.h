// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <string>
#include <vector>

namespace tessera {

// A kind of work with the rate that the cpu engine must reach, as a share of a copy in percent, one thread.
struct Row {
    std::string name;
    double bar;
    double goal; // the share of the attainable (places.h) that it should reach, in percent; 0: none is set
    Operator op;
    Operator hot; // the same work on so few bytes that a last-level cache holds them, and a copy's beside them
};

const std::vector<Row>& rows();

Operator depthSpaceOperator(bool toSpace, DataType type, const std::vector<uint32_t>& input, uint32_t block,
                            DepthSpaceOrder order);
Operator resampleOperator(InterpolationMode mode, DataType type, const std::vector<uint32_t>& input,
                          const std::vector<float>& scales);

} // namespace tessera
