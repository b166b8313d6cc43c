// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/compare/compare.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "tests/support/tensors.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <onnx/defs/parser.h>
#include <onnx/onnx_pb.h>

namespace tessera {

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes)
{
    std::filesystem::create_directories(path.parent_path());
    writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

inline Tensor filled(const TensorDesc& desc, const std::vector<double>& values = {})
{
    return tensorWith(desc, [&](uint64_t i) {
        return fromDouble(desc.dataType, values.empty() ? static_cast<double>(i) : values[i]);
    });
}

// Runs each dispatch on the cpu engine, and counts the elements beyond what the file expects.
inline uint64_t beyondExpected(const CaseFile& file)
{
    uint64_t beyond = 0;
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        DispatchJob job = prepareDispatch(file, i);
        makeEngine("cpu")->run(job.dispatched, job.plan, job.input, job.output);
        const Tensor expected = expectedOutput(file, i).value();
        beyond += compare(job.plan, job.input, job.output, expected, file.tolerance.value_or(Tolerance{})).beyond;
    }
    return beyond;
}

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

// A model from ONNX's own text of a graph: "(float[1,4,n,2] x) => (float[] y) <int64[1] two = {2}> { y = Relu (x) }". A
// node is named as its first output, without "_out".
inline onnx::ModelProto modelOf(int opset, const std::string& graph)
{
    onnx::ModelProto model;
    const std::string text = "<ir_version: 8, opset_import: [\"\" : " + std::to_string(opset) + "]> g " + graph;
    onnx::OnnxParser parser(text.c_str());
    const auto status = parser.Parse(model);
    EXPECT_TRUE(status.IsOK()) << status.ErrorMessage() << '\n' << text;
    for (onnx::NodeProto& node : *model.mutable_graph()->mutable_node())
        node.set_name(node.output(0).substr(0, node.output(0).find("_out")));
    return model;
}

// A function of the domain "mine", of one node.
inline onnx::NodeProto& addFunction(onnx::ModelProto& model, const std::string& name, const std::string& op)
{
    onnx::FunctionProto& function = *model.add_functions();
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

// The tensor's data lie in another file.
inline void setExternal(onnx::TensorProto& tensor, const std::string& location, const std::string& offset,
                        const std::string& length = "16")
{
    tensor.set_data_location(onnx::TensorProto::EXTERNAL);
    for (const auto& [key, value] :
         {std::pair<std::string, std::string>("location", location), {"offset", offset}, {"length", length}}) {
        auto& entry = *tensor.add_external_data();
        entry.set_key(key);
        entry.set_value(value);
    }
}

// A Reshape, a Transpose and a Reshape, which are called apart, turned and whole. Lists are written "1,8,2,3".
inline onnx::ModelProto turnedApart(const std::string& sizes, const std::string& apart, const std::string& perm,
                                    const std::string& whole)
{
    const auto constant = [](const std::string& name, const std::string& values) {
        const auto count = std::ranges::count(values, ',') + 1;
        return "int64[" + std::to_string(count) + "] " + name + " = {" + values + "}";
    };
    return modelOf(13,
                   "(float[" + sizes + "] x) => (float[] whole_out) <" + constant("a", apart) + ", "
                       + constant("b", whole) + "> { apart_out = Reshape (x, a) turned_out = Transpose <perm = [" + perm
                       + "]> (apart_out) whole_out = Reshape (turned_out, b) }");
}

// A super-resolution network's end: a convolution, and DepthToSpace beside a Resize.
inline onnx::ModelProto superResolution(const std::string& mode = "CRD")
{
    onnx::ModelProto model = modelOf(13,
                                     "(float[batch,3,h,w] x) => (float[] sum_out) <float[4] scales = {1,1,2,2}> { "
                                     "conv_out = Conv <pads = [1,1,1,1], kernel_shape = [3,3]> (x, w) "
                                     "s_out = DepthToSpace <blocksize = 2, mode = \""
                                         + mode
                                         + "\"> (conv_out) "
                                           "skip_out = Resize <mode = \"linear\", coordinate_transformation_mode = "
                                           "\"half_pixel\"> (x, , scales) "
                                           "sum_out = Add (s_out, skip_out) }");
    onnx::GraphProto& graph = *model.mutable_graph();
    graph.mutable_node(1)->set_name("up/shuffle"); // which is no name in a text
    graph.mutable_node(1)->set_output(0, "up/shuffle_out");
    graph.mutable_node(3)->set_input(0, "up/shuffle_out");
    onnx::TensorProto& weights = *graph.add_initializer();
    weights.set_name("w");
    weights.set_data_type(onnx::TensorProto::FLOAT);
    for (const int64_t size : {12, 3, 3, 3})
        weights.add_dims(size);
    return model;
}

// What PyTorch writes for pixel_unshuffle.
inline onnx::ModelProto pixelUnshuffle()
{
    return modelOf(13,
                   "(float[1,4,6,8] x) => (float[] relu_out) <int64[6] apart = {1,4,3,2,4,2}, int64[4] joined = "
                   "{1,16,3,4}> { apart_out = Reshape (x, apart) turned_out = Transpose <perm = [0,1,3,5,2,4]> "
                   "(apart_out) unshuffled_out = Reshape (turned_out, joined) relu_out = Relu (unshuffled_out) }");
}

// yolov5's Focus with columns first, or with rows first, which is SpaceToDepth.
inline onnx::ModelProto focus(bool areColumnsFirst)
{
    const std::string between = areColumnsFirst ? "p10_out, p01_out" : "p01_out, p10_out";
    return modelOf(12,
                   "(float[1,3,8,8] x) => (float[] focus_out) <int64[1] i0 = {0}, int64[1] i1 = {1}, int64[1] i2 = "
                   "{2}, int64[1] i3 = {3}, int64[1] end = {9223372036854775807}> { "
                   "r0_out = Slice (x, i0, end, i2, i2) r1_out = Slice (x, i1, end, i2, i2) "
                   "p00_out = Slice (r0_out, i0, end, i3, i2) p01_out = Slice (r0_out, i1, end, i3, i2) "
                   "p10_out = Slice (r1_out, i0, end, i3, i2) p11_out = Slice (r1_out, i1, end, i3, i2) "
                   "focus_out = Concat <axis = 1> (p00_out, "
                       + between + ", p11_out) }");
}

} // namespace tessera
