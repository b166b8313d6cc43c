// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/file.h"
#include "engine/formats/io/json.h"
#include "engine/frameworks/onnx/onnx_proto.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <fstream>
#include <limits>

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/wire_format_lite.h>
#include <onnx/onnx_pb.h>

namespace tessera::onnxfile {

static_assert(std::endian::native == std::endian::little, "raw_data is little endian");

namespace {

namespace pb = google::protobuf;

// What a byte of a message becomes at most: an empty message within another one is two bytes, and an object.
constexpr uint64_t kMostGrowth = 128;
constexpr uint64_t kMostModelBytes = 16 << 20; // the largest model of one node and its few constants

std::optional<DataType> dataTypeOf(int type)
{
    if (type == kBoolean)
        return DataType::UInt8;
    const auto found = std::ranges::find(kElementTypes, type, &std::pair<DataType, int>::second);
    return found == kElementTypes.end() ? std::nullopt : std::optional(found->first);
}

std::string quoted(const std::string& name)
{
    return "\"" + shown(name) + "\"";
}

// What is wrong with a tensor, whose name is %1 of the sentence.
template <class... More> [[noreturn]] void refuse(const onnx::TensorProto& tensor, const Text& sentence, More&&... more)
{
    throw IoError(sentence(quoted(tensor.name()), std::forward<More>(more)...));
}

std::vector<uint32_t> sizesOf(const onnx::TensorProto& tensor)
{
    constexpr int kMostDimensions = 8;
    if (tensor.dims_size() > kMostDimensions)
        refuse(tensor, say("onnx", "tensor %1 has more than 8 dimensions"));
    std::vector<uint32_t> sizes;
    for (const int64_t size : tensor.dims()) {
        if (size < 0 || size > std::numeric_limits<uint32_t>::max())
            refuse(tensor, say("onnx", "tensor %1 has the size %2; expected 0 to 2^32 − 1"), size);
        sizes.push_back(static_cast<uint32_t>(size));
    }
    return sizes;
}

// Calls `visit` with the field of the message that holds elements of the type one by one.
template <class Visit> auto withTypedField(const onnx::TensorProto& tensor, DataType type, Visit&& visit)
{
    switch (type) {
    case DataType::Float32:
        return visit(tensor.float_data());
    case DataType::Float64:
        return visit(tensor.double_data());
    case DataType::Int64:
        return visit(tensor.int64_data());
    case DataType::UInt32:
    case DataType::UInt64:
        return visit(tensor.uint64_data());
    case DataType::Int32:
    case DataType::Int16:
    case DataType::Int8:
    case DataType::UInt16:
    case DataType::UInt8:
    case DataType::Float16: // as its bits
        break;
    }
    return visit(tensor.int32_data());
}

// Before anything is allocated for them.
void checkCount(const onnx::TensorProto& tensor, DataType type, uint64_t count)
{
    const auto there = tensor.has_raw_data()
        ? tensor.raw_data().size() / elementBytes(type)
        : withTypedField(tensor, type, [](const auto& field) { return static_cast<size_t>(field.size()); });
    const bool isWhole = !tensor.has_raw_data() || tensor.raw_data().size() % elementBytes(type) == 0;
    if (there != count || !isWhole)
        refuse(tensor, say("onnx", "tensor %1 has %2 values; its sizes need %3"), there, count);
}

Array arrayOf(const onnx::TensorProto& tensor, const MemoryBudget& budget)
{
    if (tensor.data_location() == onnx::TensorProto::EXTERNAL || tensor.external_data_size() > 0)
        refuse(tensor, say("onnx", "tensor %1 keeps its data in another file; expected data in the file itself"));
    const auto type = dataTypeOf(tensor.data_type());
    if (!type)
        refuse(tensor,
               say("onnx",
                   "tensor %1 is of ONNX's element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits "
                   "are read"),
               tensor.data_type());
    Array array{.type = *type, .sizes = sizesOf(tensor), .values = {}};
    const auto count = elementCount(array.sizes);
    uint64_t bytes = 0;
    if (!count)
        refuse(tensor, say("onnx", "tensor %1 has more than 2^64 elements"));
    if (__builtin_mul_overflow(*count, elementBytes(*type), &bytes) || bytes > budget.bytes)
        throw IoError(beyondBudget(say("onnx", "tensor %1")(quoted(tensor.name())), std::max(bytes, *count), budget));
    checkCount(tensor, *type, *count);
    array.values = Buffer((bytes + 3) & ~uint64_t{3});
    std::byte* place = array.values.writableBytes().data();
    if (tensor.has_raw_data() && bytes > 0)
        std::memcpy(place, tensor.raw_data().data(), bytes);
    else if (!tensor.has_raw_data())
        withTypedField(tensor, *type, [&](const auto& field) {
            for (const auto value : field) {
                std::memcpy(place, &value, elementBytes(*type)); // the low bytes
                place += elementBytes(*type);
            }
        });
    return array;
}

OnnxValue valueOf(const onnx::AttributeProto& attribute)
{
    const auto type = attribute.type();
    if (type == onnx::AttributeProto::INT)
        return attribute.i();
    if (type == onnx::AttributeProto::FLOAT)
        return double{attribute.f()};
    if (type == onnx::AttributeProto::STRING)
        return attribute.s();
    if (type == onnx::AttributeProto::INTS)
        return std::vector<int64_t>(attribute.ints().begin(), attribute.ints().end());
    if (type == onnx::AttributeProto::FLOATS)
        return std::vector<double>(attribute.floats().begin(), attribute.floats().end());
    if (type == onnx::AttributeProto::STRINGS)
        return std::vector<std::string>(attribute.strings().begin(), attribute.strings().end());
    throw IoError(say("onnx", "attribute %1 is neither a number, a text nor a list of them")(quoted(attribute.name())));
}

bool isOnnxDomain(const std::string& domain)
{
    return domain.empty() || domain == "ai.onnx";
}

// A tensor of a Constant node: one of its attributes.
Array constantOf(const onnx::NodeProto& node, const MemoryBudget& budget)
{
    for (const onnx::AttributeProto& attribute : node.attribute()) {
        onnx::TensorProto tensor;
        if (attribute.name() == "value")
            return arrayOf(attribute.t(), budget);
        if (attribute.name() == "value_float" || attribute.name() == "value_floats") {
            tensor.set_data_type(onnx::TensorProto::FLOAT);
            *tensor.mutable_float_data() = attribute.floats();
            if (attribute.name() == "value_float")
                tensor.add_float_data(attribute.f());
            tensor.add_dims(tensor.float_data_size());
            return arrayOf(tensor, budget);
        }
        if (attribute.name() == "value_int" || attribute.name() == "value_ints") {
            tensor.set_data_type(onnx::TensorProto::INT64);
            *tensor.mutable_int64_data() = attribute.ints();
            if (attribute.name() == "value_int")
                tensor.add_int64_data(attribute.i());
            tensor.add_dims(tensor.int64_data_size());
            return arrayOf(tensor, budget);
        }
    }
    throw IoError(
        say("onnx", "Constant node of %1 has no value")(quoted(node.output_size() > 0 ? node.output(0) : "")));
}

// The graph's only node besides constants.
const onnx::NodeProto& onlyNode(const onnx::GraphProto& graph)
{
    const onnx::NodeProto* only = nullptr;
    std::string names;
    size_t count = 0;
    for (const onnx::NodeProto& node : graph.node()) {
        if (node.op_type() == "Constant" && isOnnxDomain(node.domain()))
            continue;
        only = &node;
        if (++count <= 8)
            names += (names.empty() ? "" : ", ") + shown(node.op_type());
    }
    if (count == 0)
        throw IoError(say(
            "onnx", "holds %1 nodes; expected a model of one DepthToSpace, SpaceToDepth, Resize or Upsample")(count));
    if (count > 1)
        throw IoError(
            say("onnx", "holds %1 nodes (%2); expected a model of one DepthToSpace, SpaceToDepth, Resize or Upsample")(
                count, count > 8 ? names + ", …" : names));
    if (!isOnnxDomain(only->domain()))
        throw IoError(say("onnx", "node %1 is of the domain %2; expected one of ONNX's own")(shown(only->op_type()),
                                                                                             quoted(only->domain())));
    return *only;
}

Declared declared(const onnx::ValueInfoProto& info)
{
    Declared result{.name = info.name(), .type = {}, .sizes = {}};
    const onnx::TypeProto::Tensor& tensor = info.type().tensor_type();
    result.type = dataTypeOf(tensor.elem_type());
    for (const auto& dimension : tensor.shape().dim()) {
        const int64_t size = dimension.dim_value();
        if (size < 1 || size > std::numeric_limits<uint32_t>::max())
            return {.name = info.name(), .type = result.type, .sizes = {}};
        result.sizes.push_back(static_cast<uint32_t>(size));
    }
    return result;
}

int opsetOf(const onnx::ModelProto& model)
{
    for (const onnx::OperatorSetIdProto& set : model.opset_import())
        if (isOnnxDomain(set.domain())) {
            if (set.version() < 1 || set.version() > 1000)
                throw IoError(say("onnx", "imports the opset %1, which there is not")(set.version()));
            return static_cast<int>(set.version());
        }
    throw IoError(say("onnx", "imports no opset of ONNX's own"));
}

Model modelOf(const onnx::ModelProto& proto, const MemoryBudget& budget)
{
    const onnx::GraphProto& graph = proto.graph();
    const onnx::NodeProto& node = onlyNode(graph);
    Model model{.name = graph.name(), .node = {.op = node.op_type(), .opset = opsetOf(proto)}};
    for (const onnx::AttributeProto& attribute : node.attribute())
        model.node.attributes.insert_or_assign(attribute.name(), valueOf(attribute));
    model.nodeInputs.assign(node.input().begin(), node.input().end());
    for (const onnx::TensorProto& tensor : graph.initializer())
        model.constants.insert_or_assign(tensor.name(), arrayOf(tensor, budget));
    for (const onnx::NodeProto& constant : graph.node())
        if (&constant != &node && constant.output_size() > 0)
            model.constants.insert_or_assign(constant.output(0), constantOf(constant, budget));
    for (const onnx::ValueInfoProto& info : graph.input())
        if (!model.constants.contains(info.name()))
            model.inputs.push_back(declared(info));
    return model;
}

// What a tensor's message takes once it is read: plain data their size, numbers of varying length eight times it, all
// else what objects take.
uint64_t memoryOfTensor(std::istream& file, uint64_t bytes)
{
    using pb::internal::WireFormatLite;
    pb::io::IstreamInputStream stream(&file);
    pb::io::CodedInputStream coded(&stream);
    uint64_t plain = 0, varying = 0;
    while (const uint32_t tag = coded.ReadTag()) {
        const int begin = coded.CurrentPosition();
        if (!WireFormatLite::SkipField(&coded, tag))
            break; // the rest is not read either
        const auto length = static_cast<uint64_t>(coded.CurrentPosition() - begin);
        const bool isPacked = WireFormatLite::GetTagWireType(tag) == WireFormatLite::WIRETYPE_LENGTH_DELIMITED;
        switch (isPacked ? WireFormatLite::GetTagFieldNumber(tag) : 0) {
        case onnx::TensorProto::kRawDataFieldNumber:
        case onnx::TensorProto::kFloatDataFieldNumber:
        case onnx::TensorProto::kDoubleDataFieldNumber:
            plain += length;
            break;
        case onnx::TensorProto::kInt32DataFieldNumber:
        case onnx::TensorProto::kInt64DataFieldNumber:
        case onnx::TensorProto::kUint64DataFieldNumber:
            varying += length;
        }
    }
    return plain + 8 * varying + kMostGrowth * (bytes - plain - varying);
}

// Reads a message that takes, read, at most so many bytes; then it is an object of ours, within the budget too.
template <class Proto, class Needs, class Make>
auto readMessage(const std::filesystem::path& path, const MemoryBudget& budget, Needs&& needs, Make&& make)
{
    const uint64_t bytes = regularFileSize(path);
    const std::string where = path.string();
    if (bytes > std::numeric_limits<int32_t>::max())
        throw IoError(say("onnx", "%1 has %2 bytes; files of ONNX have less than 2^31")(where, bytes));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw IoError(say("onnx", "%1 cannot be opened")(where));
    if (const uint64_t needed = needs(file, bytes); needed > budget.bytes)
        throw IoError(beyondBudget(where, needed, budget));
    file.clear();
    file.seekg(0);
    Proto message;
    pb::SetLogHandler(nullptr); // what is wrong is said here
    pb::io::IstreamInputStream stream(&file);
    if (!message.ParseFromZeroCopyStream(&stream) || bytes == 0)
        throw IoError(say("onnx", "%1 is none of ONNX's files, or a damaged one")(where));
    try {
        return make(message);
    } catch (const IoError& error) {
        throw IoError(Message(where) + ": " + error.message());
    }
}

} // namespace

uint64_t Array::count() const
{
    return *elementCount(sizes);
}

Tensor Array::tensor() const
{
    return Tensor({.dataType = type, .sizes = sizes.empty() ? std::vector<uint32_t>{1} : sizes}, values);
}

Model readModel(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const auto needs = [&](std::istream&, uint64_t bytes) {
        if (bytes > kMostModelBytes)
            throw IoError(say("onnx", "%1 has %2 bytes; a model of one node has at most 16 MiB")(path.string(), bytes));
        return bytes * kMostGrowth;
    };
    return readMessage<onnx::ModelProto>(path, budget, needs,
                                         [&](const onnx::ModelProto& model) { return modelOf(model, budget); });
}

Array readTensor(const std::filesystem::path& path, const MemoryBudget& budget)
{
    return readMessage<onnx::TensorProto>(path, budget, memoryOfTensor,
                                          [&](const onnx::TensorProto& tensor) { return arrayOf(tensor, budget); });
}

} // namespace tessera::onnxfile
