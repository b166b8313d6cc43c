// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/proto_values.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <google/protobuf/wire_format_lite.h>

namespace tessera::onnxfile {

namespace pb = google::protobuf;

static_assert(std::endian::native == std::endian::little, "raw_data is little endian");

std::optional<DataType> dataTypeOf(int type)
{
    if (type == kBoolean)
        return DataType::UInt8;
    const auto found = std::ranges::find(kElementTypes, type, &std::pair<DataType, int>::second);
    return found == kElementTypes.end() ? std::nullopt : std::optional(found->first);
}

int numberOf(DataType type)
{
    return std::ranges::find(kElementTypes, type, &std::pair<DataType, int>::first)->second;
}

std::string nameOf(const onnx::NodeProto& node)
{
    return node.name().empty() && node.output_size() > 0 ? node.output(0) : node.name();
}

std::string symbolOf(const onnx::ValueInfoProto& info, int axis, bool isInput)
{
    const auto& dim = info.type().tensor_type().shape().dim(axis);
    if (!dim.dim_param().empty() || dim.dim_value() >= 1 || !isInput)
        return dim.dim_param();
    return info.name() + "[" + std::to_string(axis) + "]";
}

ModelTensor tensorOf(const onnx::ValueInfoProto& info, const std::map<std::string, uint32_t, std::less<>>& sizes,
                     bool isInput)
{
    ModelTensor tensor{.name = info.name()};
    const onnx::TypeProto::Tensor& type = info.type().tensor_type();
    tensor.type = dataTypeOf(type.elem_type());
    if (!type.has_shape())
        return tensor;
    tensor.sizes.emplace();
    for (int i = 0; i < type.shape().dim_size(); ++i) {
        const int64_t size = type.shape().dim(i).dim_value();
        const std::string symbol = symbolOf(info, i, isInput);
        const auto known = sizes.find(symbol);
        if (known != sizes.end())
            tensor.sizes->push_back({known->second});
        else
            tensor.sizes->push_back({size >= 1 && size <= UINT32_MAX ? static_cast<uint32_t>(size) : 0, symbol});
    }
    return tensor;
}

namespace {

using VisitTensor = std::function<void(onnx::TensorProto& tensor)>;

void forEachOfGraph(onnx::GraphProto& graph, const VisitTensor& visit);

template <class Nodes> void forEachOfNodes(Nodes& nodes, const VisitTensor& visit)
{
    for (onnx::NodeProto& node : nodes)
        for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
            if (attribute.has_t())
                visit(*attribute.mutable_t());
            for (onnx::TensorProto& each : *attribute.mutable_tensors())
                visit(each);
            if (attribute.has_g())
                forEachOfGraph(*attribute.mutable_g(), visit);
            for (onnx::GraphProto& each : *attribute.mutable_graphs())
                forEachOfGraph(each, visit);
        }
}

void forEachOfGraph(onnx::GraphProto& graph, const VisitTensor& visit)
{
    for (onnx::TensorProto& tensor : *graph.mutable_initializer())
        visit(tensor);
    forEachOfNodes(*graph.mutable_node(), visit);
}

} // namespace

void forEachTensor(onnx::ModelProto& model, const VisitTensor& visit)
{
    forEachOfGraph(*model.mutable_graph(), visit);
    for (onnx::FunctionProto& function : *model.mutable_functions())
        forEachOfNodes(*function.mutable_node(), visit);
}

void forEachGraph(const onnx::GraphProto& graph, const std::function<void(const onnx::GraphProto& graph)>& visit)
{
    visit(graph);
    for (const onnx::NodeProto& node : graph.node())
        for (const onnx::AttributeProto& attribute : node.attribute()) {
            if (attribute.has_g())
                forEachGraph(attribute.g(), visit);
            for (const onnx::GraphProto& each : attribute.graphs())
                forEachGraph(each, visit);
        }
}

std::string quoted(const std::string& name)
{
    return "\"" + shown(name) + "\"";
}

bool isOnnxDomain(const std::string& domain)
{
    return domain.empty() || domain == "ai.onnx";
}

namespace {

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

} // namespace

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
    auto type = attribute.type();
    if (type == onnx::AttributeProto::UNDEFINED) // old files and texts do not say it
        type = attribute.has_i()       ? onnx::AttributeProto::INT
            : attribute.has_f()        ? onnx::AttributeProto::FLOAT
            : attribute.has_s()        ? onnx::AttributeProto::STRING
            : attribute.ints_size()    ? onnx::AttributeProto::INTS
            : attribute.floats_size()  ? onnx::AttributeProto::FLOATS
            : attribute.strings_size() ? onnx::AttributeProto::STRINGS
                                       : type;
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

namespace {

// What a byte of a message becomes at most: an empty message within another one is two bytes, and an object.
constexpr uint64_t kMostGrowth = 128;
constexpr int kMostNesting = 100; // protobuf's own limit

enum class Part { Other, Model, Graph, Function, Node, Attribute, Tensor, PlainData, VaryingData };

Part partOf(Part whole, int field)
{
    struct Row {
        Part whole;
        int field;
        Part part;
    };
    static constexpr Row rows[] = {
        {Part::Model, onnx::ModelProto::kGraphFieldNumber, Part::Graph},
        {Part::Model, onnx::ModelProto::kFunctionsFieldNumber, Part::Function},
        {Part::Graph, onnx::GraphProto::kNodeFieldNumber, Part::Node},
        {Part::Graph, onnx::GraphProto::kInitializerFieldNumber, Part::Tensor},
        {Part::Function, onnx::FunctionProto::kNodeFieldNumber, Part::Node},
        {Part::Node, onnx::NodeProto::kAttributeFieldNumber, Part::Attribute},
        {Part::Attribute, onnx::AttributeProto::kTFieldNumber, Part::Tensor},
        {Part::Attribute, onnx::AttributeProto::kTensorsFieldNumber, Part::Tensor},
        {Part::Attribute, onnx::AttributeProto::kGFieldNumber, Part::Graph},
        {Part::Attribute, onnx::AttributeProto::kGraphsFieldNumber, Part::Graph},
        {Part::Tensor, onnx::TensorProto::kRawDataFieldNumber, Part::PlainData},
        {Part::Tensor, onnx::TensorProto::kFloatDataFieldNumber, Part::PlainData},
        {Part::Tensor, onnx::TensorProto::kDoubleDataFieldNumber, Part::PlainData},
        {Part::Tensor, onnx::TensorProto::kInt32DataFieldNumber, Part::VaryingData},
        {Part::Tensor, onnx::TensorProto::kInt64DataFieldNumber, Part::VaryingData},
        {Part::Tensor, onnx::TensorProto::kUint64DataFieldNumber, Part::VaryingData},
    };
    for (const Row& row : rows)
        if (row.whole == whole && row.field == field)
            return row.part;
    return Part::Other;
}

// Of what is left until the stream's limit.
uint64_t memoryOf(pb::io::CodedInputStream& coded, Part whole, int depth)
{
    using pb::internal::WireFormatLite;
    uint64_t memory = 0;
    while (coded.BytesUntilLimit() > 0) {
        const int begin = coded.CurrentPosition();
        const uint32_t tag = coded.ReadTag();
        const bool isPacked = WireFormatLite::GetTagWireType(tag) == WireFormatLite::WIRETYPE_LENGTH_DELIMITED;
        const Part part = isPacked ? partOf(whole, WireFormatLite::GetTagFieldNumber(tag)) : Part::Other;
        const bool isMessage = part != Part::Other && part < Part::PlainData && depth < kMostNesting;
        int length = 0;
        if (isMessage && coded.ReadVarintSizeAsInt(&length) && length <= coded.BytesUntilLimit()) {
            memory += kMostGrowth * static_cast<uint64_t>(coded.CurrentPosition() - begin);
            const auto limit = coded.PushLimit(length);
            memory += memoryOf(coded, part, depth + 1);
            coded.PopLimit(limit);
            continue;
        }
        const bool isWhole = tag != 0 && !isMessage && WireFormatLite::SkipField(&coded, tag);
        if (!isWhole) // the rest is not read either
            coded.Skip(coded.BytesUntilLimit());
        const uint64_t growth = isWhole && part == Part::PlainData ? 1
            : isWhole && part == Part::VaryingData                 ? 8
                                                                   : kMostGrowth;
        memory += growth * static_cast<uint64_t>(coded.CurrentPosition() - begin);
    }
    return memory;
}

} // namespace

uint64_t memoryOfTensor(pb::io::CodedInputStream& coded)
{
    return memoryOf(coded, Part::Tensor, 0);
}

uint64_t memoryOfModel(pb::io::CodedInputStream& coded)
{
    return memoryOf(coded, Part::Model, 0);
}

} // namespace tessera::onnxfile
