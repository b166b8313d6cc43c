// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/onnx/proto_values.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <span>

#include <google/protobuf/wire_format_lite.h>

namespace tessera::onnxfile {

namespace pb = google::protobuf;

static_assert(std::endian::native == std::endian::little, "raw_data is little endian");

namespace {

// Our types and ONNX's TensorProto.DataType.
constexpr std::pair<DataType, int> kElementTypes[] = {
    {DataType::Float32, 1},  {DataType::UInt8, 2},   {DataType::Int8, 3},    {DataType::UInt16, 4},
    {DataType::Int16, 5},    {DataType::Int32, 6},   {DataType::Int64, 7},   {DataType::Float16, 10},
    {DataType::Float64, 11}, {DataType::UInt32, 12}, {DataType::UInt64, 13}, {DataType::UInt8, 9}, // a boolean
};

} // namespace

std::optional<DataType> dataTypeOf(int type)
{
    const auto found = std::ranges::find(kElementTypes, type, &std::pair<DataType, int>::second);
    return found == std::end(kElementTypes) ? std::nullopt : std::optional(found->first);
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

std::string quoted(const std::string& name)
{
    return "\"" + shown(name) + "\"";
}

bool isOnnxDomain(const std::string& domain)
{
    return domain.empty() || domain == "ai.onnx";
}

namespace {

// Throws IoError with a sentence in which %1 is the tensor's name.
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

// Calls `visit` with the repeated field that holds elements of the type.
template <class Visit> auto withTypedField(const onnx::TensorProto& tensor, DataType type, Visit&& visit)
{
    if (type == DataType::Float32)
        return visit(tensor.float_data());
    if (type == DataType::Float64)
        return visit(tensor.double_data());
    if (type == DataType::Int64)
        return visit(tensor.int64_data());
    if (type == DataType::UInt32 || type == DataType::UInt64)
        return visit(tensor.uint64_data());
    return visit(tensor.int32_data()); // FLOAT16 as its bits
}

} // namespace

Tensor elementsOf(const onnx::TensorProto& tensor, const MemoryBudget& budget)
{
    if (isExternal(tensor))
        refuse(tensor, say("onnx", "tensor %1 keeps its data in another file; expected data in the file itself"));
    const auto type = dataTypeOf(tensor.data_type());
    if (!type)
        refuse(tensor,
               say("onnx",
                   "tensor %1 is of ONNX's element type %2; FLOAT, DOUBLE, FLOAT16, BOOL and integers of 8 to 64 bits "
                   "are read"),
               tensor.data_type());
    Tensor values;
    values.desc = {.dataType = *type, .sizes = sizesOf(tensor)};
    const auto count = elementCount(values.desc.sizes);
    uint64_t bytes = 0;
    if (!count)
        refuse(tensor, say("onnx", "tensor %1 has more than 2^64 elements"));
    if (__builtin_mul_overflow(*count, elementBytes(*type), &bytes) || bytes > budget.bytes)
        throw IoError(beyondBudget(say("onnx", "tensor %1")(quoted(tensor.name())), std::max(bytes, *count), budget));
    std::string packed;
    if (!tensor.has_raw_data())
        withTypedField(tensor, *type, [&](const auto& field) {
            for (const auto value : field)
                packed.append(reinterpret_cast<const char*>(&value), elementBytes(*type)); // the low bytes
        });
    const std::string& data = tensor.has_raw_data() ? tensor.raw_data() : packed;
    if (data.size() != bytes)
        refuse(tensor, say("onnx", "tensor %1 has %2 values; its sizes need %3"), data.size() / elementBytes(*type),
               *count);
    values.buffer = Buffer((bytes + 3) & ~uint64_t{3});
    std::ranges::copy(std::as_bytes(std::span(data)), values.writableBytes().data());
    if (values.desc.sizes.empty())
        values.desc.sizes = {1};
    return values;
}

Value valueOf(const onnx::AttributeProto& attribute)
{
    using Proto = onnx::AttributeProto;
    const auto is = [&](Proto::AttributeType type, bool isThere) { // old files and texts leave the type out
        return attribute.type() == type || (attribute.type() == Proto::UNDEFINED && isThere);
    };
    const auto listOf = [](const auto& field) {
        ValueList list;
        for (const auto& each : field)
            if constexpr (std::is_arithmetic_v<std::decay_t<decltype(each)>>)
                list.push_back(tessera::valueOf(each));
            else
                list.push_back({.is = each});
        return tessera::valueOf(std::move(list));
    };
    if (is(Proto::INT, attribute.has_i()))
        return tessera::valueOf(attribute.i());
    if (is(Proto::FLOAT, attribute.has_f()))
        return tessera::valueOf(attribute.f());
    if (is(Proto::STRING, attribute.has_s()))
        return {.is = attribute.s()};
    if (is(Proto::INTS, attribute.ints_size() > 0))
        return listOf(attribute.ints());
    if (is(Proto::FLOATS, attribute.floats_size() > 0))
        return listOf(attribute.floats());
    if (is(Proto::STRINGS, attribute.strings_size() > 0))
        return listOf(attribute.strings());
    throw IoError(say("onnx", "attribute %1 is neither a number, a text nor a list of them")(quoted(attribute.name())));
}

int opsetOf(const Opsets& imported)
{
    for (const onnx::OperatorSetIdProto& set : imported)
        if (isOnnxDomain(set.domain())) {
            if (set.version() < 1 || set.version() > 1000)
                throw IoError(say("onnx", "imports the opset %1, which there is not")(set.version()));
            return static_cast<int>(set.version());
        }
    return 0;
}

std::optional<uint64_t> countOf(const onnx::TensorProto& tensor)
{
    uint64_t count = 1;
    for (const int64_t size : tensor.dims())
        if (size < 0 || __builtin_mul_overflow(count, static_cast<uint64_t>(size), &count))
            return {};
    return count;
}

bool isExternal(const onnx::TensorProto& tensor)
{
    return tensor.data_location() == onnx::TensorProto::EXTERNAL || tensor.external_data_size() > 0;
}

void declare(onnx::ValueInfoProto& info, const ModelTensor& tensor)
{
    info.set_name(tensor.name);
    onnx::TypeProto::Tensor& type = *info.mutable_type()->mutable_tensor_type();
    type.set_elem_type(numberOf(*tensor.type));
    if (tensor.sizes)
        type.mutable_shape();
    for (const ModelSize& each : tensor.sizes.value_or(std::vector<ModelSize>())) {
        auto& dim = *type.mutable_shape()->add_dim();
        if (each.size > 0)
            dim.set_dim_value(each.size);
    }
}

namespace {

// The most memory of a byte: two bytes are an empty message in another one, and become an object.
constexpr uint64_t kMostGrowth = 128;

// The same inside a field of known length, which may hold plain data or numbers of varying length.
uint64_t growthOf(const pb::FieldDescriptor* field)
{
    using Field = pb::FieldDescriptor;
    const Field::Type type = field ? field->type() : Field::TYPE_STRING;
    if (type == Field::TYPE_FLOAT || type == Field::TYPE_DOUBLE || (type == Field::TYPE_BYTES && !field->is_repeated()))
        return 1;
    return type == Field::TYPE_INT32 || type == Field::TYPE_INT64 || type == Field::TYPE_UINT64 ? 8 : kMostGrowth;
}

} // namespace

uint64_t memoryOf(pb::io::CodedInputStream& coded, const pb::Descriptor& message, int depth)
{
    constexpr int kMostNesting = 100; // protobuf's own limit
    using pb::internal::WireFormatLite;
    uint64_t memory = 0;
    while (coded.BytesUntilLimit() > 0) {
        const int begin = coded.CurrentPosition();
        const uint32_t tag = coded.ReadTag();
        const pb::FieldDescriptor* field = message.FindFieldByNumber(WireFormatLite::GetTagFieldNumber(tag));
        const bool isLong = WireFormatLite::GetTagWireType(tag) == WireFormatLite::WIRETYPE_LENGTH_DELIMITED;
        int length = 0;
        const bool isWhole = isLong ? coded.ReadVarintSizeAsInt(&length) && length <= coded.BytesUntilLimit()
                                    : tag != 0 && WireFormatLite::SkipField(&coded, tag);
        if (!isWhole) { // protobuf will not read the rest either
            length = 0;
            coded.Skip(coded.BytesUntilLimit());
        }
        memory += kMostGrowth * static_cast<uint64_t>(coded.CurrentPosition() - begin);
        if (field && field->message_type() && depth < kMostNesting) {
            const auto limit = coded.PushLimit(length);
            memory += memoryOf(coded, *field->message_type(), depth + 1);
            coded.PopLimit(limit);
        } else {
            coded.Skip(length);
            memory += growthOf(field) * static_cast<uint64_t>(length);
        }
    }
    return memory;
}

std::vector<double> numbersOf(const Tensor& tensor)
{
    std::vector<double> all;
    for (uint64_t i = 0, count = *elementCount(tensor.desc.sizes); i < count; ++i)
        all.push_back(toDouble(tensor.desc.dataType, tensor.bits(i)));
    return all;
}

Tensor readTensor(const std::filesystem::path& path, const MemoryBudget& budget)
{
    return readMessage<onnx::TensorProto>(path, budget,
                                          [&](const onnx::TensorProto& tensor) { return elementsOf(tensor, budget); });
}

std::string tensorName(const std::filesystem::path& path, const MemoryBudget& budget)
{
    try {
        return readMessage<onnx::TensorProto>(path, budget,
                                              [](const onnx::TensorProto& tensor) { return tensor.name(); });
    } catch (const IoError&) {
        return {};
    }
}

} // namespace tessera::onnxfile
