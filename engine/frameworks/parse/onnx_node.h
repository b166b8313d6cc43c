// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/traced_tensor.h"

#include <map>
#include <string>
#include <vector>

namespace tessera {

// A node of an ONNX model as data.
struct OnnxNode {
    std::string op; // for operatorOf() one of onnxOperators()
    int opset = 0; // the opset of the model; 0: the newest
    // Attributes, and constant inputs (with at least one element) by their names: "scales".
    std::map<std::string, Value, std::less<>> arguments = {};
    bool isForDirectMl = false; // read it as ONNX Runtime's DirectML provider runs it, not as ONNX specifies it
    // A resize of the second and third of four axes that keeps the last is taken for N, H, W, C: the operator then has
    // channels first and strided tensors.
    bool mayBeChannelsLast = false;
};
std::string onnxText(const Value& value); // "2", "\"linear\"", "[1, 1, 0.5]"

// The operator that computes what the node computes, for a packed input of these sizes. Throws TextError, with the
// attribute or input, where no operator does, the DirectML provider leaves it to the CPU, or the node itself is wrong.
ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes);

// The node's outputs. Its inputs in their order: traced tensors, constants, or nothing. Throws TextError where no row
// knows the node.
std::vector<Value> valuesOf(const OnnxNode& node, const std::vector<Value>& inputs);

// The note about an operator that was read with channels last.
inline constexpr Text kChannelsAreLast = say("reading",
                                             "The tensors are taken for N, H, W, C: the case has them as N, C, H, W, "
                                             "with the strides of channels that are last.");

// The nodes that operatorOf() takes.
inline std::vector<std::string> onnxOperators()
{
    return {"DepthToSpace", "SpaceToDepth", "Resize", "Upsample"};
}

} // namespace tessera
