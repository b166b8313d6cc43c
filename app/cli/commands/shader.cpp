// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "engine/compute/foreign/shader_template.h"
#include "engine/core/ops/operator.h"

#include <ostream>

namespace tessera {

namespace {

constexpr Example kShaderExamples[] = {
    {"shader DEPTH_TO_SPACE1 > mine.comp", "Begins a shader of your own."},
    {"check --pack all --engine shader:mine.comp", "Holds it against what is right."},
};

int shaderCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const auto* words = line.cases().size() == 1 ? line.cases().front().words() : nullptr;
    const auto op = words ? operatorFromName(words->front()) : std::nullopt;
    if (!op)
        throw TextError("shader takes the name of an operator, as in `tessera shader DEPTH_TO_SPACE1`");
    const std::string_view source = shaderTemplate(*op);
    if (source.empty())
        throw TextError("there is no shader to begin with for " + words->front());
    call.out << source;
    return exit_code::kFine;
}

} // namespace

const CommandText kShaderText{
    .name = "shader",
    .summary = "prints a compute shader to begin one's own with",
    .operands = "OPERATOR",
    .sentence = "Prints the GLSL of a compute shader that computes the operator right. Change it, and --engine "
                "shader:FILE runs it on the Vulkan engine's device.",
    .options = {},
    .remarks =
        "Binding 0 is the input, 1 the output, 2 a block with the case's numbers. Lines of comment say the rest:\n"
        "  // tessera: groups = ceil(elements / 64)    workgroups: one, two or three formulas, parted by commas\n"
        "  // tessera: operators = DEPTH_TO_SPACE1     that it does; all where the line is missing\n"
        "  // tessera: types = FLOAT32, UINT32         that it does; all where the line is missing\n"
        "  // tessera: unsupported = antialiased       it does not do a case where this is not 0\n"
        "Formulas have + - * / ( ), ceil() and floor(), elements and inputs, N C H W of the output, inN inC inH inW of "
        "the input, block, order, mode, direction, antialiased and filter (0: HALVING, 1: TRIANGLE).\n\n"
        "glslc compiles it (apt-get install glslc). A .spv is taken as it is, with its lines in FILE.spv.txt.",
    .examples = kShaderExamples,
    .run = shaderCommand,
};

} // namespace tessera
