// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/model.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/shared_options.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kModelOptions[] = {kJson};

constexpr Example kModelExamples[] = {
    {"model net.onnx", "Lists what concerns DirectML's layout operators."},
    {"model net.onnx --dim batch=1 --dim height=64 --dim width=64", "Gives open sizes a number."},
    {"run net.onnx#/up/Resize --dim batch=1", "Runs a node of it as a case, with generated data."},
    {"check net.onnx --capture input.npy", "Runs the model once, and holds each node's output against ours."},
};

std::string ends(const std::vector<ModelTensor>& tensors)
{
    return tensors.empty() ? "none" : listText(tensors, ", ", [](const ModelTensor& tensor) {
        return terminalText(shown(tensor.name)) + " " + text(tensor);
    });
}

std::string described(const ModelNode& node)
{
    std::string all = text(node.input);
    ModelTensor output = node.output;
    if (output.type == node.input.type)
        output.type.reset(); // the type stands before the input's sizes
    return all + " → " + text(output);
}

// " --dim n=1 --dim h=1", with `value` for each
std::string dimOptions(const std::vector<std::string>& open, const std::string& value)
{
    std::string all;
    for (const std::string& symbol : open)
        all += " --dim " + (value == "1" ? shellWord(symbol + "=1") : symbol + "=" + value);
    return all;
}

std::string meaningOf(const ModelNode& node)
{
    if (node.isCase())
        return fieldsText(*node.meaning.op);
    if (!node.forAllSizes.empty())
        return node.forAllSizes + ", whatever the open sizes are: a case with" + dimOptions(node.open, "…");
    return "no case: " + english(node.meaning.why)
        + (node.open.empty() ? "" : "; expected" + dimOptions(node.open, "…"));
}

// What ONNX Runtime's DirectML provider does; empty: the same.
std::string providerLine(const ModelNode& node)
{
    if (node.passed.op && (!node.isCase() || node.isPassedOtherwise))
        return "ONNX Runtime's DirectML provider passes " + fieldsText(*node.passed.op)
            + (node.isCase() ? ", which gives other values" : "");
    const bool isRefused = node.isCase() && !node.isChain() && !node.passed.why.isEmpty();
    return isRefused ? "ONNX Runtime's DirectML provider: " + english(node.passed.why) : "";
}

std::string furtherLines(const ModelNode& node)
{
    std::string lines;
    const auto add = [&](const std::string& line) { lines += "\n    " + terminalText(line); };
    if (node.place == ModelPlace::Subgraph)
        add("in a subgraph of " + node.within);
    if (node.place == ModelPlace::Function)
        add("in the function " + node.within);
    if (!node.attributes.empty())
        add(listText(node.attributes, ", "));
    for (const Message& note : node.meaning.notes)
        add("note: " + english(note));
    if (const std::string line = providerLine(node); !line.empty())
        add(line);
    return lines;
}

void print(const Model& model, std::ostream& out)
{
    const auto cases = static_cast<size_t>(std::ranges::count_if(model.nodes, &ModelNode::isCase));
    out << terminalText(model.path.string()) << ": " << counted(model.nodeCount, "node") << ", opset " << model.opset;
    if (!model.producer.empty())
        out << ", " << terminalText(model.producer);
    out << "\n  inputs   " << ends(model.inputs) << "\n  outputs  " << ends(model.outputs) << "\n\n";
    TextTable table;
    for (const ModelNode& node : model.nodes)
        table.add({terminalText(node.name), node.op, described(node)},
                  terminalText(meaningOf(node)) + furtherLines(node));
    table.print(out, 3);
    std::string none = "none of them is or makes one of DirectML's layout operators";
    if (!model.open.empty() || !std::ranges::all_of(model.inputs, &ModelTensor::isKnown))
        none += ", as far as its sizes are known; expected"
            + (model.open.empty() ? " a recorded input, --tensors FOLDER" : dimOptions(model.open, "…"));
    out << (model.nodes.empty()
                ? none
                : countedText(cases, model.nodes.size()) + (model.nodes.size() == 1 ? " is a case" : " are cases"))
        << '\n';
}

// The line that gives all open sizes a number.
std::string dimLine(const CommandLine& line, const Model& model)
{
    std::string text = "tessera model " + shellWord(model.path.string());
    for (const auto& [name, value] : line.given())
        text += " --" + name + (value.empty() ? "" : " " + shellWord(value));
    return text + dimOptions(model.open, "1");
}

Model modelNamed(const CaseArgument& argument, const CommandLine& line)
{
    const auto* path = argument.path();
    const auto named = path && isNodeOfModel(*path) ? nodePathOf(*path) : std::nullopt;
    if (!path || (named && !named->node.empty()))
        throw TextError(argument.name + " is a case; expected a model, a file that ends in .onnx");
    return openModelAt(named.value_or(NodePath{.file = *path}), line.budget(), line.reach());
}

int modelCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    Reports reports(call);
    const Model model = modelNamed(line.cases().front(), line);
    print(model, reports.lines());
    for (const Message& note : model.notes)
        call.err << "tessera model: note: " << terminalText(english(note)) << '\n';
    if (!model.open.empty())
        call.err << "tessera model: sizes are open; with other numbers than 1: " << terminalText(dimLine(line, model))
                 << '\n';
    reports.write("json", [&] { return modelJson(model); });
    return reports.code(exit_code::kFine);
}

} // namespace

const CommandText kModelText{
    .name = "model",
    .summary = "lists what concerns DirectML's layout operators in a whole model",
    .operands = "MODEL.onnx",
    .sentence = "Lists every DepthToSpace, SpaceToDepth, Resize and Upsample of an ONNX model, and every chain of "
                "nodes (such as Reshape–Transpose–Reshape or Slice–Concat) that is one of DirectML's layout operators. "
                "A line says its name, its sizes, and what it is in DirectML's terms or why it is none. It also says "
                "what ONNX Runtime's DirectML provider would pass otherwise.",
    .options = kModelOptions,
    .shared = {.cases = true},
    .least = 1,
    .most = 1,
    .remarks = "MODEL.onnx#NODE is a node of the list as a case, for every command that takes cases; its scales and "
               "sizes come from the model's constants. --dim gives a number to a size that the model leaves open. "
               "--tensors names a folder with what flowed through the model: .npy, .npz or .pb files by the names of "
               "tensors, with _ for other signs. `tessera check MODEL.onnx` holds every node of the list against the "
               "reference; with --tensors, or --capture INPUT.npy, it checks what was recorded.\n\n"
               "External data are read in the model's folder only, or anywhere with --allow-outside.",
    .examples = kModelExamples,
    .run = modelCommand,
};

} // namespace tessera
