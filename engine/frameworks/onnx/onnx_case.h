// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "engine/frameworks/onnx/recorded_tensors.h"

#include <filesystem>

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

// A node of a model of any number of nodes: with what was recorded of it where the path names that, else with generated
// data. The case is there. Throws IoError, TextError; OutsideFolder as above.
RecordedNode openNode(const NodePath& named, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);

// .onnx, a node of it (model.h), and folders with a model.onnx.
const CaseFormat& onnxFormat();

} // namespace tessera
