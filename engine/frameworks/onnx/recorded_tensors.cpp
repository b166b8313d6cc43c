// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <system_error>

namespace tessera {

namespace {

namespace fs = std::filesystem;

// "/up/Resize_output_0" as in names of files: "up_Resize_output_0".
std::string plainName(const std::string& name)
{
    std::string plain;
    for (const char each : name)
        plain += std::isalnum(static_cast<unsigned char>(each)) != 0 ? each : '_';
    return plain.substr(std::min(plain.find_first_not_of('_'), plain.size()));
}

Tensor tensorIn(const fs::path& path, const MemoryBudget& budget)
{
    return lowerCaseExtension(path) == ".pb" ? onnxfile::readTensor(path, budget) : readArray(path, budget);
}

SeenTensor seenIn(const fs::path& path, const MemoryBudget& budget, bool isInput)
{
    SeenTensor seen{lowerCaseExtension(path) == ".pb" ? onnxfile::readTensor(path, budget).desc : describeArray(path)};
    const std::vector<uint32_t>& sizes = seen.desc.sizes;
    if (isInput && sizes.size() == 1 && sizes.front() <= onnxfile::kMostNumbers)
        seen.numbers = onnxfile::numbersOf(tensorIn(path, budget));
    return seen;
}

// The tensor in the operator's sizes. None, with `why`: its type or number of elements is another.
std::optional<Tensor> seenAs(const Tensor& tensor, const TensorDesc& wanted, const std::string& name, Message& why)
{
    const TensorDesc packed{.dataType = wanted.dataType, .sizes = wanted.sizes};
    if (tensor.desc.dataType == wanted.dataType && elementCount(tensor.desc) == elementCount(wanted))
        return wanted.strides ? Tensor(wanted, tensor.buffer) // the model's tensor is packed, its axes in another order
                              : withLayout(Tensor(packed, tensor.buffer), wanted);
    why = say("onnx", "%1 was recorded as %2 %3; the node needs %4 %5")(
        shown(name), tessera::name(tensor.desc.dataType), text(tensor.desc.sizes), tessera::name(wanted.dataType),
        text(wanted.sizes));
    return {};
}

} // namespace

std::string recordedName(const std::string& tensor)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string name;
    for (const char each : tensor) {
        const auto code = static_cast<unsigned char>(each);
        if (std::isalnum(code) != 0 || each == '_' || each == '-' || (each == '.' && !name.empty()))
            name += each;
        else
            name += {'%', kDigits[code / 16], kDigits[code % 16]};
    }
    return name + ".npy";
}

RecordedTensors::RecordedTensors(const fs::path& folder, const MemoryBudget& budget)
    : m_budget(budget)
{
    std::error_code error;
    std::vector<fs::path> protos;
    for (const fs::path& entry : entriesOf(folder, error)) {
        std::error_code unknown;
        if (!fs::is_regular_file(entry, unknown) || !liesBelow(entry, folder))
            continue;
        const std::string ending = lowerCaseExtension(entry);
        if (ending == ".npy" || ending == ".pb")
            m_files.try_emplace(entry.stem().string(), entry);
        if (ending == ".pb")
            protos.push_back(entry);
        if (ending == ".npz")
            for (const StoredArray& array : arraysIn(entry))
                m_files.try_emplace(array.name, entry.string() + "#" + array.name);
    }
    if (error)
        throw IoError(say("onnx", "%1 cannot be read: %2")(folder.string(), systemReason(error)));
    if (m_files.empty())
        throw IoError(say("onnx", "%1 holds no .npy, .npz or .pb")(folder.string()));
    for (const fs::path& proto : protos)
        if (const std::string name = onnxfile::tensorName(proto, budget); !name.empty())
            m_files.try_emplace(name, proto);
}

RecordedTensors::RecordedTensors(std::map<std::string, fs::path> files, const MemoryBudget& budget)
    : m_files(std::move(files))
    , m_budget(budget)
{
}

std::optional<fs::path> RecordedTensors::fileOf(const std::string& name) const
{
    for (const std::string& written : {name, fs::path(recordedName(name)).stem().string()})
        if (const auto exact = m_files.find(written); exact != m_files.end())
            return exact->second;
    const std::string plain = plainName(name);
    const auto alike = std::ranges::find_if(
        m_files, [&](const auto& each) { return !plain.empty() && plainName(each.first) == plain; });
    return alike == m_files.end() ? std::nullopt : std::optional(alike->second);
}

std::optional<Tensor> RecordedTensors::find(const std::string& name) const
{
    const auto file = fileOf(name);
    return file ? std::optional(tensorIn(*file, m_budget)) : std::nullopt;
}

SeenTensors RecordedTensors::seen(const Model& model) const
{
    SeenTensors all;
    const auto add = [&](const ModelTensor& tensor, bool isInput) {
        const auto file = tensor.name.empty() ? std::nullopt : fileOf(tensor.name);
        if (file && !all.contains(tensor.name))
            all.emplace(tensor.name, seenIn(*file, m_budget, isInput));
    };
    for (const ModelTensor& input : model.inputs)
        add(input, true);
    for (const ModelNode& node : model.nodes)
        if (node.place == ModelPlace::Graph) {
            add(node.input, false);
            add(node.output, false);
        }
    return all;
}

Model openModelAt(const NodePath& named, const MemoryBudget& budget, SourceReach reach)
{
    ModelOptions options{.dims = named.dims, .budget = budget, .reach = reach};
    Model model = openModel(named.file, options);
    if (named.tensors.empty())
        return model;
    options.seen = RecordedTensors(named.tensors, budget).seen(model);
    return openModel(named.file, options);
}

std::optional<Message> roundingOf(const Quantization& quantization, const Tensor& right, const Tensor& recorded)
{
    using enum IntegerRounding;
    constexpr std::pair<Text, IntegerRounding> ways[] = {
        {say("onnx", "cut off"), Truncate},
        {say("onnx", "rounded down"), Floor},
        {say("onnx", "rounded half to even"), HalfEven},
        {say("onnx", "rounded half up"), HalfUp},
        {say("onnx", "rounded up"), Ceil},
    };
    const DataType type = right.desc.dataType;
    const uint64_t count = elementCount(right.desc);
    if (type != recorded.desc.dataType || count != elementCount(recorded.desc))
        return {};
    for (const auto& [what, rounding] : ways) {
        uint64_t same = 0;
        for (; same < count; ++same) {
            const double whole =
                toDouble(type, right.bits(same)) / quantization.scale + static_cast<double>(quantization.zero);
            const double kept = toDouble(quantization.type, fromDouble(quantization.type, rounded(whole, rounding)));
            const double value = (kept - static_cast<double>(quantization.zero)) * quantization.scale;
            if (std::fabs(value - toDouble(type, recorded.bits(same))) > quantization.scale * 1e-3)
                break;
        }
        if (same == count)
            return Message(what);
    }
    return {};
}

RecordedNode recordedNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded)
{
    if (!node.isCase())
        return {.why = node.meaning.why};
    const std::optional<Tensor> input = recorded.find(node.input.name), output = recorded.find(node.output.name);
    if (!input)
        return {.why = say("onnx", "its input %1 was not recorded")(shown(node.input.name))};
    RecordedNode found{.notes = node.meaning.notes};
    std::optional<Tensor> values = seenAs(*input, node.meaning.op->input, node.input.name, found.why);
    if (!values)
        return found;
    found.c = caseOf(model, node);
    found.c->data = FromValues{.tensor = *std::move(values), .origin = node.input.name};
    if (output)
        found.output = seenAs(*output, node.meaning.op->output, node.output.name, found.why);
    else
        found.why = say("onnx", "its output %1 was not recorded")(shown(node.output.name));
    return found;
}

namespace {

namespace fs = std::filesystem;

void addOutput(onnx::GraphProto& graph, const ModelTensor& tensor)
{
    const auto isNamed = [&](const onnx::ValueInfoProto& info) { return info.name() == tensor.name; };
    if (!tensor.type || std::ranges::any_of(graph.output(), isNamed) || std::ranges::any_of(graph.input(), isNamed))
        return;
    onnxfile::declare(*graph.add_output(), tensor);
}

// Replaces open sizes by those with which the model was opened.
template <class Infos> void close(Infos& infos, const ModelTensor& tensor)
{
    for (onnx::ValueInfoProto& info : infos)
        if (info.name() == tensor.name && tensor.isKnown()) {
            onnx::TensorShapeProto& shape = *info.mutable_type()->mutable_tensor_type()->mutable_shape();
            shape.Clear();
            for (const uint32_t size : tensor.known())
                shape.add_dim()->set_dim_value(size);
        }
}

// Links the external data; openModel() has checked their places.
void linkData(onnx::ModelProto& proto, const fs::path& from, const fs::path& folder)
{
    onnxfile::forEachWithin<onnx::TensorProto>(proto, [&](const onnx::TensorProto& tensor) {
        for (const onnx::StringStringEntryProto& entry : tensor.external_data()) {
            std::error_code error;
            const fs::path link = folder / entry.value();
            if (entry.key() != "location" || fs::exists(link, error))
                continue;
            fs::create_directories(link.parent_path(), error);
            fs::create_symlink(fs::absolute(from / entry.value()), link, error);
            if (error)
                throw IoError(say("onnx", "%1 cannot be linked: %2")(entry.value(), error.message()));
        }
    });
}

} // namespace

fs::path writeWidened(const Model& model, const std::vector<ModelTensor>& tensors, const fs::path& folder)
{
    const std::string bytes =
        onnxfile::readMessage<onnx::ModelProto>(model.path, model.budget, [&](onnx::ModelProto& proto) {
            for (const ModelTensor& tensor : tensors)
                addOutput(*proto.mutable_graph(), tensor);
            for (const ModelTensor& input : model.inputs)
                close(*proto.mutable_graph()->mutable_input(), input);
            for (const ModelTensor& output : model.outputs)
                close(*proto.mutable_graph()->mutable_output(), output);
            linkData(proto, model.path.parent_path(), folder);
            std::string written;
            if (!proto.SerializeToString(&written))
                throw IoError(say("onnx", "A file of ONNX cannot hold this: it has at most 2 GiB"));
            return written;
        });
    fs::path path = folder / "model.onnx";
    writeFileAtomically(path, std::as_bytes(std::span(bytes)));
    return path;
}

} // namespace tessera
