// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/index_map.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/frameworks/parse/parse.h"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

// One evaluator of ONNX's graphs: each node once, in order. Constants are folded, shapes carried, and moves of elements
// are kept as maps of indices.
namespace tessera::onnxfile {

using Symbols = std::set<std::string, std::less<>>;
using Sizes = std::map<std::string, uint32_t, std::less<>>; // of symbols
using Numbers = std::vector<double>;
using Nodes = google::protobuf::RepeatedPtrField<onnx::NodeProto>;

// A model's message, read once, with what must be known of it.
struct LoadedModel {
    onnx::ModelProto proto; // small constants in other files are in it
    int opset = 0; // 0: a text that does not say it
    ModelOptions options;
    std::map<std::string, Message, std::less<>> broken = {}; // why a constant's data cannot be read, by its name
    Symbols symbols = {}; // of all sizes
    Sizes given = {}; // what the user gave, and what was seen
    std::vector<Message> notes = {};
};

// Throws IoError where there is no node, OutsideFolder, TextError where the model has no such dim.
LoadedModel loaded(onnx::ModelProto proto, int opset, const std::filesystem::path& folder, const ModelOptions& options);

// The symbol of a size that is no number; an input's without a name is "x[0]". Empty: none.
std::string symbolOf(const onnx::ValueInfoProto& info, int axis, bool isInput);
// A tensor as the moves of another one's elements.
struct Made {
    std::string source;
    std::set<size_t> nodes; // by their places in the graph
    IndexMap map;
};

struct Known {
    ModelTensor tensor = {};
    std::optional<Numbers> numbers = {}; // the elements of a small constant
    Message broken = {}; // why there are none
    bool isGiven = false; // an input of the graph
    std::vector<Made> made = {}; // of each tensor before it, the shortest chain first

    std::vector<int64_t> whole() const; // the numbers, within 32 bits
};

// What a chain or one of the operators is, by its last node's place.
struct Entry {
    size_t scope = 0, last = 0;
    ModelNode node;
};

// The graph itself, a subgraph, or a function.
struct Scope {
    ModelPlace place = ModelPlace::Graph;
    std::string within = {}; // the node or the function that it belongs to
    const Scope* outer = nullptr; // whose tensors it sees
    int opset = 0;
    std::map<std::string, Known, std::less<>> known = {};
    std::map<std::string, const onnx::ValueInfoProto*> declared = {}; // what the graph itself says of tensors

    const Known* find(const std::string& name) const; // also of the outer ones; null: nothing is known
};

// A node, with what is known of its inputs.
class NodeView {
public:
    NodeView(const onnx::NodeProto& proto, const Scope& scope);

    const std::string& op() const { return proto.op_type(); }
    bool has(int place) const { return place < proto.input_size() && !proto.input(place).empty(); }
    const Known* input(int place) const { return has(place) ? inputs[static_cast<size_t>(place)] : nullptr; }
    const Numbers* numbers(int place) const; // null: not known
    int64_t integer(std::string_view name, int64_t otherwise) const;
    const onnx::AttributeProto* attribute(std::string_view name) const; // null: there is none
    // A list that is an attribute, or a constant input; none: it is left out. Throws TextError where it is computed.
    std::optional<std::vector<int64_t>> list(std::string_view name, int place) const;

    const onnx::NodeProto& proto;
    const Scope& scope;
    std::vector<const Known*> inputs; // null: nothing is known
};

// The node's outputs as moves of its inputs' elements; empty: it does not move whole elements, or not as it is known.
std::vector<IndexMap> movedBy(const NodeView& node, const std::vector<IndexMap>& inputs);
bool isMove(std::string_view op); // it moves whole elements: "Reshape", "Transpose", "Slice", "Concat" …
size_t movedInputs(const NodeView& node); // of a move: how many of its inputs it moves

// What the node computes of small constants and of sizes; none: not known.
std::optional<Known> folded(const NodeView& node);

// A child of this process that answers requests: a library that a hostile file brings down, or that asks for more than
// `memory` bytes, ends the child alone. The child has this thread only, and `work` waits for no other.
class WorkedApart {
public:
    using Work = std::function<std::string(const std::string& request)>;

    // All requests together may take `time`.
    WorkedApart(Work work, uint64_t memory, std::chrono::seconds time);
    ~WorkedApart() { end(); }
    WorkedApart(const WorkedApart&) = delete;
    WorkedApart& operator=(const WorkedApart&) = delete;

    // The work's answer. None: the child died or the time is over; the next request goes to another child.
    std::optional<std::string> ask(const std::string& request);

private:
    bool begin();
    void end();

    Work m_work;
    uint64_t m_memory;
    std::chrono::microseconds m_left;
    Descriptor m_socket;
    int m_child = 0;
    int m_starts = 0;
};

// Sizes and types as libonnx says them, in a process of its own: that library does not hold what it reads against
// anything.
class ShapeLibrary {
public:
    explicit ShapeLibrary(LoadedModel& model); // notes go there
    std::map<std::string, ModelTensor> outputsOf(const NodeView& node); // those that are known, by their names

private:
    LoadedModel& m_model;
    std::map<std::string, std::string> m_answers; // by the requests
    WorkedApart m_library;
    bool m_hasFailed = false;
};

// One evaluation, with these sizes for symbols. The entries are those of the graph, of subgraphs as they come, and of
// functions.
struct Evaluated {
    std::vector<Entry> entries;
    std::deque<Scope> scopes; // the first is the graph
    bool isWhole = true; // else there were too many moves
};
Evaluated evaluate(LoadedModel& model, ShapeLibrary& library, const Sizes& sizes, const MemoryBudget& budget);

// The operator that the moves of a tensor are, with channels first or, with a note, last. Throws TextError where none
// is.
ReadOperator operatorOfMoves(const IndexMap& map, DataType type);

// One of the four operators of ONNX that DirectML has.
// Its output's sizes follow from it.
ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget);
bool isOperator(const std::string& op);

// The chains of moves that are one operator, or that are nearly one: with why they are none.
std::vector<Entry> chainsOf(const Nodes& nodes, const Scope& scope, const MemoryBudget& budget, size_t& stepsLeft);

} // namespace tessera::onnxfile
