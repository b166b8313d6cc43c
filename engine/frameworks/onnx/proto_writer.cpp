// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <variant>

#include <onnx/onnx_pb.h>

namespace tessera::onnxfile {

namespace {

void setAttribute(onnx::NodeProto& node, const std::string& name, const OnnxValue& value)
{
    onnx::AttributeProto& attribute = *node.add_attribute();
    attribute.set_name(name);
    struct {
        onnx::AttributeProto& to;
        void operator()(int64_t number) const
        {
            to.set_type(onnx::AttributeProto::INT);
            to.set_i(number);
        }
        void operator()(double number) const
        {
            to.set_type(onnx::AttributeProto::FLOAT);
            to.set_f(static_cast<float>(number));
        }
        void operator()(const std::string& text) const
        {
            to.set_type(onnx::AttributeProto::STRING);
            to.set_s(text);
        }
        void operator()(const std::vector<int64_t>& numbers) const
        {
            to.set_type(onnx::AttributeProto::INTS);
            to.mutable_ints()->Add(numbers.begin(), numbers.end());
        }
        void operator()(const std::vector<double>& numbers) const
        {
            to.set_type(onnx::AttributeProto::FLOATS);
            to.mutable_floats()->Add(numbers.begin(), numbers.end());
        }
        void operator()(const std::vector<std::string>& texts) const
        {
            to.set_type(onnx::AttributeProto::STRINGS);
            for (const std::string& text : texts)
                to.add_strings(text);
        }
    } set{attribute};
    std::visit(set, value);
}

void declare(onnx::ValueInfoProto& info, const std::string& name, const TensorDesc& desc)
{
    info.set_name(name);
    onnx::TypeProto::Tensor& tensor = *info.mutable_type()->mutable_tensor_type();
    tensor.set_elem_type(numberOf(desc.dataType));
    for (const uint32_t size : desc.sizes)
        tensor.mutable_shape()->add_dim()->set_dim_value(size);
}

template <class Number> std::string rawBytes(const std::vector<Number>& numbers)
{
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number)};
}

// An input of the node: a constant; left out, or without elements where the opset wants it all the same.
class Inputs {
public:
    Inputs(onnx::GraphProto& graph, onnx::NodeProto& node)
        : m_graph(graph)
        , m_node(node)
    {
    }

    void add(const std::string& name, const std::optional<std::vector<double>>& values, bool isNeeded)
    {
        const auto given = values.value_or(std::vector<double>());
        add(name, onnx::TensorProto::FLOAT, given.size(), rawBytes(std::vector<float>(given.begin(), given.end())),
            isNeeded || values);
    }
    void add(const std::string& name, const std::vector<int64_t>& values)
    {
        add(name, onnx::TensorProto::INT64, values.size(), rawBytes(values), true);
    }

private:
    void add(const std::string& name, int type, size_t count, const std::string& raw, bool isThere)
    {
        m_node.add_input(isThere ? name : "");
        if (!isThere)
            return;
        onnx::TensorProto& constant = *m_graph.add_initializer();
        constant.set_name(name);
        constant.set_data_type(type);
        constant.add_dims(static_cast<int64_t>(count));
        constant.set_raw_data(raw);
    }

    onnx::GraphProto& m_graph;
    onnx::NodeProto& m_node;
};

// The constant inputs, by their places; since opset 13 those before another one may be left out.
void addConstants(onnx::GraphProto& graph, onnx::NodeProto& node, const OnnxNode& written)
{
    if (!written.scales && !written.sizes)
        return;
    Inputs inputs(graph, node);
    const bool isNeeded = written.opset < dialects::kBasicOpset;
    inputs.add("roi", written.roi, isNeeded);
    inputs.add("scales", written.scales, isNeeded);
    if (written.sizes)
        inputs.add("sizes", *written.sizes);
}

std::string bytesOf(const google::protobuf::Message& message)
{
    std::string bytes;
    if (!message.SerializeToString(&bytes))
        throw IoError(say("onnx", "A file of ONNX cannot hold this: it has at most 2 GiB"));
    return bytes;
}

} // namespace

std::string modelBytes(const WrittenModel& written)
{
    onnx::ModelProto model;
    model.set_ir_version(dialects::onnxIrVersion(written.node.opset));
    model.set_producer_name("Tessera");
    onnx::OperatorSetIdProto& opset = *model.add_opset_import();
    opset.set_domain("");
    opset.set_version(written.node.opset);
    onnx::GraphProto& graph = *model.mutable_graph();
    graph.set_name(written.name);
    declare(*graph.add_input(), "x", written.input);
    declare(*graph.add_output(), "y", written.output);
    onnx::NodeProto& node = *graph.add_node();
    node.set_op_type(written.node.op);
    node.add_input("x");
    addConstants(graph, node, written.node);
    node.add_output("y");
    for (const auto& [name, value] : written.node.attributes)
        setAttribute(node, name, value);
    return bytesOf(model);
}

std::string tensorBytes(const Tensor& tensor, const std::string& name)
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

} // namespace tessera::onnxfile
