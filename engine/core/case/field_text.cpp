// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/case/field_error.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

[[noreturn]] void refuse(std::string_view path, std::string_view text, const Message& reason)
{
    throw FieldError(Issue{.path = std::string(path), .value = '"' + std::string(text) + '"', .message = reason});
}

template <class Integer> Integer toInteger(std::string_view path, std::string_view text)
{
    Integer value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        refuse(path, text, say("case", "is not a whole number from 0 to %1")(std::numeric_limits<Integer>::max()));
    return value;
}

float toFloat(std::string_view path, std::string_view text)
{
    try {
        return std::bit_cast<float>(static_cast<uint32_t>(fromText(DataType::Float32, text)));
    } catch (const TextError&) {
        refuse(path, text, say("case", "is not a number, such as 0.5 or 1e-3"));
    }
}

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (size_t begin = 0; begin <= text.size();) {
        const size_t end = std::min(text.find(',', begin), text.size());
        std::string_view part = text.substr(begin, end - begin);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        while (part.ends_with(' '))
            part.remove_suffix(1);
        parts.push_back(part);
        begin = end + 1;
    }
    return parts;
}

std::vector<uint32_t> toSizes(std::string_view path, std::string_view text)
{
    std::vector<uint32_t> sizes;
    for (const std::string_view part : split(text))
        sizes.push_back(toInteger<uint32_t>(path, part));
    return sizes;
}

std::string joined(const std::vector<uint32_t>& values)
{
    std::string text;
    for (const uint32_t value : values)
        text += (text.empty() ? "" : ",") + std::to_string(value);
    return text;
}

DataType toDataType(std::string_view path, std::string_view text)
{
    if (const auto type = dataTypeFromName(text))
        return *type;
    std::string names;
    for (const DataType type : kDataTypes)
        names += (names.empty() ? "" : ", ") + std::string(name(type));
    refuse(path, text, say("case", "is not one of %1")(names));
}

// A part of a tensor's description by its name, both ways.
struct TensorPart {
    std::string_view name;
    std::string (*get)(const TensorDesc& desc);
    void (*set)(TensorDesc& desc, std::string_view path, std::string_view text);
};

constexpr TensorPart kTensorParts[] = {
    {"Sizes", [](const TensorDesc& desc) { return joined(desc.sizes); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) { desc.sizes = toSizes(path, text); }},
    {"DataType", [](const TensorDesc& desc) { return std::string(name(desc.dataType)); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) { desc.dataType = toDataType(path, text); }},
    {"Strides", [](const TensorDesc& desc) { return desc.strides ? joined(*desc.strides) : std::string("packed"); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) {
         desc.strides = text == "packed" ? std::nullopt : std::optional(toSizes(path, text));
     }},
    {"TotalTensorSizeInBytes", [](const TensorDesc& desc) { return std::to_string(desc.totalTensorSizeInBytes); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) {
         desc.totalTensorSizeInBytes = toInteger<uint64_t>(path, text);
     }},
    {"GuaranteedBaseOffsetAlignment",
     [](const TensorDesc& desc) { return std::to_string(desc.guaranteedBaseOffsetAlignment); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) {
         desc.guaranteedBaseOffsetAlignment = toInteger<uint32_t>(path, text);
     }},
};

// The field that a path begins with, and the part of its tensor, if any.
struct Place {
    Field field;
    const TensorPart* part = nullptr;
};

Place find(const Operator& op, std::string_view path)
{
    const size_t dot = path.find('.');
    const std::string_view fieldName = path.substr(0, dot);
    const std::string_view partName = dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
    const std::vector<Field> list = fields(op);
    const auto field = std::ranges::find_if(list, [&](const Field& each) { return each.info.name == fieldName; });
    if (field == list.end())
        throw TextError(say("case", "%1 has no field %2")(name(op), fieldName));
    const bool isTensor = std::holds_alternative<TensorDesc>(field->value);
    if (isTensor != !partName.empty())
        throw TextError(isTensor ? say("case", "%1 is a tensor; name a part of it, such as Sizes")(path)
                                 : say("case", "%1 has no parts")(path));
    if (!isTensor)
        return {*field};
    const auto part = std::ranges::find(kTensorParts, partName, &TensorPart::name);
    if (part == std::end(kTensorParts))
        throw TextError(say("case",
                            "a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, "
                            "GuaranteedBaseOffsetAlignment")(partName));
    return {*field, part};
}

struct Writer {
    std::string operator()(const TensorDesc&) const { return {}; }
    std::string operator()(uint32_t value) const { return std::to_string(value); }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(const EnumValue& value) const { return std::string(value.name()); }
    std::string operator()(const std::vector<float>& values) const
    {
        std::string text;
        for (const float value : values)
            text += (text.empty() ? "" : ",") + toText(DataType::Float32, std::bit_cast<uint32_t>(value));
        return text;
    }
};

struct Reader {
    std::string_view path, text;

    FieldValue operator()(const TensorDesc& desc) const { return desc; }
    FieldValue operator()(uint32_t) const { return toInteger<uint32_t>(path, text); }
    FieldValue operator()(bool) const
    {
        if (text == "true" || text == "1" || text == "TRUE")
            return true;
        if (text == "false" || text == "0" || text == "FALSE")
            return false;
        refuse(path, text, say("case", "is not true or false"));
    }
    FieldValue operator()(const EnumValue& value) const
    {
        const EnumType& type = *value.type;
        std::string_view spelling = text;
        if (spelling.starts_with(type.prefix))
            spelling.remove_prefix(type.prefix.size());
        const auto found = std::ranges::find(type.names, spelling);
        if (found != type.names.end())
            return EnumValue{&type, static_cast<uint32_t>(found - type.names.begin())};
        const std::vector<Message> names(type.names.begin(), type.names.end());
        refuse(path, text,
               say("case", "is not %1 or %2")(tessera::joined({names.begin(), names.end() - 1}, " or "), names.back()));
    }
    FieldValue operator()(const std::vector<float>&) const
    {
        std::vector<float> values;
        for (const std::string_view part : split(text))
            values.push_back(toFloat(path, part));
        return values;
    }
};

} // namespace

std::string fieldText(const Operator& op, std::string_view path)
{
    const Place place = find(op, path);
    if (place.part != nullptr)
        return place.part->get(std::get<TensorDesc>(place.field.value));
    return std::visit(Writer{}, place.field.value);
}

void setFieldText(Operator& op, std::string_view path, std::string_view text)
{
    Place place = find(op, path);
    FieldValue value = std::visit(Reader{path, text}, place.field.value);
    if (place.part != nullptr)
        place.part->set(std::get<TensorDesc>(value), path, text);
    changeField(op, place.field.info.name, value);
}

} // namespace tessera
