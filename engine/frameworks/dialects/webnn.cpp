// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"
#include "engine/frameworks/dialects/inline_values.h"

namespace tessera::dialects {

namespace {

std::string descriptor(const TensorDesc& desc)
{
    return "{dataType: \"" + numpyName(desc.dataType) + "\", shape: " + listText(desc.sizes) + "}";
}

std::string moduleOf(const Program& program)
{
    const TensorDesc &input = inputDesc(program.op), &output = outputDesc(program.op);
    Places places{{"name", std::string(name(program.op))},
                  {"command", program.inputCommand},
                  {"values", program.input ? typedArray(*program.input) : ""},
                  {"input", descriptor(input)},
                  {"output", descriptor(output)},
                  {"input-array", typedArrayName(input.dataType)},
                  {"output-array", typedArrayName(output.dataType)},
                  {"snippet", program.snippet}};
    places["read"] = filled(programText({program.input ? "WebNN input here" : "WebNN input beside"}), places);
    return filled(programText({"WebNN module"}), places);
}

using enum DataType;
constexpr DataType kWebNnMoves[] = {Float32, Float16, Int64, Int32, Int8, UInt64, UInt32, UInt8};
constexpr DataType kWebNnResizes[] = {Float32, Float16};

} // namespace

const DialectRow kWebNn{
    .commentMark = "// ",
    .written = moduleOf,
    .ending = ".mjs",
    .language = "js",
    .types = {kWebNnMoves, kWebNnResizes, kWebNnResizes, say("scripts", "has no other resample2d")},
};

} // namespace tessera::dialects
