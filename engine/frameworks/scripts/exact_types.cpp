// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/scripts/exact_types.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/value_meaning.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/code.h"

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
    Text whyNotLinear;
};

const std::vector<TakenTypes>& takenTypes()
{
    static const std::vector<TakenTypes> table = {
        {Dialect::Onnx, {}, {}, {Float32, Float16}, say("scripts", "rounds integers in its own way")},
        {Dialect::PyTorch,
         {Float64, Float32, Float16, Int64, Int32, Int16, Int8, UInt8},
         {Float32, Float16, UInt8},
         {Float32, Float16},
         say("scripts", "rounds integers in its own way")},
        {Dialect::TensorFlow, {}, {}, {Float32}, say("scripts", "gives FLOAT32, whatever it is given")},
        {Dialect::OpenVino, {}, {}, {Float32, Float16}, say("scripts", "rounds integers in its own way")},
        {Dialect::WebNn,
         {Float32, Float16, Int64, Int32, Int8, UInt64, UInt32, UInt8},
         {Float32, Float16},
         {Float32, Float16},
         say("scripts", "has no other resample2d")},
        {Dialect::CoreMl,
         {Float32},
         {Float32},
         {Float32},
         say("scripts", "has no other program inputs on every system")},
        {Dialect::Ncnn, {Float32}, {Float32}, {Float32}, say("scripts", "computes nothing else without quantizing")},
        {Dialect::OpenCv,
         {},
         {Float32, UInt8, Int8},
         {Float32},
         say("scripts", "rounds weights to 1/2048 where it takes integers")},
        {Dialect::Pillow, {}, {Float32, UInt8}, {Float32}, say("scripts", "rounds integers after each axis")},
    };
    return table;
}

std::string namesOf(const Types& types)
{
    std::string text;
    for (const DataType type : types)
        text += (text.empty() ? "" : ", ") + std::string(name(type));
    return text;
}

// What is said of one type that is taken, and of several.
Text onlyThose(const TakenTypes& row, const Types& types, bool isLinear)
{
    const bool isOne = types.size() == 1;
    if (isLinear)
        return isOne ? say("scripts", "DataType %1: %2 takes for linear only %3, and %4")
                     : say("scripts", "DataType %1: %2 takes for linear only %3 and %4, and %5");
    if (row.moved == types)
        return isOne ? say("scripts", "DataType %1: %2 takes only %3")
                     : say("scripts", "DataType %1: %2 takes only %3 and %4");
    return isOne ? say("scripts", "DataType %1: %2 takes for nearest only %3")
                 : say("scripts", "DataType %1: %2 takes for nearest only %3 and %4");
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
    std::vector<Message> places{name(type), name(dialect)};
    if (types.size() > 1)
        places.emplace_back(namesOf({types.begin(), types.end() - 1}));
    places.emplace_back(name(types.back()));
    if (linear)
        places.emplace_back(row->whyNotLinear);
    throw TextError({onlyThose(*row, types, linear), places});
}

} // namespace tessera::scripts
