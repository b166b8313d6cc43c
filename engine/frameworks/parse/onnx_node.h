// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/index_map.h"
#include "engine/frameworks/parse/read_operator.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

using OnnxValue =
    std::variant<int64_t, double, std::string, std::vector<int64_t>, std::vector<double>, std::vector<std::string>>;
std::string onnxText(const OnnxValue& value); // "2", "\"linear\"", "[1, 1, 0.5]"

// A node of an ONNX model as data.
struct OnnxNode {
    std::string op; // "DepthToSpace", "SpaceToDepth", "Resize", "Upsample"
    int opset = 0; // the opset of the model; 0: the newest
    // And constant inputs by their names, "scales", that have elements. One that is no constant the caller refuses.
    std::map<std::string, OnnxValue, std::less<>> attributes = {};
    bool isForDirectMl = false; // ONNX Runtime's DirectML provider runs it: what that passes is meant, not ONNX's text
    // Of four axes, a resize of the second and the third that keeps the last is one of N, H, W, C: the operator is said
    // with channels first, its tensors with strides.
    bool mayBeChannelsLast = false;
};

// The operator that gives what the node gives of an input of these sizes. Packed. Throws TextError with the attribute
// or input that no operator says, or that the DirectML provider leaves to the CPU, and where the node itself is wrong.
ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes);

// What a node makes that moves whole elements, of tensors that are moves themselves: Reshape, Slice, Split, … Throws
// TextError where it does not.
std::vector<IndexMap> movedBy(const OnnxNode& node, const std::vector<IndexMap>& inputs);
// The names of its inputs, in their order, and of attributes behind them.
std::vector<std::string> onnxInputs(const std::string& op);

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
