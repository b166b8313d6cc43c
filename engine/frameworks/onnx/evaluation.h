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
#include <set>
#include <string>
#include <vector>

#include <onnx/onnx_pb.h>

// The evaluator of ONNX's graphs, for this room only. It visits each node once, in order: it folds constants, carries
// shapes, and keeps moves of elements as index maps.
namespace tessera::onnxfile {

using Sizes = std::map<std::string, uint32_t, std::less<>>; // of symbols
using Numbers = std::vector<double>;
using Nodes = google::protobuf::RepeatedPtrField<onnx::NodeProto>;

// A model's message, read once.
struct LoadedModel {
    onnx::ModelProto proto; // with the small constants of other files
    int opset = 0; // 0: a text does not say it
    ModelOptions options;
    std::map<std::string, Message, std::less<>> broken = {}; // by a constant's name: why its data cannot be read
    std::set<std::string, std::less<>> symbols = {}; // of sizes that are no numbers
    Sizes given = {}; // by the user, or recorded
    std::vector<Message> notes = {};
};

// Throws IoError where there is no node, OutsideFolder, and TextError for a dim that the model does not have.
LoadedModel loaded(onnx::ModelProto proto, int opset, const std::filesystem::path& folder, const ModelOptions& options);

// The symbol of an open size; "x[0]" for an input's size without a name. Empty: it has none.
std::string symbolOf(const onnx::ValueInfoProto& info, int axis, bool isInput);
struct Known;

// A tensor that is the moved elements of another one, by nodes of one graph.
struct Made {
    const Known* source;
    std::set<size_t> nodes; // by their places in the graph
    IndexMap map;
};

struct Known {
    ModelTensor tensor = {};
    std::optional<Numbers> numbers = {}; // the elements of a small constant
    Message broken = {}; // why they are not known
    std::vector<Made> made = {}; // from each earlier tensor, the shortest chain first
};

// A chain, or a node that is one of the operators.
struct Entry {
    size_t scope = 0, last = 0;
    ModelNode node;
};

// The graph, a subgraph, or a function.
struct Scope {
    ModelPlace place = ModelPlace::Graph;
    std::string within = {}; // the node of the subgraph, or the function
    const Scope* outer = nullptr; // whose tensors it sees
    int opset = 0;
    std::map<std::string, Known, std::less<>> known = {};
    std::map<std::string, const onnx::ValueInfoProto*> declared = {}; // the graph's own descriptions

    const Known* find(const std::string& name) const; // here or outside; null: nothing is known
};

// A node, with what is known of its inputs.
class NodeView {
public:
    NodeView(const onnx::NodeProto& proto, const Scope& scope);

    const std::string& op() const { return proto.op_type(); }
    bool has(int place) const { return place < proto.input_size() && !proto.input(place).empty(); }
    const Known* input(int place) const { return has(place) ? inputs[static_cast<size_t>(place)] : nullptr; }
    const Numbers* numbers(int place) const; // null: not known
    const onnx::AttributeProto* attribute(std::string_view name) const; // null: there is none

    const onnx::NodeProto& proto;
    const Scope& scope;
    std::vector<const Known*> inputs; // null: nothing is known
};

// The node's outputs as moves of its inputs' elements. Empty: it does something else, or its inputs are not known.
std::vector<IndexMap> movedBy(const NodeView& node, const std::vector<IndexMap>& inputs);
bool isMove(std::string_view op); // whether it moves whole elements: "Reshape", "Transpose", "Slice", "Concat" …
size_t movedInputs(const NodeView& node); // how many inputs a move moves

// The constant that the node computes from small constants or from sizes. None: not known.
std::optional<Known> folded(const NodeView& node);

// A child process that answers requests, so that a library which a hostile file crashes, or which asks for more than
// `memory` bytes, ends only the child. The child has just this thread: `work` must wait for no other.
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
};

// Infers sizes and types with libonnx, in a child process: that library trusts what it reads.
class ShapeLibrary {
public:
    explicit ShapeLibrary(LoadedModel& model); // gets the notes
    std::map<std::string, ModelTensor> outputsOf(const NodeView& node); // the known ones, by name

private:
    LoadedModel& m_model;
    std::map<std::string, std::string> m_answers; // by the requests
    WorkedApart m_library;
    bool m_hasFailed = false;
};

// An evaluation with these sizes for symbols, of the graph with its subgraphs and of functions.
struct Evaluated {
    std::vector<Entry> entries;
    std::deque<Scope> scopes; // the first is the graph
    bool isWhole = true; // false: there were too many moves to try all chains
};
Evaluated evaluate(LoadedModel& model, ShapeLibrary& library, const Sizes& sizes, const MemoryBudget& budget);

// The operator that the moves are; a note says if channels are last. Throws TextError where none is.
ReadOperator operatorOfMoves(const IndexMap& map, DataType type);

// A node that is one of the four operators of ONNX that DirectML has.
ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget);
bool isOperator(const std::string& op);

// The chains of moves that are one operator, and those that nearly are, with the reason.
std::vector<Entry> chainsOf(const Nodes& nodes, const Scope& scope, const MemoryBudget& budget, size_t& stepsLeft);

} // namespace tessera::onnxfile
