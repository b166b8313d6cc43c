// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

DepthSpaceOrder orderOf(const Call& call)
{
    const std::string mode =
        call.word("mode", "blocks_first", {"blocks_first", "depth_first"}, say("reading", "OpenVINO has two modes"));
    return mode == "depth_first" ? DepthSpaceOrder::ColumnRowDepth : DepthSpaceOrder::DepthColumnRow;
}

template <bool toSpace> Value movedByMode(const Call& call)
{
    return movedBlocks(call, toSpace, orderOf(call), "block_size");
}

void needNoPads(const Call& call, std::string_view parameter)
{
    if (call.has(parameter) && std::ranges::any_of(call.numbers(parameter), [](double pad) { return pad != 0; }))
        call.refuse(parameter,
                    say("reading", "RESAMPLE repeats the edge and has no padding") + "; "
                        + say("reading", "expected %1")(0));
}

// As ONNX before opset 11: floor where an axis grows, ceil where it shrinks.
NearestRule simpleRule(const Call& call, const TextTensor& tensor, const std::vector<AxisWish>& axes)
{
    const std::vector<uint64_t> now = tensor.sizes();
    const auto grows = [&](const AxisWish& axis) { return axis.outputs > now[axis.axis]; };
    const auto shrinks = [&](const AxisWish& axis) { return axis.outputs < now[axis.axis]; };
    if (!std::ranges::any_of(axes, shrinks))
        return NearestRule::Floor;
    if (std::ranges::any_of(axes, grows))
        call.refuse("nearest_mode",
                    say("reading",
                        "it is ceil where an axis shrinks and floor where it grows, and RESAMPLE2 has one "
                        "RoundingDirection for all axes"));
    return NearestRule::Ceil;
}

std::vector<AxisWish> wishes(const Call& call, const TextTensor& tensor, bool areScales, std::string_view values)
{
    constexpr double kSlack = 1e-6; // OpenVINO adds it before it floors
    std::vector<size_t> axes;
    if (call.has("axes"))
        for (const int64_t axis : call.wholeNumbers("axes"))
            axes.push_back(static_cast<size_t>(axis < 0 ? axis + static_cast<int64_t>(tensor.rank()) : axis));
    else
        axes = lastAxes(call, tensor, call.numbers(values).size());
    const std::vector<double> given = call.numbers(values);
    const std::vector<uint64_t> now = tensor.sizes();
    if (given.size() != axes.size())
        call.refuse(values, say("reading", "expected %1 values, one an axis")(axes.size()));
    std::vector<AxisWish> list;
    for (size_t i = 0; i < axes.size(); ++i) {
        if (axes[i] >= now.size())
            call.refuse("axes", say("reading", "expected %1 to %2")(0, now.size() - 1));
        AxisWish wish{.axis = axes[i]};
        if (areScales) {
            wish.outputs = flooredSize(static_cast<uint32_t>(now[wish.axis]), given[i] + kSlack, std::string(values));
            wish.factor = static_cast<float>(given[i]);
        } else {
            wish.outputs = sizeOf(given[i], std::string(values));
        }
        list.push_back(wish);
    }
    return list;
}

Value interpolated(const Call& call, std::string_view sizes, std::string_view scales)
{
    TextTensor tensor = call.tensor("image");
    const std::string mode = call.word("mode", "nearest", {"nearest", "linear", "linear_onnx"}, kTwoModes);
    const std::string placement =
        call.word("coordinate_transformation_mode", "half_pixel",
                  {"half_pixel", "pytorch_half_pixel", "asymmetric", "tf_half_pixel_for_nn", "align_corners"},
                  say("reading", "OpenVINO has no such mode"));
    const std::string rule = call.word("nearest_mode", "round_prefer_floor",
                                       {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil", "simple"},
                                       say("reading", "OpenVINO has no such rule"));
    const std::string by =
        call.word("shape_calculation_mode", call.has(scales) && !call.has(sizes) ? "scales" : "sizes",
                  {"sizes", "scales", "SIZES", "SCALES"});
    needNoPads(call, "pads_begin");
    needNoPads(call, "pads_end");
    const bool areScales = by == "scales" || by == "SCALES";
    ResizeWish wish =
        resizeAs("OpenVINO", placement, mode != "nearest", wishes(call, tensor, areScales, areScales ? scales : sizes),
                 call.flag("antialias", false));
    if (wish.mode == InterpolationMode::NearestNeighbor)
        wish.rule = rule == "simple"
            ? simpleRule(call, tensor, wish.axes)
            : *std::ranges::find(kNearestRules, rule, [](NearestRule each) { return onnxName(each); });
    return resized(std::move(tensor), wish);
}

// In opset 11 sizes or scales are one argument, in opset 4 there are both.
Value interpolateCall(const Call& call)
{
    if (call.has("mode") && !call.value("mode").as<std::string>() && !call.value("mode").as<Symbol>())
        call.fail(say("reading", "opset 4's interpolate is read with its keys: %1")(
            "interpolate(x, scales_or_sizes=[4, 4], mode=\"nearest\", shape_calculation_mode=\"sizes\", axes=[2, 3])"));
    return interpolated(call, "scales_or_sizes", "scales_or_sizes");
}
Value attributesCall(const Call& call)
{
    return interpolated(call, "sizes", "scales");
}

constexpr std::string_view kRoots[] = {"ov", "openvino", "opset*", "ops"};
constexpr Function kFunctions[] = {
    {"depth_to_space", "data,mode,block_size", movedByMode<true>},
    {"space_to_depth", "data,mode,block_size", movedByMode<false>},
    {"DepthToSpace", "data,mode,block_size", movedByMode<true>},
    {"SpaceToDepth", "data,mode,block_size", movedByMode<false>},
    {"parameter Parameter", "shape,dtype,name",
     [](const Call& call) { return withType(call, *declared(call, call.wholeNumbers("shape")).tensor()); }},
    {"constant", "value,dtype,name", literal},
    {"reshape", "data,output_shape,special_zero", reshaped},
    {"transpose", "data,input_order", permuted},
    {"interpolate",
     "image,scales_or_sizes,mode,shape_calculation_mode,pads_begin,pads_end,coordinate_transformation_mode,"
     "nearest_mode,antialias,cube_coeff,axes",
     interpolateCall},
    {"Interpolate",
     "image,sizes,scales,axes,mode,shape_calculation_mode,pads_begin,pads_end,coordinate_transformation_mode,"
     "nearest_mode,antialias,cube_coeff",
     attributesCall},
};

} // namespace

FunctionTable openVinoFunctions()
{
    return {"OpenVINO", Dialect::OpenVino, kRoots, kFunctions};
}

} // namespace tessera
