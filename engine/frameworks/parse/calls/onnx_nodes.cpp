// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"
#include "engine/frameworks/parse/onnx_node.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>

// Nodes of ONNX as calls. Refusals of a model's nodes name no column.
namespace tessera {

std::string onnxText(const Value& value)
{
    if (const auto* text = value.as<std::string>())
        return '"' + *text + '"';
    if (const auto* list = value.list())
        return '[' + listText(*list, ", ", onnxText) + ']';
    const auto textOf = [](double number) { return toText(number); };
    const auto numbers = numbersOf(value).value_or(std::vector<double>());
    return value.tensor() ? '[' + listText(numbers, ", ", textOf) + ']' : listText(numbers, ", ", textOf);
}

namespace {

// isEarly: a Resize with two inputs, as before opset 11. Null: there is no such row.
const Function* nodeRow(const std::string& op, int opset, bool isEarly)
{
    constexpr int kWithModes = 11; // the opset whose Resize has coordinates and rules of its own
    return rowNamed("nodes", op == "Resize" && (isEarly || (opset > 0 && opset < kWithModes)) ? "Resize-10" : op);
}

// Why a node of this opset has no such attribute. Empty: it has, or the row does not know it.
Message opsetRefusal(const Function& row, const std::string& op, int opset, const std::string& attribute)
{
    const auto found = row.opsets.find(attribute);
    if (found == row.opsets.end() || opset == 0)
        return {};
    const auto [from, last] = found->second;
    if (opset >= from && (last == 0 || opset <= last))
        return {};
    return last == 0 ? say("reading", "%1 of opset %2 has no such attribute; it came with %3")(op, opset, from)
                     : say("reading", "%1 of opset %2 has no such attribute; it came with %3 and went with %4")(
                         op, opset, from, last + 1);
}

// The value of a constant input. Nothing: it is missing or has no elements.
Value constantOf(const Evaluator& evaluator, const std::string& input, const Value& value)
{
    const std::string name = wordOf(value);
    const Value* held = name.empty() ? &value : evaluator.variable(name);
    const bool isMissing = value.isNothing() || (name.empty() && value.as<std::string>());
    if (isMissing || input == "roi") // only tf_crop_and_resize needs it, which is refused
        return {};
    evaluator.failIf(
        held == nullptr, value.begin,
        say("reading", "the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it")(name, name));
    const auto numbers = numbersOf(*held);
    evaluator.failIf(!numbers, value.begin, say("reading", "%1 needs a list of numbers")(input));
    return numbers->empty() ? Value{} : Value{.is = held->is, .begin = value.begin, .end = value.end};
}

bool isRemark(const Argument& given)
{
    return given.key == "name" || given.key == "domain" || given.key == "doc_string";
}

// The result of a node's row. `inputs`: tensors and constants in their order, or their names.
Value nodeOf(Evaluator& evaluator, const std::string& op, size_t at, std::vector<Value> inputs,
             const std::vector<Argument>& attributes)
{
    if (inputs.empty())
        inputs.push_back({.is = Symbol{"x"}});
    const Function* row = nodeRow(op, evaluator.opset(), inputs.size() == 2);
    refuseIf(!row, Message());
    const std::vector<std::string>& names = row->parameters;
    const auto isInput = [&](const std::string& name) {
        return std::ranges::find(names, name) != names.end() && !row->opsets.contains(name);
    };
    const bool isJoined = row->action == "concatenate";
    for (size_t i = 0; i < inputs.size(); ++i) {
        Value& each = inputs[i];
        const auto* name = each.as<std::string>();
        if (i == 0 || isJoined)
            each = valueOf(name ? evaluator.tensorNamed(*name, each.begin) : evaluator.tensorOf(each));
        else if (i < names.size() && isInput(names[i]))
            each = constantOf(evaluator, names[i], each);
        else if (row->action != "keep")
            evaluator.fail(each.begin, say("reading", "%1 has no further input")(op));
    }
    std::vector<Argument> given;
    for (const Value& each : isJoined ? std::vector{valueOf(inputs)} : inputs)
        given.push_back({{}, each});
    for (Argument each : attributes) {
        if (isRemark(each))
            continue;
        if (each.key == "num_outputs") // as a number
            each.key = "split";
        if (const Message why = opsetRefusal(*row, op, evaluator.opset(), each.key); !why.isEmpty())
            evaluator.fail(each.value.begin,
                           each.key + " " + std::string(evaluator.source().slice(each.value.begin, each.value.end))
                               + ": " + why);
        if (isInput(each.key) && (!row->opsets.empty() || !wordOf(each.value).empty()))
            each.value = constantOf(evaluator, each.key, each.value);
        given.push_back(std::move(each));
    }
    return madeBy(Call(evaluator, op, at, *row, std::move(given)));
}

// The result of a model's node. `text`: its attributes and constants, as refusals show them.
Value nodeOf(const OnnxNode& node, const std::vector<Value>& inputs, const ReadOptions& options)
{
    std::string text = node.op;
    std::vector<Argument> given;
    for (const auto& [name, value] : node.arguments) {
        given.push_back({name, value});
        given.back().value.begin = text.size() + 1;
        text += ' ' + onnxText(value);
        given.back().value.end = text.size();
    }
    const SourceText source(text, kNoPlaces);
    Evaluator evaluator(source, options, {.mayBeLast = node.mayBeChannelsLast});
    evaluator.setOpset(node.opset);
    return nodeOf(evaluator, node.op, 0, inputs, given);
}

} // namespace

ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    constexpr size_t kMostDimensions = 8;
    refuseIf(sizes.empty() || sizes.size() > kMostDimensions,
             say("reading", "the input %1 has not one to eight dimensions, as DirectML's tensors have")(text(sizes)));
    const ReadOptions options{.sizes = sizes, .type = type, .isForDirectMl = node.isForDirectMl};
    const Value made = nodeOf(node, {valueOf(TracedTensor(sizes))}, options);
    const TracedTensor& tensor = *made.tensor();
    return {tensor.asOperator(type, ChannelPlace::First), tensor.notes(), tensor.shape()};
}

std::vector<Value> valuesOf(const OnnxNode& node, const std::vector<Value>& inputs)
{
    const Value made = nodeOf(node, inputs, {});
    return node.op == "Split" && made.list() ? *made.list() : std::vector{made};
}

// Nodes of a text.

namespace {

Value nodeOf(const Call& call, const std::string& op, const std::vector<Value>& inputs)
{
    const std::vector<Argument>& attributes = call.others();
    if (op != "Constant")
        return nodeOf(call.evaluator(), op, call.begin(), inputs, attributes);
    const auto value = std::ranges::find_if_not(attributes, isRemark);
    call.failIf(value == attributes.end(), say("reading", "%1 is missing")("value"));
    return value->value;
}

// Resize(x, "", scales, mode="linear"), y = Resize <mode = "linear"> (x, , scales).
Value node(const Call& call)
{
    const std::string op = lastPart(call.name());
    const std::vector<Value>& inputs = call.further();
    const bool isList = inputs.size() == 1 && inputs.front().list() && op == "Concat";
    return nodeOf(call, op, isList ? *inputs.front().list() : inputs);
}

// helper.make_node("Resize", ["x", "", "scales"], ["y"], mode="linear"): the names may be defined below.
Value makeNode(const Call& call)
{
    const std::string op = call.text("op_type");
    std::vector<std::string> operators = onnxOperators();
    if (op != "Constant" && !rowNamed("nodes", op)) {
        operators.insert(operators.end(), {"Reshape", "Transpose", "Identity"});
        const Message other = otherFunction(op);
        call.refuse("op_type", other.isEmpty() ? suggestion(op, operators) : other);
    }
    const ValueList* inputs = call.value("inputs").list();
    const ValueList* outputs = call.value("outputs").list();
    call.failIf(!inputs || !outputs || outputs->empty() || !outputs->front().as<std::string>(),
                say("reading", "expected lists of names: [\"x\"], [\"y\"]"));
    call.evaluator().addNode([call, op, inputs = *inputs, outputs = *outputs] {
        Value made = nodeOf(call, op, inputs);
        const ValueList* list = made.tensor() ? nullptr : made.list();
        for (size_t i = 0; i < outputs.size(); ++i)
            if (const auto* name = outputs[i].as<std::string>())
                call.evaluator().setNamed(*name, list && op == "Split" && i < list->size() ? (*list)[i] : made);
        return made;
    });
    return {};
}

Value opset(const Call& call)
{
    if (!call.has("domain") || call.text("domain").empty() || call.text("domain") == "ai.onnx")
        call.evaluator().setOpset(static_cast<int>(std::min(call.size("version"), 1000u)));
    return {};
}

} // namespace

std::span<const NamedAction> onnxActions()
{
    static const NamedAction actions[] = {
        {"node", node},
        {"make-node", makeNode},
        {"opset", opset},
    };
    return actions;
}

} // namespace tessera
