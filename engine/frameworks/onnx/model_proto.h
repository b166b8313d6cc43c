// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/onnx/model.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

// What is done to a model's message before it is a list of ours.
namespace tessera::onnxfile {

using Symbols = std::set<std::string, std::less<>>;

// All tensors that stand in the model: initializers, and those of attributes, in subgraphs and functions too.
void forEachTensor(onnx::ModelProto& model, const std::function<void(onnx::TensorProto& tensor)>& visit);

// The graph, those within it, and those within functions: the outer ones first.
void forEachGraph(onnx::ModelProto& model, const std::function<void(onnx::GraphProto& graph)>& visit);

// Gives the sizes that options.dims names a number, and the tensors that were seen theirs, with which symbols follow.
// The symbols are those of the model, with those that have a number now. Throws TextError for a dim that is none.
void takeSizes(onnx::ModelProto& model, const ModelOptions& options, Symbols& symbols);

// Adds what follows for the tensors, as libonnx says it, in a process of its own: that library does not hold what it
// reads against anything. What it gives are whole numbers that follow from shapes, by tensor. The data of initializers
// is gone afterwards, and graphs are other objects. Where the library fails the model keeps the sizes that it says, and
// a note says so.
std::map<std::string, std::vector<int64_t>> inferShapes(onnx::ModelProto& model, const MemoryBudget& budget,
                                                        std::vector<Message>& notes);

} // namespace tessera::onnxfile
