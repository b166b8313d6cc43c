// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <array>

namespace tessera {

bool ModelTensor::isKnown() const
{
    return type && sizes && std::ranges::all_of(*sizes, [](const ModelSize& each) { return each.size > 0; });
}

std::vector<uint32_t> ModelTensor::known() const
{
    std::vector<uint32_t> all;
    for (const ModelSize& each : sizes.value_or(std::vector<ModelSize>()))
        all.push_back(each.size);
    return all;
}

std::string text(const ModelSize& size)
{
    return size.size > 0 ? std::to_string(size.size) : size.symbol.empty() ? "?" : shown(size.symbol);
}

std::string text(const ModelTensor& tensor)
{
    const auto textOf = [](const ModelSize& each) { return text(each); };
    return (tensor.type ? std::string(name(*tensor.type)) + " " : "")
        + (tensor.sizes ? "{" + listText(*tensor.sizes, ", ", textOf) + "}" : "?");
}

const ModelNode* Model::find(std::string_view wanted) const
{
    const auto found = std::ranges::find(nodes, wanted, &ModelNode::name);
    return found == nodes.end() ? nullptr : &*found;
}

const ModelNode& Model::node(std::string_view wanted) const
{
    if (const ModelNode* found = find(wanted))
        return *found;
    std::vector<std::string> names;
    for (const ModelNode& each : nodes)
        names.push_back(each.name);
    const std::string meant = closest(std::string(wanted), names);
    throw TextError(say("onnx", "%1 has no node %2 that is one of DirectML's layout operators")(
                        path.string(), "\"" + shown(wanted) + "\"")
                    + "; "
                    + (meant.empty() ? say("onnx", "`tessera model` lists those that it has")() : kDidYouMean(meant)));
}

Case caseOf(const Model& model, const ModelNode& node)
{
    if (node.meaning.op)
        return {.title = node.name, .op = *node.meaning.op};
    Message refusal = Message(model.path.string() + "#" + node.name) + ": " + node.meaning.why;
    if (!node.open.empty()) {
        const auto optionOf = [](const std::string& symbol) { return "--dim " + shellWord(symbol + "=1"); };
        refusal = refusal + "; " + say("onnx", "expected %1, or other numbers")(listText(node.open, " ", optionOf));
    }
    throw TextError(refusal);
}

std::optional<NodePath> nodePathOf(const std::filesystem::path& path)
{
    constexpr std::string_view kEnding = ".onnx";
    const std::string text = path.string();
    size_t mark = text.find(kEnding);
    while (mark != text.npos && mark + kEnding.size() < text.size() && text[mark + kEnding.size()] != '#'
           && text[mark + kEnding.size()] != '?')
        mark = text.find(kEnding, mark + 1);
    if (mark == text.npos)
        return {};
    const size_t end = mark + kEnding.size(), hash = std::min(text.find('#', end), text.size());
    NodePath named{.file = text.substr(0, end)};
    if (hash < text.size())
        named.node = text.substr(hash + 1);
    for (size_t begin = end + 1; begin < hash;) {
        const size_t next = std::min(text.find('&', begin), hash);
        const std::string part = text.substr(begin, next - begin);
        if (part.starts_with('@'))
            named.tensors = part.substr(1);
        else
            named.dims.insert(dimFromText(part));
        begin = next + 1;
    }
    return named;
}

std::filesystem::path pathOf(const NodePath& named)
{
    std::string text = named.file.string(), sign = "?";
    for (const auto& [name, size] : named.dims) {
        text += sign + name + "=" + std::to_string(size);
        sign = "&";
    }
    if (!named.tensors.empty())
        text += sign + "@" + named.tensors.string();
    return text + (named.node.empty() ? "" : "#" + named.node);
}

std::pair<std::string, uint32_t> dimFromText(std::string_view text)
{
    const size_t equals = std::min(text.rfind('='), text.size());
    const auto size = numberIn<uint32_t>(text.substr(std::min(equals + 1, text.size())));
    if (equals == 0 || size.value_or(0) == 0)
        throw TextError(say("onnx", "--dim %1: expected a name and a size, such as --dim batch=1")(shown(text)));
    return {std::string(text.substr(0, equals)), *size};
}

namespace {

void writeTensor(JsonText& json, const ModelTensor& tensor)
{
    json.beginObject().key("name").value(tensor.name);
    json.key("type").textOrNull(tensor.type ? name(*tensor.type) : "").key("sizes");
    if (!tensor.sizes) {
        json.null();
    } else {
        json.beginArray();
        for (const ModelSize& each : *tensor.sizes)
            each.size > 0 ? json.value(uint64_t{each.size}) : json.textOrNull(each.symbol);
        json.endArray();
    }
    json.endObject();
}

void writeTensors(JsonText& json, std::string_view key, const std::vector<ModelTensor>& tensors)
{
    json.key(key).beginArray();
    for (const ModelTensor& tensor : tensors)
        writeTensor(json, tensor);
    json.endArray();
}

void writeMeaning(JsonText& json, std::string_view key, const NodeMeaning& meaning)
{
    const auto& [op, notes, why] = meaning;
    json.key(key).beginObject().key("case").textOrNull(op ? toText(Case{.title = {}, .op = *op}) : "");
    json.key("why").textOrNull(english(why));
    json.key("notes").values(notes, [](const Message& note) { return english(note); });
    json.endObject();
}

void writeNode(JsonText& json, const Model& model, const ModelNode& node)
{
    constexpr std::array<std::string_view, 3> places = {"graph", "subgraph", "function"};
    json.beginObject().key("name").value(node.name).key("path").value(
        pathOf({.file = model.path, .node = node.name}).string());
    json.key("op").value(node.op).key("nodes").values(node.nodes);
    json.key("place").value(places[static_cast<size_t>(node.place)]).key("within").value(node.within);
    json.key("input");
    writeTensor(json, node.input);
    json.key("output");
    writeTensor(json, node.output);
    json.key("attributes").values(node.attributes).key("open").values(node.open);
    json.key("forAllSizes").textOrNull(node.forAllSizes);
    writeMeaning(json, "directml", node.meaning);
    writeMeaning(json, "provider", node.passed);
    json.key("passedOtherwise").value(node.isPassedOtherwise).endObject();
}

} // namespace

std::string fieldsText(const Operator& op, bool hasLayout)
{
    const std::vector<std::string> words = shellWords(toText(Case{.title = {}, .op = op}));
    const bool isStrided = op.input.strides.has_value();
    std::string text = words.front();
    for (size_t i = 1; i + 1 < words.size(); i += 2) {
        const bool isLayout = words[i] == "--Sizes" || words[i].ends_with("Strides");
        if (words[i] != "--DataType" && words[i] != "--data" && (!isLayout || (isStrided && hasLayout)))
            text += " " + words[i] + " " + shellWord(words[i + 1]);
    }
    return text;
}

std::string modelJson(const Model& model)
{
    JsonText json;
    beginReport(json, "model");
    json.key("model").value(model.path.string()).key("name").value(model.name).key("producer").value(model.producer);
    json.key("opset").value(static_cast<uint64_t>(model.opset)).key("nodeCount").value(uint64_t{model.nodeCount});
    writeTensors(json, "inputs", model.inputs);
    writeTensors(json, "outputs", model.outputs);
    json.key("open").values(model.open);
    json.key("notes").values(model.notes, [](const Message& note) { return english(note); });
    json.key("nodes").beginArray();
    for (const ModelNode& node : model.nodes)
        writeNode(json, model, node);
    return json.endArray().endObject().text();
}

} // namespace tessera
