// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera_engine.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/tensor.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace tessera {

// A case as libraries and shaders get it: all of its numbers, padded in front to four axes.

struct CaseNumbers {
    tessera_engine_tensor input = {}, output = {};
    tessera_engine_case c = {}; // without its texts and tensors
};

CaseNumbers numbersOf(const Operator& op); // without issues, of at most four dimensions

// What runs in a process of its own, and may take it down.
class Hosted {
public:
    virtual ~Hosted() = default;

    virtual Greeting describe() const = 0;
    // Input and output in the layout of the operator's tensors; `line` is the case. Gives back the seconds of the
    // kernel alone. Throws RunFailure for what it says, and for what it wrote where it must not; EngineError.
    virtual double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) = 0;
    // By its own means; throws EngineError.
    virtual CopyProbe makeCopyProbe(uint64_t bytes) const { return makeHostCopyProbe(bytes); }
};

// Throws RunFailure (Invalid) where a byte of the output that belongs to no element no longer holds the filling. The
// last element's 32-bit word may be written to its end.
void requireUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling);

// A user's shared library, loaded (engine/capi/tessera_engine.h), called between guards. Throws EngineError: what is
// missing in it.
std::unique_ptr<Hosted> makeLibrary(const std::string& path);

// A user's compute shader, GLSL (.comp, which glslc compiles) or SPIR-V (.spv, with its lines in FILE.txt beside it),
// on the best device. Throws EngineError: what glslc or the driver says, with the file and the line.
std::unique_ptr<Hosted> makeShader(const std::filesystem::path& path, bool validates);

} // namespace tessera
