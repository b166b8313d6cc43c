// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>

#include <onnx/defs/schema.h>
#include <onnx/shape_inference/implementation.h>

namespace tessera::onnxfile {

namespace {

constexpr uint64_t kMostCalled = 100'000; // nodes of functions, each as often as it is called
constexpr size_t kMostNode = 1 << 20; // bytes
constexpr auto kMostTime = std::chrono::seconds(60);

std::string idOf(const std::string& domain, const std::string& name)
{
    return (domain == "ai.onnx" ? "" : domain) + ":" + name;
}

using Functions = std::map<std::string, const onnx::FunctionProto*>;

// How many nodes these mean, with those of the functions that they call. One that calls itself keeps its first count.
uint64_t calledBy(const Nodes& nodes, const Functions& functions, std::map<std::string, uint64_t>& counts)
{
    uint64_t sum = 0;
    for (const onnx::NodeProto& node : nodes) {
        const std::string id = idOf(node.domain(), node.op_type());
        if (const auto function = functions.find(id); function != functions.end()) {
            if (counts.try_emplace(id, kMostCalled + 1).second)
                counts[id] = calledBy(function->second->node(), functions, counts);
            sum += counts[id];
        }
        for (const onnx::AttributeProto& attribute : node.attribute())
            if (attribute.has_g())
                sum += calledBy(attribute.g().node(), functions, counts);
        sum = std::min(sum + 1, kMostCalled + 1);
    }
    return sum;
}

// In the child: the model of one node, with its outputs' sizes.
std::string inferred(const std::string& request)
{
    onnx::ModelProto model;
    model.ParseFromString(request);
    try {
        onnx::shape_inference::InferShapes(model, onnx::OpSchemaRegistry::Instance(), {false, 0, false});
    } catch (const std::exception&) { // what it says is about our model of one node
    }
    onnx::GraphProto answer;
    *answer.mutable_value_info() = model.graph().value_info();
    return answer.SerializeAsString();
}

void declare(onnx::GraphProto& graph, const Known& known)
{
    const ModelTensor& tensor = known.tensor;
    onnxfile::declare(*graph.add_input(), tensor);
    const bool isRead = *tensor.type == DataType::Int64 || *tensor.type == DataType::Float32;
    if (!known.numbers || !isRead || !tensor.sizes || tensor.sizes->size() > 1)
        return;
    onnx::TensorProto& constant = *graph.add_initializer();
    constant.set_name(tensor.name);
    constant.set_data_type(numberOf(*tensor.type));
    if (!tensor.sizes->empty())
        constant.add_dims(static_cast<int64_t>(known.numbers->size()));
    const std::vector<int64_t> whole = known.whole();
    for (size_t i = 0; i < whole.size(); ++i)
        *tensor.type == DataType::Int64 ? constant.add_int64_data(whole[i])
                                        : constant.add_float_data(static_cast<float>((*known.numbers)[i]));
}

} // namespace

ShapeLibrary::ShapeLibrary(LoadedModel& model)
    : m_model(model)
    , m_library(inferred, model.options.budget.bytes, kMostTime)
{
    const int newest = onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map().at("").second;
    if (model.opset > newest)
        model.notes.push_back(say("onnx",
                                  "The model is of opset %1, and the library for shapes knows opset %2: what was "
                                  "changed since may keep sizes open.")(model.opset, newest));
    Functions functions;
    std::map<std::string, uint64_t> counts;
    for (const onnx::FunctionProto& function : model.proto.functions())
        functions.try_emplace(idOf(function.domain(), function.name()), &function);
    if (calledBy(model.proto.graph().node(), functions, counts) > kMostCalled && !functions.empty())
        model.notes.push_back(say("onnx", "The model's functions call each other too often: their sizes stay open."));
    else
        for (const auto& [id, function] : functions)
            m_functions.insert(id);
}

std::vector<ModelTensor> ShapeLibrary::outputsOf(const NodeView& node)
{
    if (node.proto.ByteSizeLong() > kMostNode)
        return {};
    onnx::ModelProto request;
    request.set_ir_version(8);
    *request.mutable_opset_import() = m_model.proto.opset_import();
    std::set<std::string> declared;
    for (int i = 0; i < node.proto.input_size(); ++i)
        if (const Known* known = node.input(i);
            known && known->tensor.type && declared.insert(node.proto.input(i)).second)
            declare(*request.mutable_graph(), *known);
    *request.mutable_graph()->add_node() = node.proto;
    if (m_functions.contains(idOf(node.proto.domain(), node.op())))
        *request.mutable_functions() = m_model.proto.functions();
    const auto [answer, isNew] = m_answers.try_emplace(request.SerializeAsString());
    if (isNew) {
        const std::optional<std::string> given = m_library.ask(answer->first);
        answer->second = given.value_or("");
        if (!given && !m_hasFailed)
            m_model.notes.push_back(say("onnx",
                                        "The library for shapes fails with %1: only sizes that the model says itself "
                                        "are known there.")(shown(nameOf(node.proto))));
        m_hasFailed = m_hasFailed || !given;
    }
    onnx::GraphProto shapes;
    std::vector<ModelTensor> outputs;
    if (!shapes.ParseFromString(answer->second))
        return outputs;
    for (const onnx::ValueInfoProto& info : shapes.value_info())
        outputs.push_back(tensorOf(info, {}, false));
    return outputs;
}

} // namespace tessera::onnxfile
