// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/shown.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

using namespace onnxfile;

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

// Numbers that stand in for sizes that are open, one evaluation each: what is the same in all of them does not depend
// on the sizes. A batch is small; other sizes can be halved several times, or divided by nine.
std::vector<Sizes> standIns(const LoadedModel& model, const Sizes& given)
{
    constexpr uint32_t kDifferent = 500;
    std::set<std::string> batches;
    for (const onnx::ValueInfoProto& input : model.proto.graph().input())
        if (input.type().tensor_type().shape().dim_size() > 1)
            batches.insert(symbolOf(input, 0, true));
    std::vector<Sizes> all;
    for (const uint32_t unit : {32u, 36u})
        for (const uint32_t shift : {0u, 1u}) {
            Sizes sizes = given;
            uint32_t batch = shift, other = shift;
            for (const std::string& symbol : model.symbols)
                if (!given.contains(symbol))
                    sizes[symbol] = batches.contains(symbol) ? 2 * (batch++ % kDifferent) + 1
                                                             : unit * (2 * (other++ % kDifferent) + 3);
            all.push_back(std::move(sizes));
        }
    return all;
}

// What the sizes are: those that the user gave, and those that were seen.
Sizes givenSizes(LoadedModel& model)
{
    Sizes sizes = model.options.dims;
    forEachSymbol(model.proto, [&](const std::string& symbol, const onnx::ValueInfoProto& info, size_t axis) {
        const auto seen = model.options.seen.find(info.name());
        const auto rank = static_cast<size_t>(info.type().tensor_type().shape().dim_size());
        if (seen != model.options.seen.end() && rank == seen->second.desc.sizes.size())
            sizes.try_emplace(symbol, seen->second.desc.sizes[axis]);
    });
    return sizes;
}

class ModelOpener {
public:
    explicit ModelOpener(LoadedModel model)
        : m_loaded(std::move(model))
        , m_given(givenSizes(m_loaded))
    {
    }

    Model open(const std::filesystem::path& path)
    {
        describe(path);
        evaluateAll();
        takeEnds();
        Names names;
        for (auto& [place, runs] : m_entries) {
            ModelNode node = m_runs.size() == 1 ? std::move(runs.front().second->node) : general(runs);
            const Scope& scope = m_runs.front().scopes[place.first];
            node.name = names.take(node.name, node.output.name);
            node.place = scope.place;
            node.within = scope.within;
            if (scope.place == ModelPlace::Graph)
                takeQuantization(node);
            if (!node.isChain())
                node.nodes = {node.name};
            if (node.place == ModelPlace::Function && !node.meaning)
                node.why =
                    say("onnx", "it stands in the function %1, whose sizes are those of each call")(shown(node.within));
            for (const std::string& symbol : node.open)
                if (std::ranges::find(m_model.open, symbol) == m_model.open.end())
                    m_model.open.push_back(symbol);
            m_model.nodes.push_back(std::move(node));
        }
        if (m_model.nodes.empty() && m_runs.size() > 1 && m_moves > 0)
            m_model.open = m_openInputs;
        m_model.notes = std::move(m_loaded.notes);
        if (std::ranges::any_of(m_runs, [](const Evaluated& run) { return !run.isWhole; }))
            m_model.notes.push_back(
                say("onnx", "The model has too many nodes that move elements: not all chains were tried."));
        return std::move(m_model);
    }

private:
    using Runs = std::vector<std::pair<size_t, Entry*>>; // of an entry: the evaluations that have it

    void describe(const std::filesystem::path& path)
    {
        onnx::ModelProto& proto = m_loaded.proto;
        m_model.path = path;
        m_model.name = shown(proto.graph().name());
        const std::string& version = proto.producer_version();
        m_model.producer = shown(proto.producer_name() + (version.empty() ? "" : " " + version));
        m_model.opset = m_loaded.opset;
        m_model.budget = m_loaded.options.budget;
        m_model.symbols = m_loaded.symbols;
        const auto count = [&](const Nodes& nodes) {
            const auto isConstant = [](const onnx::NodeProto& node) { return node.op_type() == "Constant"; };
            m_model.nodeCount += static_cast<size_t>(nodes.size());
            m_model.computingCount += size_t(nodes.size() - std::ranges::count_if(nodes, isConstant));
            m_moves += std::ranges::count_if(nodes, [](const onnx::NodeProto& node) { return isMove(node.op_type()); });
        };
        forEachWithin<onnx::GraphProto>(proto, [&](const onnx::GraphProto& graph) { count(graph.node()); });
        for (const onnx::FunctionProto& function : proto.functions())
            count(function.node());
    }

    void evaluateAll()
    {
        const bool isOpen =
            std::ranges::any_of(m_loaded.symbols, [&](const std::string& each) { return !m_given.contains(each); });
        m_sizes = isOpen ? standIns(m_loaded, m_given) : std::vector<Sizes>{m_given};
        ShapeLibrary library(m_loaded);
        const MemoryBudget any{.bytes = std::numeric_limits<uint64_t>::max()};
        for (const Sizes& sizes : m_sizes)
            m_runs.push_back(evaluate(m_loaded, library, sizes, isOpen ? any : m_loaded.options.budget));
        for (size_t run = 0; run < m_runs.size(); ++run)
            for (Entry& entry : m_runs[run].entries) {
                Runs& runs = m_entries[{entry.scope, entry.last}];
                if (runs.empty() || runs.front().second->node.nodes == entry.node.nodes)
                    runs.emplace_back(run, &entry);
                else if (!runs.front().second->node.meaning && entry.node.meaning)
                    runs = {{run, &entry}};
            }
    }

    // Its input comes from DequantizeLinear, and what it gives goes to QuantizeLinear.
    void takeQuantization(ModelNode& node)
    {
        const auto isFrom = [&](const onnx::NodeProto& each) {
            return each.op_type() == "DequantizeLinear" && each.output_size() > 0 && each.output(0) == node.input.name;
        };
        const auto isTo = [&](const onnx::NodeProto& each) {
            return each.op_type() == "QuantizeLinear" && each.input_size() > 1 && each.input(0) == node.output.name;
        };
        const Nodes& nodes = m_loaded.proto.graph().node();
        const auto to = std::ranges::find_if(nodes, isTo);
        if (to == nodes.end() || std::ranges::none_of(nodes, isFrom))
            return;
        const NodeView view(*to, m_runs.front().scopes.front());
        const Numbers *scale = view.numbers(1), *zero = view.numbers(2);
        if (!scale || scale->size() != 1 || !(scale->front() > 0))
            return;
        node.quantization = {.type = zero ? *view.input(2)->tensor.type : DataType::UInt8,
                             .scale = scale->front(),
                             .zero = zero && !zero->empty() ? static_cast<int64_t>(zero->front()) : 0};
        node.notes.push_back(say("onnx",
                                 "It stands in a graph of QuantizeLinear and DequantizeLinear: a runtime may compute "
                                 "it in %1.")(name(node.quantization->type)));
    }

    void takeEnds()
    {
        std::set<std::string> constants;
        for (const onnx::TensorProto& tensor : m_loaded.proto.graph().initializer())
            constants.insert(tensor.name());
        for (const onnx::ValueInfoProto& input : m_loaded.proto.graph().input()) {
            if (constants.contains(input.name()))
                continue;
            const Known* known = m_runs.front().scopes.front().find(input.name());
            m_model.inputs.push_back(m_runs.size() > 1 ? tensorOf(input, m_given, true) : known->tensor);
            for (const ModelSize& each : m_model.inputs.back().sizes.value_or(std::vector<ModelSize>()))
                if (!each.symbol.empty() && std::ranges::find(m_openInputs, each.symbol) == m_openInputs.end())
                    m_openInputs.push_back(each.symbol);
        }
        for (size_t i = 0; i < m_runs.front().outputs.size(); ++i) {
            Tensors all;
            for (size_t run = 0; run < m_runs.size(); ++run)
                all.emplace_back(run, &m_runs[run].outputs[i]);
            m_model.outputs.push_back(m_runs.size() > 1 ? general(all) : *all.front().second);
        }
    }

    using Tensors = std::vector<std::pair<size_t, const ModelTensor*>>; // of the evaluations

    // The tensor as all evaluations have it: sizes that are a symbol's in each, and open ones where they are none's.
    ModelTensor general(const Tensors& runs) const
    {
        ModelTensor all = *runs.front().second;
        for (const auto& [run, each] : runs)
            if (!each->sizes || !all.sizes || each->sizes->size() != all.sizes->size()) {
                all.sizes.reset();
                return all;
            }
        for (size_t axis = 0; axis < all.sizes->size(); ++axis)
            (*all.sizes)[axis] = general(runs, axis);
        return all;
    }

    ModelSize general(const Tensors& runs, size_t axis) const
    {
        const auto isAll = [&](auto&& sizeIn) {
            return std::ranges::all_of(
                runs, [&](const auto& run) { return (*run.second->sizes)[axis].size == sizeIn(run.first); });
        };
        for (const auto& each : m_sizes.front())
            if (!m_given.contains(each.first)
                && isAll([&](size_t run) { return m_sizes[run].find(each.first)->second; }))
                return {.size = 0, .symbol = each.first};
        const uint32_t first = (*runs.front().second->sizes)[axis].size;
        return {.size = runs.size() > 1 && isAll([&](size_t) { return first; }) ? first : 0};
    }

    // An entry of sizes that are open: what it is for all of them, or that they decide.
    ModelNode general(const Runs& runs) const
    {
        Tensors inputs, outputs;
        const ModelNode* first = nullptr; // the first node that is a case
        std::set<std::string> meanings;
        std::vector<const Sizes*> cases;
        for (const auto& [run, entry] : runs) {
            inputs.emplace_back(run, &entry->node.input);
            outputs.emplace_back(run, &entry->node.output);
            if (entry->node.meaning) {
                first = first ? first : &entry->node;
                meanings.insert(fieldsText(*entry->node.meaning, false));
                cases.push_back(&m_sizes[run]);
            }
        }
        ModelNode node = first ? *first : runs.front().second->node;
        node.input = general(inputs);
        node.output = general(outputs);
        if (node.input.isKnown() && meanings.size() <= 1)
            return withinBudget(std::move(node));
        close(node);
        std::erase_if(node.attributes, [&](const std::string& each) { // numbers that follow from the sizes
            return std::ranges::any_of(runs, [&](const auto& run) {
                const std::vector<std::string>& others = run.second->node.attributes;
                return std::ranges::find(others, each) == others.end();
            });
        });
        const auto isTried = [&](const std::string& symbol) { // with several sizes
            return std::ranges::any_of(cases, [&](const Sizes* each) {
                return each->find(symbol)->second != cases.front()->find(symbol)->second;
            });
        };
        if (meanings.size() == 1 && std::ranges::all_of(node.open, isTried))
            node.forAllSizes = *meanings.begin();
        else if (node.isChain())
            node.output.sizes.reset();
        return node;
    }

    ModelNode withinBudget(ModelNode node) const
    {
        if (const Issues issues = node.meaning ? validate(*node.meaning, m_model.budget) : Issues(); !issues.empty()) {
            node.meaning.reset();
            node.why = sentence(issues.front());
        }
        return node;
    }

    void close(ModelNode& node) const
    {
        node.meaning.reset();
        node.passed.reset();
        node.isPassedOtherwise = false;
        const auto add = [&](const std::string& symbol) {
            if (!symbol.empty() && std::ranges::find(node.open, symbol) == node.open.end())
                node.open.push_back(symbol);
        };
        bool isUnknown = !node.input.sizes;
        for (const ModelSize& each : node.input.sizes.value_or(std::vector<ModelSize>())) {
            isUnknown = isUnknown || (each.size == 0 && each.symbol.empty());
            add(each.symbol);
        }
        if (isUnknown)
            std::ranges::for_each(m_openInputs, add);
        if (node.open.empty())
            return;
        node.why = say("onnx", "its input's sizes are open: %1")(listText(node.open, ", ", shown));
        if (!node.isChain())
            node.whyNotPassed = node.why;
    }

    LoadedModel m_loaded;
    Sizes m_given;
    std::vector<Sizes> m_sizes; // of each evaluation
    std::vector<Evaluated> m_runs;
    std::map<std::pair<size_t, size_t>, Runs> m_entries; // by the graph and the last node's place
    std::vector<std::string> m_openInputs;
    std::ptrdiff_t m_moves = 0;
    Model m_model;
};

} // namespace

Model openModel(const std::filesystem::path& path, const ModelOptions& options)
{
    return readMessage<onnx::ModelProto>(path, options.budget, [&](onnx::ModelProto& proto) {
        const int opset = opsetOf(proto);
        return ModelOpener(loaded(std::move(proto), opset, path.parent_path(), options)).open(path);
    });
}

} // namespace tessera
