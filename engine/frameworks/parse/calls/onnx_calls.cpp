// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"
#include "engine/frameworks/parse/calls/actions.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>

namespace tessera {

namespace {

TracedTensor tensorOf(const Call& call, const Value& value)
{
    const auto* name = value.as<std::string>();
    Evaluator& evaluator = call.evaluator();
    return name ? evaluator.tensorNamed(*name, value.begin) : evaluator.tensorOf(value);
}

// What a constant input holds; nothing: it is missing, or has no elements.
Value constantOf(const Call& call, const std::string& input, const Value& value)
{
    const std::string name = wordOf(value);
    const Value* held = name.empty() ? &value : call.evaluator().variable(name);
    const bool isMissing = value.isNothing() || (name.empty() && value.as<std::string>());
    if (isMissing || (held == nullptr && input == "roi")) // only tf_crop_and_resize reads it, and then says so
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

bool isRemark(const Given& given)
{
    return given.key == "name" || given.key == "domain" || given.key == "doc_string";
}

// A node as its row has it: the tensor, constants by place or by name, and attributes.
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
    std::vector<Given> given;
    if (row.action == "concatenate") {
        ValueList parts;
        for (const Value& each : inputs)
            parts.push_back(valueOf(tensorOf(call, each)));
        given.push_back({{}, valueOf(std::move(parts))});
    } else {
        given.push_back({{}, valueOf(tensorOf(call, inputs.front()))});
        for (size_t i = 1; i < inputs.size(); ++i) {
            const bool isKept = row.action == "keep";
            if (!isKept && (i >= names.size() || !isInput(names[i])))
                evaluator.fail(inputs[i].begin, say("reading", "%1 has no further input")(op));
            given.push_back({{}, isKept ? inputs[i] : constantOf(call, names[i], inputs[i])});
        }
    }
    for (Given each : call.others()) {
        if (each.key == "num_outputs") // a number of parts
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

// helper.make_node("Resize", ["x", "", "scales"], ["y"], mode="linear"): what it names may follow.
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
