// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera_engine.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/case/calculation.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

// What a shader's source says to us, in lines of comment:
//   // tessera: groups = ceil(elements / 64)
//   // tessera: operators = DEPTH_TO_SPACE, DEPTH_TO_SPACE1
//   // tessera: types = FLOAT32, UINT32
//   // tessera: unsupported = antialiased
struct ShaderLines {
    std::string groups = "ceil(elements / 64)";
    std::string unsupported = {}; // not 0: the shader does not do the case; empty: it does all
    Claims claims = {};
};
ShaderLines shaderLines(std::string_view source); // throws TextError, which names the line

// What formulas may name: elements and inputs (of the output and of the input), N C H W, inN inC inH inW, block, order,
// mode, direction, antialiased, filter.
Variables variablesOf(const CaseNumbers& numbers);

// A single number of groups is spread over x and y where x alone does not reach. Throws TextError.
std::array<uint32_t, 3> groupsOf(const ShaderLines& lines, const Variables& variables, uint32_t most);

// The block at binding 2 (std430), in 32-bit words: resources/shaders/resample.comp.
std::vector<uint32_t> blockOf(const CaseNumbers& numbers, const Operator& op);

} // namespace tessera
