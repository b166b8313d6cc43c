// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_attributes.h"

#include "engine/core/case/suggest.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/onnx_directml.h"

#include <algorithm>
#include <cmath>

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

constexpr int kAlways = 1'000'000;
struct Attribute {
    std::string_view op, name;
    int from = 1, before = kAlways; // opsets
};
constexpr Attribute kAttributes[] = {
    {"DepthToSpace", "blocksize"},
    {"DepthToSpace", "mode", 11},
    {"SpaceToDepth", "blocksize"},
    {"Resize", "mode", 10},
    {"Resize", "coordinate_transformation_mode", 11},
    {"Resize", "nearest_mode", 11},
    {"Resize", "cubic_coeff_a", 11},
    {"Resize", "exclude_outside", 11},
    {"Resize", "extrapolation_value", 11},
    {"Resize", "antialias", 18},
    {"Resize", "axes", 18},
    {"Resize", "keep_aspect_ratio_policy", 18},
    {"Upsample", "mode"},
    {"Upsample", "scales", 7, 9},
    {"Upsample", "height_scale", 1, 7},
    {"Upsample", "width_scale", 1, 7},
};

} // namespace

std::string onnxText(const OnnxValue& value)
{
    return std::visit([](const auto& each) { return textOf(each); }, value);
}

void OnnxAttributes::checkNames() const
{
    for (const auto& [name, value] : m_node.attributes) {
        const std::string& known = name;
        const auto* found = std::ranges::find_if(
            kAttributes, [&](const Attribute& each) { return each.op == m_node.op && each.name == known; });
        if (found == std::end(kAttributes))
            refuse(name,
                   say("reading", "%1 has no such attribute")(m_node.op) + "; "
                       + suggestion(name, onnxAttributes(m_node.op)));
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
    throw RefusedAttribute(std::string(name), value ? onnxText(*value) : "", reason);
}

template <class... Kinds> const OnnxValue* OnnxAttributes::one(std::string_view name, const Text& what) const
{
    const OnnxValue* value = find(name);
    if (value && !(std::holds_alternative<Kinds>(*value) || ...))
        refuse(name, say("reading", "expected %1")(what));
    return value;
}

int64_t OnnxAttributes::integer(std::string_view name) const
{
    const auto* value = one<int64_t>(name, say("reading", "a whole number"));
    return value ? std::get<int64_t>(*value) : 0;
}

double OnnxAttributes::number(std::string_view name) const
{
    const auto* value = one<double, int64_t>(name, say("reading", "a number"));
    const auto* real = value ? std::get_if<double>(value) : nullptr;
    return real ? *real : static_cast<double>(value ? std::get<int64_t>(*value) : 0);
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
    const auto* value = one<std::vector<int64_t>>(name, say("reading", "a list of whole numbers"));
    return value ? std::optional(std::get<std::vector<int64_t>>(*value)) : std::nullopt;
}

std::optional<std::vector<double>> OnnxAttributes::numbers(std::string_view name) const
{
    const auto* value = one<std::vector<double>, std::vector<int64_t>>(name, say("reading", "a list of numbers"));
    if (const auto* whole = value ? std::get_if<std::vector<int64_t>>(value) : nullptr)
        return std::vector<double>(whole->begin(), whole->end());
    return value ? std::optional(std::get<std::vector<double>>(*value)) : std::nullopt;
}

std::vector<std::string> onnxAttributes(std::string_view op)
{
    std::vector<std::string> names;
    for (const Attribute& each : kAttributes)
        if (each.op == op)
            names.emplace_back(each.name);
    return names;
}

namespace {

constexpr std::string_view kStretch[] = {"stretch"};

void refuseWhatTheCpuDoes(const OnnxAttributes& attributes)
{
    if (attributes.integer("exclude_outside") != 0)
        attributes.refuse("exclude_outside", say("reading", "the DirectML provider leaves it to the CPU; expected 0"));
    if (attributes.number("extrapolation_value") != 0)
        attributes.refuse(
            "extrapolation_value",
            say("reading", "the DirectML provider leaves it to the CPU, since DirectML repeats the edge; expected 0"));
    attributes.word("keep_aspect_ratio_policy", kStretch,
                    say("reading", "what the DirectML provider makes of it is not known"));
}

// Notes the departures of one axis; `mode` is where it places samples.
void noteDepartures(const ResizedAxis& axis, std::string_view mode, std::vector<Message>& notes)
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
std::vector<Message> departures(const ResizeWords& said, bool hasModes)
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
    for (const ResizedAxis& axis : said.axes)
        noteDepartures(axis, said.convention->mode, notes);
    if (said.antialiased && isLinear)
        notes.emplace_back(
            say("reading", "DirectML's filter halves; ONNX's is a triangle that widens as the axis shrinks."));
    return notes;
}

} // namespace

ReadOperator passedByProvider(const ResizeWords& said, DataType type, const OnnxAttributes& attributes, bool hasModes)
{
    if (hasModes)
        refuseWhatTheCpuDoes(attributes);
    std::vector<uint32_t> outputs;
    for (const ResizedAxis& axis : said.axes) {
        if (said.convention->placement == Placement::CropAndResize && axis.inputs > 1 && axis.outputs == 1)
            attributes.refuse(
                "coordinate_transformation_mode",
                say("reading", "of one output the DirectML provider passes Scale 0, which RESAMPLE3 does not take"));
        outputs.push_back(axis.outputs);
    }
    return {passedByDirectMl(said, type), departures(said, hasModes), outputs};
}

} // namespace tessera
