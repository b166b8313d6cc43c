// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/check_case.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/measure/output_source.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

// Pairs nodes of the same name, and the others in their order.
std::map<std::string, std::string> pairsOf(const Model& ours, const Model& others)
{
    std::map<std::string, std::string> pairs;
    std::vector<std::string> left, right;
    for (const ModelNode& node : ours.nodes)
        if (others.find(node.name))
            pairs.emplace(node.name, node.name);
        else
            left.push_back(node.name);
    for (const ModelNode& node : others.nodes)
        if (!ours.find(node.name))
            right.push_back(node.name);
    for (size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        pairs.emplace(left[i], right[i]);
    return pairs;
}

std::string meantBy(const ModelNode& node)
{
    return node.isCase() ? fieldsText(*node.meaning.op) + " of " + text(node.input)
                         : node.op + ", " + english(node.meaning.why);
}

Result parametersOf(const std::string& name, const ModelNode* ours, const ModelNode* other)
{
    Result result{.name = name, .label = (ours ? ours : other)->name + ", parameters", .outcome = Outcome::Fail};
    if (!ours || !other) {
        result.figures = "only in " + std::string(ours ? "A" : "B") + ": " + meantBy(ours ? *ours : *other);
        return result;
    }
    const std::string a = meantBy(*ours), b = meantBy(*other);
    const std::string as = ours->name == other->name ? "" : ", B's " + terminalText(other->name);
    result.figures = a == b ? a + as : "A " + a + "; B " + b + as;
    if (a == b)
        result.outcome = ours->isCase() ? Outcome::Pass : Outcome::Unsupported;
    return result;
}

} // namespace

ModelChecks::ModelChecks(const CommandCall& call, std::stop_token stop)
    : m_call(call)
    , m_stop(std::move(stop))
{
    const CommandLine& line = call.line;
    const bool isModel =
        std::ranges::any_of(line.cases(), [](const CaseArgument& each) { return modelOf(each).has_value(); });
    for (const std::string_view option : {kCapture.name, kRuntime.name})
        if (line.value(option) && !isModel)
            throw TextError("--" + std::string(option) + " goes with a model, a file that ends in .onnx");
    if (line.value(kCapture.name) && line.value(kTensors.name))
        throw TextError("--capture records what --tensors names; expected one of the two");
    const std::string against = line.value("against").value_or("");
    if (const auto other = modelOf({against, std::filesystem::path(against)}); isModel && other && other->node.empty())
        m_other = other;
}

void ModelChecks::complete(NodePath& named)
{
    const std::vector<std::string> words = m_call.line.values(kCapture.name);
    if (words.empty())
        return;
    auto known = m_captures.find(named.file);
    if (known == m_captures.end()) {
        CaptureRequest request{
            .runtime = m_call.line.value(kRuntime.name).value_or(""),
            .options = {.dims = named.dims, .budget = m_call.line.budget(), .reach = m_call.line.reach()},
            .stop = m_stop};
        const Model model = openModel(named.file, request.options);
        if (m_inputs.empty()) {
            request.inputs = captureInputs(model, words);
            for (const ModelTensor& input : model.inputs)
                m_inputs.push_back(request.inputs.at(input.name));
        } else { // the other model's are the same, whatever it calls them
            for (size_t i = 0; i < std::min(model.inputs.size(), m_inputs.size()); ++i)
                request.inputs[model.inputs[i].name] = m_inputs[i];
        }
        known = m_captures.emplace(named.file, captureModel(named.file, request)).first;
        if (request.runtime.empty())
            m_call.err << "tessera check: note: " << terminalText(known->second.runtime) << " ran the model\n";
        for (const Message& note : known->second.notes)
            m_call.err << "tessera check: note: " << terminalText(english(note)) << '\n';
    }
    named.tensors = known->second.folder;
}

std::string ModelChecks::runtimeOf(const NodePath& model) const
{
    const auto capture = m_captures.find(model.file);
    return capture == m_captures.end() ? "recorded" : capture->second.runtime;
}

std::unique_ptr<OutputSource> ModelChecks::recorded(const LoadedCase& loaded) const
{
    const auto model = isNodeOfModel(loaded.file().path) ? nodePathOf(loaded.file().path) : std::nullopt;
    const auto& expected = loaded.file().expected;
    if (!model || model->tensors.empty() || expected.empty())
        return nullptr;
    return makeHeldSource(runtimeOf(*model), expected.begin()->second);
}

std::vector<Result> ModelChecks::compareParameters(const std::vector<SelectedCase>& items)
{
    std::optional<NodePath> own = items.empty() ? std::nullopt : modelOf(items.front().argument);
    for (const SelectedCase& item : items)
        if (const auto model = modelOf(item.argument); !model || !own || model->file != own->file)
            throw TextError("--against a model takes one model, and " + item.name + " is another case");
    own->node.clear();
    const Model ours = openModelAt(*own, m_call.line.budget(), m_call.line.reach());
    m_other->dims.insert(own->dims.begin(), own->dims.end());
    std::erase_if(m_other->dims, [&](const auto& dim) {
        return !openModel(m_other->file, {.budget = m_call.line.budget(), .reach = m_call.line.reach()})
                    .symbols.contains(dim.first);
    });
    complete(*m_other);
    m_otherModel = Opened{*m_other, openModelAt(*m_other, m_call.line.budget(), m_call.line.reach())};
    m_pairs = pairsOf(ours, m_otherModel->model);
    std::vector<Result> results;
    std::set<std::string> used;
    const bool isWhole = items.size() >= ours.nodes.size();
    const auto isAsked = [&](const ModelNode& node) {
        return isWhole || std::ranges::any_of(items, [&](const SelectedCase& item) {
                   return modelOf(item.argument)->node == node.name;
               });
    };
    const auto add = [&](const NodePath& model, const ModelNode* node, const ModelNode* other) {
        NodePath named = model;
        named.node = (node ? node : other)->name;
        results.push_back(parametersOf(model.file.string() + "#" + named.node, node, other));
        results.back().command = lineOf(named, !node);
    };
    for (const ModelNode& node : ours.nodes) {
        if (!isAsked(node))
            continue;
        const auto pair = m_pairs.find(node.name);
        const ModelNode* other = pair == m_pairs.end() ? nullptr : m_otherModel->model.find(pair->second);
        if (other)
            used.insert(other->name);
        add(*own, &node, other);
    }
    for (const ModelNode& node : m_otherModel->model.nodes)
        if (isWhole && !used.contains(node.name))
            add(*m_other, nullptr, &node);
    return results;
}

NodePath ModelChecks::written(NodePath node) const
{
    for (const std::string& dim : m_call.line.values(kDim.name))
        node.dims.erase(dimFromText(dim).first);
    if (m_call.line.value(kTensors.name) || m_captures.contains(node.file))
        node.tensors.clear();
    return node;
}

// The line that checks a node again; isOther: a node of the other model, which is held against ours.
std::string ModelChecks::lineOf(const NodePath& node, bool isOther) const
{
    std::string options = repeatedOptions(m_call.line);
    const std::string against = " --against " + shellWord(m_call.line.value("against").value_or(""));
    if (const size_t at = options.find(against); isOther && at != options.npos)
        options.replace(at, against.size(), " --against " + m_call.line.cases().front().name);
    return "tessera check " + shellWord(pathOf(written(node)).string()) + options;
}

std::optional<ModelChecks::Other> ModelChecks::otherRecorded(const SelectedCase& item) const
{
    const auto own = modelOf(item.argument);
    const bool isOnly = own && own->node.empty() && m_pairs.size() == 1;
    const auto pair = isOnly ? m_pairs.begin() : own ? m_pairs.find(own->node) : m_pairs.end();
    if (pair == m_pairs.end() || m_otherModel->path.tensors.empty())
        return {};
    const RecordedTensors tensors(m_otherModel->path.tensors, m_call.line.budget());
    RecordedNode found = recordedNode(m_otherModel->model, m_otherModel->model.node(pair->second), tensors);
    if (!found.output)
        return {};
    Other other;
    NodePath node = m_otherModel->path;
    node.node = pair->second;
    other.node = {.name = node.file.string() + "#" + node.node, .argument = {lineOf(node, true), pathOf(node)}};
    const auto* input = std::get_if<FromValues>(&found.c->data);
    if (input && !own->tensors.empty()) {
        const RecordedNode ours = openNode(*own, m_call.line.budget(), m_call.line.reach());
        const auto* theirs = std::get_if<FromValues>(&ours.c->data);
        other.isOfSameInput = !theirs || std::ranges::equal(input->tensor.bytes(), theirs->tensor.bytes());
    }
    other.output =
        makeHeldSource(m_other->file.filename().string() + ", " + runtimeOf(*m_other), *std::move(found.output));
    return other;
}

std::function<std::optional<Cause>(const Tensor& a, const Tensor& b)>
ModelChecks::causeOf(const LoadedCase& loaded) const
{
    const auto path = isNodeOfModel(loaded.file().path) ? nodePathOf(loaded.file().path) : std::nullopt;
    if (!path || path->tensors.empty())
        return {};
    const Model model = openModelAt(*path, m_call.line.budget(), m_call.line.reach());
    const ModelNode* node =
        path->node.empty() && model.nodes.size() == 1 ? &model.nodes.front() : model.find(path->node);
    if (!node || !node->quantization)
        return {};
    return [quantization = *node->quantization](const Tensor& a, const Tensor& b) -> std::optional<Cause> {
        const std::optional<Message> rounding = roundingOf(quantization, b, a);
        if (!rounding)
            return {};
        Diagnosis found{.mistake = MistakeClass::IntegerRounding, .explained = elementCount(a.desc)};
        found.of = found.explained;
        found.what = {say("commands", "sums in %1 that are %2")(name(quantization.type), *rounding), Number::Plural};
        found.sentences = {
            say("commands", "A is what sums in %1 give that are %2.")(name(quantization.type), *rounding),
            say("commands",
                "The node stands in a graph of QuantizeLinear and DequantizeLinear, which the runtime has fused with "
                "it: keep this node out of the quantization, or choose another runtime.")};
        found.remedy = 1;
        return Cause{"A", found};
    };
}

} // namespace tessera
