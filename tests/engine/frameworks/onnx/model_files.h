// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <onnx/onnx_pb.h>

namespace tessera {

// A packed tensor as a .pb.
inline std::string tensorBytes(const Tensor& tensor, const std::string& name)
{
    static constexpr int types[] = {0, 1, 10, 12, 4, 2, 6, 5, 3, 11, 13, 7}; // ONNX's of DirectML's
    onnx::TensorProto proto;
    proto.set_name(name);
    proto.set_data_type(types[static_cast<size_t>(tensor.desc.dataType)]);
    proto.mutable_dims()->Add(tensor.desc.sizes.begin(), tensor.desc.sizes.end());
    proto.set_raw_data(tensor.bytes().data(), elementCount(tensor.desc) * elementBytes(tensor.desc.dataType));
    return proto.SerializeAsString();
}

// A model of any number of nodes, made by protobuf itself.
class ModelBuilder {
public:
    using Names = std::initializer_list<std::string>;

    explicit ModelBuilder(int opset = 13)
    {
        m_model.set_ir_version(8);
        m_model.add_opset_import()->set_version(opset);
    }
    explicit ModelBuilder(onnx::GraphProto& graph) // of another one's subgraph
        : m_inner(&graph)
    {
    }

    // A size that is no number is a symbol; "" is left open.
    ModelBuilder& input(const std::string& name, Names sizes, int type = onnx::TensorProto::FLOAT)
    {
        declare(*graph().add_input(), name, sizes, type);
        return *this;
    }
    ModelBuilder& output(const std::string& name)
    {
        onnx::ValueInfoProto& info = *graph().add_output();
        info.set_name(name);
        info.mutable_type()->mutable_tensor_type()->set_elem_type(onnx::TensorProto::FLOAT);
        return *this;
    }
    // The node's first output is named as the node, with "_out".
    onnx::NodeProto& node(const std::string& op, const std::string& name, Names inputs)
    {
        onnx::NodeProto& node = *graph().add_node();
        node.set_op_type(op);
        node.set_name(name);
        for (const std::string& each : inputs)
            node.add_input(each);
        node.add_output(name + "_out");
        return node;
    }
    // A function "mine" of one node.
    onnx::NodeProto& function(const std::string& name, const std::string& op)
    {
        onnx::FunctionProto& function = *m_model.add_functions();
        function.set_name(name);
        function.set_domain("mine");
        function.add_input("v");
        function.add_output("r");
        onnx::NodeProto& node = *function.add_node();
        node.set_op_type(op);
        node.add_input("v");
        node.add_output("r");
        return node;
    }
    ModelBuilder& numbers(const std::string& name, std::initializer_list<int64_t> values)
    {
        initializer(name, onnx::TensorProto::INT64, {static_cast<int64_t>(values.size())})
            .mutable_int64_data()
            ->Add(values.begin(), values.end());
        return *this;
    }
    ModelBuilder& floats(const std::string& name, std::initializer_list<float> values)
    {
        initializer(name, onnx::TensorProto::FLOAT, {static_cast<int64_t>(values.size())})
            .mutable_float_data()
            ->Add(values.begin(), values.end());
        return *this;
    }
    onnx::TensorProto& initializer(const std::string& name, int type, const std::vector<int64_t>& sizes)
    {
        onnx::TensorProto& tensor = *graph().add_initializer();
        tensor.set_name(name);
        tensor.set_data_type(type);
        tensor.mutable_dims()->Add(sizes.begin(), sizes.end());
        return tensor;
    }

    onnx::ModelProto& model() { return m_model; }
    onnx::GraphProto& graph() { return m_inner ? *m_inner : *m_model.mutable_graph(); }
    std::string bytes() const { return m_model.SerializeAsString(); }

private:
    static void declare(onnx::ValueInfoProto& info, const std::string& name, Names sizes, int type)
    {
        info.set_name(name);
        onnx::TypeProto::Tensor& tensor = *info.mutable_type()->mutable_tensor_type();
        tensor.set_elem_type(type);
        for (const std::string& size : sizes) {
            auto& dim = *tensor.mutable_shape()->add_dim();
            if (!size.empty() && size.find_first_not_of("0123456789") == size.npos)
                dim.set_dim_value(std::stoll(size));
            else if (!size.empty())
                dim.set_dim_param(size);
        }
    }

    onnx::ModelProto m_model;
    onnx::GraphProto* m_inner = nullptr;
};

inline onnx::AttributeProto& attribute(onnx::NodeProto& node, const std::string& name, int type)
{
    onnx::AttributeProto& added = *node.add_attribute();
    added.set_name(name);
    added.set_type(static_cast<onnx::AttributeProto::AttributeType>(type));
    return added;
}
inline void set(onnx::NodeProto& node, const std::string& name, int64_t value)
{
    attribute(node, name, onnx::AttributeProto::INT).set_i(value);
}
inline void set(onnx::NodeProto& node, const std::string& name, const std::string& value)
{
    attribute(node, name, onnx::AttributeProto::STRING).set_s(value);
}
template <class Numbers> void setInts(onnx::NodeProto& node, const std::string& name, const Numbers& values)
{
    attribute(node, name, onnx::AttributeProto::INTS).mutable_ints()->Add(values.begin(), values.end());
}
inline void set(onnx::NodeProto& node, const std::string& name, std::initializer_list<int64_t> values)
{
    setInts(node, name, values);
}
// The tensor's data lie in another file.
inline void setExternal(onnx::TensorProto& tensor, const std::string& location, const std::string& offset)
{
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    for (const auto& [key, value] : {std::pair<std::string, std::string>("location", location), {"offset", offset}}) {
        auto& entry = *tensor.add_external_data();
        entry.set_key(key);
        entry.set_value(value);
    }
}

// A Reshape, a Transpose and a Reshape: "apart", "turned" and "whole".
inline ModelBuilder turnedApart(ModelBuilder::Names sizes, std::initializer_list<int64_t> apart,
                                std::initializer_list<int64_t> perm, std::initializer_list<int64_t> whole)
{
    ModelBuilder builder = ModelBuilder(13).input("x", sizes).numbers("a", apart).numbers("b", whole);
    builder.node("Reshape", "apart", {"x", "a"});
    set(builder.node("Transpose", "turned", {"apart_out"}), "perm", perm);
    builder.node("Reshape", "whole", {"turned_out", "b"});
    return builder;
}

// A super-resolution network's end: a convolution, and DepthToSpace beside a Resize.
inline ModelBuilder superResolution(const std::string& mode = "CRD")
{
    ModelBuilder builder = ModelBuilder(13).input("x", {"batch", "3", "h", "w"});
    builder.initializer("w", onnx::TensorProto::FLOAT, {12, 3, 3, 3});
    builder.floats("scales", {1, 1, 2, 2});
    onnx::NodeProto& conv = builder.node("Conv", "conv", {"x", "w"});
    set(conv, "pads", {1, 1, 1, 1});
    set(conv, "kernel_shape", {3, 3});
    onnx::NodeProto& shuffle = builder.node("DepthToSpace", "up/shuffle", {"conv_out"});
    set(shuffle, "blocksize", int64_t{2});
    set(shuffle, "mode", mode);
    onnx::NodeProto& resize = builder.node("Resize", "skip", {"x", "", "scales"});
    set(resize, "mode", std::string("linear"));
    set(resize, "coordinate_transformation_mode", std::string("half_pixel"));
    builder.node("Add", "sum", {"up/shuffle_out", "skip_out"});
    return builder.output("sum_out");
}

// What PyTorch writes for pixel_unshuffle.
inline ModelBuilder pixelUnshuffle()
{
    ModelBuilder builder = ModelBuilder(13).input("x", {"1", "4", "6", "8"});
    builder.numbers("apart", {1, 4, 3, 2, 4, 2}).numbers("joined", {1, 16, 3, 4});
    builder.node("Reshape", "apart", {"x", "apart"});
    set(builder.node("Transpose", "turned", {"apart_out"}), "perm", {0, 1, 3, 5, 2, 4});
    builder.node("Reshape", "unshuffled", {"turned_out", "joined"});
    builder.node("Relu", "relu", {"unshuffled_out"});
    return builder.output("relu_out");
}

// yolov5's Focus: columns before rows; else rows before columns, as SpaceToDepth.
inline ModelBuilder focus(bool areColumnsFirst)
{
    ModelBuilder builder = ModelBuilder(12).input("x", {"1", "3", "8", "8"});
    builder.numbers("0", {0}).numbers("1", {1}).numbers("2", {2}).numbers("3", {3}).numbers("end", {INT64_MAX});
    for (const std::string row : {"0", "1"}) {
        builder.node("Slice", "r" + row, {"x", row, "end", "2", "2"});
        for (const std::string column : {"0", "1"})
            builder.node("Slice", "p" + row + column, {"r" + row + "_out", column, "end", "3", "2"});
    }
    const std::string second = areColumnsFirst ? "p10_out" : "p01_out", third = areColumnsFirst ? "p01_out" : "p10_out";
    set(builder.node("Concat", "focus", {"p00_out", second, third, "p11_out"}), "axis", int64_t{1});
    return builder.output("focus_out");
}

} // namespace tessera
