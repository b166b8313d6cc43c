// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <limits>

#include <onnx/defs/schema.h>
#include <onnx/shape_inference/implementation.h>

namespace tessera::onnxfile {

namespace {

constexpr size_t kMostNode = 1 << 20; // bytes
constexpr auto kMostTime = std::chrono::seconds(40);

// Runs in the child: infers the outputs of a model of one node.
std::string inferred(const std::string& request)
{
    onnx::ModelProto model;
    model.ParseFromString(request);
    try {
        onnx::shape_inference::InferShapes(model, onnx::OpSchemaRegistry::Instance(), {false, 0, false});
    } catch (const std::exception&) { // its message is about our model of one node
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
    if (!known.numbers || !isRead || tensor.sizes->size() > 1)
        return;
    onnx::TensorProto& constant = *graph.add_initializer();
    constant.set_name(tensor.name);
    constant.set_data_type(numberOf(*tensor.type));
    for (const uint32_t size : tensor.known())
        constant.add_dims(size);
    constexpr double kMost = std::numeric_limits<int32_t>::max();
    for (const double number : *known.numbers) // the end of a slice may be the largest number
        if (*tensor.type == DataType::Int64)
            constant.add_int64_data(static_cast<int64_t>(std::clamp(number, -kMost, kMost)));
        else
            constant.add_float_data(static_cast<float>(number));
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
}

std::map<std::string, ModelTensor> ShapeLibrary::outputsOf(const NodeView& node)
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
    const auto isCalled = [&](const onnx::FunctionProto& each) {
        return each.domain() == node.proto.domain() && each.name() == node.op();
    };
    if (std::ranges::any_of(m_model.proto.functions(), isCalled))
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
    std::map<std::string, ModelTensor> outputs;
    if (!shapes.ParseFromString(answer->second))
        return outputs;
    for (const onnx::ValueInfoProto& info : shapes.value_info()) {
        ModelTensor& output = outputs[info.name()] = tensorOf(info, {}, false);
        for (size_t axis = 0; output.sizes && axis < output.sizes->size(); ++axis)
            (*output.sizes)[axis].symbol.clear(); // a name that the library made up
    }
    return outputs;
}

} // namespace tessera::onnxfile
