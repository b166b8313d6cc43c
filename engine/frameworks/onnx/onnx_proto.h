// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

// What ONNX's files hold, without protobuf's types.
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
inline constexpr size_t kMostNumbers = 64; // of a constant: scales, sizes, a shape; weights are none of ours

// Reads a regular file. The memory that protobuf takes for it is bounded by the budget before it is taken. The tensor
// is packed, has any number of dimensions, and may have no elements; a scalar is {1}, and booleans are UINT8. Throws
// IoError where the file holds no tensor of ONNX's, or the tensor's data lie in another file.
Tensor readTensor(const std::filesystem::path& path, const MemoryBudget& budget);
std::vector<double> numbersOf(const Tensor& tensor); // in order; large whole numbers rounded
std::string tensorName(const std::filesystem::path& path, const MemoryBudget& budget); // of another file: empty

std::string tensorBytes(const Tensor& tensor, const std::string& name); // in logical order

} // namespace tessera::onnxfile
