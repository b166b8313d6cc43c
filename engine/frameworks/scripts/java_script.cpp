// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/scripts/inline_values.h"
#include "engine/frameworks/scripts/programs.h"

#include <algorithm>
#include <cctype>

namespace tessera::scripts {

namespace {

std::string descriptor(const TensorDesc& desc)
{
    return "{dataType: \"" + numpyName(desc.dataType) + "\", shape: " + dialects::listText(desc.sizes) + "}";
}

// A .npy of version 1: its header's length stands in bytes 8 and 9.
std::string readInput(const Program& program)
{
    return "// The file lies beside the page; " + program.inputCommand
        + "\nconst file = await (await fetch(\"input.npy\")).arrayBuffer();\nconst values = new "
        + typedArrayName(inputDesc(program.op).dataType)
        + "(file.slice(10 + new DataView(file).getUint16(8, true)));\n";
}

} // namespace

std::string javaScript(const Program& program)
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

} // namespace tessera::scripts
