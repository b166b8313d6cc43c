// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "engine/frameworks/onnx/model.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace tessera::onnxfile {

inline constexpr size_t kMostNumbers = 64; // of a constant that is read, such as scales or a shape

// Reads a tensor from a .pb. The budget bounds protobuf's memory before it is used. The tensor is packed and may have
// no elements; a scalar is {1}, booleans are UINT8. Throws IoError for a file without a tensor, or with external data.
Tensor readTensor(const std::filesystem::path& path, const MemoryBudget& budget);
std::vector<double> numbersOf(const Tensor& tensor); // large whole numbers are rounded
std::string tensorName(const std::filesystem::path& path,
                       const MemoryBudget& budget); // empty: the file holds no tensor

} // namespace tessera::onnxfile

namespace tessera {

// The name of a recorded tensor's file: "%2Fup%2FResize_output_0.npy".
std::string recordedName(const std::string& tensor);

// Tensors that were recorded while a model ran.
class RecordedTensors {
public:
    // A folder with .npy, .npz and .pb. A file or an entry of an .npz is named recordedName(), or as the tensor with
    // "_" for signs that are neither letters nor digits; a .pb may hold the name. Throws IoError. Links out of the
    // folder are not followed.
    explicit RecordedTensors(const std::filesystem::path& folder, const MemoryBudget& budget = {});
    RecordedTensors(std::map<std::string, std::filesystem::path> files, const MemoryBudget& budget); // by tensors

    // None: it was not recorded. Throws IoError.
    std::optional<Tensor> find(const std::string& name) const;
    // The recorded inputs of the model and tensors of its nodes, for ModelOptions::seen. Throws IoError.
    SeenTensors seen(const Model& model) const;

private:
    std::optional<std::filesystem::path> fileOf(const std::string& name) const;

    std::map<std::string, std::filesystem::path> m_files; // by the tensor's name, or as recordedName() has it
    MemoryBudget m_budget;
};

// Opens the model with the path's sizes and those of its recorded tensors. Throws what openModel() and RecordedTensors
// throw.
Model openModelAt(const NodePath& named, const MemoryBudget& budget = {}, SourceReach reach = SourceReach::CaseFolder);

// A node as a case, with its recorded tensors.
struct RecordedNode {
    std::optional<Case> c = {}; // titled by the node's name, with its recorded input; none: `why`
    std::optional<Tensor> output = {}; // in the case's sizes; none: `why`
    Message why = {}; // something was not recorded, or with another type or size
    std::vector<Message> notes = {}; // the node's
};
// How the sums of a quantised node were rounded: "cut off". `right`: its values without quantization. None: in no such
// way.
std::optional<Message> roundingOf(const Quantization& quantization, const Tensor& right, const Tensor& recorded);
RecordedNode recordedNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded);

// Reads a model, its folder, or a node's path. A folder with test_data_set_0, test_data_set_1 … (ONNX's form of a test,
// with input_K.pb and output_K.pb) gives a dispatch for each set and its expected output; else there is one dispatch,
// with recorded or generated values. Moves and nearest must be equal, linear within a tolerance. Throws IoError, also
// for an attribute that no operator expresses, and OutsideFolder for a link out of the folder.
CaseFile readOnnxCase(const std::filesystem::path& path, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);

// A node as a case, which is there, with recorded or generated data. Throws IoError, TextError, OutsideFolder.
RecordedNode openNode(const NodePath& named, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);

// A .onnx, a node's path, or a folder with a model.onnx.
const CaseFormat& onnxFormat();

} // namespace tessera
