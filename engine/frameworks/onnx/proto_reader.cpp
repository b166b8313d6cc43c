// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>

namespace tessera::onnxfile {

namespace {

// The graph's only node besides constants; null: there are several.
const onnx::NodeProto* onlyNode(const onnx::GraphProto& graph)
{
    const onnx::NodeProto* only = nullptr;
    for (const onnx::NodeProto& node : graph.node()) {
        if (node.op_type() == "Constant" && isOnnxDomain(node.domain()))
            continue;
        if (only)
            return nullptr;
        only = &node;
    }
    if (!only)
        throw IoError(say("onnx", "holds no node besides constants"));
    return only;
}

Declared declared(const onnx::ValueInfoProto& info)
{
    Declared result{.name = info.name(), .type = {}, .sizes = {}};
    const onnx::TypeProto::Tensor& tensor = info.type().tensor_type();
    result.type = dataTypeOf(tensor.elem_type());
    for (const auto& dimension : tensor.shape().dim()) {
        const int64_t size = dimension.dim_value();
        if (size < 1 || size > std::numeric_limits<uint32_t>::max())
            return {.name = info.name(), .type = result.type, .sizes = {}};
        result.sizes.push_back(static_cast<uint32_t>(size));
    }
    return result;
}

Array initializerOf(const LoadedModel& loaded, const onnx::TensorProto& tensor)
{
    if (const auto broken = loaded.broken.find(tensor.name()); broken != loaded.broken.end())
        throw IoError(say("onnx", "Tensor %1 is not read: %2.")(quoted(tensor.name()), broken->second));
    return arrayOf(tensor, loaded.options.budget);
}

std::optional<NodeModel> modelOf(const LoadedModel& loaded)
{
    const onnx::GraphProto& graph = loaded.proto.graph();
    const onnx::NodeProto* only = onlyNode(graph);
    if (!only)
        return {};
    const onnx::NodeProto& node = *only;
    if (!isOnnxDomain(node.domain()))
        throw IoError(say("onnx", "node %1 is of the domain %2; expected one of ONNX's own")(shown(node.op_type()),
                                                                                             quoted(node.domain())));
    NodeModel model{.name = graph.name(), .node = {.op = node.op_type(), .opset = loaded.opset}};
    for (const onnx::AttributeProto& attribute : node.attribute())
        model.node.attributes.insert_or_assign(attribute.name(), valueOf(attribute));
    model.nodeInputs.assign(node.input().begin(), node.input().end());
    for (const onnx::TensorProto& tensor : graph.initializer())
        model.constants.insert_or_assign(tensor.name(), initializerOf(loaded, tensor));
    for (const onnx::NodeProto& constant : graph.node())
        if (&constant != &node && constant.output_size() > 0)
            model.constants.insert_or_assign(constant.output(0), constantOf(constant, loaded.options.budget));
    for (const onnx::ValueInfoProto& info : graph.input())
        if (!model.constants.contains(info.name()))
            model.inputs.push_back(declared(info));
    return model;
}

} // namespace

uint64_t Array::count() const
{
    return *elementCount(sizes);
}

Tensor Array::tensor() const
{
    return Tensor({.dataType = type, .sizes = sizes.empty() ? std::vector<uint32_t>{1} : sizes}, values);
}

std::vector<double> Array::numbers() const
{
    std::vector<double> all;
    if (count() == 0)
        return all;
    const Tensor held = tensor();
    for (uint64_t i = 0; i < count(); ++i)
        all.push_back(toDouble(type, held.bits(i)));
    return all;
}

std::optional<NodeModel> readNodeModel(const std::filesystem::path& path, const MemoryBudget& budget, SourceReach reach)
{
    return readMessage<onnx::ModelProto>(path, budget, memoryOfModel, [&](onnx::ModelProto& proto) {
        if (!onlyNode(proto.graph()))
            return std::optional<NodeModel>();
        const int opset = opsetOf(proto);
        return modelOf(loaded(std::move(proto), opset, path.parent_path(), {.budget = budget, .reach = reach}));
    });
}

Array readTensor(const std::filesystem::path& path, const MemoryBudget& budget)
{
    return readMessage<onnx::TensorProto>(path, budget, memoryOfTensor,
                                          [&](const onnx::TensorProto& tensor) { return arrayOf(tensor, budget); });
}

std::string tensorName(const std::filesystem::path& path, const MemoryBudget& budget)
{
    try {
        return readMessage<onnx::TensorProto>(path, budget, memoryOfTensor,
                                              [](const onnx::TensorProto& tensor) { return tensor.name(); });
    } catch (const IoError&) {
        return {};
    }
}

} // namespace tessera::onnxfile
