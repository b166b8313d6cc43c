// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/model_graph.h"
#include "engine/frameworks/reading/reading.h"
#include "engine/frameworks/reading/source_text.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace tessera::onnxfile {

namespace {

constexpr size_t kMostNodes = 48; // of a chain: a block of 4 x 4, each with two slices, joined
constexpr size_t kMostInARow = 8; // of one that joins nothing
constexpr std::string_view kMoves[] = {"Reshape", "Transpose", "Flatten", "Squeeze", "Unsqueeze", "Slice",
                                       "Concat",  "Split",     "Expand",  "Tile",    "Identity"};

// A node's constant inputs behind the tensor.
struct ConstantInput {
    std::string_view op;
    size_t place;
    std::string_view name;
};
constexpr ConstantInput kConstantInputs[] = {
    {"Slice", 1, "starts"}, {"Slice", 2, "ends"},  {"Slice", 3, "axes"},
    {"Slice", 4, "steps"},  {"Split", 1, "split"}, {"Tile", 1, "repeats"},
};

// Those whose output's sizes say all.
bool isShaping(std::string_view op)
{
    return op == "Reshape" || op == "Flatten" || op == "Squeeze" || op == "Unsqueeze";
}

using Numbers = std::vector<int64_t>;

std::string listed(const Numbers& numbers)
{
    std::string all;
    for (const int64_t number : numbers)
        all += (all.empty() ? "" : ",") + std::to_string(number);
    return "[" + all + "]";
}

Numbers wholeOf(const Array& array)
{
    constexpr int64_t most = std::numeric_limits<int32_t>::max();
    Numbers numbers;
    for (const double number : array.numbers()) // an end may be the largest number that there is
        numbers.push_back(static_cast<int64_t>(std::clamp(number, -1.0 * most, 1.0 * most)));
    return numbers;
}

// A tensor that a chain begins with, and the chain's nodes, by their places in the graph.
struct Candidate {
    std::string source;
    std::set<size_t> nodes;
    std::optional<ReadOperator> read = {};
    Message why = {}; // it is none
    bool keepsRank = false, isSampled = false; // by strided slices alone
};

class ChainFinder {
public:
    ChainFinder(const Graph& graph, const MemoryBudget& budget, size_t& stepsLeft)
        : m_graph(graph)
        , m_budget(budget)
        , m_stepsLeft(stepsLeft)
    {
        for (size_t i = 0; i < graph.nodes.size(); ++i)
            for (const std::string& output : graph.nodes[i].outputs)
                if (!output.empty())
                    m_makers.try_emplace(output, i);
    }

    std::vector<ModelNode> find()
    {
        std::vector<Candidate> found;
        for (size_t sink = 0; sink < m_graph.nodes.size(); ++sink)
            for (Candidate& candidate : candidatesBefore(sink))
                if (isPromising(candidate) && takes(candidate)) {
                    found.push_back(std::move(candidate));
                    if (found.back().read && found.back().keepsRank)
                        break; // longer ones are no better
                }
        std::ranges::stable_sort(found, [](const Candidate& one, const Candidate& other) {
            const auto rank = [](const Candidate& each) { // one that is only sampled may be a part of another
                return std::tuple(each.isSampled, !each.read, !each.keepsRank, each.nodes.size());
            };
            return rank(one) < rank(other);
        });
        std::set<size_t> used;
        std::map<size_t, ModelNode> chains; // by the last node
        for (const Candidate& each : found)
            if (std::ranges::none_of(each.nodes, [&](size_t node) { return used.contains(node); })) {
                used.insert(each.nodes.begin(), each.nodes.end());
                chains.emplace(*each.nodes.rbegin(), entryOf(each));
            }
        std::vector<ModelNode> all;
        for (auto& [last, chain] : chains)
            all.push_back(std::move(chain));
        return all;
    }

private:
    bool isMoving(size_t place) const
    {
        const GraphNode& node = m_graph.nodes[place];
        if (!node.isOnnx || !isMove(node.op) || node.inputs.empty() || node.outputs.empty())
            return false;
        for (const ConstantInput& input : kConstantInputs)
            if (input.op == node.op && input.place < node.inputs.size() && !node.inputs[input.place].empty()
                && !m_graph.constant(node.inputs[input.place]))
                return false;
        const bool isExpanded = node.op == "Expand" || isShaping(node.op);
        return !isExpanded || m_graph.tensor(node.outputs.front()).isKnown();
    }

    std::vector<std::string> dataInputs(size_t place) const
    {
        const GraphNode& node = m_graph.nodes[place];
        return node.op == "Concat" ? node.inputs : std::vector{node.inputs.front()};
    }

    // Each tensor that all of what the node gives is made of, with the moves between.
    std::vector<Candidate> candidatesBefore(size_t sink) const
    {
        std::vector<Candidate> all;
        if (!isMoving(sink))
            return all;
        std::set<size_t> nodes{sink};
        std::set<std::string> open;
        for (const std::string& input : dataInputs(sink))
            open.insert(input);
        const size_t most = m_graph.nodes[sink].op == "Concat" ? kMostNodes : kMostInARow;
        while (nodes.size() <= most && open.size() <= kMostNodes) {
            if (open.size() == 1)
                all.push_back({*open.begin(), nodes});
            size_t latest = m_graph.nodes.size();
            for (const std::string& tensor : open)
                if (const auto maker = m_makers.find(tensor); maker != m_makers.end() && maker->second < sink
                    && (latest == m_graph.nodes.size() || maker->second > latest))
                    latest = maker->second;
            if (latest == m_graph.nodes.size() || !isMoving(latest))
                break;
            for (const std::string& output : m_graph.nodes[latest].outputs)
                open.erase(output);
            for (const std::string& input : dataInputs(latest))
                open.insert(input);
            nodes.insert(latest);
        }
        return all;
    }

    std::map<std::string_view, size_t> countsOf(const Candidate& candidate) const
    {
        std::map<std::string_view, size_t> counts;
        for (const size_t node : candidate.nodes)
            ++counts[m_graph.nodes[node].op];
        return counts;
    }

    Numbers numbersFor(const GraphNode& node, std::string_view name) const
    {
        for (const ConstantInput& input : kConstantInputs)
            if (input.op == node.op && input.name == name && input.place < node.inputs.size())
                if (const Array* constant = m_graph.constant(node.inputs[input.place]))
                    return wholeOf(*constant);
        const auto attribute = node.attributes.find(name);
        const auto* numbers = attribute == node.attributes.end() ? nullptr : std::get_if<Numbers>(&attribute->second);
        return numbers ? *numbers : Numbers();
    }

    bool isStrided(const GraphNode& node) const
    {
        return node.op == "Slice"
            && std::ranges::any_of(numbersFor(node, "steps"), [](int64_t step) { return step > 1; });
    }

    // What is worth working out: something is moved and not only seen in another shape or cut.
    bool isPromising(Candidate& candidate) const
    {
        std::map<std::string_view, size_t> counts = countsOf(candidate);
        const bool isReshaped = counts["Reshape"] + counts["Squeeze"] + counts["Flatten"] > 0;
        const bool isTurned = counts["Transpose"] > 0 && isReshaped;
        const bool isJoined = counts["Concat"] > 0 && (counts["Slice"] + counts["Split"] > 0 || isReshaped);
        const bool isRepeated = counts["Tile"] + counts["Expand"] > 0 && isReshaped;
        candidate.isSampled = !isTurned && !isJoined && !isRepeated
            && std::ranges::any_of(candidate.nodes, [&](size_t node) { return isStrided(m_graph.nodes[node]); });
        return (isTurned || isJoined || isRepeated || candidate.isSampled)
            && m_graph.tensor(candidate.source).isKnown();
    }

    // A block of its own for each element of the input: what somebody would take for one of the operators.
    bool isNearly(const Candidate& candidate) const
    {
        const size_t rank = m_graph.tensor(candidate.source).sizes->size();
        size_t strided = 0, deepest = 0;
        for (const size_t place : candidate.nodes) {
            const GraphNode& node = m_graph.nodes[place];
            strided += isStrided(node) ? 1 : 0;
            const ModelTensor made = m_graph.tensor(node.outputs.front());
            if (node.op == "Transpose" && made.sizes)
                deepest = std::max(deepest, made.sizes->size());
        }
        const bool isJoined = m_graph.nodes[*candidate.nodes.rbegin()].op == "Concat";
        return candidate.keepsRank && ((isJoined && strided >= 4) || deepest >= rank + 2);
    }

    bool takes(Candidate& candidate)
    {
        const ModelTensor source = m_graph.tensor(candidate.source);
        const ModelTensor result = m_graph.tensor(m_graph.nodes[*candidate.nodes.rbegin()].outputs.front());
        candidate.keepsRank = result.sizes && result.sizes->size() == source.sizes->size();
        const Meaning& meaning = meaningOf(textOf(candidate, source));
        const std::optional<uint64_t> count = elementsOf(result);
        candidate.why = meaning.why;
        if (!meaning.read)
            return !meaning.why.isEmpty() && isNearly(candidate);
        const std::optional<BlockOrder> block = blockOrder(meaning.read->op);
        if ((block && block->blockSize == 1) || count != elementCount(outputDesc(meaning.read->op)))
            return false;
        candidate.read = meaning.read;
        return true;
    }

    // What a chain's text means: a network repeats its chains.
    struct Meaning {
        std::optional<ReadOperator> read = {};
        Message why = {};
    };
    const Meaning& meaningOf(const std::string& text)
    {
        const auto [known, isNew] = m_meanings.try_emplace(text);
        if (!isNew || m_stepsLeft == 0)
            return known->second;
        --m_stepsLeft;
        try {
            ReadOperator read = operatorFromWords(text);
            if (validate(read.op, m_budget).empty())
                known->second.read = std::move(read);
        } catch (const ReadError& error) {
            known->second.why = error.reason();
        } catch (const TextError& error) {
            known->second.why = error.message();
        }
        return known->second;
    }

    static std::optional<uint64_t> elementsOf(const ModelTensor& tensor)
    {
        return tensor.isKnown() ? elementCount(tensor.known()) : std::nullopt;
    }

    // The chain as ONNX's text.
    std::string textOf(const Candidate& candidate, const ModelTensor& source) const
    {
        std::map<std::string, std::string> names{{candidate.source, "x"}};
        const std::vector<uint32_t> sizes = source.known();
        std::string text = "chain (" + std::string(elementWord(*source.type)) + listed({sizes.begin(), sizes.end()})
            + " x) => (float y) {\n";
        for (const size_t place : candidate.nodes) {
            const GraphNode& node = m_graph.nodes[place];
            std::string outputs, inputs;
            for (const std::string& input : dataInputs(place))
                inputs += (inputs.empty() ? "" : ", ") + names[input];
            for (const std::string& output : node.outputs) {
                names[output] = "t" + std::to_string(names.size());
                outputs += (outputs.empty() ? "" : ", ") + names[output];
            }
            text += outputs + " = " + (isShaping(node.op) ? "Reshape" : node.op) + attributesOf(node) + "(" + inputs
                + ")\n";
        }
        return text + "}";
    }

    std::string attributesOf(const GraphNode& node) const;
    static std::string_view elementWord(DataType type);
    ModelNode entryOf(const Candidate& candidate) const;

    const Graph& m_graph;
    const MemoryBudget& m_budget;
    size_t& m_stepsLeft;
    std::map<std::string, size_t> m_makers; // the node that makes a tensor
    std::map<std::string, Meaning> m_meanings; // by the chain's text
};

std::string ChainFinder::attributesOf(const GraphNode& node) const
{
    std::string text;
    const auto add = [&](std::string_view name, const Numbers& numbers, bool isList = true) {
        if (!numbers.empty())
            text += (text.empty() ? "" : ", ") + std::string(name) + " = "
                + (isList ? listed(numbers) : std::to_string(numbers.front()));
    };
    if (isShaping(node.op) || node.op == "Expand") {
        const std::vector<uint32_t> sizes = m_graph.tensor(node.outputs.front()).known();
        add("shape", {sizes.begin(), sizes.end()});
    }
    for (const ConstantInput& input : kConstantInputs)
        if (input.op == node.op)
            add(input.name, numbersFor(node, input.name));
    add("perm", numbersFor(node, "perm"));
    for (const std::string_view name : {"axis", "num_outputs"})
        if (const auto found = node.attributes.find(name); found != node.attributes.end())
            if (const auto* number = std::get_if<int64_t>(&found->second))
                add(name, {*number}, false);
    if (node.op == "Split" && text.find("split") == text.npos && !node.attributes.contains("num_outputs"))
        add("num_outputs", {static_cast<int64_t>(node.outputs.size())}, false);
    return text.empty() ? "" : " <" + text + ">";
}

std::string_view ChainFinder::elementWord(DataType type)
{
    switch (type) {
    case DataType::Float32:
        return "float";
    case DataType::Float16:
        return "float16";
    case DataType::Float64:
        return "double";
    case DataType::Int8:
        return "int8";
    case DataType::Int16:
        return "int16";
    case DataType::Int32:
        return "int32";
    case DataType::Int64:
        return "int64";
    case DataType::UInt8:
        return "uint8";
    case DataType::UInt16:
        return "uint16";
    case DataType::UInt32:
        return "uint32";
    case DataType::UInt64:
        return "uint64";
    }
    return "float";
}

// "Reshape–Transpose–Reshape", "Slice×8–Concat"
std::string nameOf(const std::vector<std::string>& ops)
{
    std::string text;
    for (size_t i = 0; i < ops.size();) {
        size_t end = i;
        while (end < ops.size() && ops[end] == ops[i])
            ++end;
        text += (text.empty() ? "" : "–") + ops[i] + (end - i > 1 ? "×" + std::to_string(end - i) : "");
        i = end;
    }
    return text;
}

ModelNode ChainFinder::entryOf(const Candidate& candidate) const
{
    ModelNode entry;
    std::vector<std::string> ops;
    for (const size_t place : candidate.nodes) {
        const GraphNode& node = m_graph.nodes[place];
        ops.push_back(node.op);
        entry.nodes.push_back(node.name.empty() ? node.outputs.front() : node.name);
    }
    entry.op = nameOf(ops);
    entry.input = m_graph.tensor(candidate.source);
    entry.output = m_graph.tensor(m_graph.nodes[*candidate.nodes.rbegin()].outputs.front());
    if (candidate.read) {
        entry.meaning = candidate.read->op;
        entry.notes = candidate.read->notes;
    }
    entry.why = candidate.why;
    if (entry.isChain())
        entry.whyNotPassed = say("onnx", "The provider runs the %1 nodes one by one.")(ops.size());
    return entry;
}

} // namespace

bool isMove(const std::string& op)
{
    return std::ranges::find(kMoves, op) != std::end(kMoves);
}

std::vector<ModelNode> chainsOf(const Graph& graph, const MemoryBudget& budget, size_t& stepsLeft)
{
    return ChainFinder(graph, budget, stepsLeft).find();
}

} // namespace tessera::onnxfile
