// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera_engine.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/case/calculation.h"
#include "engine/core/ops/operator.h"
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

// A case's numbers as libraries and shaders get them, padded in front to four axes.

struct CaseNumbers {
    tessera_engine_tensor input = {}, output = {};
    tessera_engine_case c = {}; // without its texts and tensors
};

CaseNumbers numbersOf(const Operator& op); // op has no issues and at most four dimensions

// A library or a shader, in a process of its own that it may crash.
class Hosted {
public:
    virtual ~Hosted() = default;

    virtual Greeting describe() const = 0;
    // Input and output have the layout of the operator's tensors; `line` is the case. Returns the kernel's seconds.
    // Throws RunFailure where it reports a failure, and where it wrote out of bounds; EngineError.
    virtual double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) = 0;
};

// Throws RunFailure (Invalid) where a byte of the output that belongs to no element has lost the filling. The last
// element's 32-bit word may be written to its end.
void requireUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling);

// Loads a user's shared library (engine/capi/tessera_engine.h); its buffers lie between guards. Throws EngineError,
// which names what the library lacks.
std::unique_ptr<Hosted> makeLibrary(const std::string& path);

// A user's compute shader on the best device: GLSL (.comp, which glslc compiles) or SPIR-V (.spv, with its ShaderLines
// in FILE.txt beside it). Throws EngineError with what glslc or the driver says, with file and line.
std::unique_ptr<Hosted> makeShader(const std::filesystem::path& path, bool validates);

// What comments in a shader's source declare:
//   // tessera: groups = ceil(elements / 64)
//   // tessera: operators = DEPTH_TO_SPACE, DEPTH_TO_SPACE1
//   // tessera: types = FLOAT32, UINT32
//   // tessera: unsupported = antialiased
struct ShaderLines {
    std::string groups = "ceil(elements / 64)";
    std::string unsupported = {}; // a formula; not 0: the shader does not take the case; empty: it takes all
    Claims claims = {};
};
ShaderLines shaderLines(std::string_view source); // throws TextError, which names the line

// The names in formulas: elements (of the output), inputs (elements of the input), N C H W, inN inC inH inW, block,
// order, mode, direction, antialiased, filter.
Variables variablesOf(const CaseNumbers& numbers);

// The workgroups on each axis, at most `most`. A single number is spread over x and y where it exceeds that. Throws
// TextError.
std::array<uint32_t, 3> groupsOf(const ShaderLines& lines, const Variables& variables, uint32_t most);

// The block at binding 2 (std430) in 32-bit words, as in resources/shaders/resample.comp.
std::vector<uint32_t> blockOf(const CaseNumbers& numbers, const Operator& op);

} // namespace tessera
