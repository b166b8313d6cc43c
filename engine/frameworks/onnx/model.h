// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
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

// A model of ONNX of any number of nodes, as far as it concerns DirectML's layout operators: each DepthToSpace,
// SpaceToDepth, Resize and Upsample, and each chain of nodes that move elements and together are one of them.

// A size of a model's tensor.
struct ModelSize {
    uint32_t size = 0; // 0: the model leaves it open
    std::string symbol = {}; // then its name: "batch"; of an input's without a name "x[0]". Empty: nothing is known

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
    std::optional<DataType> type = {}; // none: not known, or none of DirectML's
    std::optional<std::vector<ModelSize>> sizes = {}; // none: not even how many there are

    bool isKnown() const; // its type and all of its sizes
    std::vector<uint32_t> known() const; // the sizes of one that is known
};
std::string text(const ModelTensor& tensor); // "FLOAT32 {batch, 3, 64, ?}"

// Where a node stands.
enum class ModelPlace { Graph, Subgraph, Function };

// A node between DequantizeLinear and QuantizeLinear, which a runtime may compute in integers.
struct Quantization {
    DataType type = DataType::Int8;
    double scale = 1;
    int64_t zero = 0;
};

// What concerns us: one node, or a chain.
struct ModelNode {
    std::string name; // no other of the model has it: the node's, or, of one without a name, its output's
    std::string op; // "Resize"; of a chain "Reshape–Transpose–Reshape", "Slice×4–Concat"
    std::vector<std::string> nodes; // the names of the chain's nodes, in order; of one node its own
    ModelPlace place = ModelPlace::Graph;
    std::string within = {}; // the node whose subgraph it stands in, or the function
    ModelTensor input, output;
    std::vector<std::string> attributes = {}; // "mode = linear", "scales = 1, 1, 2, 2", as the model has them

    // What it is in DirectML's terms: valid within the budget, its input of the same elements as the model's, in the
    // same order. None: `why` says it, and `open` whether it is only that sizes are.
    std::optional<Operator> meaning = {};
    std::vector<Message> notes = {}; // what must be known of the meaning
    Message why = {};
    std::vector<std::string> open = {}; // the symbols that must be given a size
    std::string forAllSizes = {}; // then: fieldsText() of what it is for all sizes that were tried. Empty: they decide

    // What ONNX Runtime's DirectML provider passes for it. None: whyNotPassed says what it does instead.
    std::optional<Operator> passed = {};
    std::vector<Message> passedNotes = {};
    Message whyNotPassed = {};
    bool isPassedOtherwise = false; // both are there, and give other values

    std::optional<Quantization> quantization = {};

    bool isChain() const { return nodes.size() > 1; }
    bool isCase() const { return meaning.has_value(); }
};

struct Model {
    std::filesystem::path path;
    std::string name; // the graph's
    std::string producer; // "pytorch 1.13.1"
    int opset = 0;
    size_t nodeCount = 0; // of all nodes, those of subgraphs and functions too
    size_t computingCount = 0; // of these, without constants
    std::vector<ModelTensor> inputs, outputs; // without what is constant
    std::vector<ModelNode> nodes; // in the order of the graph; those of subgraphs and functions last
    std::set<std::string, std::less<>> symbols; // that may be given a size
    std::vector<std::string> open; // those that nodes wait for, each once
    std::vector<Message> notes; // what was not read, or may be otherwise
    MemoryBudget budget; // that it was read within

    const ModelNode* find(std::string_view name) const; // null: there is none
    const ModelNode& node(std::string_view name) const; // throws TextError, with the nearest name or all of few
};

// What a tensor was when the model ran.
struct SeenTensor {
    TensorDesc desc;
    std::optional<std::vector<double>> numbers = {}; // of a short list that is an input: scales, sizes
};
using SeenTensors = std::map<std::string, SeenTensor, std::less<>>;

struct ModelOptions {
    std::map<std::string, uint32_t, std::less<>> dims = {}; // sizes for symbols: {"batch", 1}
    SeenTensors seen = {};
    MemoryBudget budget = {};
    SourceReach reach = SourceReach::CaseFolder; // where its external data may lie
};

// Reads the file and infers its shapes: opsets 7 to 23, of later ones and of operators that are not known the shapes
// that the file itself says. Of external data only small constants are read. Throws IoError where it is no model, is
// damaged or beyond the budget; OutsideFolder where external data lie outside the model's folder; TextError for a dim
// that the model does not have.
Model openModel(const std::filesystem::path& path, const ModelOptions& options = {});

// Writes the model into the folder with these tensors as outputs beside its own; files with external data are links
// there. The path of it. Throws IoError.
std::filesystem::path writeWidened(const Model& model, const std::vector<ModelTensor>& tensors,
                                   const std::filesystem::path& folder);

// The fields of an operator as a line has them, without sizes and type: "DEPTH_TO_SPACE1 --BlockSize 2". Of one whose
// tensors do not lie packed the sizes and strides, too, unless they are not asked for.
std::string fieldsText(const Operator& op, bool hasLayout = true);

// The whole list for other programs: resources/report.schema.json.
std::string modelJson(const Model& model);

// The node as a case with generated data, titled by its name. Throws TextError where it is none, with the reason; where
// sizes are open with the --dim that are missing.
Case caseOf(const Model& model, const ModelNode& node);

// A node as a path that every reader of cases takes: "net.onnx#up/Resize"; with what --dim and --tensors say:
// "net.onnx?batch=1&@dumps#up/Resize". Such a path may name no node: then the model has only one.
struct NodePath {
    std::filesystem::path file; // which ends in .onnx
    std::string node = {}; // empty: the only one that is a case
    std::map<std::string, uint32_t, std::less<>> dims = {};
    std::filesystem::path tensors = {}; // the folder with what flowed through the model; empty: data are generated

    bool operator==(const NodePath&) const = default;
};
std::optional<NodePath> nodePathOf(const std::filesystem::path& path); // none: a path of another kind. Throws TextError
std::filesystem::path pathOf(const NodePath& named);

// "batch=1", as --dim takes it. Throws TextError.
std::pair<std::string, uint32_t> dimFromText(std::string_view text);

// operatorFromWords(), and beside it what a model is as a text: ONNX's own ("g (float[1,8,2,3] x) => (float[1,2,4,6] y)
// { … }") and protobuf's ("node { op_type: "Resize" … }") of a model, a graph or a node. Throws TextError.
ReadOperator operatorFromText(std::string_view text, const ReadOptions& options = {});

} // namespace tessera
