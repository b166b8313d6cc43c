// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/hosted.h"
#include "engine/core/case/calculation.h"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace tessera {

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
