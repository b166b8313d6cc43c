// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "engine/frameworks/onnx/model.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace tessera::onnxfile {

inline constexpr size_t kMostNumbers = 64; // of a constant: scales, sizes, a shape; weights are none of ours

// Reads a regular file. The memory that protobuf takes for it is bounded by the budget before it is taken. The tensor
// is packed, has any number of dimensions, and may have no elements; a scalar is {1}, and booleans are UINT8. Throws
// IoError where the file holds no tensor of ONNX's, or the tensor's data lie in another file.
Tensor readTensor(const std::filesystem::path& path, const MemoryBudget& budget);
std::vector<double> numbersOf(const Tensor& tensor); // in order; large whole numbers rounded
std::string tensorName(const std::filesystem::path& path, const MemoryBudget& budget); // of another file: empty

} // namespace tessera::onnxfile

namespace tessera {

// The name of a file for what was recorded of a tensor: "%2Fup%2FResize_output_0.npy".
std::string recordedName(const std::string& tensor);

// What flowed through a model, by the names of its tensors.
class RecordedTensors {
public:
    // A folder with .npy, .npz and .pb: a file's name is recordedName() of the tensor, or its name with "_" for any
    // sign that is neither a letter nor a digit; of a .pb the name that it holds counts too, of an .npz those of its
    // entries. Throws IoError. Links out of the folder are not followed.
    explicit RecordedTensors(const std::filesystem::path& folder, const MemoryBudget& budget = {});
    RecordedTensors(std::map<std::string, std::filesystem::path> files, const MemoryBudget& budget); // by tensors

    // As it was recorded; none: it was not. Throws IoError.
    std::optional<Tensor> find(const std::string& name) const;
    // What was recorded of the model's inputs and of its nodes' tensors, for ModelOptions::seen. Throws IoError.
    SeenTensors seen(const Model& model) const;

private:
    std::optional<std::filesystem::path> fileOf(const std::string& name) const;

    std::map<std::string, std::filesystem::path> m_files; // by the tensor's name, or as recordedName() has it
    MemoryBudget m_budget;
};

// The model with the sizes that the path names, and those of what was recorded where it names that. Throws what
// openModel() and RecordedTensors do.
Model openModelAt(const NodePath& named, const MemoryBudget& budget = {}, SourceReach reach = SourceReach::CaseFolder);

// A node as a case, with what really flowed through it.
struct RecordedNode {
    std::optional<Case> c = {}; // titled by the node's name, with its recorded input; none: `why`
    std::optional<Tensor> output = {}; // as the case's output is described; none: `why`
    Message why = {}; // it was not recorded, or as something else
    std::vector<Message> notes = {}; // the node's
};
// How a node's sums were rounded that ran in the integers of its quantization: "cut off". `right` is what its values
// are without. None: they were not, or in another way.
std::optional<Message> roundingOf(const Quantization& quantization, const Tensor& right, const Tensor& recorded);
RecordedNode recordedNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded);

// ONNX's form of a test: a model of one node, and beside it test_data_set_0, test_data_set_1 … with input_K.pb and
// output_K.pb, the tensors that are given and those that are expected.

// Of a model of several nodes: the node that the path names, or the only one that is a case, with what the model or a
// recording of it says. Of one node: a case with a dispatch for each of the sets, in the order of their numbers, and
// what each expects; of a model without any, one dispatch of generated values. Moves and nearest neighbours must be
// equal, linear within what another program may compute otherwise. `path`: the model, or its folder. Everything is
// within the budget. Throws IoError: also for what DirectML's operators cannot say, with the attribute; OutsideFolder
// where a link leads out of the folder.
CaseFile readOnnxCase(const std::filesystem::path& path, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);

// A node of a model of any number of nodes: with what was recorded of it where the path names that, else with generated
// data. The case is there. Throws IoError, TextError; OutsideFolder as above.
RecordedNode openNode(const NodePath& named, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);

// .onnx, a node of it (model.h), and folders with a model.onnx.
const CaseFormat& onnxFormat();

} // namespace tessera
