// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/parse/calls/call.h"
#include "engine/frameworks/parse/onnx_node.h"

#include <algorithm>
#include <cmath>
#include <limits>

// What only ONNX's Resize and Upsample have, and what ONNX Runtime's DirectML provider makes of them.
namespace tessera {

namespace {

using enum Placement;

constexpr float kLargestScale = std::numeric_limits<float>::max();
constexpr size_t kDirectMlRank = 4;

// The provider's numbers of an axis without the nearest rule, computed in float32 as it does.
AxisNumbers placedNumbers(Placement placement, const ResizedAxis& axis)
{
    const auto n = static_cast<float>(axis.inputs), m = static_cast<float>(axis.outputs);
    const float scale = axis.factor.value_or(m / n);
    if (placement == HalfPixelSymmetric)
        return {scale, 0.5f - n / 2 * (1 - m / (scale * n)), -0.5f};
    if (placement == PytorchHalfPixel)
        return axis.inputs == 1 ? AxisNumbers{kLargestScale, 0, 0} : AxisNumbers{scale, 0.5f, -0.5f};
    if (placement == AlignCorners && (axis.inputs == 1 || axis.outputs == 1))
        return {kLargestScale, 0, 0};
    return numbersOf(placement, axis.inputs, axis.outputs, scale);
}

// The packed RESAMPLE3 that the provider passes: directml_provider.md. It may have issues. Axes of one element are
// dropped, except a last one.
Operator passedByDirectMl(ResizeWords node, DataType type)
{
    const ResizedAxis last = node.axes.back();
    std::erase_if(node.axes, [](const ResizedAxis& axis) { return axis.inputs == 1 && axis.outputs == 1; });
    if (node.axes.empty())
        node.axes.push_back(last);
    refuseIf(
        node.axes.size() > kDirectMlRank,
        say("dialects", "RESAMPLE3 has four dimensions, and %1 axes have more than one element")(node.axes.size()));
    std::vector<AxisNumbers> numbers(kDirectMlRank - node.axes.size());
    for (const ResizedAxis& axis : node.axes)
        numbers.push_back(placedNumbers(node.convention->placement, axis));
    node.axes.insert(node.axes.begin(), kDirectMlRank - node.axes.size(), ResizedAxis{});
    Operator op = resampleOf("RESAMPLE3", node, type);
    constexpr auto kDown = AxisDirection::Decreasing; // has no effect on linear
    setField(op, "RoundingDirection", EnumValue{&enumType(kDown), static_cast<uint32_t>(kDown)});
    setField(op, "Antialiased", node.antialiased);
    const NearestRule rule = node.rule.value_or(NearestRule::HalfDown);
    return withNumbers(op, numbers, node.isLinear() ? std::nullopt : std::optional(rule));
}

// Where the provider departs from ONNX.
std::vector<Message> departures(const ResizeWords& said, bool hasModes)
{
    std::vector<Message> notes;
    const auto note = [&](bool departs, const Message& sentence) {
        if (departs)
            notes.push_back(sentence);
    };
    note(!hasModes,
         say("reading", "The provider places the samples of this node as half_pixel, where ONNX has asymmetric."));
    const std::string_view mode = said.convention->mode;
    for (const ResizedAxis& axis : said.axes) {
        if (axis.inputs == 1)
            continue;
        const double length = axis.factor ? 1.0 * axis.inputs * double{*axis.factor} : axis.outputs;
        note(mode == "pytorch_half_pixel" && axis.outputs == 1,
             say("reading",
                 "ONNX lays a single output on input 0; the provider asks whether the input has one element, and lays "
                 "this one as half_pixel."));
        note(mode == "align_corners" && axis.outputs > 1 && std::abs(length - axis.outputs) >= 1e-5 * length,
             say("reading", "The corners follow the whole size %1; ONNX's test vectors follow scales·n = %2.")(
                 axis.outputs, toText(length)));
    }
    note(said.antialiased && said.isLinear(),
         say("reading", "DirectML's filter halves; ONNX's is a triangle that widens as the axis shrinks."));
    return notes;
}

// What the provider passes. hasModes: false for Upsample and an early Resize. The notes say where it departs from ONNX.
// Refuses what the provider leaves to the CPU, and what is not known of it.
ReadOperator passedByProvider(const Call& call, ResizeWords said, DataType type, bool hasModes)
{
    for (const char* name : {"exclude_outside", "extrapolation_value"})
        call.refuseIf(hasModes && call.number(name, 0) != 0, name,
                      say("reading", "the DirectML provider leaves it to the CPU; expected 0"));
    call.refuseIf(hasModes && call.said("policy") != "stretch", "policy",
                  say("reading", "what the DirectML provider makes of it is not known"));
    if (!hasModes)
        said.convention = findConvention("ONNX", "half_pixel"); // the provider's default
    std::vector<uint32_t> outputs;
    for (const ResizedAxis& axis : said.axes)
        outputs.push_back(axis.outputs);
    return {passedByDirectMl(said, type), departures(said, hasModes), outputs};
}

// ONNX's test vectors place the corners by s·n, also where that is no whole number.
void takeFractionalCorners(std::vector<ResizedAxis>& axes, TracedTensor& tensor)
{
    for (ResizedAxis& axis : axes) {
        const double length = 1.0 * axis.inputs * double{axis.factor.value_or(0)};
        if (!axis.factor || axis.outputs == 1 || axis.inputs == 1 || std::abs(length - axis.outputs) < 1e-5 * length)
            continue;
        axis.numbers = AxisNumbers{static_cast<float>((length - 1) / (axis.inputs - 1.0)), 0, 0};
        tensor.addNote(say("reading",
                           "The corners follow scales·n = %1, as in ONNX's test vectors; ONNX Runtime takes the "
                           "whole size %2.")(toText(length), axis.outputs));
    }
}

} // namespace

void requireMode(const Call& call)
{
    constexpr int kSymmetric = 19, kWithoutNn = 13;
    const int opset = call.evaluator().opset();
    const std::string mode = call.said("coordinate_transformation_mode");
    call.refuseIf(mode == "tf_crop_and_resize", "coordinate_transformation_mode",
                  say("reading",
                      "it resizes a region of its input, which is not read; a case of RESAMPLE1 says it by Scales "
                      "(m − 1)/((end − start)·(n − 1)), InputPixelOffsets −start·(n − 1) and OutputPixelOffsets 0"));
    call.refuseIf(opset != 0 && opset < kSymmetric && mode == "half_pixel_symmetric", "coordinate_transformation_mode",
                  say("reading", "it came with opset 19"));
    call.refuseIf(opset >= kWithoutNn && mode == "tf_half_pixel_for_nn", "coordinate_transformation_mode",
                  say("reading", "it went with opset 13"));
}

void resizeByNode(const Call& call, ResizeWords said, TracedTensor& tensor)
{
    const Evaluator& evaluator = call.evaluator();
    const bool hasModes = call.takes("rounding");
    if (evaluator.options().isForDirectMl)
        return tensor.become(passedByProvider(call, said, evaluator.typeOf(tensor), hasModes));
    if (said.convention->placement == AlignCorners)
        takeFractionalCorners(said.axes, tensor);
    // Without antialias nothing changes: of two neighbours the one inside is the edge.
    call.refuseIf(hasModes && call.number("exclude_outside", 0) != 0 && said.antialiased && said.isLinear()
                      && std::ranges::any_of(said.axes, &ResizedAxis::shrinks),
                  "exclude_outside", say("reading", "with antialias RESAMPLE3 repeats the edge outside; expected 0"));
    const bool isLast =
        evaluator.way().mayBeLast && said.axes.size() == 4 && !said.axes[1].keepsScale() && said.axes[3].keepsScale();
    tensor.resize(said, isLast ? ChannelPlace::Last : evaluator.layout(), false);
    if (isLast)
        tensor.addNote(kChannelsAreLast);
}

} // namespace tessera
