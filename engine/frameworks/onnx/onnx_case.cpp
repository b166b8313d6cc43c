// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/onnx_case.h"

#include "engine/core/case/generator.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/folder.h"
#include "engine/formats/files/shown.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/onnx_proto.h"
#include "engine/frameworks/onnx/recorded_tensors.h"
#include "engine/frameworks/reading/onnx_node.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace tessera {

namespace {

namespace fs = std::filesystem;
using onnxfile::Array;

constexpr std::string_view kSetPrefix = "test_data_set_";
constexpr size_t kMostConstants = 64; // scales, sizes, a region: a few an axis

// The test_data_set_N beside the model, by their numbers.
std::vector<fs::path> dataSetsIn(const fs::path& folder)
{
    std::vector<std::pair<uint64_t, fs::path>> found;
    std::error_code error;
    for (const fs::path& entry : entriesOf(folder, error)) {
        const std::string name = entry.filename().string();
        const char* last = name.data() + name.size();
        uint64_t number = 0;
        std::error_code unknown;
        if (!name.starts_with(kSetPrefix) || !is_directory(entry, unknown))
            continue;
        const auto [end, failed] = std::from_chars(name.data() + kSetPrefix.size(), last, number);
        if (end == last && failed == std::errc{})
            found.emplace_back(number, entry);
    }
    if (error)
        throw IoError(say("onnx", "%1 cannot be read: %2")(folder.string(), systemReason(error)));
    std::ranges::sort(found);
    std::vector<fs::path> sets;
    for (const auto& [number, path] : found)
        sets.push_back(path);
    return sets;
}

std::string described(DataType type, const std::vector<uint32_t>& sizes)
{
    return std::string(name(type)) + " " + text(sizes);
}

// Another program's sums are rounded elsewhere; what is only moved is equal.
Tolerance toleranceOf(const Plan& plan)
{
    return computes(plan) ? tolerancePreset("foreign")->of(plan) : Tolerance{};
}

// Reads a model with its sets, and makes of each a dispatch.
class FolderReader {
public:
    FolderReader(const fs::path& model, onnxfile::NodeModel read, const MemoryBudget& budget, SourceReach reach)
        : m_folder(model.parent_path())
        , m_left(budget)
        , m_model(std::move(read))
    {
        m_file.path = model;
        m_file.title = m_model.name.empty() ? "" : shown(m_model.name);
        m_file.budget = budget;
        m_file.reach = reach;
    }

    CaseFile read() &&
    {
        const std::vector<fs::path> sets = dataSetsIn(m_folder);
        for (const fs::path& set : sets)
            addSet(set, sets.size() == 1 ? "" : set.filename().string() + ".");
        if (sets.empty())
            addSet({}, "");
        return std::move(m_file);
    }

private:
    // What the set says of an input of the node; none: it is left out.
    std::optional<Array> valueOf(size_t place, const fs::path& set)
    {
        const std::string name = place < m_model.nodeInputs.size() ? m_model.nodeInputs[place] : "";
        if (name.empty())
            return {};
        if (const auto constant = m_model.constants.find(name); constant != m_model.constants.end())
            return constant->second;
        const auto given = std::ranges::find(m_model.inputs, name, &onnxfile::Declared::name);
        if (given == m_model.inputs.end())
            throw IoError(say("onnx", "%1: input \"%2\" of %3 is neither given nor a constant")(
                m_file.path.string(), shown(name), m_model.node.op));
        if (set.empty())
            return place == 0 ? generated(*given) : unknown(*given);
        return readTensor(set / ("input_" + std::to_string(given - m_model.inputs.begin()) + ".pb"));
    }

    [[noreturn]] Array unknown(const onnxfile::Declared& input) const
    {
        throw IoError(
            say("onnx",
                "%1: input \"%2\" of %3 is no constant, and there is no test_data_set_0 beside the model that "
                "gives it")(m_file.path.string(), shown(input.name), m_model.node.op));
    }

    // A model alone gives the shape; any values do.
    Array generated(const onnxfile::Declared& input)
    {
        const TensorDesc desc{.dataType = input.type.value_or(DataType::Float32), .sizes = input.sizes};
        if (!input.type || input.sizes.empty())
            unknown(input);
        if (const Issues issues = validate(desc, input.name, TensorRole::Input); !issues.empty())
            throw IoError(Message(m_file.path.string()) + ": " + sentence(issues.front()));
        take(totalBytes(desc), m_file.path);
        return {.type = desc.dataType, .sizes = desc.sizes, .values = generate(Generator{}, desc).buffer};
    }

    void take(uint64_t bytes, const fs::path& path)
    {
        if (bytes > m_left.bytes)
            throw IoError(beyondBudget(path.string(), bytes, m_left));
        m_left.bytes -= bytes;
    }

    Array readTensor(const fs::path& path)
    {
        std::error_code error;
        if (m_file.reach == SourceReach::CaseFolder && fs::exists(path, error) && !liesBelow(path, m_folder))
            throw OutsideFolder(say("onnx", "%1 lies outside the model's folder")(path.string()));
        Array array = onnxfile::readTensor(path, m_left);
        take(array.values.bytes().size(), path);
        return array;
    }

    // An input that the operator takes as numbers; none: left out, or without elements.
    template <class Number> std::optional<std::vector<Number>> numbersOf(size_t place, const fs::path& set)
    {
        const auto array = valueOf(place, set);
        if (!array || array->count() == 0)
            return {};
        if (array->count() > kMostConstants)
            throw IoError(say("onnx", "%1: input \"%2\" has %3 elements; expected a few an axis")(
                m_file.path.string(), shown(m_model.nodeInputs[place]), array->count()));
        std::vector<Number> numbers;
        const Tensor tensor = array->tensor();
        for (uint64_t i = 0; i < array->count(); ++i)
            if constexpr (std::is_same_v<Number, int64_t>)
                numbers.push_back(static_cast<int64_t>(tensor.bits(i))); // INT64, as ONNX has it
            else
                numbers.push_back(toDouble(array->type, tensor.bits(i)));
        return numbers;
    }

    OnnxNode nodeWith(const fs::path& set)
    {
        OnnxNode node = m_model.node;
        if (node.op == "Upsample" || (node.op == "Resize" && node.opset <= 10)) {
            node.scales = numbersOf<double>(1, set);
        } else if (node.op == "Resize") {
            node.roi = numbersOf<double>(1, set);
            node.scales = numbersOf<double>(2, set);
            node.sizes = numbersOf<int64_t>(3, set);
        }
        return node;
    }

    Operator operatorFor(const Array& input, const fs::path& set)
    {
        try {
            const ReadOperator read = operatorOf(nodeWith(set), input.type, input.tensor().desc.sizes);
            for (const Message& note : read.notes) {
                if (std::ranges::find(m_notes, note) != m_notes.end())
                    continue;
                m_notes.push_back(note);
                m_file.sentence += (m_file.sentence.empty() ? "" : " ") + english(note);
            }
            return read.op;
        } catch (const RefusedAttribute& error) {
            throw IoError(Message(m_file.path.string()) + ": " + m_model.node.op + "." + error.message());
        } catch (const TextError& error) {
            throw IoError(Message(m_file.path.string()) + ": " + error.message());
        }
    }

    void addSet(const fs::path& set, const std::string& prefix)
    {
        const auto input = valueOf(0, set);
        if (!input || input->count() == 0)
            throw IoError(say("onnx", "%1: the input of %2 has no elements")((set.empty() ? m_file.path : set).string(),
                                                                             m_model.node.op));
        const Operator op = operatorFor(*input, set);
        const TensorDesc& desc = outputDesc(op);
        if (const Issues issues = validate(op, m_left); !issues.empty())
            throw IoError(Message(m_file.path.string()) + ": " + sentence(issues.front()));
        take(totalBytes(desc), set.empty() ? m_file.path : set);
        addDispatch(op, input->tensor(), prefix);
        const fs::path expected = set / "output_0.pb";
        std::error_code error;
        if (!set.empty() && fs::exists(expected, error))
            expect(expected, desc, prefix + "output");
        if (!m_file.tolerance)
            m_file.tolerance = toleranceOf(makePlan(op));
    }

    void addDispatch(const Operator& op, const Tensor& input, const std::string& prefix)
    {
        const std::string name = prefix + m_model.node.op, in = prefix + "input", out = prefix + "output";
        const auto add = [&](const std::string& resource, const TensorDesc& desc, const Buffer& memory) {
            m_file.resources.push_back(
                {.name = resource, .dataType = desc.dataType, .initial = memory, .valueCount = elementCount(desc)});
        };
        add(in, input.desc, input.buffer);
        add(out, outputDesc(op), Tensor(outputDesc(op)).buffer);
        m_file.dispatchables.push_back({.name = name, .op = op, .why = {}});
        m_file.dispatches.push_back(
            {name, {{std::string(inputField(op)), {in, 0}}, {std::string(outputField(op)), {out, 0}}}});
    }

    void expect(const fs::path& path, const TensorDesc& desc, const std::string& resource)
    {
        const Array array = readTensor(path);
        if (array.type != desc.dataType || array.sizes != desc.sizes)
            throw IoError(say("onnx", "%1 holds %2, and %3 gives %4")(path.string(), described(array.type, array.sizes),
                                                                      m_model.node.op,
                                                                      described(desc.dataType, desc.sizes)));
        m_file.expected.emplace(resource, array.tensor());
    }

    fs::path m_folder;
    MemoryBudget m_left;
    onnxfile::NodeModel m_model;
    CaseFile m_file;
    std::vector<Message> m_notes; // the notes of all sets, each once
};

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

// The node that is meant where none is named.
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

CaseFile caseFileOf(const NodePath& named, const MemoryBudget& budget, SourceReach reach)
{
    OpenedNode opened = openNode(named, budget, reach);
    CaseFile file;
    file.path = pathOf(named);
    file.title = opened.c.title;
    file.warnings = std::move(opened.notes);
    file.budget = budget;
    file.reach = reach;
    const Operator& op = opened.c.op;
    const Tensor input = loadInput(opened.c, budget);
    const auto add = [&](const std::string& resource, const TensorDesc& desc, const Buffer& memory) {
        file.resources.push_back(
            {.name = resource, .dataType = desc.dataType, .initial = memory, .valueCount = elementCount(desc)});
    };
    add("input", input.desc, input.buffer);
    add("output", outputDesc(op), Tensor(outputDesc(op)).buffer);
    file.dispatchables.push_back({.name = opened.c.title, .op = op, .why = {}});
    file.dispatches.push_back(
        {opened.c.title, {{std::string(inputField(op)), {"input", 0}}, {std::string(outputField(op)), {"output", 0}}}});
    file.tolerance = toleranceOf(makePlan(op));
    if (opened.output)
        file.expected.emplace("output", *std::move(opened.output));
    else
        file.text = toText(opened.c);
    return file;
}

} // namespace

OpenedNode openNode(const NodePath& named, const MemoryBudget& budget, SourceReach reach)
{
    const Model model = openModelAt(named, budget, reach);
    const ModelNode& node = named.node.empty() ? onlyCase(model) : model.node(named.node);
    if (named.tensors.empty()) {
        OpenedNode opened{.c = caseOf(model, node), .notes = node.notes};
        throwIfInvalid(opened.c.op, budget);
        return opened;
    }
    RecordedNode found = recordedNode(model, node, RecordedTensors(named.tensors, budget));
    if (!found.c)
        throw IoError(Message(pathOf(named).string()) + ": " + found.why);
    return {.c = *std::move(found.c), .output = std::move(found.output), .notes = node.notes};
}

CaseFile readOnnxCase(const fs::path& path, const MemoryBudget& budget, SourceReach reach)
{
    try {
        if (const auto named = isNodeOfModel(path) ? nodePathOf(path) : std::nullopt)
            return caseFileOf(*named, budget, reach);
        const fs::path model = modelAt(path);
        if (auto single = onnxfile::readNodeModel(model, budget, reach))
            return FolderReader(model, *std::move(single), budget, reach).read();
        return caseFileOf({.file = model}, budget, reach);
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
