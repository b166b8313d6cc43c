// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/engines/engine.h"
#include "engine/core/ops/operator.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tessera {

// What runs in a process of its own, and may take it down.
class Hosted {
public:
    virtual ~Hosted() = default;

    virtual Greeting describe() const = 0;
    // Input and output in the layout of the operator's tensors; `line` is the case. Gives back the seconds of the
    // kernel alone. Throws RunFailure for what it says, and for what it wrote where it must not; EngineError.
    virtual double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) = 0;
    virtual std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const = 0; // by its own means; throws EngineError
};

// Throws RunFailure (Invalid) where a byte of the output that belongs to no element no longer holds the filling. The
// last element's 32-bit word may be written to its end.
void needUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling);

} // namespace tessera
