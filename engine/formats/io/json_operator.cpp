// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_operator.h"

#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_values.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

std::string_view withoutPrefix(std::string_view text, std::string_view prefix)
{
    return text.substr(text.starts_with(prefix) ? prefix.size() : 0);
}

std::vector<uint32_t> uint32List(const JsonMember& member)
{
    return listIn(member, [](const JsonMember& each) { return each.uint32(); });
}

TensorDesc readField(const JsonMember& field, const TensorDesc&)
{
    if (const auto type = field.find("Type"))
        if (withoutPrefix(type->string(), "DML_TENSOR_TYPE_") != "BUFFER")
            type->refuse(say("io", "%1 = %2 is not a kind of tensor that can be used; DML_TENSOR_TYPE_BUFFER is"));
    const JsonMember desc = field.find("Desc").value_or(field);
    TensorDesc tensor{.dataType = dataTypeIn(desc.required("DataType")), .sizes = uint32List(desc.required("Sizes"))};
    if (const auto strides = desc.find("Strides"); strides && !strides->value().IsNull())
        tensor.strides = uint32List(*strides);
    if (const auto count = desc.find("DimensionCount"); count && count->uint32() != tensor.sizes.size())
        count->refuse(say("io", "%1 = %2 is not the number of Sizes, %3"), tensor.sizes.size());
    if (const auto bytes = desc.find("TotalTensorSizeInBytes"))
        tensor.totalTensorSizeInBytes = bytes->uint64();
    if (const auto alignment = desc.find("GuaranteedBaseOffsetAlignment"))
        tensor.guaranteedBaseOffsetAlignment = alignment->uint32();
    return tensor;
}

EnumValue readField(const JsonMember& member, const EnumValue& before)
{
    const EnumType& type = *before.type;
    const std::string text = member.string();
    const auto found = std::ranges::find(type.names, withoutPrefix(text, type.prefix));
    if (found == type.names.end()) {
        const std::vector<Message> names(type.names.begin(), type.names.end());
        member.refuse(say("io", "%1 = %2 is not one of its values; expected %3"), anyOf(names));
    }
    return {&type, static_cast<uint32_t>(found - type.names.begin())};
}

uint32_t readField(const JsonMember& member, uint32_t)
{
    return member.uint32();
}
bool readField(const JsonMember& member, bool)
{
    return member.boolean();
}
std::vector<float> readField(const JsonMember& member, const std::vector<float>&)
{
    return listIn(member, [](const JsonMember& each) {
        return std::bit_cast<float>(static_cast<uint32_t>(literal(each, DataType::Float32)));
    });
}

Operator readOperator(const JsonMember& desc, Operator op)
{
    for (const Field& field : fields(op)) {
        if (field.info.isOurs && !desc.find(field.info.name))
            continue;
        const JsonMember member = desc.required(field.info.name);
        std::visit([&](const auto& before) { setField(op, field.info.name, readField(member, before)); }, field.value);
    }
    return op;
}

// Names the members of a dispatchable, or of its tensors, that no field is.
std::vector<Message> unknownIn(const JsonMember& dispatchable, const Operator& op)
{
    std::vector<std::string> known = {
        "type",     "Type",          "desc",  "Desc",    "executionFlags",         "dmlCompileType",
        "bindings", "DataType",      "Sizes", "Strides", "TotalTensorSizeInBytes", "GuaranteedBaseOffsetAlignment",
        "Flags",    "DimensionCount"};
    for (const Field& field : fields(op))
        known.emplace_back(field.info.name);
    std::vector<Message> unknown;
    const std::function<void(const JsonMember&)> visit = [&](const JsonMember& object) {
        object.forEachMember([&](const JsonMember& member, const std::string& key) {
            const bool isKnown = std::ranges::find(known, key) != known.end();
            if (isKnown && member.value().IsObject() && key != "bindings")
                visit(member);
            if (isKnown || key.find_first_of("$_/") == 0) // comments in DxDispatch's own files
                return;
            const std::string meant = closest(key, known);
            const Message ignored = say("io", "%1 is no field of %2 and is ignored")(member.path(), name(op));
            unknown.push_back(meant.empty() ? ignored : ignored + "; " + kDidYouMean(meant));
        });
    };
    visit(dispatchable);
    return unknown;
}

Message unknownOperator(const std::string& type)
{
    const std::string known = listText(allOperators(), ", ", [](const Operator& op) { return name(op); });
    return say("io", "is of type \"%1\", which is none of the operators of this program: %2")(shown(type), known);
}

void writeNumbers(JsonText& json, const std::vector<uint32_t>& numbers)
{
    json.values(numbers, [](uint32_t number) { return uint64_t{number}; });
}

void writeField(JsonText& json, const TensorDesc& tensor, Detail detail)
{
    json.beginObject().key("DataType").value("DML_TENSOR_DATA_TYPE_" + std::string(name(tensor.dataType)));
    writeNumbers(json.key("Sizes"), tensor.sizes);
    if (tensor.strides && (detail == Detail::Everything || !isPacked(tensor)))
        writeNumbers(json.key("Strides"), *tensor.strides);
    if (tensor.totalTensorSizeInBytes != 0)
        json.key("TotalTensorSizeInBytes").value(tensor.totalTensorSizeInBytes);
    if (tensor.guaranteedBaseOffsetAlignment != 0)
        json.key("GuaranteedBaseOffsetAlignment").value(uint64_t{tensor.guaranteedBaseOffsetAlignment});
    json.endObject();
}

void writeField(JsonText& json, uint32_t value, Detail)
{
    json.value(uint64_t{value});
}
void writeField(JsonText& json, bool value, Detail)
{
    json.value(value);
}
void writeField(JsonText& json, const std::vector<float>& list, Detail)
{
    json.beginArray();
    for (const float value : list)
        writeLiteral(json, DataType::Float32, std::bit_cast<uint32_t>(value));
    json.endArray();
}
void writeField(JsonText& json, const EnumValue& value, Detail)
{
    json.value(std::string(value.type->prefix) + std::string(value.name()));
}

} // namespace

std::string operatorNameIn(const JsonMember& member)
{
    const auto op = operatorFromName(member.string());
    if (!op)
        member.refuse(say("io", "%1 = %2 is no operator of this program; `tessera help` lists them"));
    return std::string(name(*op));
}

DataType dataTypeIn(const JsonMember& member)
{
    if (const auto type = dataTypeOf(member))
        return *type;
    member.refuse(say("io", "%1 = %2 is no data type; expected one such as FLOAT32"));
}

Dispatch readDispatchable(const JsonMember& member, const std::string& name)
{
    Dispatch result{.name = name};
    const std::string type = member.required("type").string();
    const auto op = operatorFromName(type);
    if (!op) {
        result.why = unknownOperator(type);
        return result;
    }
    const auto small = member.find("desc");
    const auto desc = small ? small : member.find("Desc");
    result.op = readOperator(desc.value_or(member), *op);
    result.unknown = unknownIn(desc.value_or(member), *op);
    return result;
}

void writeOperator(JsonText& json, const Operator& op, Detail detail)
{
    json.key("type").value("DML_OPERATOR_" + std::string(name(op))).key("desc").beginObject();
    for (const Field& field : fields(op))
        if (isWritten(op, field))
            std::visit([&](const auto& value) { writeField(json.key(field.info.name), value, detail); }, field.value);
    json.endObject();
}

namespace {

// Visits each rule of a tolerance with its name in a case file. A rule at its default is written only where `isAlways`.
template <class Visit> void forEachRule(Visit&& visit)
{
    visit("atol", &Tolerance::atol, /*isAlways=*/true);
    visit("rtol", &Tolerance::rtol, true);
    visit("ulp", &Tolerance::ulp, true);
    visit("interpolationBound", &Tolerance::interpolationBound, false);
    visit("nanEqualsNan", &Tolerance::nanEqualsNan, false);
    visit("eitherNeighbour", &Tolerance::eitherNeighbour, false);
    visit("integers", &Tolerance::integers, false);
    visit("anyCoordinates", &Tolerance::anyCoordinates, false);
    visit("allowedShare", &Tolerance::allowedShare, false);
    visit("hardLimit", &Tolerance::hardLimit, false);
}

uint64_t readField(const JsonMember& member, uint64_t)
{
    return member.uint64();
}
double readField(const JsonMember& member, double)
{
    const JsonValue& value = member.value();
    if (!value.IsNumber() || !(value.GetDouble() >= 0) || !std::isfinite(value.GetDouble()))
        member.refuse(say("io", "%1 = %2 is not a tolerance; expected 0 or a positive number"));
    return value.GetDouble();
}
IntegerRounding readField(const JsonMember& member, IntegerRounding)
{
    const auto rounding = integerRoundingFromName(member.string());
    if (!rounding)
        member.refuse(say("io",
                          "%1 = %2 is no rounding; expected truncate, half-up, half-even, half-away-from-zero, "
                          "half-down, floor or ceil"));
    return *rounding;
}

} // namespace

Tolerance readTolerance(const JsonMember& object)
{
    Tolerance tolerance;
    forEachRule([&](const char* name, auto rule, bool) {
        if (const auto member = object.find(name))
            tolerance.*rule = readField(*member, tolerance.*rule);
    });
    if (tolerance.allowedShare > 1)
        object.find("allowedShare")->refuse(say("io", "%1 = %2 is more than all elements; expected 0 to 1"));
    return tolerance;
}

void writeTolerance(JsonText& json, const Tolerance& tolerance)
{
    json.beginObject();
    forEachRule([&](const char* key, auto rule, bool isAlways) {
        const auto value = tolerance.*rule;
        if (!isAlways && value == Tolerance().*rule)
            return;
        if constexpr (std::is_same_v<decltype(value), const IntegerRounding>)
            json.key(key).value(name(value));
        else
            json.key(key).value(value);
    });
    json.endObject();
}

std::string toJson(const Tolerance& tolerance)
{
    JsonText json;
    writeTolerance(json, tolerance);
    return inOneLine(json.text());
}

Tolerance toleranceFromJson(std::string_view json)
{
    try {
        const JsonDocument document = parseJson(json);
        return readTolerance(JsonMember(document, "tolerance"));
    } catch (const JsonError& error) {
        throw IoError(error.message());
    }
}

} // namespace tessera
