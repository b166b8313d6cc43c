// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/notations/onnx_provider.h"

#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/onnx_directml.h"

#include <cmath>

namespace tessera {

namespace {

constexpr std::string_view kStretch[] = {"stretch"};

void refuseWhatTheCpuDoes(const OnnxAttributes& attributes)
{
    if (attributes.integer("exclude_outside", 0) != 0)
        attributes.refuse("exclude_outside",
                          say("reading", "the DirectML provider leaves it to the CPU; 0 would be right"));
    if (attributes.number("extrapolation_value", 0) != 0)
        attributes.refuse("extrapolation_value",
                          say("reading",
                              "the DirectML provider leaves it to the CPU, since DirectML repeats the edge; 0 would be "
                              "right"));
    attributes.word("keep_aspect_ratio_policy", kStretch,
                    say("reading", "what the DirectML provider makes of it is not known"));
}

// Of one axis; `mode` is where it places samples.
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
