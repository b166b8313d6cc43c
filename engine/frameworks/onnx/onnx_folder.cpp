// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/onnx_case.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <string>
#include <variant>

namespace tessera {

namespace {

OnnxNode resizeNode(const Operator& op)
{
    const ResizeWords resize = dialects::resizeOf(op, axisMaps(op), Dialect::Onnx);
    OnnxNode node{.op = "Resize", .opset = dialects::onnxOpset(resize)};
    node.attributes["mode"] = std::string(resize.isLinear() ? "linear" : "nearest");
    node.attributes["coordinate_transformation_mode"] = std::string(resize.convention->mode);
    if (resize.rule)
        node.attributes["nearest_mode"] = std::string(onnxName(*resize.rule));
    if (resize.antialiased)
        node.attributes["antialias"] = int64_t{1};
    for (const ResizedAxis& axis : resize.axes) {
        if (axis.factor)
            (node.scales ? *node.scales : node.scales.emplace()).push_back(*axis.factor);
        else
            (node.sizes ? *node.sizes : node.sizes.emplace()).push_back(axis.outputs);
    }
    return node;
}

OnnxNode depthSpaceNode(const Operator& op, const BlockOrder& is)
{
    const bool isColumnRowDepth = is.order == DepthSpaceOrder::ColumnRowDepth;
    const bool isOneOrder = is.blockSize == 1 || inputDesc(op).sizes[1] == 1;
    if (!is.toSpace && isColumnRowDepth && !isOneOrder)
        throw TextError(
            say("onnx", "ONNX's SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW, and this is COLUMN_ROW_DEPTH"));
    OnnxNode node{.op = is.toSpace ? "DepthToSpace" : "SpaceToDepth",
                  .opset = dialects::kBasicOpset,
                  .attributes = {{"blocksize", int64_t{is.blockSize}}}};
    if (is.toSpace)
        node.attributes["mode"] = std::string(isColumnRowDepth ? "CRD" : "DCR");
    return node;
}

} // namespace

OnnxNode onnxNodeOf(const Operator& op)
{
    if (const auto is = blockOrder(op))
        return depthSpaceNode(op, *is);
    if (!axisMaps(op).empty() && !op->isGradient())
        return resizeNode(op);
    throw TextError(say("onnx", "ONNX has no operator for %1")(name(op)));
}

namespace {

std::string bytesOf(const google::protobuf::Message& message)
{
    std::string bytes;
    if (!message.SerializeToString(&bytes))
        throw IoError(say("onnx", "A file of ONNX cannot hold this: it has at most 2 GiB"));
    return bytes;
}

// Scales or sizes as a constant. The inputs before them are left out, or without elements where the opset wants them.
void addConstants(onnx::GraphProto& graph, onnx::NodeProto& node, const OnnxNode& written)
{
    if (!written.scales && !written.sizes)
        return;
    for (const std::string name : {"roi", "scales", "sizes"}) {
        const bool isGiven = name == (written.sizes ? "sizes" : "scales");
        const bool isThere = isGiven || written.opset < dialects::kBasicOpset;
        node.add_input(isThere ? name : "");
        if (!isThere)
            continue;
        onnx::TensorProto& constant = *graph.add_initializer();
        constant.set_name(name);
        constant.set_data_type(name == "sizes" ? onnx::TensorProto::INT64 : onnx::TensorProto::FLOAT);
        if (isGiven && written.sizes)
            constant.mutable_int64_data()->Add(written.sizes->begin(), written.sizes->end());
        else if (isGiven)
            for (const double scale : *written.scales)
                constant.add_float_data(static_cast<float>(scale));
        constant.add_dims(constant.float_data_size() + constant.int64_data_size());
        if (isGiven)
            return;
    }
}

std::string modelBytes(const Operator& op)
{
    const OnnxNode written = onnxNodeOf(op);
    onnx::ModelProto model;
    model.set_ir_version(dialects::onnxIrVersion(written.opset));
    model.set_producer_name("Tessera");
    model.add_opset_import()->set_version(written.opset);
    onnx::GraphProto& graph = *model.mutable_graph();
    std::ranges::transform(name(op), std::back_inserter(*graph.mutable_name()),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const TensorDesc &input = inputDesc(op), &output = outputDesc(op);
    onnxfile::declare(*graph.add_input(), {"x", input.dataType, modelSizes(input.sizes)});
    onnxfile::declare(*graph.add_output(), {"y", output.dataType, modelSizes(output.sizes)});
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type(written.op);
    node.add_input("x");
    node.add_output("y");
    addConstants(graph, node, written);
    for (const auto& [attribute, value] : written.attributes) {
        onnx::AttributeProto& added = *node.add_attribute();
        added.set_name(attribute);
        const auto* number = std::get_if<int64_t>(&value);
        added.set_type(number ? onnx::AttributeProto::INT : onnx::AttributeProto::STRING);
        number ? added.set_i(*number) : added.set_s(std::get<std::string>(value));
    }
    return bytesOf(model);
}

} // namespace

std::string onnxfile::tensorBytes(const Tensor& tensor, const std::string& name)
{
    const TensorDesc packed{.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes};
    const Tensor content = withLayout(tensor, packed);
    const auto bytes = content.bytes().first(elementCount(packed) * elementBytes(packed.dataType));
    if (bytes.size() >= uint64_t{1} << 31)
        throw IoError(say("onnx", "A file of ONNX cannot hold %1 bytes; it has less than 2^31")(bytes.size()));
    onnx::TensorProto proto;
    proto.set_name(name);
    proto.set_data_type(numberOf(packed.dataType));
    for (const uint32_t size : packed.sizes)
        proto.add_dims(size);
    proto.set_raw_data(bytes.data(), bytes.size());
    return bytesOf(proto);
}

void writeOnnxFolder(const Operator& op, const Tensor& input, const Tensor& expected,
                     const std::filesystem::path& folder, Existing existing)
{
    const std::filesystem::path set = folder / "test_data_set_0";
    const std::array<std::pair<std::filesystem::path, std::string>, 3> files = {{
        {folder / kModelInFolder, modelBytes(op)},
        {set / "input_0.pb", onnxfile::tensorBytes(input, "x")},
        {set / "output_0.pb", onnxfile::tensorBytes(expected, "y")},
    }};
    for (const auto& [path, bytes] : files)
        checkIsFree(path, existing);
    makeFolder(set);
    for (const auto& [path, bytes] : files)
        writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

} // namespace tessera
