// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_attributes.h"

#include "engine/core/case/suggest.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/onnx_directml.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

std::string elementText(int64_t value)
{
    return std::to_string(value);
}
std::string elementText(double value)
{
    return toText(value);
}
std::string elementText(const std::string& value)
{
    return '"' + value + '"';
}
template <class Element> std::string elementText(const std::vector<Element>& list)
{
    std::string text;
    for (const Element& each : list)
        text += (text.empty() ? "" : ", ") + elementText(each);
    return '[' + text + ']';
}

std::string textOf(const OnnxValue& value)
{
    return std::visit([](const auto& each) { return elementText(each); }, value);
}

struct Attribute {
    std::string_view name;
    int from, before; // opsets
};

constexpr int kAlways = 1'000'000;
constexpr Attribute kDepthToSpace[] = {{"blocksize", 1, kAlways}, {"mode", 11, kAlways}};
constexpr Attribute kSpaceToDepth[] = {{"blocksize", 1, kAlways}};
constexpr Attribute kUpsample[] = {
    {"mode", 1, kAlways}, {"scales", 7, 9}, {"height_scale", 1, 7}, {"width_scale", 1, 7}};
constexpr Attribute kResize[] = {
    {"mode", 10, kAlways},
    {"coordinate_transformation_mode", 11, kAlways},
    {"nearest_mode", 11, kAlways},
    {"cubic_coeff_a", 11, kAlways},
    {"exclude_outside", 11, kAlways},
    {"extrapolation_value", 11, kAlways},
    {"antialias", 18, kAlways},
    {"axes", 18, kAlways},
    {"keep_aspect_ratio_policy", 18, kAlways},
};

std::span<const Attribute> attributesOf(std::string_view op)
{
    if (op == "DepthToSpace")
        return kDepthToSpace;
    if (op == "SpaceToDepth")
        return kSpaceToDepth;
    if (op == "Upsample")
        return kUpsample;
    if (op == "Resize")
        return kResize;
    return {};
}

} // namespace

void OnnxAttributes::checkNames() const
{
    const std::span<const Attribute> known = attributesOf(m_node.op);
    for (const auto& [name, value] : m_node.attributes) {
        const auto found = std::ranges::find(known, name, &Attribute::name);
        if (found == known.end()) {
            std::vector<std::string> names;
            for (const Attribute& each : known)
                names.emplace_back(each.name);
            refuse(name, say("reading", "%1 has no such attribute")(m_node.op) + "; " + suggestion(name, names));
        }
        if (m_node.opset != 0 && (m_node.opset < found->from || m_node.opset >= found->before))
            refuse(name,
                   found->before == kAlways
                       ? say("reading", "%1 of opset %2 has no such attribute; it came with %3")(
                           m_node.op, m_node.opset, found->from)
                       : say("reading", "%1 of opset %2 has no such attribute; it came with %3 and went with %4")(
                           m_node.op, m_node.opset, found->from, found->before));
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
    throw RefusedAttribute(std::string(name), value ? textOf(*value) : "", reason);
}

int64_t OnnxAttributes::integer(std::string_view name, int64_t otherwise) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return otherwise;
    if (const auto* number = std::get_if<int64_t>(value))
        return *number;
    refuse(name, say("reading", "expected %1")(say("reading", "a whole number")));
}

double OnnxAttributes::number(std::string_view name, double otherwise) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return otherwise;
    if (const auto* real = std::get_if<double>(value))
        return *real;
    if (const auto* whole = std::get_if<int64_t>(value))
        return static_cast<double>(*whole);
    refuse(name, say("reading", "expected %1")(say("reading", "a number")));
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
    const std::vector<std::string> names(words.begin(), words.end());
    const Message right = suggestion(text ? *text : "", names);
    refuse(name, reason.isEmpty() ? right : Message(reason) + "; " + right);
}

std::optional<std::vector<int64_t>> OnnxAttributes::integers(std::string_view name) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return std::nullopt;
    if (const auto* list = std::get_if<std::vector<int64_t>>(value))
        return *list;
    refuse(name, say("reading", "expected %1")(say("reading", "a list of whole numbers")));
}

std::optional<std::vector<double>> OnnxAttributes::numbers(std::string_view name) const
{
    const OnnxValue* value = find(name);
    if (value == nullptr)
        return std::nullopt;
    if (const auto* list = std::get_if<std::vector<double>>(value))
        return *list;
    if (const auto* whole = std::get_if<std::vector<int64_t>>(value))
        return std::vector<double>(whole->begin(), whole->end());
    refuse(name, say("reading", "expected %1")(say("reading", "a list of numbers")));
}

std::span<const std::string_view> onnxOperators()
{
    static constexpr std::string_view names[] = {"DepthToSpace", "SpaceToDepth", "Resize", "Upsample"};
    return names;
}

std::span<const std::string_view> onnxAttributes(std::string_view op)
{
    static const auto names = [](std::span<const Attribute> list) {
        std::vector<std::string_view> all;
        for (const Attribute& each : list)
            all.push_back(each.name);
        return all;
    };
    static const std::map<std::string_view, std::vector<std::string_view>, std::less<>> lists = {
        {"DepthToSpace", names(kDepthToSpace)},
        {"SpaceToDepth", names(kSpaceToDepth)},
        {"Upsample", names(kUpsample)},
        {"Resize", names(kResize)}};
    const auto found = lists.find(op);
    return found == lists.end() ? std::span<const std::string_view>() : found->second;
}

namespace {

constexpr std::string_view kStretch[] = {"stretch"};

void refuseWhatTheCpuDoes(const OnnxAttributes& attributes)
{
    if (attributes.integer("exclude_outside", 0) != 0)
        attributes.refuse("exclude_outside", say("reading", "the DirectML provider leaves it to the CPU; expected 0"));
    if (attributes.number("extrapolation_value", 0) != 0)
        attributes.refuse(
            "extrapolation_value",
            say("reading", "the DirectML provider leaves it to the CPU, since DirectML repeats the edge; expected 0"));
    attributes.word("keep_aspect_ratio_policy", kStretch,
                    say("reading", "what the DirectML provider makes of it is not known"));
}

// Notes the departures of one axis; `mode` is where it places samples.
void noteDepartures(const SaidAxis& axis, std::string_view mode, std::vector<Message>& notes)
{
    if (axis.inputs == 1)
        return;
    if (mode == "pytorch_half_pixel" && axis.outputs == 1)
        notes.emplace_back(say("reading",
                               "ONNX lays a single output on input 0; the provider asks whether the input has one "
                               "element, and lays this one as half_pixel."));
    const double length = axis.factor ? 1.0 * axis.inputs * double{*axis.factor} : axis.outputs;
    if (mode == "align_corners" && axis.outputs > 1 && std::abs(length - axis.outputs) >= 1e-5 * length)
        notes.emplace_back(
            say("reading", "The corners follow the whole size %1; ONNX's test vectors follow scales·n = %2.")(
                axis.outputs, toText(length)));
    if (mode != "tf_crop_and_resize")
        return;
    if (static_cast<float>(axis.region.end - axis.region.start) * static_cast<float>(axis.inputs - 1) < 1)
        notes.emplace_back(
            say("reading", "A region shorter than the distance of two pixels is taken for that distance."));
    if (!(axis.region.start >= 0 && axis.region.end <= 1))
        notes.emplace_back(
            say("reading", "Outside the input DirectML repeats the edge, where ONNX writes extrapolation_value 0."));
}

// Where the provider does not do what ONNX says.
std::vector<Message> departures(const SaidResize& said, bool hasModes)
{
    std::vector<Message> notes;
    const bool isLinear = said.mode == InterpolationMode::Linear;
    if (!hasModes && isLinear)
        notes.emplace_back(
            say("reading", "The provider places the samples of this node as half_pixel, where ONNX has asymmetric."));
    else if (!hasModes)
        notes.emplace_back(say("reading",
                               "The provider runs this node as half_pixel and round_prefer_floor, where ONNX has "
                               "asymmetric and floor or ceil."));
    for (const SaidAxis& axis : said.axes)
        noteDepartures(axis, said.convention->mode, notes);
    if (said.antialiased && isLinear)
        notes.emplace_back(
            say("reading", "DirectML's filter halves; ONNX's is a triangle that widens as the axis shrinks."));
    return notes;
}

} // namespace

ReadOperator passedByProvider(const SaidResize& said, DataType type, const OnnxAttributes& attributes, bool hasModes)
{
    if (hasModes)
        refuseWhatTheCpuDoes(attributes);
    OnnxResize node{.placement = said.convention->placement,
                    .mode = said.mode,
                    .rule = said.rule.value_or(NearestRule::HalfDown),
                    .antialiased = said.antialiased,
                    .inputs = {},
                    .outputs = {},
                    .scales = {},
                    .roi = {}};
    for (const SaidAxis& axis : said.axes) {
        if (node.placement == Placement::CropAndResize && axis.inputs > 1 && axis.outputs == 1)
            attributes.refuse(
                "coordinate_transformation_mode",
                say("reading", "of one output the DirectML provider passes Scale 0, which RESAMPLE3 does not take"));
        node.inputs.push_back(axis.inputs);
        node.outputs.push_back(axis.outputs);
        node.scales.push_back(axis.factor.value_or(static_cast<float>(axis.outputs) / static_cast<float>(axis.inputs)));
        node.roi.push_back(axis.region);
    }
    const Operator op = passedByDirectMl(node, type);
    const bool isSame = outputDesc(op).sizes == node.outputs;
    return {op, departures(said, hasModes), isSame ? std::vector<uint32_t>() : node.outputs};
}

} // namespace tessera
