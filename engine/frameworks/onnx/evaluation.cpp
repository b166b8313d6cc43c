// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"

#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>

namespace tessera::onnxfile {

namespace {

constexpr size_t kMostMade = 8; // earlier tensors from which the moves are followed
constexpr size_t kMostMoves = 48; // of a chain: two slices for each pixel of a 4 x 4 block, and joins
constexpr size_t kMostSteps = 4'000; // chains to try

struct Evaluator {
    LoadedModel& model;
    ShapeLibrary& library;
    const Sizes& sizes;
    const MemoryBudget& budget;
    Evaluated found = {};
    size_t stepsLeft = kMostSteps;

    Evaluated run()
    {
        found.scopes.push_back({.opset = model.opset});
        evaluate(model.proto.graph(), 0);
        for (const onnx::FunctionProto& function : model.proto.functions())
            addFunction(function);
        found.isWhole = stepsLeft > 0;
        return std::move(found);
    }

    void evaluate(const onnx::GraphProto& graph, size_t scope)
    {
        Scope& own = found.scopes[scope];
        for (const auto* infos : {&graph.value_info(), &graph.output()})
            for (const onnx::ValueInfoProto& info : *infos)
                own.declared.insert_or_assign(info.name(), &info);
        for (const onnx::ValueInfoProto& input : graph.input()) {
            Known& known = own.known[input.name()];
            known.tensor = seen(tensorOf(input, sizes, own.place == ModelPlace::Graph));
            if (const auto recorded = model.options.seen.find(input.name()); recorded != model.options.seen.end())
                known.numbers = recorded->second.numbers;
        }
        for (const onnx::TensorProto& tensor : graph.initializer())
            own.known[tensor.name()] = constant(tensor, tensor.name());
        evaluateNodes(graph.node(), scope);
    }

    void addFunction(const onnx::FunctionProto& function)
    {
        Scope scope{.place = ModelPlace::Function, .within = function.name(), .opset = model.opset};
        if (const int own = opsetOf(function.opset_import()); own > 0)
            scope.opset = own;
        found.scopes.push_back(std::move(scope));
        evaluateNodes(function.node(), found.scopes.size() - 1);
    }

    void evaluateNodes(const Nodes& nodes, size_t scope)
    {
        for (int i = 0; i < nodes.size(); ++i) {
            evaluateNode(nodes[i], static_cast<size_t>(i), scope);
            evaluateInner(nodes[i], scope);
        }
        std::vector<Entry> chains = chainsOf(nodes, found.scopes[scope], budget, stepsLeft);
        for (Entry& chain : chains) {
            chain.scope = scope;
            found.entries.push_back(std::move(chain));
        }
    }

    void evaluateInner(const onnx::NodeProto& node, size_t outer)
    {
        const auto add = [&](const onnx::GraphProto& graph) {
            const Scope& own = found.scopes[outer];
            const bool isFunction = own.place == ModelPlace::Function;
            found.scopes.push_back({.place = isFunction ? ModelPlace::Function : ModelPlace::Subgraph,
                                    .within = isFunction ? own.within : nameOf(node),
                                    .outer = &own,
                                    .opset = own.opset});
            evaluate(graph, found.scopes.size() - 1);
        };
        for (const onnx::AttributeProto& attribute : node.attribute()) {
            if (attribute.has_g())
                add(attribute.g());
            std::ranges::for_each(attribute.graphs(), add);
        }
    }

    void evaluateNode(const onnx::NodeProto& proto, size_t place, size_t scope)
    {
        Scope& own = found.scopes[scope];
        std::vector<Known> outputs = outputsOf(NodeView(proto, own), place, scope);
        outputs.resize(static_cast<size_t>(proto.output_size()));
        for (int i = 0; i < proto.output_size(); ++i) {
            if (proto.output(i).empty())
                continue;
            Known& known = outputs[static_cast<size_t>(i)];
            known.tensor.name = proto.output(i);
            const auto info = own.declared.find(proto.output(i));
            if (info != own.declared.end() && !known.tensor.isKnown())
                complete(known.tensor, tensorOf(*info->second, sizes, false));
            const ModelTensor recorded = seen(known.tensor);
            if (recorded.sizes != known.tensor.sizes)
                known.made.clear();
            known.tensor = recorded;
            if (!own.known.try_emplace(proto.output(i), std::move(known)).second)
                throw IoError(say("onnx", "tensor %1 is there twice; expected each once")(quoted(proto.output(i))));
        }
    }

    std::vector<Known> outputsOf(const NodeView& node, size_t place, size_t scope)
    {
        const bool isOnnx = isOnnxDomain(node.proto.domain());
        if (isOnnx && node.op() == "Constant")
            return {constantNode(node.proto)};
        if (isOnnx && isOperator(node.op())) {
            found.entries.push_back({.scope = scope, .last = place, .node = operatorNode(node, budget)});
            if (const ModelTensor& output = found.entries.back().node.output; output.isKnown())
                return {{.tensor = output}};
        }
        if (std::optional<Known> known = isOnnx ? folded(node) : std::nullopt)
            return {*std::move(known)};
        std::vector<Known> outputs;
        if (isOnnx && isMove(node.op()))
            outputs = movedOutputs(node, place);
        const bool hasGraph = std::ranges::any_of(node.proto.attribute(), [](const onnx::AttributeProto& each) {
            return each.has_g() || each.graphs_size() > 0;
        });
        const bool isNothingKnown =
            node.proto.input_size() > 0 && std::ranges::none_of(node.inputs, [](const Known* each) { return each; });
        if (!outputs.empty() || hasGraph || isNothingKnown)
            return outputs;
        std::map<std::string, ModelTensor> asked = library.outputsOf(node);
        for (const std::string& name : node.proto.output())
            outputs.push_back({.tensor = std::move(asked[name])});
        return outputs;
    }

    // The outputs, as moves from all tensors that every input comes from. Empty: nothing is known of them.
    static std::vector<Known> movedOutputs(const NodeView& node, size_t place)
    {
        const std::span parts(node.inputs.data(), movedInputs(node));
        const auto isKnown = [](const Known* part) { return part && part->tensor.isKnown(); };
        if (parts.empty() || !std::ranges::all_of(parts, isKnown))
            return {};
        std::vector<Known> outputs;
        for (const Made& first : withItself(node, *parts.front())) {
            std::vector<IndexMap> maps;
            std::set<size_t> nodes = {place};
            for (const Known* part : parts)
                for (const Made& each : withItself(node, *part))
                    if (each.source == first.source && maps.size() < parts.size()) {
                        maps.push_back(each.map);
                        nodes.insert(each.nodes.begin(), each.nodes.end());
                    }
            const std::vector<IndexMap> moved = maps.size() == parts.size() && nodes.size() <= kMostMoves
                ? movedBy(node, maps)
                : std::vector<IndexMap>();
            outputs.resize(std::max(outputs.size(), moved.size()));
            for (size_t i = 0; i < moved.size(); ++i) {
                outputs[i].tensor.type = parts.front()->tensor.type;
                outputs[i].tensor.sizes = modelSizes(moved[i].sizes());
                if (outputs[i].made.size() < kMostMade)
                    outputs[i].made.push_back({first.source, nodes, moved[i]});
            }
        }
        return outputs;
    }

    static std::vector<Made> withItself(const NodeView& node, const Known& known)
    {
        std::vector<Made> all;
        if (!known.numbers && known.broken.isEmpty()) // it is no constant
            all.push_back({&known, {}, IndexMap(known.tensor.known())});
        const auto own = node.scope.known.find(known.tensor.name);
        if (own != node.scope.known.end() && &own->second == &known) // not of an outer graph
            all.insert(all.end(), known.made.begin(), known.made.end());
        return all;
    }

    Known constant(const onnx::TensorProto& tensor, const std::string& name) const
    {
        Known known{.tensor = {.name = name, .type = dataTypeOf(tensor.data_type())}};
        const std::optional<uint64_t> count = countOf(tensor);
        if (!count || std::ranges::any_of(tensor.dims(), [](int64_t size) { return size > UINT32_MAX; }))
            return known;
        known.tensor.sizes = modelSizes(tensor.dims());
        if (const auto broken = model.broken.find(name); broken != model.broken.end())
            known.broken = broken->second;
        else if (*count > kMostNumbers)
            known.broken = say("onnx", "it has %1 elements; expected a few an axis")(*count);
        else
            try {
                known.numbers = numbersOf(elementsOf(tensor, model.options.budget));
            } catch (const IoError& error) {
                known.broken = error.message();
            }
        return known;
    }

    Known constantNode(const onnx::NodeProto& node) const
    {
        for (const onnx::AttributeProto& attribute : node.attribute()) {
            if (attribute.name() == "value")
                return constant(attribute.t(), node.output_size() > 0 ? node.output(0) : "");
            const Value value = attribute.name().starts_with("value_") ? valueOf(attribute) : Value();
            const bool isInteger = attribute.name().starts_with("value_int");
            const auto numbers = numbersOf(value);
            if (!numbers || numbers->size() > kMostNumbers)
                continue;
            const std::vector<size_t> extent(value.list() ? 1 : 0, numbers->size());
            const DataType type = isInteger ? DataType::Int64 : DataType::Float32;
            return {.tensor = {.type = type, .sizes = modelSizes(extent)}, .numbers = numbers};
        }
        return {.broken = say("onnx", "Constant node of %1 has no value")(quoted(nameOf(node)))};
    }

    // Fills in what is not known from the model's own description.
    static void complete(ModelTensor& known, const ModelTensor& declared)
    {
        known.type = known.type ? known.type : declared.type;
        if (!known.sizes || (declared.sizes && declared.sizes->size() != known.sizes->size()))
            known.sizes = declared.sizes;
        for (size_t i = 0; declared.sizes && i < known.sizes->size(); ++i)
            if ((*known.sizes)[i].size == 0)
                (*known.sizes)[i] = (*declared.sizes)[i];
    }

    ModelTensor seen(ModelTensor tensor) const
    {
        const auto seen = model.options.seen.find(tensor.name);
        if (seen == model.options.seen.end())
            return tensor;
        tensor.type = tensor.type.value_or(seen->second.desc.dataType);
        tensor.sizes = modelSizes(seen->second.desc.sizes);
        return tensor;
    }
};

} // namespace

const Known* Scope::find(const std::string& name) const
{
    const auto own = known.find(name);
    return own != known.end() ? &own->second : outer ? outer->find(name) : nullptr;
}

NodeView::NodeView(const onnx::NodeProto& proto_, const Scope& scope_)
    : proto(proto_)
    , scope(scope_)
{
    for (const std::string& input : proto.input())
        inputs.push_back(input.empty() ? nullptr : scope.find(input));
}

const Numbers* NodeView::numbers(int place) const
{
    const Known* known = input(place);
    return known && known->numbers ? &*known->numbers : nullptr;
}

const onnx::AttributeProto* NodeView::attribute(std::string_view name) const
{
    const auto found = std::ranges::find(proto.attribute(), name, &onnx::AttributeProto::name);
    return found != proto.attribute().end() ? &*found : nullptr;
}

Evaluated evaluate(LoadedModel& model, ShapeLibrary& library, const Sizes& sizes, const MemoryBudget& budget)
{
    return Evaluator{model, library, sizes, budget}.run();
}

} // namespace tessera::onnxfile
