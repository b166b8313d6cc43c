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

const Function* nodeRow(const std::string& op, int opset, bool isEarly)
{
    constexpr int kWithModes = 11; // the opset whose Resize has coordinates and rules of its own
    return rowNamed("nodes", op == "Resize" && (isEarly || (opset > 0 && opset < kWithModes)) ? "Resize-10" : op);
}

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

// Calls the row with the node's values.
static Value madeBy(const Function& row, const OnnxNode& node, const std::vector<Value>& inputs,
                    const ReadOptions& options)
{
    std::string written = node.op;
    std::vector<Argument> given;
    for (const Value& input : inputs)
        given.push_back({{}, input});
    for (const auto& [name, value] : node.arguments) {
        if (const Message why = opsetRefusal(row, node.op, node.opset, name); !why.isEmpty())
            throw TextError(name + " " + onnxText(value) + ": " + why);
        Value held = value;
        held.begin = written.size() + 1;
        written += ' ' + onnxText(value);
        held.end = written.size();
        given.push_back({name, std::move(held)});
    }
    const SourceText source(written, kNoPlaces);
    Evaluator evaluator(source, options, {.mayBeLast = node.mayBeChannelsLast});
    evaluator.setOpset(node.opset);
    return madeBy(row, Call(evaluator, node.op, 0, row, std::move(given)));
}

ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    constexpr size_t kMostDimensions = 8;
    const Function* row =
        std::ranges::count(onnxOperators(), node.op) > 0 ? nodeRow(node.op, node.opset, false) : nullptr;
    if (!row)
        throw TextError(say("reading", "%1 is no operator that DirectML's layout operators say")("ONNX's " + node.op)
                        + "; " + suggestion(node.op, onnxOperators()));
    if (sizes.empty() || sizes.size() > kMostDimensions)
        throw TextError(
            say("reading", "the input %1 has not one to eight dimensions, as DirectML's tensors have")(text(sizes)));
    const ReadOptions options{.sizes = sizes, .type = type, .isForDirectMl = node.isForDirectMl};
    const Value made = madeBy(*row, node, {valueOf(TracedTensor(sizes))}, options);
    const TracedTensor& tensor = *made.tensor();
    return {tensor.asOperator(type, ChannelPlace::First), tensor.notes(), tensor.shape()};
}

std::vector<Value> valuesOf(const OnnxNode& node, const std::vector<Value>& inputs)
{
    const Function* row = rowNamed("nodes", node.op);
    if (!row)
        throw TextError(Message());
    const bool isJoined = row->action == "concatenate";
    const Value made = madeBy(*row, node, isJoined ? std::vector{valueOf(inputs)} : inputs, {});
    return row->action == "split" && made.list() ? *made.list() : std::vector{made};
}

// Nodes of a text.

namespace {

TracedTensor tensorOf(const Call& call, const Value& value)
{
    const auto* name = value.as<std::string>();
    Evaluator& evaluator = call.evaluator();
    return name ? evaluator.tensorNamed(*name, value.begin) : evaluator.tensorOf(value);
}

// The value of a constant input. Nothing: it is missing or has no elements.
Value constantOf(const Call& call, const std::string& input, const Value& value)
{
    const std::string name = wordOf(value);
    const Value* held = name.empty() ? &value : call.evaluator().variable(name);
    const bool isMissing = value.isNothing() || (name.empty() && value.as<std::string>());
    if (isMissing || input == "roi") // only tf_crop_and_resize needs it, which is refused
        return {};
    if (held == nullptr)
        call.evaluator().fail(
            value.begin,
            say("reading", "the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] beside it")(name, name));
    const auto numbers = numbersOf(*held);
    if (!numbers)
        call.evaluator().fail(value.begin, say("reading", "%1 needs a list of numbers")(input));
    if (numbers->empty())
        return {};
    Value made = *held;
    made.begin = value.begin;
    made.end = value.end;
    return made;
}

bool isRemark(const Argument& given)
{
    return given.key == "name" || given.key == "domain" || given.key == "doc_string";
}

// Calls the row of a node with its tensors, constants and attributes.
Value nodeOf(const Call& call, const std::string& op, std::vector<Value> inputs)
{
    if (op == "Constant") {
        const auto value = std::ranges::find_if_not(call.others(), isRemark);
        if (value == call.others().end())
            call.fail(say("reading", "%1 is missing")("value"));
        return value->value;
    }
    if (inputs.empty())
        inputs.push_back({.is = Symbol{"x"}});
    const Evaluator& evaluator = call.evaluator();
    const Function& row = *nodeRow(op, evaluator.opset(), inputs.size() == 2);
    const std::vector<std::string>& names = row.parameters;
    const auto isInput = [&](const std::string& name) {
        return std::ranges::find(names, name) != names.end() && !row.opsets.contains(name);
    };
    const bool isJoined = row.action == "concatenate";
    std::vector<Argument> given;
    for (size_t i = 0; i < inputs.size(); ++i)
        if (i == 0 || isJoined)
            inputs[i] = valueOf(tensorOf(call, inputs[i]));
        else if (i < names.size() && isInput(names[i]))
            inputs[i] = constantOf(call, names[i], inputs[i]);
        else if (row.action != "keep")
            evaluator.fail(inputs[i].begin, say("reading", "%1 has no further input")(op));
    for (const Value& each : isJoined ? std::vector{valueOf(inputs)} : inputs)
        given.push_back({{}, each});
    for (Argument each : call.others()) {
        if (each.key == "num_outputs") // as a number
            each.key = "split";
        if (const Message why = opsetRefusal(row, op, evaluator.opset(), each.key); !why.isEmpty())
            evaluator.fail(each.value.begin, each.key + ": " + why);
        if (isInput(each.key) && (!row.opsets.empty() || !wordOf(each.value).empty()))
            each.value = constantOf(call, each.key, each.value);
        if (!isRemark(each))
            given.push_back(std::move(each));
    }
    return madeBy(row, Call(call.evaluator(), op, call.begin(), row, std::move(given)));
}

// Resize(x, "", scales, mode="linear"), y = Resize <mode = "linear"> (x, , scales).
Value node(const Call& call)
{
    const std::string op = lastPart(call.name());
    std::vector<Value> inputs = call.further();
    if (inputs.size() == 1 && inputs.front().list() && op == "Concat")
        inputs = *inputs.front().list();
    return nodeOf(call, op, std::move(inputs));
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
    if (!inputs || !outputs || outputs->empty() || !outputs->front().as<std::string>())
        call.fail(say("reading", "expected lists of names: [\"x\"], [\"y\"]"));
    call.evaluator().addNode([call, op, inputs = *inputs, outputs = *outputs] {
        const Value made = nodeOf(call, op, inputs);
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
