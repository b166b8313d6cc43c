// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"

#include "engine/core/case/suggest.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/shown.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostNamesSaid = 8;

} // namespace

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
    const Message none = say("onnx", "%1 has no node %2 that is one of DirectML's layout operators")(
        path.string(), "\"" + shown(wanted) + "\"");
    if (names.empty())
        throw TextError(none);
    const std::string meant = names.size() > kMostNamesSaid ? closest(std::string(wanted), names) : "";
    throw TextError(none + "; "
                    + (names.size() <= kMostNamesSaid || !meant.empty()
                           ? suggestion(wanted, names)
                           : say("onnx", "it has %1 others, which `tessera model` lists")(names.size())));
}

Case caseOf(const Model& model, const ModelNode& node)
{
    if (node.meaning)
        return {.title = node.name, .op = *node.meaning};
    Message refusal = Message(model.path.string() + "#" + node.name) + ": " + node.why;
    if (!node.open.empty()) {
        const auto optionOf = [](const std::string& symbol) { return "--dim " + shellWord(symbol + "=1"); };
        refusal = refusal + "; " + say("onnx", "expected %1, or other numbers")(listText(node.open, " ", optionOf));
    }
    throw TextError(refusal);
}

} // namespace tessera
