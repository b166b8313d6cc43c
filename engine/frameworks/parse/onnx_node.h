// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/traced_tensor.h"

#include <map>
#include <string>
#include <vector>

namespace tessera {

// A node of an ONNX model as data.
struct OnnxNode {
    std::string op; // "DepthToSpace", "SpaceToDepth", "Resize", "Upsample"
    int opset = 0; // the opset of the model; 0: the newest
    // Attributes, and constant inputs by their names, "scales", that have elements.
    std::map<std::string, Value, std::less<>> arguments = {};
    bool isForDirectMl = false; // ONNX Runtime's DirectML provider runs it: what that passes is meant, not ONNX's text
    // Of four axes, a resize of the second and the third that keeps the last is one of N, H, W, C: the operator is said
    // with channels first, its tensors with strides.
    bool mayBeChannelsLast = false;
};
std::string onnxText(const Value& value); // "2", "\"linear\"", "[1, 1, 0.5]"

// The operator that gives what the node gives of an input of these sizes. Packed. Throws TextError with the attribute
// or input that no operator says, or that the DirectML provider leaves to the CPU, and where the node itself is wrong.
ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes);

// What the node makes of its inputs, in their order: traced tensors, constants, nothing. Several values of one that has
// several outputs. Throws TextError where none of the rows says it.
std::vector<Value> valuesOf(const OnnxNode& node, const std::vector<Value>& inputs);

// A note about an operator that was found so.
inline constexpr Text kChannelsAreLast = say("reading",
                                             "The tensors are taken for N, H, W, C: the case has them as N, C, H, W, "
                                             "with the strides of channels that are last.");

// The names of the nodes that operatorOf takes.
inline std::vector<std::string> onnxOperators()
{
    return {"DepthToSpace", "SpaceToDepth", "Resize", "Upsample"};
}

} // namespace tessera
