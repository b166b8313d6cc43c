// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>

// The nodes that move whole elements, as maps of indices.
namespace tessera::onnxfile {

bool isMove(std::string_view op)
{
    constexpr std::string_view kMoves[] = {"Reshape",   "Transpose", "Flatten", "Squeeze", "Slice",
                                           "Unsqueeze", "Expand",    "Tile",    "Gather",  "Concat",
                                           "Split",     "Identity",  "Einsum"};
    return std::ranges::find(kMoves, op) != std::end(kMoves);
}

size_t movedInputs(const NodeView& node)
{
    return std::min<size_t>(node.inputs.size(), node.op() == "Concat" ? SIZE_MAX : 1);
}

namespace {

// With its constant inputs by their names.
OnnxNode saidBy(const NodeView& node)
{
    OnnxNode said{.op = node.op(), .opset = node.scope.opset};
    for (const onnx::AttributeProto& attribute : node.proto.attribute())
        said.attributes.insert_or_assign(attribute.name(), valueOf(attribute));
    const std::vector<std::string> names = onnxInputs(said.op);
    for (size_t place = movedInputs(node); place < names.size() && place < node.inputs.size(); ++place)
        if (const auto list = node.list(names[place], static_cast<int>(place)))
            said.attributes.insert_or_assign(names[place], *list);
    if (const Known* indices = said.op == "Gather" ? node.input(1) : nullptr; indices && indices->tensor.sizes) {
        if (indices->tensor.sizes->size() > 1)
            throw TextError(Message());
        if (indices->tensor.sizes->empty())
            said.attributes.insert_or_assign("indices", indices->whole().front());
    }
    if (said.op == "Split" && !said.attributes.contains("split"))
        said.attributes.emplace("split", node.integer("num_outputs", node.proto.output_size()));
    said.attributes.erase("num_outputs");
    return said;
}

} // namespace

std::vector<IndexMap> movedBy(const NodeView& node, const std::vector<IndexMap>& inputs)
{
    try {
        return tessera::movedBy(saidBy(node), inputs);
    } catch (const TextError&) {
    } catch (const IoError&) { // an attribute that such a node does not have
    }
    return {};
}

} // namespace tessera::onnxfile
