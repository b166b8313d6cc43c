// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

using namespace onnxfile;

// The node's name or its output's, with a number if it is taken.
std::string takeName(const ModelNode& node, std::set<std::string>& taken)
{
    const std::string stem = !node.name.empty() ? node.name : node.output.name.empty() ? "node" : node.output.name;
    std::string name = stem;
    for (size_t i = 2; !taken.insert(name).second; ++i)
        name = stem + " (" + std::to_string(i) + ")";
    return name;
}

// Adds a name that is not empty and not yet there.
void addOnce(std::vector<std::string>& list, const std::string& each)
{
    if (!each.empty() && std::ranges::find(list, each) == list.end())
        list.push_back(each);
}

// Stand-ins for open sizes, one set for each evaluation: what all evaluations agree on does not depend on the sizes. A
// batch is small; other sizes can be halved several times, or divided by nine.
std::vector<Sizes> standIns(const LoadedModel& model)
{
    constexpr uint32_t kDifferent = 500;
    std::set<std::string> batches;
    for (const onnx::ValueInfoProto& input : model.proto.graph().input())
        if (input.type().tensor_type().shape().dim_size() > 1)
            batches.insert(symbolOf(input, 0, true));
    std::vector<Sizes> all;
    for (const uint32_t unit : {32u, 36u})
        for (const uint32_t shift : {0u, 1u}) {
            Sizes sizes = model.given;
            uint32_t batch = shift, other = shift;
            for (const std::string& symbol : model.symbols)
                if (!model.given.contains(symbol))
                    sizes[symbol] = batches.contains(symbol) ? 2 * (batch++ % kDifferent) + 1
                                                             : unit * (2 * (other++ % kDifferent) + 3);
            all.push_back(std::move(sizes));
        }
    return all;
}

class ModelOpener {
public:
    explicit ModelOpener(LoadedModel model)
        : m_loaded(std::move(model))
    {
    }

    Model open(const std::filesystem::path& path)
    {
        describe(path);
        evaluateAll();
        takeEnds();
        std::set<std::string> taken;
        for (auto& [place, runs] : m_entries) {
            ModelNode node = general(runs);
            const Scope& scope = m_runs.front().scopes[place.first];
            node.name = takeName(node, taken);
            node.place = scope.place;
            node.within = scope.within;
            if (scope.place == ModelPlace::Graph)
                takeQuantization(node);
            if (!node.isChain())
                node.nodes = {node.name};
            if (node.place == ModelPlace::Function && !node.isCase())
                node.meaning.why =
                    say("onnx", "it stands in the function %1, whose sizes are those of each call")(shown(node.within));
            for (const std::string& symbol : node.open)
                addOnce(m_model.open, symbol);
            m_model.nodes.push_back(std::move(node));
        }
        if (m_model.nodes.empty() && m_runs.size() > 1 && m_hasMoves)
            m_model.open = m_openInputs;
        m_model.notes = std::move(m_loaded.notes);
        if (std::ranges::any_of(m_runs, [](const Evaluated& run) { return !run.isWhole; }))
            m_model.notes.push_back(
                say("onnx", "The model has too many nodes that move elements: not all chains were tried."));
        return std::move(m_model);
    }

private:
    using Runs = std::vector<std::pair<size_t, Entry*>>; // the evaluations that have an entry

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
        forEachWithin<onnx::NodeProto>(proto, [&](const onnx::NodeProto& node) {
            m_model.nodeCount += node.op_type() == "Constant" ? 0 : 1;
            m_hasMoves = m_hasMoves || isMove(node.op_type());
        });
    }

    void evaluateAll()
    {
        const bool isOpen = std::ranges::any_of(
            m_loaded.symbols, [&](const std::string& each) { return !m_loaded.given.contains(each); });
        m_sizes = isOpen ? standIns(m_loaded) : std::vector<Sizes>{m_loaded.given};
        ShapeLibrary library(m_loaded);
        const MemoryBudget any{.bytes = std::numeric_limits<uint64_t>::max()};
        for (const Sizes& sizes : m_sizes)
            m_runs.push_back(evaluate(m_loaded, library, sizes, isOpen ? any : m_loaded.options.budget));
        for (size_t run = 0; run < m_runs.size(); ++run)
            for (Entry& entry : m_runs[run].entries) {
                Runs& runs = m_entries[{entry.scope, entry.last}];
                if (runs.empty() || runs.front().second->node.nodes == entry.node.nodes)
                    runs.emplace_back(run, &entry);
                else if (!runs.front().second->node.isCase() && entry.node.isCase())
                    runs = {{run, &entry}};
            }
    }

    // For a node between DequantizeLinear and QuantizeLinear.
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
        node.meaning.notes.push_back(
            say("onnx",
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
            m_model.inputs.push_back(general(input.name()));
            for (const ModelSize& each : m_model.inputs.back().sizes.value_or(std::vector<ModelSize>()))
                addOnce(m_openInputs, each.symbol);
        }
        for (const onnx::ValueInfoProto& output : m_loaded.proto.graph().output())
            m_model.outputs.push_back(general(output.name()));
    }

    using Tensors = std::vector<std::pair<size_t, const ModelTensor*>>; // of the evaluations

    // The tensor as all evaluations agree on it: a size may be a symbol's, and is open where they do not agree.
    ModelTensor general(const Tensors& runs) const
    {
        ModelTensor all = *runs.front().second;
        for (const auto& [run, each] : runs)
            if (!each->sizes || !all.sizes || each->sizes->size() != all.sizes->size())
                return {.name = all.name, .type = all.type};
        for (size_t axis = 0; axis < all.sizes->size(); ++axis)
            (*all.sizes)[axis] = general(runs, axis);
        return all;
    }

    ModelTensor general(const std::string& name) const
    {
        const ModelTensor unknown{.name = name};
        Tensors all;
        for (size_t run = 0; run < m_runs.size(); ++run) {
            const Known* known = m_runs[run].scopes.front().find(name);
            all.emplace_back(run, known ? &known->tensor : &unknown);
        }
        return general(all);
    }

    ModelSize general(const Tensors& runs, size_t axis) const
    {
        ModelSize first = (*runs.front().second->sizes)[axis];
        if (m_runs.size() == 1)
            return first;
        const auto isAll = [&](auto&& sizeIn) {
            return std::ranges::all_of(
                runs, [&](const auto& run) { return (*run.second->sizes)[axis].size == sizeIn(run.first); });
        };
        for (const std::string& symbol : m_loaded.symbols)
            if (!m_loaded.given.contains(symbol) && isAll([&](size_t run) { return m_sizes[run].at(symbol); }))
                return {.size = 0, .symbol = symbol};
        return {.size = runs.size() > 1 && isAll([&](size_t) { return first.size; }) ? first.size : 0};
    }

    // The node as all evaluations agree on it, or that sizes decide what it is.
    ModelNode general(const Runs& runs) const
    {
        Tensors inputs, outputs;
        const ModelNode* first = nullptr; // the first case
        std::set<std::string> meanings;
        std::vector<const Sizes*> cases;
        for (const auto& [run, entry] : runs) {
            inputs.emplace_back(run, &entry->node.input);
            outputs.emplace_back(run, &entry->node.output);
            if (entry->node.isCase()) {
                first = first ? first : &entry->node;
                meanings.insert(fieldsText(*entry->node.meaning.op, false));
                cases.push_back(&m_sizes[run]);
            }
        }
        ModelNode node = first ? *first : runs.front().second->node;
        node.input = general(inputs);
        node.output = general(outputs);
        if (node.input.isKnown() && meanings.size() <= 1) {
            const Issues issues = node.isCase() ? validate(*node.meaning.op, m_model.budget) : Issues();
            if (!issues.empty()) {
                node.meaning.op.reset();
                node.meaning.why = sentence(issues.front());
            }
            return node;
        }
        close(node);
        std::erase_if(node.attributes, [&](const std::string& each) { // those that depend on sizes
            return std::ranges::any_of(runs, [&](const auto& run) {
                const std::vector<std::string>& others = run.second->node.attributes;
                return std::ranges::find(others, each) == others.end();
            });
        });
        const auto isTried = [&](const std::string& symbol) { // with at least two sizes
            return std::ranges::any_of(
                cases, [&](const Sizes* each) { return each->at(symbol) != cases.front()->at(symbol); });
        };
        if (meanings.size() == 1 && std::ranges::all_of(node.open, isTried))
            node.forAllSizes = *meanings.begin();
        else if (node.isChain())
            node.output.sizes.reset();
        return node;
    }

    void close(ModelNode& node) const
    {
        node.meaning.op.reset();
        node.passed.op.reset();
        node.isPassedOtherwise = false;
        bool isUnknown = !node.input.sizes;
        for (const ModelSize& each : node.input.sizes.value_or(std::vector<ModelSize>())) {
            isUnknown = isUnknown || (each.size == 0 && each.symbol.empty());
            addOnce(node.open, each.symbol);
        }
        for (const std::string& symbol : isUnknown ? m_openInputs : std::vector<std::string>())
            addOnce(node.open, symbol);
        if (node.open.empty())
            return;
        node.meaning.why = say("onnx", "its input's sizes are open: %1")(listText(node.open, ", ", shown));
        if (!node.isChain())
            node.passed.why = node.meaning.why;
    }

    LoadedModel m_loaded;
    std::vector<Sizes> m_sizes; // by evaluation
    std::vector<Evaluated> m_runs;
    std::map<std::pair<size_t, size_t>, Runs> m_entries; // by the graph and the last node's place
    std::vector<std::string> m_openInputs;
    bool m_hasMoves = false;
    Model m_model;
};

} // namespace

Model openModel(const std::filesystem::path& path, const ModelOptions& options)
{
    return readMessage<onnx::ModelProto>(path, options.budget, [&](onnx::ModelProto& proto) {
        const int opset = opsetOf(proto.opset_import());
        if (opset == 0)
            throw IoError(say("onnx", "imports no opset of ONNX's own"));
        return ModelOpener(loaded(std::move(proto), opset, path.parent_path(), options)).open(path);
    });
}

} // namespace tessera
