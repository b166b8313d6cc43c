// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <utility>

namespace tessera {

namespace {

[[noreturn]] void refuse(std::string_view path, std::string_view text, const Message& reason)
{
    throw FieldError(Issue{.path = std::string(path), .value = '"' + std::string(text) + '"', .message = reason});
}

template <class Integer> Integer toInteger(std::string_view path, std::string_view text)
{
    if (const auto value = numberIn<Integer>(text))
        return *value;
    refuse(path, text, say("case", "is not a whole number from 0 to %1")(std::numeric_limits<Integer>::max()));
}

float toFloat(std::string_view path, std::string_view text)
{
    try {
        return std::bit_cast<float>(static_cast<uint32_t>(fromText(DataType::Float32, text)));
    } catch (const TextError&) {
        refuse(path, text, say("case", "is not a number, such as 0.5 or 1e-3"));
    }
}

std::vector<uint32_t> toSizes(std::string_view path, std::string_view text)
{
    std::vector<uint32_t> sizes;
    for (const std::string_view part : splitText(text, ","))
        sizes.push_back(toInteger<uint32_t>(path, trimmed(part)));
    return sizes;
}

DataType toDataType(std::string_view path, std::string_view text)
{
    if (const auto type = dataTypeFromName(text))
        return *type;
    refuse(path, text,
           say("case", "is not one of %1")(listText(kDataTypes, ", ", [](DataType type) { return name(type); })));
}

// A part of a tensor's description by its name, both ways.
struct TensorPart {
    std::string_view name;
    std::string (*get)(const TensorDesc& desc);
    void (*set)(TensorDesc& desc, std::string_view path, std::string_view text);
};

constexpr TensorPart kTensorParts[] = {
    {"Sizes", [](const TensorDesc& desc) { return listText(desc.sizes, ","); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) { desc.sizes = toSizes(path, text); }},
    {"DataType", [](const TensorDesc& desc) { return std::string(name(desc.dataType)); },
     [](TensorDesc& desc, std::string_view path, std::string_view text) { desc.dataType = toDataType(path, text); }},
    {"Strides",
     [](const TensorDesc& desc) { return desc.strides ? listText(*desc.strides, ",") : std::string("packed"); },
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
    std::optional<Field> field = findField(op, fieldName);
    if (!field)
        throw TextError(say("case", "%1 has no field %2")(name(op), fieldName));
    const bool isTensor = std::holds_alternative<TensorDesc>(field->value);
    if (isTensor != !partName.empty())
        throw TextError(isTensor ? say("case", "%1 is a tensor; name a part of it, such as Sizes")(path)
                                 : say("case", "%1 has no parts")(path));
    if (!isTensor)
        return {*std::move(field)};
    const auto part = std::ranges::find(kTensorParts, partName, &TensorPart::name);
    if (part == std::end(kTensorParts))
        throw TextError(say("case",
                            "a tensor has no part %1; it has Sizes, DataType, Strides, TotalTensorSizeInBytes, "
                            "GuaranteedBaseOffsetAlignment")(partName));
    return {*std::move(field), part};
}

struct Writer {
    std::string operator()(const TensorDesc&) const { return {}; }
    std::string operator()(uint32_t value) const { return std::to_string(value); }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(const EnumValue& value) const { return std::string(value.name()); }
    std::string operator()(const std::vector<float>& values) const { return listText(values, ",", floatText); }
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
        refuse(path, text, say("case", "is not %1 or %2")(type.names[0], type.names[1]));
    }
    FieldValue operator()(const std::vector<float>&) const
    {
        std::vector<float> values;
        for (const std::string_view part : splitText(text, ","))
            values.push_back(toFloat(path, trimmed(part)));
        return values;
    }
};

constexpr std::string_view kDataOption = "data", kRangeOption = "range";

Operator operatorOf(const std::string& word)
{
    if (const auto op = operatorFromName(word))
        return *op;
    std::vector<std::string> names;
    for (const Operator& op : allOperators())
        names.emplace_back(name(op));
    throw TextError(say("case", "\"%1\" is not an operator")(word) + "; " + suggestion(word, names));
}

// "--Sizes 1,2" and "--Sizes=1,2", by full path.
std::map<std::string, std::string> readOptions(const Operator& op, const std::vector<std::string>& arguments)
{
    const std::vector<std::string> known = optionNames(op);
    std::map<std::string, std::string> options;
    for (size_t i = 1; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (!argument.starts_with("--"))
            throw TextError(say("case", "\"%1\" stands where an option such as --Sizes should")(argument));
        const size_t equals = argument.find('=');
        std::string option = argument.substr(2, equals == std::string::npos ? equals : equals - 2);
        if (std::ranges::find(known, option) == known.end())
            throw TextError(say("case", "%1 has no option --%2")(name(op), option) + "; "
                            + suggestion(option, known, "--"));
        if (equals == std::string::npos && i + 1 == arguments.size())
            throw TextError(say("case", "--%1 needs a value")(option));
        if (std::ranges::find(kTensorParts, option, &TensorPart::name) != std::end(kTensorParts))
            option = std::string(inputField(op)) + "." + option;
        const std::string value = equals == std::string::npos ? arguments[++i] : argument.substr(equals + 1);
        if (!options.emplace(option, value).second)
            throw TextError(say("case", "--%1 is given twice")(option));
    }
    return options;
}

} // namespace

std::string toText(const Case& c)
{
    std::string text(name(c.op));
    const auto write = [&](std::string_view option, const std::string& value) {
        text += " --" + std::string(option) + " " + shellWord(value);
    };
    const auto writeTensor = [&](const TensorDesc& desc, const TensorDesc& usual, const std::string& prefix) {
        for (const TensorPart& part : kTensorParts)
            if (const std::string value = part.get(desc);
                value != part.get(usual) && !(part.name == "Sizes" && desc.sizes.empty()))
                write(prefix + std::string(part.name), value);
    };
    const TensorDesc& in = c.op.input;
    write("Sizes", listText(in.sizes, ","));
    write("DataType", std::string(name(in.dataType)));
    writeTensor(in, withoutLayout(in), {});
    writeTensor(c.op.output, offeredOutput(c.op), std::string(outputField(c.op)) + ".");
    for (const Field& field : fields(c.op)) {
        const auto* count = std::get_if<uint32_t>(&field.value);
        if (std::holds_alternative<TensorDesc>(field.value) || !isWritten(c.op, field)
            || (count != nullptr && field.info.followsRank && *count == in.sizes.size()))
            continue;
        write(field.info.name, std::visit(Writer{}, field.value));
    }
    write(kDataOption, dataText(c.data));
    if (const std::string range = rangeText(c.data); !range.empty())
        write(kRangeOption, range);
    return text;
}

std::vector<std::string> optionNames(const Operator& op)
{
    std::vector<std::string> options;
    for (const TensorPart& part : kTensorParts)
        options.emplace_back(part.name);
    for (const Field& field : fields(op)) {
        if (!std::holds_alternative<TensorDesc>(field.value)) {
            options.emplace_back(field.info.name);
            continue;
        }
        for (const TensorPart& part : kTensorParts)
            options.push_back(std::string(field.info.name) + "." + std::string(part.name));
    }
    options.emplace_back(kDataOption);
    options.emplace_back(kRangeOption);
    return options;
}

Case caseFromText(std::string_view text)
{
    return caseFromArguments(shellWords(text));
}

Case caseFromArguments(const std::vector<std::string>& arguments)
{
    if (arguments.empty())
        throw TextError(say("case", "A case begins with the name of an operator, such as DEPTH_TO_SPACE1."));
    Case c{.title = {}, .op = operatorOf(arguments[0])};
    std::map<std::string, std::string> options = readOptions(c.op, arguments);
    const auto data = options.extract(std::string(kDataOption)), range = options.extract(std::string(kRangeOption));
    const std::string input(inputField(c.op)), output(outputField(c.op));
    const auto sizes = options.find(input + ".Sizes");
    if (sizes == options.end())
        throw TextError(say("case", "%1 needs --Sizes, such as --Sizes 1,8,2,3")(name(c.op)));
    // The input comes first, since counts, lists and the offered output follow it. Then come the line's own values for
    // those.
    setFieldText(c.op, sizes->first, sizes->second);
    for (const bool ofOutput : {false, true})
        for (const auto& [path, value] : options)
            if (path.starts_with(output + ".") == ofOutput)
                setFieldText(c.op, path, value);
    if (data)
        c.data = dataFromText(data.mapped(), c.op.input);
    if (range)
        setRange(c.data, range.mapped(), c.op.input);
    return c;
}

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
    if (place.part != nullptr)
        place.part->set(std::get<TensorDesc>(place.field.value), path, text);
    else
        place.field.value = std::visit(Reader{path, text}, place.field.value);
    changeField(op, place.field.info.name, place.field.value);
}

bool FromValues::operator==(const FromValues& other) const
{
    return origin == other.origin && range == other.range && equalElements(tensor, other.tensor);
}

Case documentationExample()
{
    Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    c.title = "DEPTH_TO_SPACE1, example 2 of its page";
    return c;
}

std::vector<Case> conformanceCases()
{
    constexpr std::string_view kLines =
#include "conformance.inc"
        ;
    std::vector<Case> cases;
    for (const std::string_view line : splitText(kLines, "\n")) {
        if (line.empty() || line.starts_with(';'))
            continue;
        const size_t bar = line.find(" | ");
        cases.push_back(caseFromText(line.substr(bar + 3)));
        cases.back().title = line.substr(0, bar);
    }
    return cases;
}

} // namespace tessera
