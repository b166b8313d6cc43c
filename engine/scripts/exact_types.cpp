// SPDX-License-Identifier: Apache-2.0
#include "engine/scripts/exact_types.h"

#include "engine/dialects/code.h"
#include "engine/ops/axes.h"
#include "engine/ops/operator.h"
#include "engine/ops/value_meaning.h"
#include "engine/tensor/error.h"

#include <algorithm>
#include <vector>

namespace tessera::scripts {

namespace {

using enum DataType;
using Types = std::vector<DataType>;

// What each takes: where elements only move, by nearest, by linear. Empty: all that the operator has.
struct TakenTypes {
    Dialect dialect;
    Types moved, nearest, linear;
    std::string_view whyNotLinear;
};

const std::vector<TakenTypes>& takenTypes()
{
    static const std::vector<TakenTypes> table = {
        {Dialect::Onnx, {}, {}, {Float32, Float16}, "rounds integers in its own way"},
        {Dialect::PyTorch,
         {Float64, Float32, Float16, Int64, Int32, Int16, Int8, UInt8},
         {Float32, Float16, UInt8},
         {Float32, Float16},
         "rounds integers in its own way"},
        {Dialect::TensorFlow, {}, {}, {Float32}, "gives FLOAT32, whatever it is given"},
        {Dialect::OpenVino, {}, {}, {Float32, Float16}, "rounds integers in its own way"},
        {Dialect::WebNn,
         {Float32, Float16, Int64, Int32, Int8, UInt64, UInt32, UInt8},
         {Float32, Float16},
         {Float32, Float16},
         "has no other resample2d"},
        {Dialect::CoreMl, {Float32}, {Float32}, {Float32}, "has no other program inputs on every system"},
        {Dialect::Ncnn, {Float32}, {Float32}, {Float32}, "computes nothing else without quantizing"},
        {Dialect::OpenCv, {}, {Float32, UInt8, Int8}, {Float32}, "rounds weights to 1/2048 where it takes integers"},
        {Dialect::Pillow, {}, {Float32, UInt8}, {Float32}, "rounds integers after each axis"},
    };
    return table;
}

std::string namesOf(const Types& types)
{
    std::string text;
    for (size_t i = 0; i < types.size(); ++i)
        text += (i == 0 ? "" : i + 1 == types.size() ? " and " : ", ") + std::string(name(types[i]));
    return text;
}

} // namespace

void needExactType(const Operator& op, Dialect dialect)
{
    const auto row = std::ranges::find(takenTypes(), dialect, &TakenTypes::dialect);
    if (row == takenTypes().end())
        return;
    const bool linear = isLinear(op);
    const Types& types = linear ? row->linear : axisMaps(op).empty() ? row->moved : row->nearest;
    const DataType type = inputDesc(op).dataType;
    if (types.empty() || std::ranges::find(types, type) != types.end())
        return;
    const std::string who(name(dialect));
    throw TextError("DataType " + std::string(name(type)) + ": " + who + " takes "
                    + (linear                    ? "for linear "
                           : row->moved == types ? ""
                                                 : "for nearest ")
                    + "only " + namesOf(types) + (linear ? ", and " + std::string(row->whyNotLinear) : ""));
}

} // namespace tessera::scripts
