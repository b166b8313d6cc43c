// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_node.h"

#include "engine/core/case/suggest.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/onnx_attributes.h"
#include "engine/frameworks/reading/source_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

template <class Kind> std::string textOf(const Kind& value)
{
    if constexpr (std::is_arithmetic_v<Kind>)
        return toText(static_cast<double>(value));
    else if constexpr (std::is_same_v<Kind, std::string>)
        return '"' + value + '"';
    else {
        std::string text;
        for (const auto& each : value)
            text += (text.empty() ? "" : ", ") + textOf(each);
        return '[' + text + ']';
    }
}

// The attributes of each node, since which opset they are there, and until which.
constexpr std::pair<std::string_view, std::string_view> kAttributes[] = {
    {"DepthToSpace", "blocksize mode=11"},
    {"SpaceToDepth", "blocksize"},
    {"Resize",
     "mode=10 coordinate_transformation_mode=11 nearest_mode=11 cubic_coeff_a=11 exclude_outside=11 "
     "extrapolation_value=11 antialias=18 axes=18 keep_aspect_ratio_policy=18"},
    {"Upsample", "mode scales=7-8 height_scale=1-6 width_scale=1-6"},
};

// "mode=10"
std::vector<std::string> attributesOf(std::string_view op)
{
    const auto* const row = std::ranges::find(kAttributes, op, &std::pair<std::string_view, std::string_view>::first);
    return row == std::end(kAttributes) ? std::vector<std::string>() : splitAt(row->second, " ");
}

} // namespace

std::string onnxText(const OnnxValue& value)
{
    return std::visit([](const auto& each) { return textOf(each); }, value);
}

std::vector<std::string> onnxAttributes(std::string_view op)
{
    std::vector<std::string> names = attributesOf(op);
    for (std::string& each : names)
        each.resize(std::min(each.find('='), each.size()));
    return names;
}

OnnxAttributes::OnnxAttributes(const OnnxNode& node)
    : m_node(node)
{
    const std::vector<std::string> names = onnxAttributes(node.op), all = attributesOf(node.op);
    for (const auto& attribute : node.attributes) {
        const std::string& name = attribute.first;
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            refuse(name, say("reading", "%1 has no such attribute")(node.op) + "; " + suggestion(name, names));
        const std::string& row = all[static_cast<size_t>(found - names.begin())];
        const auto opsets = splitAt(row == name ? "1" : row.substr(name.size() + 1), "-");
        const int from = std::stoi(opsets.front()), last = opsets.size() > 1 ? std::stoi(opsets.back()) : node.opset;
        if (node.opset == 0 || (node.opset >= from && node.opset <= last))
            continue;
        refuse(name,
               opsets.size() == 1
                   ? say("reading", "%1 of opset %2 has no such attribute; it came with %3")(node.op, node.opset, from)
                   : say("reading", "%1 of opset %2 has no such attribute; it came with %3 and went with %4")(
                       node.op, node.opset, from, last + 1));
    }
}

const OnnxValue* OnnxAttributes::find(std::string_view name) const
{
    const auto found = m_node.attributes.find(name);
    return found == m_node.attributes.end() ? nullptr : &found->second;
}

void OnnxAttributes::refuse(std::string_view name, const Message& reason) const
{
    const OnnxValue* value = find(name);
    throw RefusedAttribute(std::string(name), value ? onnxText(*value) : "", reason);
}

double OnnxAttributes::number(std::string_view name) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return 0;
    if (const auto* whole = std::get_if<int64_t>(value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(value))
        return *real;
    refuse(name, say("reading", "expected %1")(say("reading", "a number")));
}

std::optional<std::vector<double>> OnnxAttributes::numbers(std::string_view name) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return std::nullopt;
    if (const auto* whole = std::get_if<std::vector<int64_t>>(value))
        return std::vector<double>(whole->begin(), whole->end());
    if (const auto* real = std::get_if<std::vector<double>>(value))
        return *real;
    refuse(name, say("reading", "expected %1")(say("reading", "a list of numbers")));
}

std::string OnnxAttributes::word(std::string_view name, std::span<const std::string_view> words,
                                 const Text& reason) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return std::string(words.front());
    const auto* text = std::get_if<std::string>(value);
    if (text && std::ranges::find(words, *text) != words.end())
        return *text;
    const Message right = suggestion(text ? *text : "", {words.begin(), words.end()});
    refuse(name, reason.isEmpty() ? right : Message(reason) + "; " + right);
}

namespace {

// DEPTH_TO_SPACE1 or SPACE_TO_DEPTH1 of a packed {N, C, H, W}.
ReadOperator movedBy(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    constexpr double kMostBlock = 65535;
    constexpr std::string_view kOrders[] = {"DCR", "CRD"};
    const OnnxAttributes attributes(node);
    if (!attributes.has("blocksize"))
        attributes.refuse("blocksize", say("reading", "%1 needs it; expected blocksize=2")(node.op));
    const bool toSpace = node.op == "DepthToSpace";
    const bool isColumnFirst = toSpace && attributes.word("mode", kOrders) == "CRD";
    const double block = attributes.number("blocksize");
    if (!(block >= 1) || block > kMostBlock || block != std::floor(block))
        attributes.refuse("blocksize", say("reading", "a block's side is a whole number from 1 to 65535"));
    if (sizes.size() != 4)
        throw TextError(say("reading", "the input %1 does not have four dimensions {N, C, H, W}")(text(sizes)));
    const auto order = isColumnFirst ? DepthSpaceOrder::ColumnRowDepth : DepthSpaceOrder::DepthColumnRow;
    Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
    setInput(op, type, sizes);
    setField(op, "Order", EnumValue{&enumType(order), static_cast<uint32_t>(order)});
    changeField(op, "BlockSize", static_cast<uint32_t>(block));
    if (const Issues issues = validate(op); !issues.empty())
        attributes.refuse("blocksize", say("reading", "of the input %1: %2")(text(sizes), sentence(issues.front())));
    return {op};
}

} // namespace

ReadOperator operatorOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    if (node.op == "DepthToSpace" || node.op == "SpaceToDepth")
        return movedBy(node, type, sizes);
    if (node.op == "Resize" || node.op == "Upsample")
        return resizeOf(node, type, sizes);
    throw TextError(say("reading", "%1 is no operator that DirectML's layout operators say")("ONNX's " + node.op) + "; "
                    + suggestion(node.op, onnxOperators()));
}

} // namespace tessera
