// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "engine/core/case/suggest.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/shown.h"
#include "engine/frameworks/onnx/model_graph.h"

#include <algorithm>
#include <set>

namespace tessera {

using onnxfile::Array;
using onnxfile::Graph;
using onnxfile::GraphNode;

namespace {

constexpr size_t kMostNamesSaid = 8;
constexpr int kWithInputs = 11; // the opset whose Resize has its region before its scales

std::string listed(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + shown(word);
    return all;
}

template <class Number> std::string listed(const std::vector<Number>& numbers)
{
    std::string all;
    for (const Number number : numbers)
        all += (all.empty() ? "" : ", ") + toText(static_cast<double>(number));
    return all;
}

std::string attributeText(const OnnxValue& value)
{
    struct {
        std::string operator()(int64_t number) const { return std::to_string(number); }
        std::string operator()(double number) const { return toText(number); }
        std::string operator()(const std::string& text) const { return shown(text); }
        std::string operator()(const std::vector<int64_t>& numbers) const { return listed(numbers); }
        std::string operator()(const std::vector<double>& numbers) const { return listed(numbers); }
        std::string operator()(const std::vector<std::string>& texts) const { return listed(texts); }
    } text;
    return std::visit(text, value);
}

// Whether both read the same elements with the same weights, as far as that is looked at.
bool isSameMap(const Operator& one, const Operator& other)
{
    constexpr uint32_t kMostOutputs = 1 << 20;
    const std::vector<AxisMap> ours = axisMaps(one), theirs = axisMaps(other);
    return one == other
        || (!ours.empty() && std::ranges::equal(ours, theirs, [](const AxisMap& left, const AxisMap& right) {
               if (left.inputs != right.inputs || left.outputs != right.outputs || left.outputs > kMostOutputs)
                   return false;
               const AxisTaps a = makeTaps(left), b = makeTaps(right);
               return a.first == b.first && a.rowStart == b.rowStart && a.weights == b.weights;
           }));
}

// One of the four operators, as an entry of the list.
class NodeReader {
public:
    NodeReader(const Graph& graph, const GraphNode& node, const MemoryBudget& budget)
        : m_graph(graph)
        , m_node(node)
        , m_budget(budget)
    {
    }

    ModelNode read()
    {
        m_found.op = m_node.op;
        m_found.input = m_graph.tensor(m_node.inputs.empty() ? "" : m_node.inputs.front());
        m_found.output = m_graph.tensor(m_node.outputs.empty() ? "" : m_node.outputs.front());
        for (const auto& [name, value] : m_node.attributes)
            m_found.attributes.push_back(shown(name) + " = " + attributeText(value));
        m_onnx = {.op = m_node.op, .opset = m_graph.opset, .attributes = m_node.attributes, .mayFold = true};
        const bool isRead = takeInputs();
        if (isRead && onnxfile::needKnown(m_found))
            translate();
        if (!m_found.meaning && m_found.whyNotPassed.isEmpty())
            m_found.whyNotPassed = m_found.why;
        return std::move(m_found);
    }

private:
    // False: one of them is no constant.
    bool takeInputs()
    {
        const bool isEarly = m_node.op == "Upsample" || (m_node.op == "Resize" && m_graph.opset < kWithInputs);
        if (m_node.op != "Resize" && m_node.op != "Upsample")
            return true;
        if (isEarly)
            return take(1, "scales", m_onnx.scales);
        return take(1, "roi", m_onnx.roi) && take(2, "scales", m_onnx.scales) && take(3, "sizes", m_onnx.sizes);
    }

    template <class Number>
    bool take(size_t place, const std::string& input, std::optional<std::vector<Number>>& numbers)
    {
        const std::string name = place < m_node.inputs.size() ? m_node.inputs[place] : "";
        if (name.empty())
            return true;
        const Array* constant = m_graph.constant(name);
        if (!constant && input == "roi" && !isCropped())
            return true; // nobody reads it
        if (!constant) {
            m_found.why =
                say("onnx", "its %1 are no constant of the model: the tensor %2 is computed")(input, shown(name));
            return false;
        }
        if (constant->count() == 0)
            return true;
        const std::vector<double> held = constant->numbers();
        numbers.emplace();
        for (const double each : held)
            numbers->push_back(static_cast<Number>(std::clamp(each, -9e15, 9e15)));
        m_found.attributes.push_back(input + " = " + listed(*numbers));
        return true;
    }

    bool isCropped() const
    {
        const auto mode = m_node.attributes.find("coordinate_transformation_mode");
        return mode != m_node.attributes.end() && mode->second == OnnxValue(std::string("tf_crop_and_resize"));
    }

    void translate()
    {
        translate(m_found.meaning, m_found.notes, m_found.why);
        m_onnx.isForDirectMl = true;
        translate(m_found.passed, m_found.passedNotes, m_found.whyNotPassed);
        if (m_found.meaning)
            checkOutput();
        m_found.isPassedOtherwise = m_found.meaning && m_found.passed && !isSameMap(*m_found.meaning, *m_found.passed);
    }

    void translate(std::optional<Operator>& op, std::vector<Message>& notes, Message& why)
    {
        try {
            ReadOperator read = operatorOf(m_onnx, *m_found.input.type, m_found.input.known());
            if (const Issues issues = validate(read.op, m_budget); !issues.empty()) {
                why = sentence(issues.front());
                return;
            }
            if (!m_onnx.isForDirectMl)
                m_outputSizes = read.outputSizes.empty() ? outputDesc(read.op).sizes : read.outputSizes;
            op = std::move(read.op);
            notes = std::move(read.notes);
        } catch (const TextError& error) {
            why = error.message();
        }
    }

    void checkOutput()
    {
        ModelTensor& output = m_found.output;
        if (output.isKnown() && output.known() != m_outputSizes)
            m_found.notes.push_back(
                say("onnx", "The model says that its output is %1, and it is %2.")(text(output), text(m_outputSizes)));
        output.type = m_found.input.type;
        output.sizes.emplace();
        for (const uint32_t size : m_outputSizes)
            output.sizes->push_back({size});
    }

    const Graph& m_graph;
    const GraphNode& m_node;
    const MemoryBudget& m_budget;
    ModelNode m_found;
    OnnxNode m_onnx;
    std::vector<uint32_t> m_outputSizes;
};

// Gives every node of the list a name of its own.
class Names {
public:
    std::string take(const std::string& name, const std::string& output)
    {
        for (const std::string& each : {name, output})
            if (!each.empty() && m_taken.insert(each).second)
                return each;
        const std::string stem = !name.empty() ? name : output.empty() ? "node" : output;
        for (size_t i = 2;; ++i)
            if (std::string next = stem + " (" + std::to_string(i) + ")"; m_taken.insert(next).second)
                return next;
    }

private:
    std::set<std::string> m_taken;
};

std::vector<ModelNode> nodesOf(const Graph& graph, const MemoryBudget& budget, Names& names, size_t& stepsLeft)
{
    std::vector<ModelNode> chains = onnxfile::chainsOf(graph, budget, stepsLeft), found;
    size_t next = 0;
    for (const GraphNode& node : graph.nodes) {
        const std::string output = node.outputs.empty() ? "" : node.outputs.front();
        const bool isChain = next < chains.size() && chains[next].output.name == output;
        if (!isChain && !(node.isOnnx && std::ranges::find(onnxOperators(), node.op) != onnxOperators().end()))
            continue;
        ModelNode entry = isChain ? std::move(chains[next++]) : NodeReader(graph, node, budget).read();
        entry.name = names.take(node.name, output);
        entry.place = graph.place;
        entry.within = graph.within;
        if (!isChain)
            entry.nodes = {entry.name};
        if (graph.place == ModelPlace::Function && !entry.meaning)
            entry.why =
                say("onnx", "it stands in the function %1, whose sizes are those of each call")(shown(graph.within));
        found.push_back(std::move(entry));
    }
    return found;
}

// What follows from a model's inputs is open as long as they are.
void openWithInputs(ModelNode& node, const Model& model)
{
    if (node.meaning || node.input.isKnown() || node.place != ModelPlace::Graph)
        return;
    for (const ModelTensor& input : model.inputs)
        for (const ModelSize& each : input.sizes.value_or(std::vector<ModelSize>()))
            if (!each.symbol.empty() && std::ranges::find(node.open, each.symbol) == node.open.end())
                node.open.push_back(each.symbol);
    if (!node.open.empty() && node.input.type)
        node.why = say("onnx", "its input's sizes are open: %1")(listed(node.open));
}

void takeNodes(Model& model, const onnxfile::ReadGraphs& read)
{
    constexpr size_t kMostSteps = 4'000; // chains that are tried, of different texts
    Names names;
    size_t stepsLeft = kMostSteps;
    for (const Graph& graph : read.graphs)
        for (ModelNode& node : nodesOf(graph, model.budget, names, stepsLeft)) {
            openWithInputs(node, model);
            for (const std::string& symbol : node.open)
                if (std::ranges::find(model.open, symbol) == model.open.end())
                    model.open.push_back(symbol);
            model.nodes.push_back(std::move(node));
        }
    if (stepsLeft == 0)
        model.notes.push_back(
            say("onnx", "The model has too many nodes that move elements: not all chains were tried."));
}

// Outputs that the shapes' library left open and a node's meaning says.
bool addMeant(const Model& model, const onnxfile::ReadGraphs& read, ModelOptions& options)
{
    bool isNew = false;
    for (const ModelNode& node : model.nodes)
        if (node.place == ModelPlace::Graph && node.output.isKnown() && !node.output.name.empty()
            && !read.graphs.front().tensor(node.output.name).isKnown())
            isNew = options.seen
                        .try_emplace(node.output.name,
                                     TensorDesc{.dataType = *node.output.type, .sizes = node.output.known()})
                        .second
                || isNew;
    return isNew;
}

} // namespace

bool ModelTensor::isKnown() const
{
    return type && sizes && !sizes->empty()
        && std::ranges::all_of(*sizes, [](const ModelSize& each) { return each.size > 0; });
}

std::vector<uint32_t> ModelTensor::known() const
{
    std::vector<uint32_t> all;
    for (const ModelSize& each : sizes.value_or(std::vector<ModelSize>()))
        all.push_back(each.size);
    return all;
}

std::string text(const ModelTensor& tensor)
{
    std::string all;
    if (tensor.type)
        all = std::string(name(*tensor.type)) + " ";
    if (!tensor.sizes)
        return all + "?";
    std::string sizes;
    for (const ModelSize& each : *tensor.sizes)
        sizes += (sizes.empty() ? "" : ", ")
            + (each.size > 0             ? std::to_string(each.size)
                   : each.symbol.empty() ? "?"
                                         : shown(each.symbol));
    return all + "{" + sizes + "}";
}

bool onnxfile::needKnown(ModelNode& node)
{
    const ModelTensor& input = node.input;
    if (input.isKnown())
        return true;
    for (const ModelSize& each : input.sizes.value_or(std::vector<ModelSize>()))
        if (each.size == 0 && !each.symbol.empty() && std::ranges::find(node.open, each.symbol) == node.open.end())
            node.open.push_back(each.symbol);
    if (!input.type && input.sizes)
        node.why = say("onnx", "the type of its input %1 is none of DirectML's, or not known")(shown(input.name));
    else if (!node.open.empty())
        node.why = say("onnx", "its input's sizes are open: %1")(listed(node.open));
    else
        node.why = say("onnx", "the sizes of its input %1 are not known")(shown(input.name));
    return false;
}

static const ModelTensor* found(const Graph& graph, const std::string& name)
{
    const auto own = graph.tensors.find(name);
    return own != graph.tensors.end() ? &own->second : graph.outer ? found(*graph.outer, name) : nullptr;
}

ModelTensor onnxfile::Graph::tensor(const std::string& name) const
{
    const ModelTensor* known = found(*this, name);
    return known ? *known : ModelTensor{.name = name};
}

const Array* onnxfile::Graph::constant(const std::string& name) const
{
    const auto own = constants.find(name);
    return own != constants.end() ? &own->second : outer ? outer->constant(name) : nullptr;
}

bool onnxfile::isRead(const std::string& op)
{
    return isMove(op) || op == "Shape" || op == "Cast"
        || std::ranges::find(onnxOperators(), op) != onnxOperators().end();
}

Model openModel(const std::filesystem::path& path, const ModelOptions& options)
{
    constexpr int kMostRounds = 64; // Resize behind Resize, each with sizes that only this program works out
    ModelOptions known = options;
    for (int round = 0;; ++round) {
        onnxfile::ReadGraphs read = onnxfile::readGraphs(path, known);
        takeNodes(read.model, read);
        if (round == kMostRounds || !addMeant(read.model, read, known))
            return std::move(read.model);
    }
}

const ModelNode* Model::find(std::string_view wanted) const
{
    const auto found = std::ranges::find(nodes, wanted, &ModelNode::name);
    return found == nodes.end() ? nullptr : &*found;
}

const ModelNode& Model::node(std::string_view wanted) const
{
    if (const ModelNode* found = find(wanted))
        return *found;
    std::vector<std::string> names;
    for (const ModelNode& each : nodes)
        names.push_back(each.name);
    const Message none = say("onnx", "%1 has no node %2 that is one of DirectML's layout operators")(
        path.string(), "\"" + shown(wanted) + "\"");
    if (names.empty())
        throw TextError(none);
    const std::string meant = names.size() > kMostNamesSaid ? closest(std::string(wanted), names) : "";
    throw TextError(none + "; "
                    + (names.size() <= kMostNamesSaid || !meant.empty()
                           ? suggestion(wanted, names)
                           : say("onnx", "it has %1 others, which `tessera model` lists")(names.size())));
}

Case caseOf(const Model& model, const ModelNode& node)
{
    if (node.meaning)
        return {.title = node.name, .op = *node.meaning};
    Message refusal = Message(model.path.string() + "#" + node.name) + ": " + node.why;
    if (!node.open.empty()) {
        std::string options;
        for (const std::string& symbol : node.open)
            options += (options.empty() ? "--dim " : " --dim ") + shellWord(symbol + "=1");
        refusal = refusal + "; " + say("onnx", "expected %1, or other numbers")(options);
    }
    throw TextError(refusal);
}

} // namespace tessera
