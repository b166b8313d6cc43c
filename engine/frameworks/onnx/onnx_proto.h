// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/reading/onnx_node.h"

#include <array>
#include <filesystem>
#include <map>
#include <optional>
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

// A tensor of any number of dimensions, perhaps without elements. Booleans are UINT8.
struct Array {
    DataType type = DataType::Float32;
    std::vector<uint32_t> sizes; // none: a scalar
    Buffer values; // packed, rounded up to four bytes

    uint64_t count() const; // the number of elements
    Tensor tensor() const; // that has elements; a scalar is {1}
    std::vector<double> numbers() const; // in order; large whole numbers rounded
};

// What a graph says of one of its inputs.
struct Declared {
    std::string name;
    std::optional<DataType> type;
    std::vector<uint32_t> sizes; // empty where one of them is not a number
};

// A graph of one node besides constants.
struct NodeModel {
    std::string name; // the graph's name
    OnnxNode node; // without its inputs' values
    std::vector<std::string> nodeInputs = {}; // by name; "": it is left out
    std::vector<Declared> inputs = {}; // that are given, in order: the first is input_0.pb
    std::map<std::string, Array> constants = {}; // by name: initializers, and what Constant nodes give
};

// Both read a regular file within the budget: what protobuf makes of it is bounded before it is made. They throw
// IoError where it is none of ONNX's, or where data lie outside of it. A model of several nodes: none.
std::optional<NodeModel> readNodeModel(const std::filesystem::path& path, const MemoryBudget& budget,
                                       SourceReach reach = SourceReach::CaseFolder);
Array readTensor(const std::filesystem::path& path, const MemoryBudget& budget);
std::string tensorName(const std::filesystem::path& path, const MemoryBudget& budget); // of another file: empty

// A model of the node `op` as it is written.
struct WrittenModel {
    OnnxNode node; // with its opset, which is not 0; roi, scales and sizes become constants
    TensorDesc input, output; // their types and sizes
    std::string name; // the graph's name
};
std::string modelBytes(const WrittenModel& model);
std::string tensorBytes(const Tensor& tensor, const std::string& name); // in logical order

} // namespace tessera::onnxfile
