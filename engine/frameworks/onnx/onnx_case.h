// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_format.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/reading/onnx_node.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace tessera {

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

// A node of a model of any number of nodes, with its data.
struct OpenedNode {
    Case c; // titled by the node's name
    std::optional<Tensor> output = {}; // that was recorded
    std::vector<Message> notes = {};
};
// Throws IoError, TextError; OutsideFolder as above.
OpenedNode openNode(const NodePath& named, const MemoryBudget& budget = {},
                    SourceReach reach = SourceReach::CaseFolder);

// .onnx, a node of it (model.h), and folders with a model.onnx.
const CaseFormat& onnxFormat();

// Writes such a folder, which is made where it is missing: the operator as one node, its input, and what is expected of
// it. Throws TextError where no node of ONNX says the operator, with what it lacks; IoError; FileExists where a file is
// there that is not to be replaced.
void writeOnnxFolder(const Operator& op, const Tensor& input, const Tensor& expected,
                     const std::filesystem::path& folder, Existing existing = Existing::Refuse);

// The node that does what the operator does, of the oldest opset that has all of it: what operatorOf() reads back. The
// operator has no issues. Throws TextError where ONNX has no such node, with what it lacks.
OnnxNode onnxNodeOf(const Operator& op);

} // namespace tessera
