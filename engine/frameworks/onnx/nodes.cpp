// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>
#include <cmath>

// The outputs of a node: moved elements and constants by the rows of resources/signatures.txt, and the operators.
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

// The node's outputs by its row. `inputs`: its first inputs; the others must be constants. Empty: not known.
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
    } catch (const IoError&) { // an attribute of a type that no row takes
    }
    return {};
}

DataType typeOf(const NodeView& node)
{
    const std::string& op = node.op();
    if (op == "Shape" || op == "Size")
        return DataType::Int64;
    const DataType type = node.input(op == "Where" ? 1 : 0)->tensor.type.value_or(DataType::Int64);
    if (const onnx::AttributeProto* to = node.attribute("to"); op == "Cast")
        return (to ? dataTypeOf(static_cast<int>(to->i())) : std::nullopt).value_or(type);
    return op == "Equal" || op == "Greater" || op == "Less" ? DataType::UInt8 : type;
}

Known constantOf(Numbers numbers, DataType type, const std::vector<uint32_t>& sizes)
{
    for (double& each : numbers) // as the type holds it; integers truncate
        each = tessera::isFloat(type) ? double{static_cast<float>(each)} : std::trunc(each);
    return {.tensor = {.type = type, .sizes = modelSizes(sizes)}, .numbers = std::move(numbers)};
}

std::optional<Known> filled(const NodeView& node)
try {
    const Numbers* sizes = node.numbers(0);
    if (!sizes || sizes->size() > 1 || (!sizes->empty() && !(sizes->front() >= 0 && sizes->front() <= kMostNumbers)))
        return {};
    const onnx::AttributeProto* value = node.attribute("value");
    const Tensor held = value ? elementsOf(value->t(), {}) : Tensor(TensorDesc{.sizes = {1}});
    const Numbers filling = numbersOf(held);
    if (filling.size() != 1)
        return {};
    const auto count = static_cast<uint32_t>(sizes->empty() ? 1 : sizes->front());
    return constantOf(Numbers(count, filling.front()), held.desc.dataType, std::vector<uint32_t>(sizes->size(), count));
} catch (const IoError&) { // the filling is of a type that is not read
    return {};
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
    const DataType type = typeOf(node);
    if (!isFloat(type) && std::ranges::any_of(*numbers, [](double each) { return std::isnan(each); }))
        return {}; // no integer holds it
    const TracedTensor* tensor = made.front().tensor();
    const std::vector<uint32_t> list(made.front().list() ? 1 : 0, static_cast<uint32_t>(numbers->size()));
    return constantOf(*numbers, type, tensor ? tensor->shape() : list);
}

namespace {

constexpr int kWithInputs = 11; // since this opset Resize has the inputs roi, scales and sizes

// Whether both read the same elements with the same weights. False for axes that are too long to compare.
bool isSameMap(const Operator& one, const Operator& other)
{
    constexpr uint32_t kMostOutputs = 1 << 20;
    const std::vector<AxisMap> ours = axisMaps(one), theirs = axisMaps(other);
    return one == other
        || (!ours.empty() && std::ranges::equal(ours, theirs, [](const AxisMap& left, const AxisMap& right) {
               if (left.inputs != right.inputs || left.outputs != right.outputs || left.outputs > kMostOutputs)
                   return false;
               const AxisTaps a = makeTaps(left), b = makeTaps(right);
               return a.first == b.first && a.rowStart == b.rowStart && a.weights == b.weights;
           }));
}

struct OperatorNode {
    const NodeView& node;
    const MemoryBudget& budget;
    ModelNode found = {};
    OnnxNode said = {};

    ModelNode read()
    {
        const Known* input = node.input(0);
        found.name = node.proto.name();
        found.op = node.op();
        found.input = input ? input->tensor : ModelTensor{.name = node.has(0) ? node.proto.input(0) : ""};
        found.output.name = node.proto.output_size() > 0 ? node.proto.output(0) : "";
        said = {.op = node.op(), .opset = node.scope.opset};
        takeAttributes();
        if (takeInputs() && isInputKnown())
            translate();
        if (!found.isCase() && found.passed.why.isEmpty())
            found.passed.why = found.meaning.why;
        return std::move(found);
    }

    void takeAttributes()
    {
        for (const onnx::AttributeProto& attribute : node.proto.attribute())
            try {
                if (attribute.ref_attr_name().empty())
                    said.arguments.insert_or_assign(attribute.name(), valueOf(attribute));
            } catch (const IoError&) { // a graph or a tensor
            }
        for (const auto& [name, value] : said.arguments)
            found.attributes.push_back(shown(name + " = " + onnxText(value)));
    }

    // False: one of them is no constant.
    bool takeInputs()
    {
        const bool isResize = said.op == "Resize";
        if (!isResize && said.op != "Upsample")
            return true;
        const bool isOld = !isResize || (said.opset == 0 ? node.proto.input_size() == 2 : said.opset < kWithInputs);
        if (isOld && said.opset == 0)
            said.opset = isResize ? kWithInputs - 1 : 9;
        if (isOld)
            return take(1, "scales");
        return take(1, "roi") && take(2, "scales") && take(3, "sizes");
    }

    bool take(int place, const std::string& input)
    {
        const Known* known = node.input(place);
        const Numbers* given = node.numbers(place);
        if (!node.has(place) || (!given && input == "roi")) // nobody reads it
            return true;
        if (!given)
            found.meaning.why = say("onnx", "its %1 are no constant of the model: %2")(
                input,
                known && !known->broken.isEmpty()
                    ? known->broken
                    : say("onnx", "the values of the tensor %1 are not known")(shown(node.proto.input(place))));
        else if (!given->empty()) {
            said.arguments.insert_or_assign(input, tessera::valueOf(known->tensor.known(), *given));
            found.attributes.push_back(input + " = " + onnxText(said.arguments[input]));
        }
        return given;
    }

    bool isInputKnown()
    {
        const ModelTensor& input = found.input;
        const bool isKnown = input.isKnown() && !input.sizes->empty();
        if (!isKnown)
            found.meaning.why = (!input.type && input.sizes
                                     ? say("onnx", "the type of its input %1 is none of DirectML's, or not known")
                                     : say("onnx", "the sizes of its input %1 are not known"))(shown(input.name));
        return isKnown;
    }

    // What one of the ways to read the node makes of it, and the sizes of its output.
    NodeMeaning translated(std::vector<uint32_t>& sizes) const
    {
        try {
            const ReadOperator read = operatorOf(said, *found.input.type, found.input.known());
            sizes = read.outputSizes;
            const Issues issues = validate(read.op, budget);
            if (issues.empty())
                return {read.op, read.notes};
            return {.why = sentence(issues.front())};
        } catch (const TextError& error) {
            return {.why = error.message()};
        }
    }

    void translate()
    {
        std::vector<uint32_t> sizes, others;
        found.meaning = translated(sizes);
        said.isForDirectMl = true;
        found.passed = translated(others);
        if (!found.isCase())
            return;
        found.isPassedOtherwise = found.passed.op && !isSameMap(*found.meaning.op, *found.passed.op);
        said.isForDirectMl = false;
        said.mayBeChannelsLast = true;
        if (const NodeMeaning last = translated(others); last.op)
            found.meaning = last;
        found.output.type = found.input.type;
        found.output.sizes = modelSizes(sizes);
    }
};

} // namespace

bool isOperator(const std::string& op)
{
    return std::ranges::count(onnxOperators(), op) > 0;
}

ModelNode operatorNode(const NodeView& node, const MemoryBudget& budget)
{
    return OperatorNode{node, budget}.read();
}

} // namespace tessera::onnxfile
