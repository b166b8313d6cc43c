// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <utility>

namespace tessera::onnxfile {

// ONNX's TensorProto.DataType of ours.
inline constexpr std::array<std::pair<DataType, int>, 11> kElementTypes = {{
    {DataType::Float32, 1},
    {DataType::UInt8, 2},
    {DataType::Int8, 3},
    {DataType::UInt16, 4},
    {DataType::Int16, 5},
    {DataType::Int32, 6},
    {DataType::Int64, 7},
    {DataType::Float16, 10},
    {DataType::Float64, 11},
    {DataType::UInt32, 12},
    {DataType::UInt64, 13},
}};
inline constexpr int kBoolean = 9; // read as UINT8

} // namespace tessera::onnxfile
