// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "engine/core/message/plain_text.h"
#include "engine/frameworks/onnx/evaluation.h"
#include "engine/frameworks/onnx/proto_values.h"
#include "engine/frameworks/parse/source_text.h"

#include <algorithm>
#include <tuple>

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>
#include <onnx/defs/parser.h>

namespace tessera {

namespace {

using namespace onnxfile;
namespace pb = google::protobuf;

constexpr uint64_t kMostMemory = 256 << 20;
constexpr int kNewestOpset = 17; // of the library, if the text says none

bool isProtoText(std::string_view text)
{
    const size_t type = text.find("op_type");
    const size_t colon = text.find_first_not_of(" \t", type == text.npos ? type : type + 7);
    return type != text.npos && colon != text.npos && text[colon] == ':';
}

// "name (float[1, 2] x) => (…", in contrast to a function of JavaScript, which has no types.
bool isGraphText(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r\n",
                               kTypes = "|float|float16|double|bfloat16|bool|string|int8|int16|int32|"
                                        "int64|uint8|uint16|uint32|uint64|";
    const size_t arrow = text.find("=>");
    const size_t open = arrow == text.npos ? arrow : text.rfind('(', arrow);
    if (open == text.npos)
        return false;
    const size_t type = text.find_first_not_of(kBlank, open + 1), after = text.find_first_not_of(kBlank, arrow + 2);
    const size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789", type);
    const std::string word = "|" + std::string(text.substr(type, end - type)) + "|";
    return after != text.npos && text[after] == '(' && kTypes.find(word) != kTypes.npos;
}

class Errors : public pb::io::ErrorCollector {
public:
    void AddError(int line, pb::io::ColumnNumber column, const std::string& message) override
    {
        if (first.isEmpty())
            first = say("onnx", "line %1, column %2: %3")(line + 1, column + 1, shown(message));
    }

    Message first;
};

// Reads protobuf's text of a model, a graph or a node. Throws TextError with the parser's error for the one of the
// three that the text looks like.
onnx::ModelProto modelOfProtoText(std::string_view text)
{
    constexpr int kMostNesting = 100;
    onnx::ModelProto whole, ofGraph, ofNode;
    const std::tuple<onnx::ModelProto*, pb::Message*, std::string_view> ways[] = {
        {&whole, &whole, "graph {"},
        {&ofGraph, ofGraph.mutable_graph(), "node {"},
        {&ofNode, ofNode.mutable_graph()->add_node(), ""}};
    Message why;
    for (const auto& [model, part, word] : ways) {
        Errors errors;
        pb::TextFormat::Parser parser;
        parser.RecordErrorsTo(&errors);
        parser.SetRecursionLimit(kMostNesting);
        if (parser.ParseFromString(std::string(text), part))
            return *model;
        if (why.isEmpty() && text.find(word) != text.npos)
            why = errors.first;
    }
    throw TextError(why);
}

// Runs in the child: "+" and the model's bytes, or "-" and the parser's error.
std::string parsed(const std::string& text)
{
    onnx::ModelProto model;
    const bool isModel = text[text.find_first_not_of(" \t\r\n")] == '<';
    try {
        onnx::OnnxParser parser(text.c_str());
        const auto status = isModel ? parser.Parse(model) : parser.Parse(*model.mutable_graph());
        return status.IsOK() ? "+" + model.SerializeAsString() : "-" + status.ErrorMessage();
    } catch (const std::exception& error) {
        return std::string("-") + error.what();
    }
}

// The text without the names of nodes that newer versions write: "[name] y = Op (x)".
std::string withoutNames(std::string_view text)
{
    std::string left;
    bool isBegin = true; // of a line
    for (size_t i = 0; i < text.size(); ++i) {
        const size_t end = isBegin && text[i] == '[' ? text.find_first_of("]\n", i) : text.npos;
        if (end != text.npos && text[end] == ']')
            i = end;
        else
            left += text[i];
        isBegin = text[i] == '\n' || text[i] == '{' || (isBegin && (text[i] == ' ' || text[i] == '\t'));
    }
    return left;
}

// "[ParseError at position (line: 1 column: 7)]", a line of context, and what is wrong.
Message parserError(const std::string& error)
{
    const auto numberAt = [&](std::string_view word) {
        const size_t at = error.find(word);
        return at == error.npos ? 0 : std::strtol(error.c_str() + at + word.size(), nullptr, 10);
    };
    const size_t last = error.find_last_of('\n');
    return say("onnx", "line %1, column %2: %3")(numberAt("line: "), numberAt("column: "),
                                                 shown(error.substr(last == error.npos ? 0 : last + 1)));
}

onnx::ModelProto modelOfGraphText(std::string_view text)
{
    WorkedApart parser(parsed, kMostMemory, std::chrono::seconds(10));
    const std::optional<std::string> answer = parser.ask(withoutNames(text));
    onnx::ModelProto model;
    if (answer && answer->starts_with('-'))
        throw TextError(say("onnx", "ONNX's parser does not read it: %1")(parserError(answer->substr(1))));
    if (!answer || answer->empty() || !model.ParseFromString(answer->substr(1)))
        throw TextError(say("onnx", "ONNX's parser fails with this text"));
    return model;
}

// The graph's input: the first tensor that no node and no constant gives. Throws TextError where there is none.
onnx::ValueInfoProto& inputOf(onnx::GraphProto& graph)
{
    std::set<std::string> given;
    for (const onnx::TensorProto& constant : graph.initializer())
        given.insert(constant.name());
    for (onnx::ValueInfoProto& input : *graph.mutable_input())
        if (!given.contains(input.name()))
            return input;
    for (const onnx::NodeProto& node : graph.node()) {
        if (node.input_size() > 0 && !given.contains(node.input(0))) {
            graph.add_input()->set_name(node.input(0));
            return *graph.mutable_input()->rbegin();
        }
        given.insert(node.output().begin(), node.output().end());
    }
    throw TextError(say("onnx", "the text has no node with an input"));
}

// Completes the input's type and sizes from the options.
void takeInput(onnx::GraphProto& graph, const ReadOptions& options)
{
    onnx::ValueInfoProto& info = inputOf(graph);
    onnx::TypeProto::Tensor& type = *info.mutable_type()->mutable_tensor_type();
    if (type.elem_type() == onnx::TensorProto::UNDEFINED)
        type.set_elem_type(numberOf(options.type));
    const auto isOpen = [](const auto& dim) { return dim.dim_value() < 1; };
    if (type.has_shape() && std::ranges::none_of(type.shape().dim(), isOpen))
        return;
    if (options.sizes.empty())
        throw TextError(say("onnx", "the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it")(
            shown(info.name())));
    const auto fits = [&](const auto& dim, uint32_t size) { return isOpen(dim) || dim.dim_value() == size; };
    if (type.has_shape() && !std::ranges::equal(type.shape().dim(), options.sizes, fits))
        throw TextError(say("onnx", "%1 is %2 in the text, and --Sizes says %3")(
            shown(info.name()), text(tensorOf(info, {}, true)), text(options.sizes)));
    type.clear_shape();
    for (const uint32_t size : options.sizes)
        type.mutable_shape()->add_dim()->set_dim_value(size);
}

ReadOperator operatorOfModel(onnx::ModelProto proto, const ReadOptions& options)
{
    takeInput(*proto.mutable_graph(), options);
    const int opset = opsetOf(proto.opset_import());
    if (opset == 0)
        proto.add_opset_import()->set_version(kNewestOpset);
    LoadedModel model{.proto = std::move(proto), .opset = opset, .options = {}};
    ShapeLibrary library(model);
    Evaluated found = evaluate(model, library, {}, {});
    std::erase_if(found.entries, [](const Entry& each) { return each.scope != 0; });
    if (found.entries.size() > 1)
        throw TextError(say("onnx", "the text has %1 of DirectML's layout operators, %2 and %3; expected one")(
            found.entries.size(), found.entries[0].node.op, found.entries[1].node.op));
    if (found.entries.empty()) { // moves that are no operator say why
        const Known* last = found.scopes.front().find(model.proto.graph().node().rbegin()->output(0));
        if (last && !last->made.empty())
            return operatorOfMoves(last->made.back().map, *last->tensor.type);
        throw TextError(say("onnx", "none of the nodes is one of DirectML's layout operators"));
    }
    const ModelNode& node = found.entries.front().node;
    const bool isPassed = options.isForDirectMl && !node.isChain();
    const auto& [op, notes, why] = isPassed ? node.passed : node.meaning;
    if (!op)
        throw TextError(why);
    return {*op, notes};
}

} // namespace

ReadOperator operatorFromText(std::string_view text, const ReadOptions& options)
{
    const bool isProto = isProtoText(text.substr(0, kMostSourceBytes));
    if (!isProto && !isGraphText(text.substr(0, kMostSourceBytes)))
        return operatorFromWords(text, options);
    const SourceText source(text); // refuses one that is too long
    try {
        return operatorOfModel((isProto ? modelOfProtoText : modelOfGraphText)(source.text()), options);
    } catch (const IoError& error) {
        throw TextError(error.message());
    }
}

} // namespace tessera
