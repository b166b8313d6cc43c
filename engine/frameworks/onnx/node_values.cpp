// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>
#include <cmath>

// What nodes make of the moves of elements, and of constants and sizes, as the rows of resources/signatures.txt say.
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

// Its first inputs are given, and the others constants. Empty: a row does not say it, or an input is no constant.
std::vector<Value> madeBy(const NodeView& node, std::vector<Value> inputs)
{
    try {
        OnnxNode said{.op = node.op(), .opset = node.scope.opset};
        for (const onnx::AttributeProto& attribute : node.proto.attribute())
            said.arguments.insert_or_assign(attribute.name(), valueOf(attribute));
        for (size_t place = inputs.size(); place < node.inputs.size(); ++place) {
            const Known* constant = node.inputs[place];
            if (node.has(static_cast<int>(place)) && (!constant || !constant->numbers || constant->numbers->empty()))
                return {};
            inputs.push_back(constant ? tessera::valueOf(constant->tensor.known(), *constant->numbers) : Value());
        }
        if (said.op == "Split" && inputs.size() == 1 && !said.arguments.contains("num_outputs"))
            said.arguments.try_emplace("split", tessera::valueOf(node.proto.output_size()));
        return valuesOf(said, inputs);
    } catch (const TextError&) {
    } catch (const IoError&) { // an attribute that such a node does not have
    }
    return {};
}

DataType typeOf(const NodeView& node)
{
    const std::string& op = node.op();
    if (op == "Shape" || op == "Size")
        return DataType::Int64;
    const DataType type = node.input(op == "Where" ? 1 : 0)->tensor.type.value_or(DataType::Int64);
    if (op == "Cast")
        return dataTypeOf(static_cast<int>(node.integer("to", 0))).value_or(type);
    return op == "Equal" || op == "Greater" || op == "Less" ? DataType::UInt8 : type;
}

Known constantOf(Numbers numbers, DataType type, const std::vector<uint32_t>& sizes)
{
    for (double& each : numbers) // as the type holds it; a cast cuts off
        each = tessera::isFloat(type) ? double{static_cast<float>(each)} : std::trunc(each);
    return {.tensor = {.type = type, .sizes = modelSizes(sizes)}, .numbers = std::move(numbers)};
}

std::optional<Known> filled(const NodeView& node)
{
    const Numbers* sizes = node.numbers(0);
    if (!sizes || sizes->size() > 1 || (!sizes->empty() && (sizes->front() < 0 || sizes->front() > kMostNumbers)))
        return {};
    const onnx::AttributeProto* value = node.attribute("value");
    const Tensor held = value ? elementsOf(value->t(), {}) : Tensor(TensorDesc{.sizes = {1}});
    const auto count = static_cast<uint32_t>(sizes->empty() ? 1 : sizes->front());
    return constantOf(Numbers(count, numbersOf(held).front()), held.desc.dataType,
                      std::vector<uint32_t>(sizes->size(), count));
}

} // namespace

std::vector<IndexMap> movedBy(const NodeView& node, const std::vector<IndexMap>& inputs)
{
    std::vector<Value> traced;
    for (const IndexMap& each : inputs)
        traced.push_back(tessera::valueOf(TracedTensor(each)));
    std::vector<IndexMap> maps;
    for (const Value& made : madeBy(node, traced))
        if (made.tensor())
            maps.push_back(made.tensor()->map());
    return maps;
}

std::optional<Known> folded(const NodeView& node)
{
    if (node.op() == "ConstantOfShape")
        return filled(node);
    const Known* first = node.input(0);
    if (!first || (first->numbers && first->numbers->empty()))
        return {};
    std::vector<Value> inputs;
    if (node.op() == "Shape" || node.op() == "Size") {
        if (!first->tensor.isKnown())
            return {};
        inputs.push_back(tessera::valueOf(TracedTensor(first->tensor.known())));
    }
    const std::vector<Value> made = madeBy(node, std::move(inputs));
    const auto numbers = made.size() == 1 ? numbersOf(made.front()) : std::nullopt;
    if (!numbers || numbers->size() > kMostNumbers)
        return {};
    const TracedTensor* tensor = made.front().tensor();
    const std::vector<uint32_t> list(made.front().list() ? 1 : 0, static_cast<uint32_t>(numbers->size()));
    return constantOf(*numbers, typeOf(node), tensor ? tensor->shape() : list);
}

} // namespace tessera::onnxfile
