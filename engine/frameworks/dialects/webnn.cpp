// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"
#include "engine/frameworks/dialects/inline_values.h"

namespace tessera::dialects {

namespace {

std::string movedByWebNn(const Operator&, const Plan& plan)
{
    const auto [parts, axes, sizes] = movesOf(plan);
    return "// WebNN has no operator for it.\nlet y = builder.reshape(x, " + listText(parts)
        + ");\ny = builder.transpose(y, {permutation: " + listText(axes) + "});\ny = builder.reshape(y, "
        + listText(sizes) + ");\n";
}

std::string resizedByWebNn(const Resize& r)
{
    return "const y = builder.resample2d(x, {mode: \"" + std::string(r.convention.mode) + "\", sizes: " + r.lastSizes()
        + ", axes: [2, 3]});\n";
}

std::string descriptor(const TensorDesc& desc)
{
    return "{dataType: \"" + numpyName(desc.dataType) + "\", shape: " + listText(desc.sizes) + "}";
}

// A .npy of version 1: its header's length stands in bytes 8 and 9.
std::string readInput(const Program& program)
{
    return "// The file lies beside the page; " + program.inputCommand
        + "\nconst file = await (await fetch(\"input.npy\")).arrayBuffer();\nconst values = new "
        + typedArrayName(inputDesc(program.op).dataType)
        + "(file.slice(10 + new DataView(file).getUint16(8, true)));\n";
}

std::string moduleOf(const Program& program)
{
    const TensorDesc &input = inputDesc(program.op), &output = outputDesc(program.op);
    return "// " + std::string(name(program.op)) + " by WebNN: a module for a page of a browser, or for its console.\n"
        + (program.input ? "const values = " + typedArray(*program.input) + ";\n" : readInput(program))
        + "const context = await navigator.ml.createContext();\nconst builder = new MLGraphBuilder(context);\n"
          "const x = builder.input(\"x\", "
        + descriptor(input) + ");\n\n" + program.snippet + "\nconst graph = await builder.build({y});\n"
        + "const source = await context.createTensor({..." + descriptor(input) + ", writable: true});\n"
        + "const target = await context.createTensor({..." + descriptor(output) + ", readable: true});\n"
        + "context.writeTensor(source, values);\ncontext.dispatch(graph, {x: source}, {y: target});\n"
          "console.log(new "
        + typedArrayName(output.dataType) + "(await context.readTensor(target)).join(\" \"));\n";
}

using enum DataType;
constexpr DataType kWebNnMoves[] = {Float32, Float16, Int64, Int32, Int8, UInt64, UInt32, UInt8};
constexpr DataType kWebNnResizes[] = {Float32, Float16};

} // namespace

const DialectRow kWebNn{
    .moved = movedByWebNn,
    .resized = resizedByWebNn,
    .commentMark = "// ",
    .written = moduleOf,
    .ending = ".mjs",
    .language = "js",
    .types = {kWebNnMoves, kWebNnResizes, kWebNnResizes, say("scripts", "has no other resample2d")},
};

} // namespace tessera::dialects
