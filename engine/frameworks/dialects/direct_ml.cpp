// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <bit>

namespace tessera::dialects {

namespace {

// "InputTensor" as a variable: "inputTensor".
std::string variable(std::string_view field)
{
    std::string text(field);
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

// A literal of type FLOAT: "2.0f", "0.5f", "FLT_MAX".
std::string floatLiteral(float value)
{
    std::string text = toText(DataType::Float32, std::bit_cast<uint32_t>(value));
    if (text.find_first_of(".en") == std::string::npos)
        text += ".0";
    return text + "f";
}

// The declarations that a field needs before the operator's own structure.
std::string declaration(const Field& field)
{
    const std::string name = variable(field.info.name);
    if (const auto* tensor = std::get_if<TensorDesc>(&field.value)) {
        const bool isStrided = tensor->strides.has_value(), isAligned = tensor->guaranteedBaseOffsetAlignment != 0;
        Places places{{"name", name},
                      {"type", std::string(tessera::name(tensor->dataType))},
                      {"count", std::to_string(tensor->sizes.size())},
                      {"sizes", listText(tensor->sizes, "{", "}")},
                      {"strides", isStrided ? listText(*tensor->strides, "{", "}") : ""},
                      {"bytes", std::to_string(totalBytes(*tensor))},
                      {"alignment", std::to_string(tensor->guaranteedBaseOffsetAlignment)}};
        places["list"] = isStrided ? filled(programText({"DirectML strides"}), places) : "";
        places["strided"] = isStrided ? filled(programText({"DirectML strided"}), places) : "";
        places["aligned"] = isAligned ? filled(programText({"DirectML aligned"}), places) : "";
        return filled(programText({"DirectML tensor"}), places) + "\n";
    }
    if (const auto* list = std::get_if<std::vector<float>>(&field.value))
        return "FLOAT " + name + "[] = {" + tessera::listText(*list, ", ", floatLiteral) + "};\n";
    return {};
}

std::string initializer(const Field& field)
{
    const std::string name = variable(field.info.name);
    struct {
        const std::string& name;
        std::string operator()(const TensorDesc&) const { return "&" + name; }
        std::string operator()(uint32_t value) const { return std::to_string(value); }
        std::string operator()(bool value) const { return value ? "TRUE" : "FALSE"; }
        std::string operator()(const std::vector<float>&) const { return name; }
        std::string operator()(const EnumValue& value) const
        {
            return std::string(value.type->prefix) + std::string(value.name());
        }
    } toText{name};
    return std::visit(toText, field.value);
}

std::string describedByDirectMl(const Operator& op)
{
    if (std::ranges::any_of(axisMaps(op),
                            [](const AxisMap& map) { return filterOf(map) == AntialiasFilter::Triangle; }))
        throw TextError(
            say("dialects",
                "DirectML's Antialiased halves, and has no stretched triangle: expected AntialiasFilter HALVING"));
    std::string text;
    std::vector<Field> list = fields(op);
    std::erase_if(list, [](const Field& field) { return field.info.isOurs; });
    for (const Field& field : list)
        text += declaration(field);
    const std::string type = "DML_" + std::string(name(op)) + "_OPERATOR_DESC";
    text += (text.ends_with("\n\n") ? "" : "\n") + type + " desc = {};\n";
    for (const Field& field : list)
        text += "desc." + std::string(field.info.name) + " = " + initializer(field) + ";\n";
    return text + "DML_OPERATOR_DESC operatorDesc = {DML_OPERATOR_" + std::string(name(op)) + ", &desc};\n";
}

// RESAMPLE3 with its filter is what DxDispatch does not know.
std::string dxDispatchModel(const Case& c, const MemoryBudget& budget)
{
    try {
        return toJson(c, budget);
    } catch (const IoError& refusal) {
        throw TextError(refusal.message());
    }
}

} // namespace

const DialectRow kDirectMl{
    .engines = "dxdispatch",
    .operators = describedByDirectMl,
    .model = dxDispatchModel,
    .ending = ".json",
    .language = "json",
};

} // namespace tessera::dialects
