// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/io/json_text.h"
#include "engine/frameworks/onnx/model.h"

#include <array>

namespace tessera {

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

void writeMeaning(JsonText& json, std::string_view key, const std::optional<Operator>& op, const Message& why,
                  const std::vector<Message>& notes)
{
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
    writeMeaning(json, "directml", node.meaning, node.meaning ? Message() : node.why, node.notes);
    writeMeaning(json, "provider", node.passed, node.whyNotPassed, node.passedNotes);
    json.key("passedOtherwise").value(node.isPassedOtherwise).endObject();
}

} // namespace

std::string fieldsText(const Operator& op, bool hasLayout)
{
    const std::vector<std::string> words = shellWords(toText(Case{.title = {}, .op = op}));
    const bool isStrided = inputDesc(op).strides.has_value();
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
