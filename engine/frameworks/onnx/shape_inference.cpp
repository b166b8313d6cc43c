// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/formats/files/shown.h"
#include "engine/frameworks/onnx/model_proto.h"
#include "engine/frameworks/onnx/onnx_proto.h"
#include "engine/frameworks/onnx/worked_apart.h"

#include <algorithm>
#include <cstring>

#include <onnx/defs/schema.h>
#include <onnx/shape_inference/implementation.h>

namespace tessera::onnxfile {

namespace {

constexpr int64_t kMostData = 64; // elements that shape inference reads: a shape, axes, pads
constexpr uint64_t kMostCalled = 100'000; // nodes of functions, each as often as it is called

using Visit = std::function<void(onnx::GraphProto& graph)>;

template <class Nodes> void forEachInner(Nodes& nodes, const Visit& visit);

// The graph and all that are within it, the outer ones first.
void forEachGraph(onnx::GraphProto& graph, const Visit& visit)
{
    visit(graph);
    forEachInner(*graph.mutable_node(), visit);
}

template <class Nodes> void forEachInner(Nodes& nodes, const Visit& visit)
{
    for (onnx::NodeProto& node : nodes)
        for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
            if (attribute.has_g())
                forEachGraph(*attribute.mutable_g(), visit);
            for (onnx::GraphProto& each : *attribute.mutable_graphs())
                forEachGraph(each, visit);
        }
}

template <class Nodes> void forEachOfNodes(Nodes& nodes, const std::function<void(onnx::TensorProto&)>& visit)
{
    for (onnx::NodeProto& node : nodes)
        for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
            if (attribute.has_t())
                visit(*attribute.mutable_t());
            for (onnx::TensorProto& each : *attribute.mutable_tensors())
                visit(each);
        }
}

bool isMoreThanData(const onnx::TensorProto& tensor)
{
    int64_t count = 1;
    for (const int64_t size : tensor.dims())
        if (size < 0 || __builtin_mul_overflow(count, size, &count) || count > kMostData)
            return true;
    return false;
}

int64_t valuesOf(const onnx::TensorProto& tensor)
{
    constexpr int kWide = 8;
    if (tensor.has_raw_data()) {
        const bool isWide =
            tensor.data_type() == onnx::TensorProto::INT64 || tensor.data_type() == onnx::TensorProto::DOUBLE;
        const auto bytes = static_cast<int64_t>(tensor.raw_data().size());
        return bytes % (isWide ? kWide : 4) == 0 ? bytes / (isWide ? kWide : 4) : -1;
    }
    return tensor.int64_data_size() + tensor.int32_data_size() + tensor.float_data_size() + tensor.double_data_size();
}

// Whether the library may read its data: few of a type that it reads, and all of them there.
bool isReadable(const onnx::TensorProto& tensor)
{
    constexpr int32_t types[] = {onnx::TensorProto::FLOAT, onnx::TensorProto::INT32, onnx::TensorProto::INT64,
                                 onnx::TensorProto::DOUBLE};
    if (isMoreThanData(tensor) || std::ranges::find(types, tensor.data_type()) == std::end(types))
        return false;
    int64_t count = 1;
    for (const int64_t size : tensor.dims())
        count *= size;
    return valuesOf(tensor) == count;
}

void dropData(onnx::TensorProto& tensor)
{
    tensor.clear_raw_data();
    tensor.clear_float_data();
    tensor.clear_int32_data();
    tensor.clear_int64_data();
    tensor.clear_double_data();
    tensor.clear_uint64_data();
    tensor.clear_string_data();
    tensor.clear_external_data();
}

// Of an initializer whose data are not read its type and sizes are left.
void declareInstead(onnx::GraphProto& graph)
{
    google::protobuf::RepeatedPtrField<onnx::TensorProto> kept;
    std::set<std::string> declared;
    for (const auto* infos : {&graph.input(), &graph.value_info()})
        for (const onnx::ValueInfoProto& info : *infos)
            declared.insert(info.name());
    for (onnx::TensorProto& tensor : *graph.mutable_initializer()) {
        if (isReadable(tensor)) {
            kept.Add()->Swap(&tensor);
            continue;
        }
        const bool isShape = std::ranges::all_of(tensor.dims(), [](int64_t size) { return size >= 0; });
        if (!isShape || !declared.insert(tensor.name()).second)
            continue;
        onnx::ValueInfoProto& info = *graph.add_value_info();
        info.set_name(tensor.name());
        onnx::TypeProto::Tensor& type = *info.mutable_type()->mutable_tensor_type();
        type.set_elem_type(tensor.data_type());
        type.mutable_shape();
        for (const int64_t size : tensor.dims())
            type.mutable_shape()->add_dim()->set_dim_value(size);
    }
    graph.mutable_initializer()->Swap(&kept);
}

std::string idOf(const std::string& domain, const std::string& name)
{
    return domain + ":" + name;
}

// How many nodes a call of a function means, with those of the functions that it calls.
class CalledNodes {
public:
    explicit CalledNodes(const onnx::ModelProto& model)
    {
        for (const onnx::FunctionProto& function : model.functions())
            m_functions.try_emplace(idOf(function.domain(), function.name()), &function);
    }

    uint64_t of(const google::protobuf::RepeatedPtrField<onnx::NodeProto>& nodes)
    {
        uint64_t sum = 0;
        for (const onnx::NodeProto& node : nodes) {
            sum = std::min(sum + 1 + of(idOf(node.domain(), node.op_type())), kMostCalled + 1);
            for (const onnx::AttributeProto& attribute : node.attribute())
                if (attribute.has_g())
                    sum = std::min(sum + of(attribute.g().node()), kMostCalled + 1);
        }
        return sum;
    }

private:
    uint64_t of(const std::string& id)
    {
        const auto function = m_functions.find(id);
        if (function == m_functions.end())
            return 0;
        const auto [known, isNew] = m_counts.try_emplace(id, kMostCalled + 1); // of one that calls itself
        if (isNew)
            known->second = of(function->second->node());
        return known->second;
    }

    std::map<std::string, const onnx::FunctionProto*> m_functions;
    std::map<std::string, uint64_t> m_counts;
};

void needKnownOpset(const onnx::ModelProto& model, std::vector<Message>& notes)
{
    const auto& ranges = onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map();
    const int newest = ranges.at("").second;
    for (const onnx::OperatorSetIdProto& set : model.opset_import())
        if ((set.domain().empty() || set.domain() == "ai.onnx") && set.version() > newest)
            notes.push_back(say("onnx",
                                "The model is of opset %1, and the library for shapes knows opset %2: what was changed "
                                "since may keep sizes open.")(set.version(), newest));
}

onnx::ValueInfoProto& infoNamed(onnx::GraphProto& graph, const std::string& name)
{
    for (auto* infos : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()})
        for (onnx::ValueInfoProto& info : *infos)
            if (info.name() == name)
                return info;
    onnx::ValueInfoProto& info = *graph.add_value_info();
    info.set_name(name);
    return info;
}

// What the symbols of a tensor are, by what it was.
void addSeenSymbols(const onnx::ValueInfoProto& info, const TensorDesc& seen, std::map<std::string, uint32_t>& sizes)
{
    const auto& shape = info.type().tensor_type().shape();
    for (int i = 0; i < shape.dim_size() && shape.dim_size() == static_cast<int>(seen.sizes.size()); ++i)
        if (!shape.dim(i).dim_param().empty())
            sizes.try_emplace(shape.dim(i).dim_param(), seen.sizes[static_cast<size_t>(i)]);
}

template <class Do> void forEachSize(onnx::GraphProto& graph, Do&& visit)
{
    for (auto* infos : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()})
        for (onnx::ValueInfoProto& info : *infos)
            if (info.type().tensor_type().has_shape())
                for (auto& dim : *info.mutable_type()->mutable_tensor_type()->mutable_shape()->mutable_dim())
                    if (!dim.dim_param().empty())
                        visit(dim);
}

void setSeen(onnx::GraphProto& graph, const std::string& name, const TensorDesc& seen)
{
    auto& type = *infoNamed(graph, name).mutable_type()->mutable_tensor_type();
    if (type.elem_type() == onnx::TensorProto::UNDEFINED)
        type.set_elem_type(std::ranges::find(kElementTypes, seen.dataType, &std::pair<DataType, int>::first)->second);
    type.clear_shape();
    for (const uint32_t size : seen.sizes)
        type.mutable_shape()->add_dim()->set_dim_value(size);
}

constexpr size_t kLengthBytes = sizeof(uint64_t);

uint64_t lengthIn(const std::string& bytes)
{
    uint64_t length = 0;
    std::memcpy(&length, bytes.data(), kLengthBytes);
    return length;
}

// The model's length, the model with what is inferred, and a graph with the numbers that follow as its initializers and
// what was wrong as its text.
std::string inferredBytes(onnx::ModelProto& model)
{
    std::unordered_map<std::string, onnx::TensorShapeProto> propagated;
    onnx::GraphProto numbers;
    try {
        onnx::shape_inference::InferShapes(model, onnx::OpSchemaRegistry::Instance(), {false, 0, true}, &propagated);
    } catch (const std::exception& error) {
        numbers.set_doc_string(error.what());
    }
    for (const auto& [name, shape] : propagated) {
        const auto isKnown = [](const auto& dim) { return dim.has_dim_value(); };
        if (!std::ranges::all_of(shape.dim(), isKnown))
            continue;
        onnx::TensorProto& tensor = *numbers.add_initializer();
        tensor.set_name(name);
        for (const auto& dim : shape.dim())
            tensor.add_int64_data(dim.dim_value());
    }
    const std::string first = model.SerializeAsString();
    const uint64_t length = first.size();
    std::string bytes(kLengthBytes, '\0');
    std::memcpy(bytes.data(), &length, kLengthBytes);
    return bytes + first + numbers.SerializeAsString();
}

} // namespace

void forEachGraph(onnx::ModelProto& model, const Visit& visit)
{
    forEachGraph(*model.mutable_graph(), visit);
    for (onnx::FunctionProto& function : *model.mutable_functions())
        forEachInner(*function.mutable_node(), visit);
}

void forEachTensor(onnx::ModelProto& model, const std::function<void(onnx::TensorProto& tensor)>& visit)
{
    forEachGraph(model, [&](onnx::GraphProto& graph) {
        for (onnx::TensorProto& tensor : *graph.mutable_initializer())
            visit(tensor);
        forEachOfNodes(*graph.mutable_node(), visit);
    });
    for (onnx::FunctionProto& function : *model.mutable_functions())
        forEachOfNodes(*function.mutable_node(), visit);
}

void takeSizes(onnx::ModelProto& model, const ModelOptions& options, Symbols& symbols)
{
    onnx::GraphProto& graph = *model.mutable_graph();
    forEachGraph(graph, [&](onnx::GraphProto& each) {
        forEachSize(each, [&](const auto& dim) { symbols.insert(dim.dim_param()); });
    });
    std::map<std::string, uint32_t> sizes;
    for (const auto& [name, size] : options.dims) {
        if (!symbols.contains(name))
            throw TextError(symbols.empty() ? say("onnx", "--dim %1: the model leaves no size open")(shown(name))
                                            : say("onnx", "--dim %1: the model has no such size")(shown(name)) + "; "
                                    + suggestion(name, {symbols.begin(), symbols.end()}));
        sizes[name] = size;
    }
    for (const auto& [name, seen] : options.seen) {
        addSeenSymbols(infoNamed(graph, name), seen, sizes);
        setSeen(graph, name, seen);
    }
    forEachGraph(graph, [&](onnx::GraphProto& each) {
        forEachSize(each, [&](auto& dim) {
            if (const auto known = sizes.find(dim.dim_param()); known != sizes.end())
                dim.set_dim_value(known->second);
        });
    });
}

std::map<std::string, std::vector<int64_t>> inferShapes(onnx::ModelProto& model, const MemoryBudget& budget,
                                                        std::vector<Message>& notes)
{
    constexpr int kMostSeconds = 60;
    needKnownOpset(model, notes);
    if (CalledNodes(model).of(model.graph().node()) > kMostCalled && model.functions_size() > 0) {
        notes.push_back(say("onnx", "The model's functions call each other too often: their sizes stay open."));
        model.clear_functions();
    }
    forEachTensor(model, [](onnx::TensorProto& tensor) {
        if (!isReadable(tensor))
            dropData(tensor);
    });
    forEachGraph(model, declareInstead);
    const auto inferred = workedApart([&] { return inferredBytes(model); }, budget.bytes, kMostSeconds);
    const auto size = inferred && inferred->size() > kLengthBytes ? lengthIn(*inferred) : 0;
    onnx::ModelProto result;
    onnx::GraphProto numbers;
    if (!inferred || size > inferred->size() - kLengthBytes
        || !result.ParseFromString(inferred->substr(kLengthBytes, size))
        || !numbers.ParseFromString(inferred->substr(kLengthBytes + size))) {
        notes.push_back(
            say("onnx", "The library for shapes fails with this model: only sizes that it says itself are known."));
        return {};
    }
    model.Swap(&result);
    if (!numbers.doc_string().empty())
        notes.push_back(say("onnx", "Shapes are inferred up to here only: %1")(shown(numbers.doc_string())));
    std::map<std::string, std::vector<int64_t>> all;
    for (const onnx::TensorProto& each : numbers.initializer())
        all.emplace(each.name(), std::vector<int64_t>(each.int64_data().begin(), each.int64_data().end()));
    return all;
}

} // namespace tessera::onnxfile
