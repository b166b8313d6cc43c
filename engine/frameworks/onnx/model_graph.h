// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/onnx/onnx_proto.h"

#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

// A model's graphs, without protobuf's types.
namespace tessera::onnxfile {

struct GraphNode {
    std::string op, name;
    bool isOnnx = true; // of ONNX's own domain
    std::vector<std::string> inputs, outputs; // "": it is left out
    std::map<std::string, OnnxValue, std::less<>> attributes; // of nodes that may concern us: isRead()
};

// The graph itself, a subgraph, or a function.
struct Graph {
    ModelPlace place = ModelPlace::Graph;
    std::string within = {}; // the node or the function that it belongs to
    const Graph* outer = nullptr; // whose tensors it sees
    int opset = 0;
    std::vector<GraphNode> nodes = {}; // in their order
    std::map<std::string, ModelTensor, std::less<>> tensors = {}; // what is known of them
    std::map<std::string, Array, std::less<>> constants = {}; // those of a few elements
    std::set<std::string, std::less<>> results = {}; // what the graph gives

    ModelTensor tensor(const std::string& name) const; // also of the outer graphs
    const Array* constant(const std::string& name) const; // the same; null: it is not known
};

// Whether a node of this name may concern us.
bool isRead(const std::string& op);
bool isMove(const std::string& op); // it moves whole elements: "Reshape", "Transpose", "Slice", "Concat" …

struct ReadGraphs {
    Model model; // without its nodes
    std::deque<Graph> graphs; // the first is the graph itself
};

// Throws what openModel() does.
ReadGraphs readGraphs(const std::filesystem::path& path, const ModelOptions& options);

// Adds what follows from constants and known sizes: lists of a few numbers.
void foldConstants(Graph& graph);

// The chains of moves that are one operator, or that are nearly one: with why they are none.
std::vector<ModelNode> chainsOf(const Graph& graph, const MemoryBudget& budget, size_t& stepsLeft);

// Fills in what is said of open sizes. Whether the tensor is known.
bool needKnown(ModelNode& node);

} // namespace tessera::onnxfile
