// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/onnx_case.h"

#include "engine/core/compare/tolerance.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>
#include <system_error>
#include <variant>

namespace tessera {

namespace {

namespace fs = std::filesystem;

// The test_data_set_N beside the model.
std::vector<fs::path> dataSetsIn(const fs::path& folder)
{
    std::vector<fs::path> sets;
    std::error_code error;
    const auto next = [&] { return folder / ("test_data_set_" + std::to_string(sets.size())); };
    while (fs::is_directory(next(), error))
        sets.push_back(next());
    return sets;
}

// Moves must be equal; sums may be rounded in another way.
Tolerance toleranceOf(const Plan& plan)
{
    return computes(plan) ? tolerancePreset("foreign")->of(plan) : Tolerance{};
}

fs::path modelAt(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error) ? path / kModelInFolder : path;
}

bool isOnnxCase(const fs::path& path)
{
    std::error_code error;
    return lowerCaseExtension(path) == ".onnx" || isNodeOfModel(path) || fs::exists(path / kModelInFolder, error);
}

// The node that is meant if none is named. Throws IoError where several may be.
const ModelNode& onlyCase(const Model& model)
{
    const auto isCase = [](const ModelNode& node) { return node.isCase(); };
    if (model.nodes.empty())
        throw IoError(say("onnx", "%1 has %2 nodes, and none of them is one of DirectML's layout operators")(
            model.path.string(), model.nodeCount));
    const auto only = std::ranges::find_if(model.nodes, isCase);
    if (model.nodes.size() == 1 || (only != model.nodes.end() && std::ranges::count_if(model.nodes, isCase) == 1))
        return only == model.nodes.end() ? model.nodes.front() : *only;
    throw IoError(
        say("onnx", "%1 has %2 nodes of which each is a case; expected one, such as %3; `tessera model` lists them")(
            model.path.string(), model.nodes.size(), shown(model.path.string() + "#" + model.nodes.front().name)));
}

RecordedNode opened(const Model& model, const ModelNode& node, const RecordedTensors& recorded, const fs::path& named)
{
    RecordedNode found = recordedNode(model, node, recorded);
    if (!found.c)
        throw IoError(Message(named.string()) + ": " + found.why);
    return found;
}

// Takes its tensors from the budget.
void addDispatch(CaseFile& file, const RecordedNode& opened, const std::string& prefix, MemoryBudget& budget)
{
    const Operator& op = opened.c->op;
    throwIfInvalid(op, budget);
    const Tensor input = loadInput(*opened.c, budget), output(op.output);
    const uint64_t taken = totalBytes(input.desc) + totalBytes(output.desc) * (opened.output ? 2 : 1);
    budget.bytes -= std::min(budget.bytes, taken);
    const std::string name = prefix + opened.c->title, in = prefix + "input", out = prefix + "output";
    for (const auto& [resource, tensor] : {std::pair(in, input), {out, output}})
        file.resources.push_back({.name = resource,
                                  .dataType = tensor.desc.dataType,
                                  .initial = tensor.buffer,
                                  .valueCount = elementCount(tensor.desc)});
    file.dispatches.push_back(
        {.name = name,
         .op = op,
         .bindings = {{std::string(inputField(op)), {in, 0}}, {std::string(outputField(op)), {out, 0}}}});
    for (const Message& note : opened.notes)
        if (std::ranges::find(file.warnings, note) == file.warnings.end())
            file.warnings.push_back(note);
    if (!file.tolerance)
        file.tolerance = toleranceOf(makePlan(op));
    if (opened.output)
        file.expected.emplace(out, *opened.output);
}

// Reads a test set as recorded tensors, within the options' budget.
RecordedNode readSet(const Model& model, const fs::path& set, ModelOptions options)
{
    const auto within = [&](const std::string& name) {
        fs::path file = set / name;
        std::error_code error;
        if (options.reach == SourceReach::CaseFolder && fs::exists(file, error)
            && !liesBelow(file, model.path.parent_path()))
            throw OutsideFolder(say("onnx", "%1 lies outside the model's folder")(file.string()));
        return file;
    };
    std::map<std::string, fs::path> files;
    for (size_t i = 0; i < model.inputs.size(); ++i)
        files.emplace(model.inputs[i].name, within("input_" + std::to_string(i) + ".pb"));
    options.seen = RecordedTensors(files, options.budget).seen(model);
    const Model seen = openModel(model.path, options);
    const ModelNode& node = onlyCase(seen);
    if (!files.contains(node.input.name)) // it comes from another node
        return {.c = caseOf(seen, node), .notes = node.meaning.notes};
    const fs::path expected = within("output_0.pb");
    std::error_code error;
    if (fs::exists(expected, error) && seen.outputs.front().name == node.output.name) {
        const TensorDesc held = onnxfile::readTensor(expected, options.budget).desc;
        if (node.isCase() && (held.dataType != node.output.type || held.sizes != node.output.known()))
            throw IoError(
                say("onnx", "%1 holds %2, and %3 gives %4")(expected.string(), text(held), node.op, text(node.output)));
        files.emplace(node.output.name, expected);
    }
    RecordedNode found = opened(seen, node, RecordedTensors(files, options.budget), model.path);
    if (seen.nodeCount == 1 && !seen.name.empty())
        found.c->title = seen.name;
    return found;
}

} // namespace

RecordedNode openNode(const NodePath& named, const MemoryBudget& budget, SourceReach reach)
{
    const Model model = openModelAt(named, budget, reach);
    const ModelNode& node = named.node.empty() ? onlyCase(model) : model.node(named.node);
    if (!named.tensors.empty())
        return opened(model, node, RecordedTensors(named.tensors, budget), pathOf(named));
    RecordedNode found{.c = caseOf(model, node), .notes = node.meaning.notes};
    throwIfInvalid(found.c->op, budget);
    return found;
}

CaseFile readOnnxCase(const fs::path& path, const MemoryBudget& budget, SourceReach reach)
{
    try {
        const auto node = isNodeOfModel(path) ? nodePathOf(path) : std::nullopt;
        const NodePath named = node.value_or(NodePath{.file = modelAt(path)});
        const std::vector<fs::path> sets = node ? std::vector<fs::path>() : dataSetsIn(named.file.parent_path());
        CaseFile file;
        file.path = pathOf(named);
        file.budget = budget;
        file.reach = reach;
        MemoryBudget left = budget;
        if (sets.empty()) {
            const RecordedNode found = openNode(named, budget, reach);
            addDispatch(file, found, "", left);
            file.title = found.c->title;
            file.text = found.output ? "" : toText(*found.c);
            return file;
        }
        const Model model = openModel(named.file, {.budget = budget, .reach = reach});
        for (const fs::path& set : sets) {
            const RecordedNode found = readSet(model, set, {.budget = left, .reach = reach});
            addDispatch(file, found, sets.size() == 1 ? "" : set.filename().string() + ".", left);
            file.title = found.c->title;
            if (!std::holds_alternative<FromValues>(found.c->data))
                break; // the other sets would be the same
        }
        return file;
    } catch (const TextError& error) {
        throw IoError(error.message());
    }
}

const CaseFormat& onnxFormat()
{
    static constexpr CaseFormat format{isOnnxCase, readOnnxCase};
    return format;
}

} // namespace tessera
