// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/parse/parse.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Reads ONNX's models for every room above; only this room uses protobuf. It finds DirectML's operators: each
// DepthToSpace, SpaceToDepth, Resize and Upsample, and each chain of nodes that together are one operator.

// A size of a model's tensor.
struct ModelSize {
    uint32_t size = 0; // 0: the model leaves it open
    std::string symbol = {}; // the name of an open size: "batch", or "x[0]" for an input's without a name; else empty

    bool operator==(const ModelSize&) const = default;
};

std::string text(const ModelSize& size); // "3", "batch", "?"

template <class Sizes> std::vector<ModelSize> modelSizes(const Sizes& sizes)
{
    std::vector<ModelSize> all;
    for (const auto size : sizes)
        all.push_back({static_cast<uint32_t>(std::min(static_cast<uint64_t>(size), uint64_t{UINT32_MAX}))});
    return all;
}

struct ModelTensor {
    std::string name = {};
    std::optional<DataType> type = {}; // none: not known, or not DirectML's
    std::optional<std::vector<ModelSize>> sizes = {}; // none: the rank is not known

    bool isKnown() const; // its type and all sizes are
    std::vector<uint32_t> known() const; // the sizes, if isKnown()
};
std::string text(const ModelTensor& tensor); // "FLOAT32 {batch, 3, 64, ?}"

// Where a node is.
enum class ModelPlace { Graph, Subgraph, Function };

// The integers in which a runtime may compute a node between DequantizeLinear and QuantizeLinear.
struct Quantization {
    DataType type = DataType::Int8;
    double scale = 1;
    int64_t zero = 0;
};

// The operator that a node is, within the budget.
struct NodeMeaning {
    std::optional<Operator> op = {}; // valid; none: `why` says why
    std::vector<Message> notes = {};
    Message why = {};
};

// One node, or a chain.
struct ModelNode {
    std::string name; // unique: the node's, or its output's where it has none
    std::string op; // "Resize"; of a chain "Reshape–Transpose–Reshape", "Slice×4–Concat"
    std::vector<std::string> nodes; // the names of all nodes, in order
    ModelPlace place = ModelPlace::Graph;
    std::string within = {}; // the node with its subgraph, or the function
    ModelTensor input, output;
    std::vector<std::string> attributes = {}; // 'mode = "linear"', "scales = [1, 1, 2, 2]"

    // Its input has the elements of the model's in the same order.
    NodeMeaning meaning = {};
    std::vector<std::string> open = {}; // the symbols that must be given a size, where only sizes are missing
    std::string forAllSizes = {}; // then fieldsText() of the operator, if it is the same for all sizes that were tried
    NodeMeaning passed = {}; // what ONNX Runtime's DirectML provider passes for it
    bool isPassedOtherwise = false; // both are known and give different values

    std::optional<Quantization> quantization = {};

    bool isChain() const { return nodes.size() > 1; }
    bool isCase() const { return meaning.op.has_value(); }
};

struct Model {
    std::filesystem::path path;
    std::string name; // the graph's
    std::string producer; // "pytorch 1.13.1"
    int opset = 0;
    size_t nodeCount = 0; // with those of subgraphs and functions, without Constant nodes
    std::vector<ModelTensor> inputs, outputs; // without constants
    std::vector<ModelNode> nodes; // in the order of the graph, those of subgraphs and functions last
    std::set<std::string, std::less<>> symbols; // that --dim may set
    std::vector<std::string> open; // symbols that nodes wait for
    std::vector<Message> notes; // on what was not read
    MemoryBudget budget; // of the reading

    const ModelNode* find(std::string_view name) const; // null: there is none
    const ModelNode& node(std::string_view name) const; // throws TextError with suggestions
};

// A tensor as it was recorded when the model ran.
struct SeenTensor {
    TensorDesc desc;
    std::optional<std::vector<double>> numbers = {}; // of an input that is a short list: scales, sizes
};
using SeenTensors = std::map<std::string, SeenTensor, std::less<>>;

struct ModelOptions {
    std::map<std::string, uint32_t, std::less<>> dims = {}; // sizes for symbols: {"batch", 1}
    SeenTensors seen = {};
    MemoryBudget budget = {};
    SourceReach reach = SourceReach::CaseFolder; // where external data may be
};

// Reads a file of the opsets 7 to 23 or later and infers its shapes; for later and unknown operators the file must say
// them. Of external data only small constants are read. Throws IoError for a file that is no model, damaged or beyond
// the budget; OutsideFolder for external data outside the model's folder; TextError for a dim that the model does not
// have.
Model openModel(const std::filesystem::path& path, const ModelOptions& options = {});

// Writes the model into the folder, with these tensors as further outputs and links to the files of external data, and
// returns its path. Throws IoError.
std::filesystem::path writeWidened(const Model& model, const std::vector<ModelTensor>& tensors,
                                   const std::filesystem::path& folder);

// An operator's line without sizes and type: "DEPTH_TO_SPACE1 --BlockSize 2". hasLayout: sizes and strides stay where
// the tensors are strided.
std::string fieldsText(const Operator& op, bool hasLayout = true);

// The model as JSON: resources/report.schema.json.
std::string modelJson(const Model& model);

// The node as a case with generated data, titled by its name. Throws TextError where it is none, with the reason or the
// --dim that are missing.
Case caseOf(const Model& model, const ModelNode& node);

// A node as a path: "net.onnx#up/Resize", or with sizes and recorded tensors "net.onnx?batch=1&@dumps#up/Resize".
struct NodePath {
    std::filesystem::path file; // ends in .onnx
    std::string node = {}; // empty: the only one that is a case
    std::map<std::string, uint32_t, std::less<>> dims = {};
    std::filesystem::path tensors = {}; // the folder of recorded tensors; empty: data are generated

    bool operator==(const NodePath&) const = default;
};
std::optional<NodePath> nodePathOf(const std::filesystem::path& path); // none: it is no such path. Throws TextError
std::filesystem::path pathOf(const NodePath& named);

// "batch=1", as --dim takes it. Throws TextError.
std::pair<std::string, uint32_t> dimFromText(std::string_view text);

// As operatorFromWords(). Reads also ONNX's text of a graph ("g (float[1,8,2,3] x) => (float[1,2,4,6] y) { … }") and
// protobuf's text of a model, a graph or a node ("node { op_type: "Resize" … }"). Throws TextError.
ReadOperator operatorFromText(std::string_view text, const ReadOptions& options = {});

} // namespace tessera
