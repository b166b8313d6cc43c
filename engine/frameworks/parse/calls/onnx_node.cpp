// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/onnx_node.h"

#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/calls/actions.h"

#include <algorithm>

// A node of a model as a call: its values stand in no text, and what refuses one says no column.
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

// What the row makes of the node's values, which stand in no text.
static Value madeBy(const Function& row, const OnnxNode& node, const std::vector<Value>& inputs,
                    const ReadOptions& options)
{
    std::string written = node.op;
    std::vector<Given> given;
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

} // namespace tessera
